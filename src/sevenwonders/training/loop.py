"""Training loop for any game: chunks of self-play, log, checkpoints and resumption.

A `Course` is the training of one game: workers that play and learn on shared weights, and opponents for measurements.
With one thread, a number of games and a seed the result is the same every time; time is read only if minutes are the
limit. Files are written beside the network that is being made:

    FILE            the network so far
    FILE.resume     all that is needed to go on
    FILE.log        one JSON object per line: losses, results and win rates over time
    FILE.1000 …     the network after 1 000, 3 000, 10 000 … games: weaker players for free
"""

import json
import signal
import struct
import threading
import time
import zlib
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from sevenwonders.ai import network_file
from sevenwonders.ai.network import Network
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng

MAGIC: Final = b"sevenwonders training 1\n"
_LENGTH: Final = struct.Struct("<I")
CHUNK: Final = 250  # games a worker plays between looks at the clock and at the schedule
MOST_GAMES: Final = 10**12  # upper bound for the names of snapshots


class TrainingWorker(Protocol):
    """One thread's games."""

    rng: Rng

    def play(self, games: int) -> None:
        """Play games and learn from them, without the GIL."""


AnyWorker = TypeVar("AnyWorker", bound=TrainingWorker)


class Course(Protocol[AnyWorker]):
    """The training schedule of one game."""

    name: str
    network: Network

    def workers(self, jobs: int, seed: int) -> list[AnyWorker]:
        """Return the workers; the same seed gives the same games to a single one."""

    def adjust(self, worker: AnyWorker, progress: float) -> None:
        """Set what changes in the course of a training: rates, temperatures, specialists."""

    def report(self, workers: Sequence[AnyWorker]) -> dict[str, float]:
        """Return the statistics since the last report and reset them."""

    def memory(self) -> "list[array[float]]":
        """Return the weights and the optimiser state."""

    def begin_with(self, other: Network) -> None:
        """Begin with what another network has learned; raise OptionError if this one cannot."""

    def measure(self, seed: int) -> dict[str, float]:
        """Return the strength of the network now, against opponents that stay the same."""


