"""Many games at once in processes, and what shares of victories mean."""

import math
import os
import signal
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Final, TypeVar

Z: Final = 1.959964  # of a 95 % interval

Result = TypeVar("Result")


# ---- processes


def in_processes(work: Callable[[range], Result], parts: range, jobs: int) -> Iterator[Result]:
    """Yield what `work` makes of the parts, chunk by chunk in order; stopping early stops the processes, too."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    size = max(1, min(len(parts) // (8 * jobs), 50))
    chunks = [parts[start : start + size] for start in range(0, len(parts), size)]
    before = set(active_children())
    # A fresh interpreter for each: forking a process that may have threads can hang it.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_serve_parent)
    try:
        for future in [pool.submit(work, chunk) for chunk in chunks]:
            yield future.result()
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _serve_parent() -> None:
    """Leave Ctrl-C to the process that runs the match, and end when it does, however that comes about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    # Nobody is left to tell; the main thread may be in the middle of a game, or wait for work for ever.
    os._exit(1)


def cores() -> int:
    """Return how many processes make sense here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---- what it means


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval around a share of games (Wilson's, which stays honest near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    # Rounding must not leave the share itself outside.
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))


def elo(share: float) -> float | None:
    """Return the difference in strength that a share of victories means; None where it has no bound."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share))
