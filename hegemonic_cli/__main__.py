"""`python -m hegemonic_cli` is `hegemonic`."""

from __future__ import annotations

import sys

from hegemonic_cli.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
