"""Where the script `hegemonic` begins and ends.

A run lives for a tenth of a second and then gives all its memory back at once, so looking for garbage on the way and at
the end costs 15 ms and finds nothing. A long evening at the screen still collects, only less often.
"""

from __future__ import annotations

import gc
import os
import signal

OBJECTS_OF_A_RUN = 200_000  # a whole command makes about a sixth of it
STOPPED = 130  # as errors.py has it, which isn't imported yet when Ctrl-C comes early


def start() -> int:
    """Run the command line that the shell gave; the exit code."""
    listens = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # else whoever started us wants no Ctrl-C
    if listens:
        signal.signal(signal.SIGINT, _stop)  # half of a run is imports, where Ctrl-C would end in a traceback
    gc.set_threshold(OBJECTS_OF_A_RUN)
    from hegemonic_cli.cli.app import main  # behind the lines above, for imports make most of the objects

    try:
        if listens:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = main()
    except KeyboardInterrupt:
        code = STOPPED
    if listens:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is said and done
    gc.freeze()
    return code


def _stop(*_: object) -> None:
    os._exit(STOPPED)
