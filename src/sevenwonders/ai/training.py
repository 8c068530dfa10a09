"""Training by self-play, for any game: chunks of games in threads, a log, checkpoints, and a way to go on.

A `Course` is what a game brings: workers that play and learn on shared weights, and opponents to be measured against.
With one job, a number of games and a seed the result is the same every time; time is looked at only if minutes are the
limit. Files are written beside the network that is being made:

    FILE            the network so far
    FILE.resume     all that is needed to go on
    FILE.log        one JSON object per line: what was reached when
    FILE.1000 …     the network after 1 000, 3 000, 10 000 … games: weaker players for free
"""

import json
import signal
import struct
import threading
import time
import zlib
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from sevenwonders.ai import network_file
from sevenwonders.ai.network import Network
from sevenwonders.core.errors import OptionError

MAGIC: Final = b"sevenwonders training 1\n"
_LENGTH: Final = struct.Struct("<I")
CHUNK: Final = 250  # games a worker plays between looks at the clock and at the schedule


class Worker(Protocol):
    """One thread's games."""

    def play(self, games: int) -> None:
        """Play games and learn from them, without the GIL."""


class Learning(Protocol):
    """What learns: all that it needs to go on, beside the weights, is in `squares`."""

    squares: "list[array[float]]"


class Course(Protocol):
    """What a game brings to its training."""

    name: str
    network: Network
    learner: Learning

    def workers(self, jobs: int, seed: int) -> list[Worker]:
        """Return the workers; the same seed gives the same games to a single one."""

    def adjust(self, worker: Worker, progress: float) -> None:
        """Set what changes in the course of a training: rates, temperatures, specialists."""

    def report(self, workers: list[Worker]) -> dict[str, float]:
        """Return what the workers counted since the last report, and let them start anew."""

    def state_of(self, worker: Worker) -> int:
        """Return the state of a worker's random numbers."""

    def restore(self, worker: Worker, state: int) -> None:
        """Set the state of a worker's random numbers."""

    def measure(self, seed: int) -> dict[str, float]:
        """Return the strength of the network now, against opponents that stay the same."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How long, where to, and how often to say something."""

    out: Path
    games: int | None = None
    minutes: float | None = None
    jobs: int = 1
    seed: int = 0
    resume: bool = False
    report_every: int = 10_000  # games
    measure_every: int = 100_000  # games
    command: str = ""


@dataclass(slots=True)
class Progress:
    """How far a training is."""

    games: int = 0
    seconds: float = 0.0
    reported: int = 0
    measured: int = 0
    states: list[int] = field(default_factory=list)

    def share(self, plan: Plan) -> float:
        """Return the part of the plan that is done."""
        if plan.games is not None:
            return min(1.0, self.games / plan.games)
        return min(1.0, self.seconds / (60.0 * (plan.minutes or 1.0)))


def train(course: Course, plan: Plan, say: Callable[[str], None] = print) -> Progress:
    """Train as planned; Ctrl-C ends it after the running chunk, with everything written."""
    if plan.games is None and plan.minutes is None:
        raise OptionError("train/no-limit")
    progress = Progress()
    workers = course.workers(plan.jobs, plan.seed)
    if plan.resume:
        progress = load(course, plan)
        for worker, state in zip(workers, progress.states, strict=False):
            course.restore(worker, state)
    plan.out.parent.mkdir(parents=True, exist_ok=True)
    with _stopping() as stopped:
        while progress.share(plan) < 1.0 and not stopped.is_set():
            _chunk(course, workers, plan, progress)
            _tell(course, workers, plan, progress, say)
    if course_has_news(progress):
        _log(course, workers, plan, progress, say)
    save(course, workers, plan, progress)
    return progress


def course_has_news(progress: Progress) -> bool:
    """Return whether games were played since the last report."""
    return progress.games > progress.reported


