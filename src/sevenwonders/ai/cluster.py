"""Executor on a Ray cluster; Ray reruns the tasks of a node that fails."""

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from sevenwonders.ai.crew import Crew, timed
from sevenwonders.core.errors import OptionError

LOCAL: Final = "local"
# For locally started clusters: run workers at normal priority like the processes of `--jobs`. Ray's default niceness
# makes them about half as fast on a busy machine.
SETTINGS: Final = {"RAY_worker_niceness": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


def check(address: str) -> None:
    """Raise OptionError if there is no Ray, or no address."""
    if not address.strip():
        raise OptionError("cluster/address", found=address)
    if find_spec("ray") is None:
        raise OptionError("cluster/missing", found="ray")


@contextmanager
def on_cluster(address: str) -> Iterator[Crew[Any]]:
    """Connect to a cluster, or start a local one; disconnect at the end if this call connected."""
    check(address)
    os.environ.update(SETTINGS | os.environ)
    import ray

    if ray.is_initialized():
        yield Crew(Nodes(ray))
        return
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if address == LOCAL else None,
        )
    except Exception as error:  # Ray raises no specific class for this
        raise OptionError("cluster/unreachable", found=address, reason=str(error).splitlines()[0]) from error
    try:
        yield Crew(Nodes(ray))
    finally:
        ray.shutdown()


class Nodes:
    """The processors of all nodes of a cluster, counted anew at each call."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=-1)(timed)
        self._shared: tuple[object, Any] = (None, None)  # the function and its handle in the object store

    def count(self) -> int:
        """Return the current number of processors."""
        return int(self._ray.cluster_resources().get("CPU", 1))

    def submit(self, work: Callable[[range], Any], chunk: range) -> Any:
        """Submit a chunk; the function is sent to each node once."""
        if self._shared[0] is not work:
            self._shared = work, self._ray.put(work)
        return self._task.remote(self._shared[1], chunk)

    def wait(self, task: Any) -> Any:
        """Return the result of a task."""
        return self._ray.get(task)

    def cancel(self, task: Any) -> object:
        """Cancel a task whose result is not needed."""
        return self._ray.cancel(task, force=True)
