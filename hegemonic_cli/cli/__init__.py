"""The command line: words in, sentences and exit codes out."""