def _chunk(course: Course, workers: list[Worker], plan: Plan, progress: Progress) -> None:
    games = CHUNK
    if plan.games is not None:
        games = max(1, min(games, (plan.games - progress.games) // len(workers)))
    for worker in workers:
        course.adjust(worker, progress.share(plan))
    begin = time.perf_counter()
    if len(workers) == 1:
        workers[0].play(games)
    else:
        threads = [threading.Thread(target=worker.play, args=(games,)) for worker in workers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    progress.seconds += time.perf_counter() - begin
    progress.games += games * len(workers)


def _tell(course: Course, workers: list[Worker], plan: Plan, progress: Progress, say: Callable[[str], None]) -> None:
    """Report, save and measure whenever it is time."""
    before = progress.games - CHUNK * len(workers)
    for mark in snapshots(before, progress.games):
        network_file.write(course.network, plan.out.with_name(f"{plan.out.name}.{mark}"))
    if progress.games - progress.reported >= plan.report_every:
        _log(course, workers, plan, progress, say)
        save(course, workers, plan, progress)


def snapshots(before: int, now: int) -> Iterator[int]:
    """Yield the numbers of games, 1 000, 3 000, 10 000 …, that were just passed."""
    mark, times = 1_000, 3
    while mark <= now:
        if mark > before:
            yield mark
        mark, times = (mark * 3, 10) if times == 3 else (mark // 3 * 10, 3)


def _log(course: Course, workers: list[Worker], plan: Plan, progress: Progress, say: Callable[[str], None]) -> None:
    entry: dict[str, Any] = {"games": progress.games, "seconds": round(progress.seconds, 1)}
    entry |= course.report(workers)
    if progress.games - progress.measured >= plan.measure_every or progress.share(plan) >= 1.0:
        entry |= course.measure(plan.seed)
        progress.measured = progress.games
    progress.reported = progress.games
    with plan.out.with_name(plan.out.name + ".log").open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry) + "\n")
    say("  ".join(f"{name} {value:g}" for name, value in entry.items()))


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


# ---- checkpoints


def save(course: Course, workers: list[Worker], plan: Plan, progress: Progress) -> None:
    """Write the network and all that is needed to go on."""
    course.network.description.made = {
        "command": plan.command,
        "seed": plan.seed,
        "games": progress.games,
        "minutes": round(progress.seconds / 60, 1),
        "jobs": plan.jobs,
    }
    network_file.write(course.network, plan.out)
    progress.states = [course.state_of(worker) for worker in workers]
    head = json.dumps({"course": course.name, **asdict(progress)}).encode()
    tables = b"".join(bytes(table) for table in (*course.network.tables, *course.learner.squares))
    content = MAGIC + _LENGTH.pack(len(head)) + head + tables
    network_file.replace(_resume_path(plan), content + _LENGTH.pack(zlib.crc32(content)))


def load(course: Course, plan: Plan) -> Progress:
    """Read what `save` wrote into the course's network and learner; raise OptionError if it does not fit."""
    path = _resume_path(plan)
    try:
        content = path.read_bytes()
    except OSError as error:
        raise OptionError("train/no-checkpoint", path=str(path)) from error
    if not content.startswith(MAGIC) or zlib.crc32(content[:-4]) != _LENGTH.unpack(content[-4:])[0]:
        raise OptionError("train/damaged", path=str(path))
    (length,) = _LENGTH.unpack_from(content, len(MAGIC))
    start = len(MAGIC) + 4
    head = json.loads(content[start : start + length])
    tables: list[array[float]] = [*course.network.tables, *course.learner.squares]
    start += length
    if head.pop("course") != course.name or len(content) - 4 - start != sum(4 * len(table) for table in tables):
        raise OptionError("train/other-network", path=str(path))
    for table in tables:
        memoryview(table).cast("B")[:] = content[start : start + 4 * len(table)]
        start += 4 * len(table)
    return Progress(**head)


def _resume_path(plan: Plan) -> Path:
    return plan.out.with_name(plan.out.name + ".resume")
