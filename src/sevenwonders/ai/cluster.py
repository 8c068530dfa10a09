"""Work on many machines through Ray, as `match.in_processes` does it on one: the same parts, the same results.

A task is a chunk of parts that takes at least a second, so that Ray's own work is lost in it. Results come in the order
of the parts, whatever order they are made in; a node that dies takes nothing with it, for its tasks are made again.
"""

import logging
import math
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from sevenwonders.ai.match import Result
from sevenwonders.core.errors import OptionError

LOCAL: Final = "local"
CHUNK_SECONDS: Final = 1.5
IN_FLIGHT: Final = 4  # tasks for each processor, so that none is ever without


def check(address: str) -> None:
    """Raise OptionError if there is no Ray, or no address."""
    if not address.strip():
        raise OptionError("cluster/address", found=address)
    if find_spec("ray") is None:
        raise OptionError("cluster/missing", found="ray")


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Be part of a cluster, one that is there or a new one here; leave it in the end if we were not before."""
    check(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(
            address=None if address == LOCAL else address,
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if address == LOCAL else None,
        )
    except (ConnectionError, OSError, ValueError) as error:
        raise OptionError("cluster/unreachable", found=address, reason=str(error).splitlines()[0]) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def on_cluster(work: Callable[[range], Result], parts: range, address: str) -> Iterator[Result]:
    """Yield what `work` makes of the parts, chunk by chunk in order, made wherever the cluster has room."""
    with joined(address) as ray:
        first, size = _timed(work, parts)
        yield first
        rest = parts[1:]
        task = ray.remote(num_cpus=1, max_retries=-1)(lambda chunk: work(chunk))  # noqa: PLW0108 - Ray wants a function
        chunks = (rest[start : start + size] for start in range(0, len(rest), size))
        waiting: deque[Any] = deque()
        room = max(1, IN_FLIGHT * int(ray.cluster_resources().get("CPU", 1)))
        for chunk in chunks:
            waiting.append(task.remote(chunk))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())


def _timed(work: Callable[[range], Result], parts: range) -> tuple[Result, int]:
    """Do the first part here; return its result, and how many such parts make a chunk."""
    start = time.perf_counter()
    first = work(parts[:1])
    spent = max(time.perf_counter() - start, 1e-6)
    return first, max(1, math.ceil(CHUNK_SECONDS / spent))
