"""Shards of a batch and the workers that process them without the GIL.

The tables of a batch are split into *shards*, linked in a ring. A job is posted to every shard; each *worker* walks the
ring from its own starting shard and claims the shards that no other worker has claimed. A worker that the operating
system has suspended therefore delays only the shard it is processing.
"""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.rl import codes, locks, table


class Signal:
    """An auto-reset event: setting it releases one waiting thread, now or later."""

    def __init__(self) -> None:
        self.lock = locks.made()

    def __del__(self) -> None:
        locks.free(self.lock)

    def set(self) -> None:
        """Set the event; setting it twice still releases a single thread."""
        locks.is_taken_now(self.lock)
        locks.release(self.lock)

    def consume(self) -> bool:
        """Reset the event and return whether it was set."""
        return locks.is_taken_now(self.lock)

    def wait(self) -> None:
        """Wait until the event is set, then reset it."""
        for _ in range(locks.TRIES):
            if locks.is_taken_now(self.lock):
                return
        locks.take(self.lock)


class Shard:
    """A tree of tables that one worker processes at a time."""

    def __init__(self, root: table.EnvTable, to: table.Buffers) -> None:
        self.root = root
        self.to = to
        self.following = self  # the next shard of the ring
        self.posted = Signal()  # set while a job waits for a worker
        self.done = Signal()
        self.job = codes.SAMPLE
        self.repeats = 1


class Worker:
    """Processes the shards of a ring, beginning with `first`."""

    def __init__(self, first: Shard, shards: int) -> None:
        self.first = first
        self.shards = shards
        self.following: Worker | None = None  # the next worker to wake
        self.wake = Signal()
        self.is_stopped = False

    def serve(self) -> None:
        """Process posted jobs until stopped; the body of a thread."""
        with cython.nogil:
            while True:
                self.wake.wait()
                if self.is_stopped:
                    break
                process_ring(self.first, self.shards)

    def stop(self) -> None:
        """End the thread that runs `serve`."""
        self.is_stopped = True
        self.wake.set()

    def run(self, job: int, repeats: int) -> None:
        """Run a job on all shards together with the other workers, and wait for the end.

        Two threads must not call this at the same time for the same ring; `Batch` ensures it.
        """
        with cython.nogil:
            post(self.first, self.shards, job, repeats)
            if self.following is not None:
                wake_all(self.following)
            process_ring(self.first, self.shards)
            wait_all(self.first, self.shards)


def post(shard: Shard, shards: int, job: int, repeats: int) -> None:
    """Post a job to each shard of a ring."""
    shard.done.consume()  # still set if a KeyboardInterrupt ended the previous run
    shard.job = job
    shard.repeats = repeats
    shard.posted.set()
    if shards > 1:
        post(shard.following, shards - 1, job, repeats)


def wake_all(worker: Worker) -> None:
    """Wake a worker and all that follow it."""
    worker.wake.set()
    if worker.following is not None:
        wake_all(worker.following)


def process_ring(shard: Shard, shards: int) -> None:
    """Process the shards of a ring that no worker has claimed."""
    if shard.posted.consume():
        process(shard)
        shard.done.set()
    if shards > 1:
        process_ring(shard.following, shards - 1)


def wait_all(shard: Shard, shards: int) -> None:
    """Wait until all shards of a ring are processed."""
    shard.done.wait()
    if shards > 1:
        wait_all(shard.following, shards - 1)


def process(shard: Shard) -> None:
    """Run the posted job on one shard."""
    for _ in range(shard.repeats):
        if shard.job != codes.STEP:
            table.sample_tree(shard.root, shard.to)
        if shard.job != codes.SAMPLE:
            table.step_tree(shard.root, shard.to)
