"""Reviews of games: computed once, sent as far as they are known, and stored when they are finished.

The id of a review is derived from its record, the version of the program and the network. The record is stored first,
so that any process can continue: an unfinished review is computed by the process that is asked for it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import msgspec

import sevenwonders
from sevenwonders.ai import review
from sevenwonders.ai.networks import digest_of
from sevenwonders.api.jobs import tasks
from sevenwonders.api.messages.reviews import ReviewInfo
from sevenwonders.api.services import JobError, Jobs, Limiter, ReviewStore
from sevenwonders.core.errors import GameError
from sevenwonders.core.record import Record, parse_record
from sevenwonders.tables.errors import UnknownError
from sevenwonders.tables.protocols import StorageError

COST: Final = 1_000.0  # milliseconds of work of a new review
_TIMEOUT: Final = 1_800.0  # seconds to wait for a worker, and to compute
_CACHED: Final = 100  # reviews in memory


@dataclass(eq=False, slots=True)
class ReviewJob:
    """A review as far as it is known."""

    id: str
    game: str
    steps: int
    start: list[float] = field(default_factory=list)
    items: list[Any] = field(default_factory=list)
    accounts: list[Any] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    done: int = 0
    error: Exception | None = None
    task: "asyncio.Task[None] | None" = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_finished(self) -> bool:
        return bool(self.accounts)

    def snapshot(self, since: int = 0) -> ReviewInfo:
        """Return the review with its items from index `since` on; raise the error with which it failed."""
        if self.error is not None:
            raise self.error
        names = ("id", "game", "steps", "done", "start", "accounts", "moments")
        data = {name: getattr(self, name) for name in names}
        return msgspec.convert({**data, "since": since, "items": self.items[since:]}, ReviewInfo)

    async def follow(self, since: int) -> AsyncIterator[ReviewInfo]:
        """Yield snapshots with the new items until the review is finished; raise the error with which it failed."""
        while True:
            changed = self._changed
            info = self.snapshot(since)
            yield info
            if self.is_finished:
                return
            since += len(info.items)
            await changed.wait()

    async def compute(self, jobs: Jobs, record: str, client: str) -> None:
        """Compute the review in a worker."""
        try:
            async with aclosing(jobs.stream(tasks.review, record, client=client, timeout=_TIMEOUT)) as found:
                async for data in found:
                    self._add(msgspec.json.decode(data))
                    self._notify()
        except (GameError, JobError) as error:
            self.error = error
        finally:
            self._notify()

    def _add(self, data: dict[str, Any]) -> None:
        if "start" in data:  # again, if the first worker has died
            self.start, self.items = data["start"], []
        elif "accounts" in data:
            self.accounts, self.moments, self.done = data["accounts"], data["moments"], self.steps
        else:
            self.items.append(data)
            self.done = data["step"]

    def _notify(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


class ReviewService:
    """Computes reviews and keeps the most recently used in memory."""

    def __init__(self, storage: ReviewStore, pool: Jobs, limiter: Limiter) -> None:
        self._storage, self._pool, self._limiter = storage, pool, limiter
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._parsing = asyncio.Lock()  # holds the GIL for long: one record at a time

    async def submit(self, text: str, client: str) -> ReviewJob:
        """Return the review of a record, which is stored if it is new; raise TextError, OptionError, TooManyError."""
        async with self._parsing:
            record, resigned = await asyncio.to_thread(_parse, text)
        review_id = review_id_of(record, resigned)
        job = await self._find(review_id)
        if job is None:
            review.expect_finished(record, resigned)
            self._limiter.consume(client, COST)
            await self._storage.create(review_id, text)
            job = self._cache(ReviewJob(review_id, record.rules.name, len(record.steps)))
        return job

    async def get(self, review_id: str, client: str) -> ReviewJob:
        """Return a review, which is computed if it is unfinished; raise UnknownError, StorageError."""
        job = await self._find(review_id)
        if job is None:
            raise UnknownError("review/unknown")
        if not job.is_finished and job.task is None:
            job.task = asyncio.create_task(self._compute(job, client))
        return job

    async def close(self) -> None:
        """Cancel all computations."""
        tasks_ = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks_:
            task.cancel()
        await asyncio.gather(*tasks_, return_exceptions=True)

    async def _find(self, review_id: str) -> ReviewJob | None:
        job = self._jobs.get(review_id)
        if job is None or job.error is not None:
            stored = await self._storage.load(review_id)
            if stored is None:
                return None
            job = self._jobs.get(review_id)
            if job is None or job.error is not None:
                job = self._cache(await asyncio.to_thread(_restore, review_id, stored.record, stored.body))
        self._jobs.move_to_end(review_id)
        return job

    def _cache(self, job: ReviewJob) -> ReviewJob:
        self._jobs[job.id] = job
        while len(self._jobs) > _CACHED:
            _, oldest = self._jobs.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        return job

    async def _compute(self, job: ReviewJob, client: str) -> None:
        try:
            stored = await self._storage.load(job.id)
            if stored is None:
                raise UnknownError("review/unknown")
            await job.compute(self._pool, stored.record, client)
        except (GameError, StorageError) as error:
            job.error = error
            job._notify()
        if job.is_finished:
            with suppress(StorageError):  # it is still in memory
                await self._storage.finish(job.id, msgspec.json.encode(job.snapshot()))


def review_id_of(record: Record[Any, Any, Any, Any], resigned: int | None) -> str:
    """Return the id of a review: equal for the same game, program and network."""
    game = record.rules.name
    source = f"{sevenwonders.__version__} {digest_of(game)} {review.SIMULATIONS} {resigned}\n{record.text}"
    return f"{game}-{sha256(source.encode()).hexdigest()[:24]}"


def _parse(text: str) -> tuple[Record[Any, Any, Any, Any], int | None]:
    return parse_record(text), review.resigned_in(text)


def _restore(review_id: str, text: str, body: bytes | None) -> ReviewJob:
    """Return the job of a stored review."""
    if body is None:
        record, _ = _parse(text)
        return ReviewJob(review_id, record.rules.name, len(record.steps))
    data = msgspec.json.decode(body)
    del data["since"]
    return ReviewJob(**data)
