"""Work on many machines through Ray. A node that dies takes nothing with it: its tasks are done again elsewhere."""

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from sevenwonders.ai.crew import Crew, timed
from sevenwonders.core.errors import OptionError

LOCAL: Final = "local"
# For what is started here. Workers have the same rights as the processes of `--jobs`: by itself Ray puts them behind
# everything else on the machine, which takes half as long again on a busy one.
SETTINGS: Final = {"RAY_worker_niceness": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


def check(address: str) -> None:
    """Raise OptionError if there is no Ray, or no address."""
    if not address.strip():
        raise OptionError("cluster/address", found=address)
    if find_spec("ray") is None:
        raise OptionError("cluster/missing", found="ray")


@contextmanager
def on_cluster(address: str) -> Iterator[Crew[Any]]:
    """Be part of a cluster, one that is there or a new one here; leave it in the end if we were not before."""
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
    except Exception as error:  # Ray has no kind of its own for this
        raise OptionError("cluster/unreachable", found=address, reason=str(error).splitlines()[0]) from error
    try:
        yield Crew(Nodes(ray))
    finally:
        ray.shutdown()


class Nodes:
    """The processors of all nodes of a cluster, as many as it has at the time."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=-1)(timed)
        self._shared: tuple[object, Any] = (None, None)  # the work, and where the nodes find it

    def count(self) -> int:
        """Return how many processors there are."""
        return int(self._ray.cluster_resources().get("CPU", 1))

    def submit(self, work: Callable[[range], Any], chunk: range) -> Any:
        """Send a chunk; the work itself is sent once to each node."""
        if self._shared[0] is not work:
            self._shared = work, self._ray.put(work)
        return self._task.remote(self._shared[1], chunk)

    def wait(self, task: Any) -> Any:
        """Return what came of a task."""
        return self._ray.get(task)

    def cancel(self, task: Any) -> object:
        """Stop a task that nobody waits for any more."""
        return self._ray.cancel(task, force=True)
