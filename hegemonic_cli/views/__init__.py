"""The words, tables and drawings of what reports return."""
