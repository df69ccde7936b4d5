"""`python -m hegemonic_cli` is `hegemonic`."""

from __future__ import annotations

import sys

from hegemonic_cli.cli.start import start

if __name__ == "__main__":
    sys.exit(start())