class Threads(Generic[AnyWorker]):
    """Workers in threads of this process, who learn on shared weights as they go."""

    def __init__(self, course: Course[AnyWorker], jobs: int, seed: int) -> None:
        self.course = course
        self.workers = course.workers(jobs, seed)
        self.chunk = CHUNK * jobs

    @property
    def states(self) -> list[int]:
        """The states of the workers' random numbers."""
        return [worker.rng.state for worker in self.workers]

    @states.setter
    def states(self, states: list[int]) -> None:
        for worker, state in zip(self.workers, states, strict=False):
            worker.rng.state = state

    def play(self, games: int, share: float) -> float:
        """Divide `games` among the workers; return the CPU seconds used. `share` is the progress of the plan."""
        for worker in self.workers:
            self.course.adjust(worker, share)
        cpu, jobs = time.process_time(), len(self.workers)
        shares = [games * (job + 1) // jobs - games * job // jobs for job in range(jobs)]
        threads = [
            threading.Thread(target=worker.play, args=(own,))
            for worker, own in zip(self.workers[1:], shares[1:], strict=True)
        ]
        for thread in threads:
            thread.start()
        self.workers[0].play(shares[0])
        for thread in threads:
            thread.join()
        return time.process_time() - cpu

    def report(self) -> dict[str, float]:
        """Return the statistics of the workers."""
        return self.course.report(self.workers)


@dataclass(frozen=True, slots=True)
class Plan:
    """Limits, output files and report intervals of a training run."""

    out: Path
    games: int | None = None
    minutes: float | None = None
    jobs: int = 1
    seed: int = 0
    resume: bool = False
    begin: Path | None = None  # an earlier training whose knowledge this one begins with
    report_every: int = 10_000  # games
    measure_every: int = 100_000  # games
    command: str = ""

    @property
    def log(self) -> Path:
        """The file of the log."""
        return self.out.with_name(self.out.name + ".log")

    @property
    def checkpoint(self) -> Path:
        """The file from which the training can go on."""
        return checkpoint_of(self.out)

    def snapshot(self, games: int) -> Path:
        """Return the file of the snapshot after `games`."""
        return self.out.with_name(f"{self.out.name}.{games}")

    @property
    def files(self) -> list[Path]:
        """All that a training may write."""
        return [self.out, self.checkpoint, self.log, *map(self.snapshot, snapshots(0, MOST_GAMES))]


@dataclass(slots=True)
class TrainingProgress:
    """How far a training is."""

    games: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    reported: int = 0  # games at the last report
    measured: int = 0
    states: list[int] = field(default_factory=list)  # of the workers' random numbers

    def share(self, plan: Plan) -> float:
        """Return the part of the plan that is done."""
        if plan.games is not None:
            return min(1.0, self.games / plan.games)
        return min(1.0, self.seconds / (60.0 * (plan.minutes or 1.0)))


class Training(Generic[AnyWorker]):
    """A course that is being followed."""

    def __init__(self, course: Course[AnyWorker], plan: Plan, output: Callable[[str], None] = print) -> None:
        if plan.games is None and plan.minutes is None:
            raise OptionError("train/no-limit")
        self.course = course
        self.plan = plan
        self.output = output
        self.team = Threads(course, plan.jobs, plan.seed)
        self.progress = TrainingProgress()
        if plan.resume:
            self.progress = self.load(plan.checkpoint)
            self.team.states = self.progress.states
        elif plan.begin is not None:
            self.begin(plan.begin)

    def run(self) -> TrainingProgress:
        """Train as planned; Ctrl-C ends it after the running chunk, with everything written."""
        self.plan.out.parent.mkdir(parents=True, exist_ok=True)
        with _stopping() as stopped:
            while not self.is_done() and not stopped.is_set():
                before = self.progress.games
                self.play_chunk()
                for mark in snapshots(before, self.progress.games):
                    network_file.write(self.course.network, self.plan.snapshot(mark))
                if self.is_done() or self.progress.games - self.progress.reported >= self.plan.report_every:
                    self.report()
                    self.save()
        self.save()
        return self.progress

    def is_done(self) -> bool:
        """Return whether the plan is fulfilled."""
        return self.progress.share(self.plan) >= 1.0

    def play_chunk(self) -> None:
        """Play one chunk of games."""
        games, progress = self.team.chunk, self.progress
        if self.plan.games is not None:
            games = max(1, min(games, self.plan.games - progress.games))
        begin = time.perf_counter()
        progress.cpu += self.team.play(games, progress.share(self.plan))
        progress.seconds += time.perf_counter() - begin
        progress.games += games

    def report(self) -> None:
        """Append a report to the log and print it; at intervals with measured win rates."""
        progress = self.progress
        entry: dict[str, Any] = {
            "games": progress.games,
            "seconds": round(progress.seconds, 1),
            "cpu": round(progress.cpu, 1),
            **self.team.report(),
        }
        if self.is_done() or progress.games - progress.measured >= self.plan.measure_every:
            entry |= self.course.measure(self.plan.seed)
            progress.measured = progress.games
        progress.reported = progress.games
        with self.plan.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        self.output("  ".join(f"{name} {value:g}" for name, value in entry.items()))

    # ---- checkpoints

    def save(self) -> None:
        """Write the network and all that is needed to go on."""
        made: dict[str, Any] = {"command": self.plan.command, "seed": self.plan.seed, "games": self.progress.games}
        if self.plan.games is None:
            made["minutes"] = round(self.progress.cpu / 60, 1)
        self.course.network.description.made = made
        network_file.write(self.course.network, self.plan.out)
        self.progress.states = self.team.states
        head = json.dumps({"course": self.course.name, **asdict(self.progress)}).encode()
        content = MAGIC + _LENGTH.pack(len(head)) + head + remembered(self.course)
        network_file.replace(self.plan.checkpoint, content + _LENGTH.pack(zlib.crc32(content)))

    def begin(self, path: Path) -> None:
        """Start from another training: its checkpoint if it fits, else its weights."""
        if not checkpoint_of(path).exists() or network_file.read(path).shape != self.course.network.shape:
            self.course.begin_with(network_file.read(path))
            return
        self.load(checkpoint_of(path))

    def load(self, path: Path) -> TrainingProgress:
        """Load a checkpoint; raise OptionError if it does not fit."""
        try:
            content = path.read_bytes()
        except OSError as error:
            raise OptionError("train/no-checkpoint", name=str(path)) from error
        if not content.startswith(MAGIC) or zlib.crc32(content[:-4]) != _LENGTH.unpack(content[-4:])[0]:
            raise OptionError("train/damaged", name=str(path))
        (length,) = _LENGTH.unpack_from(content, len(MAGIC))
        start = len(MAGIC) + _LENGTH.size
        head = json.loads(content[start : start + length])
        memory = content[start + length : -4]
        if head.pop("course") != self.course.name or len(memory) != len(remembered(self.course)):
            raise OptionError("train/other-network", name=str(path))
        remember(self.course, memory)
        return TrainingProgress(**head)


def remembered(course: Course[Any]) -> bytes:
    """Return all that a course has learned."""
    return b"".join(bytes(table) for table in course.memory())


def remember(course: Course[Any], memory: bytes) -> None:
    """Load the weights and optimiser state of a course."""
    start = 0
    for table in course.memory():
        memoryview(table).cast("B")[:] = memory[start : start + 4 * len(table)]
        start += 4 * len(table)


def take_over(network: Network, other: Network) -> None:
    """Copy a network with at most as many hidden units; the output weights of additional units are zero.

    The other may lack the last heads, whose outputs are zero then. Raise OptionError if it has another game, other
    inputs, other heads, or a second layer of another size.
    """
    mine, theirs = network.shape, other.shape
    heads = network.description.heads[: len(other.description.heads)]
    is_like = replace(theirs, hidden=mine.hidden, outputs=mine.outputs) == mine and heads == other.description.heads
    if theirs.hidden > mine.hidden or not is_like:
        raise OptionError("train/other-network", name=other.description.game)
    listening = 2 if mine.second else 4
    for number, (table, source) in enumerate(zip(network.tables, other.tables, strict=True)):
        if number not in {0, listening}:
            table[: len(source)] = source
            continue
        for row in range(len(source) // theirs.hidden):
            at = row * mine.hidden
            table[at : at + theirs.hidden] = source[row * theirs.hidden : (row + 1) * theirs.hidden]
            if number == listening:
                table[at + theirs.hidden : at + mine.hidden] = array("f", [0.0]) * (mine.hidden - theirs.hidden)


def checkpoint_of(out: Path) -> Path:
    """Return the file from which the training of a network can go on."""
    return out.with_name(out.name + ".resume")


def snapshots(before: int, now: int) -> Iterator[int]:
    """Yield the numbers of games, 1 000, 3 000, 10 000 …, that were just passed."""
    power = 1_000
    while power <= now:
        for mark in (power, 3 * power):
            if before < mark <= now:
                yield mark
        power *= 10


@contextmanager
def _stopping() -> Iterator[threading.Event]:
    """Turn Ctrl-C and a request to end into a flag, while the block runs; only the main thread may do so."""
    event = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield event
        return
    kinds = (signal.SIGINT, signal.SIGTERM)
    former = {kind: signal.signal(kind, lambda *_: event.set()) for kind in kinds}
    try:
        yield event
    finally:
        for kind, handler in former.items():
            signal.signal(kind, handler)
