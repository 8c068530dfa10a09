"""Reviews of games: computed once, sent as far as they are known, and stored when they are finished.

The id of a review is derived from its record, the version of the program, the format of reviews and the network. The
record is stored first, so that any process can continue: an unfinished review is computed by the process that is asked
for it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

import sevenwonders
from sevenwonders.ai import review
from sevenwonders.ai.networks import digest_of
from sevenwonders.api.jobs import tasks
from sevenwonders.api.messages.reviews import AccountInfo, ReviewInfo, ReviewItem
from sevenwonders.api.services import JobError, Jobs, Limiter, ReviewStore, StoredReview
from sevenwonders.core.errors import GameError
from sevenwonders.core.record import Record, parse_record
from sevenwonders.tables.errors import UnknownError
from sevenwonders.tables.protocols import StorageError

_FORMAT: Final = 2  # of stored reviews
COST: Final = 1_000.0  # milliseconds of work of a new review
_TIMEOUT: Final = 1_800.0  # seconds to wait for a worker, and to compute
_CACHED: Final = 100  # reviews in memory


@dataclass(eq=False, slots=True)
class ReviewJob:
    """A review as far as it is known."""

    info: ReviewInfo
    error: Exception | None = None
    task: "asyncio.Task[None] | None" = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_finished(self) -> bool:
        return bool(self.info.accounts)

    def snapshot(self, since: int = 0) -> ReviewInfo:
        """Return the review with its items from index `since` on; raise the error with which it failed."""
        if self.error is not None:
            raise self.error
        return replace(self.info, since=since, items=self.info.items[since:])

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
        info = self.info
        if "start" in data:  # again, if the first worker has died
            self.info = replace(info, start=data["start"], items=[])
        elif "accounts" in data:
            accounts = msgspec.convert(data["accounts"], list[AccountInfo])
            self.info = replace(info, accounts=accounts, moments=data["moments"], done=info.steps)
        else:
            self.info = replace(info, items=[*info.items, msgspec.convert(data, ReviewItem)], done=data["step"])

    def _notify(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


class ReviewService:
    """Computes reviews and keeps the most recently used in memory."""

    def __init__(self, storage: ReviewStore, pool: Jobs, limiter: Limiter) -> None:
        self._storage, self._pool, self._limiter = storage, pool, limiter
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._parsing = asyncio.Lock()  # holds the GIL for long: one record at a time

    async def submit(self, text: str, client: str) -> str:
        """Return the id of the review of a record, which is stored if it is new.

        Raises TextError, OptionError, TooManyError, StorageError.
        """
        async with self._parsing:
            record, resigned = await asyncio.to_thread(_parse, text)
        review_id = review_id_of(record, resigned)
        if await self._find(review_id) is None:
            review.expect_finished(record, resigned)
            self._limiter.consume(client, COST)
            await self._storage.create(review_id, text)
            self._cache(review_id, _new_job(review_id, record))
        return review_id

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
                job = self._cache(review_id, await asyncio.to_thread(_restore, review_id, stored))
        self._jobs.move_to_end(review_id)
        return job

    def _cache(self, review_id: str, job: ReviewJob) -> ReviewJob:
        self._jobs[review_id] = job
        while len(self._jobs) > _CACHED:
            _, oldest = self._jobs.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        return job

    async def _compute(self, job: ReviewJob, client: str) -> None:
        try:
            stored = await self._storage.load(job.info.id)
            if stored is None:
                raise UnknownError("review/unknown")
            await job.compute(self._pool, stored.record, client)
        except (GameError, StorageError) as error:
            job.error = error
            job._notify()
        if job.is_finished:
            with suppress(StorageError):  # it is still in memory
                await self._storage.finish(job.info.id, msgspec.json.encode(job.snapshot()))


def review_id_of(record: Record[Any, Any, Any, Any], resigned: int | None) -> str:
    """Return the id of a review: equal for the same game, program and network."""
    game = record.rules.name
    source = f"{_FORMAT} {sevenwonders.__version__} {digest_of(game)} {review.SIMULATIONS} {resigned}\n{record.text}"
    return f"{game}-{sha256(source.encode()).hexdigest()[:24]}"


def _parse(text: str) -> tuple[Record[Any, Any, Any, Any], int | None]:
    return parse_record(text), review.resigned_in(text)


def _new_job(review_id: str, record: Record[Any, Any, Any, Any]) -> ReviewJob:
    return ReviewJob(ReviewInfo(review_id, record.rules.name, len(record.steps), 0, 0, [], [], [], []))


def _restore(review_id: str, stored: StoredReview) -> ReviewJob:
    """Return the job of a stored review."""
    if stored.body is None:
        return _new_job(review_id, parse_record(stored.record))
    return ReviewJob(msgspec.json.decode(stored.body, type=ReviewInfo))
