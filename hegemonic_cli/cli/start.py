"""Where the script `hegemonic` begins and ends.

A run lives for a tenth of a second and then gives all its memory back at once, so looking for garbage on the way and at
the end costs 15 ms and finds nothing. A long evening at the screen still collects, only less often.
"""

from __future__ import annotations

import gc

OBJECTS_OF_A_RUN = 200_000  # a whole command makes about a sixth of it


def start() -> int:
    """Run the command line that the shell gave; the exit code."""
    gc.set_threshold(OBJECTS_OF_A_RUN)
    from hegemonic_cli.cli.app import main  # behind the line above, for imports make most of the objects

    code = main()
    gc.freeze()
    return code
