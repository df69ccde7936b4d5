"""One file per command; `cli/app.py` lists them all."""
