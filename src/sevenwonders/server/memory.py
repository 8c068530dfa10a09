"""What a server does about its memory once it has started: all that was imported stays, and is looked at in every step.

A step comes seldom enough that little of it is still in the processor's caches. What it costs then is mostly the way to
some thousand places in memory; large pages make that way shorter.
"""

import ctypes
import gc
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

_GARBAGE: Final = (10_000, 10, 10)  # a step makes a thousand objects; hardly any form circles
_PAGE: Final = 2 << 20  # bytes of a large one
_COLLAPSE: Final = 25  # MADV_COLLAPSE of Linux 6.1 and later: make it large pages now
_FULL: Final = 0.9  # so much of a stretch must be in use: what is not would be taken up, too


def settle() -> None:
    """Let what is there now stay: the garbage collector need not look at it again, and it moves to large pages."""
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # no such system after all: the pages stay as they are
            enlarge(Path("/proc/self/smaps").read_text("ascii", "replace").splitlines())


def enlarge(maps: Iterable[str]) -> int:
    """Ask for large pages where this process keeps its objects; return how many bytes were made such."""
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    enlarged = 0
    for start, end in objects(maps):
        first, last = -(-start // _PAGE) * _PAGE, end // _PAGE * _PAGE
        if first < last and advise(first, last - first, _COLLAPSE) == 0:
            enlarged += last - first
    return enlarged


def objects(maps: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield the stretches of memory that belong to no file and are in use, from what `/proc/self/smaps` tells.

    >>> list(objects(["3000-5000 rw-p 00000000 00:00 0", "Rss: 1 kB", "6000-7000 rw-p 00000000 00:00 0", "Rss: 4 kB"]))
    [(24576, 28672)]
    """
    start = end = 0
    for line in maps:
        match line.split():
            case [span, "rw-p", _, _, "0", *name] if name in ([], ["[heap]"]):
                start, end = (int(place, 16) for place in span.split("-"))
            case [span, *_] if not span.endswith(":"):
                start = end = 0
            case ["Rss:", kilobytes, _] if start < end and int(kilobytes) * 1024 >= _FULL * (end - start):
                yield start, end
