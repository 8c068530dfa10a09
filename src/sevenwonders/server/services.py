"""Everything that the routes of one server process use."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from sevenwonders.api.jobs.analysis import AnalysisService
from sevenwonders.api.jobs.bots import BotPool
from sevenwonders.api.jobs.reviews import ReviewService
from sevenwonders.server.jobs.pool import JobPool
from sevenwonders.server.observability import (
    COMMAND_SECONDS,
    COMMANDS_WAITING,
    JOBS_RUNNING,
    JOBS_WAITING,
    SOCKETS,
    TABLES,
    WRITES_WAITING,
    Samples,
    sample,
)
from sevenwonders.server.ratelimit import RateLimiter
from sevenwonders.server.settings import Settings
from sevenwonders.server.socket_counter import SocketCounter
from sevenwonders.server.storage import OpenStorage, open_storage
from sevenwonders.server.storage.engine import open_database
from sevenwonders.tables.registry import TableRegistry

_QUEUED_BOTS: Final = 1_000  # of one client; a bot that waits too long is substituted


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a server process.

    Bots and replays, analyses, and reviews have pools of their own, so that none of them delays another.
    """

    settings: Settings
    storage: OpenStorage
    limiter: RateLimiter
    sockets: SocketCounter
    jobs: JobPool
    tables: TableRegistry
    analysis: AnalysisService
    reviews: ReviewService
    samples: Samples

    @property
    def job_seconds(self) -> float:
        return self.settings.limits.job_seconds

    command_timer = staticmethod(COMMAND_SECONDS.time)


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the services while the block lasts; raise OptionError if the database cannot be opened."""
    limits = settings.limits
    engine = await asyncio.to_thread(open_database, settings.data)
    storage = open_storage(engine, limits.reviews)
    limiter = RateLimiter(limits.work, limits.new_tables)
    sockets = SocketCounter(limits)
    bot_pool = JobPool("bots", settings.worker_count, _QUEUED_BOTS)
    jobs = JobPool("replays", 1, limits.queued_jobs)
    analysis_pool = JobPool("analyses", 1, limits.queued_jobs)
    review_pool = JobPool("reviews", 1, limits.queued_jobs)
    pools = (bot_pool, jobs, analysis_pool, review_pool)
    tables = TableRegistry(storage.tables, storage.notifier, BotPool(bot_pool, limits.bot_seconds), limits)
    reviews = ReviewService(storage.reviews, review_pool, limiter)
    samples: Samples = {
        JOBS_WAITING: lambda: sum(pool.waiting for pool in pools),
        JOBS_RUNNING: lambda: sum(pool.running for pool in pools),
        SOCKETS: lambda: sockets.total,
        WRITES_WAITING: lambda: storage.database.waiting,
        TABLES: lambda: len(tables),
        COMMANDS_WAITING: lambda: sum(table.waiting for table in tables.tables),
    }
    tables.start()
    sampling = asyncio.create_task(sample(samples))
    try:
        yield Services(
            settings,
            storage,
            limiter,
            sockets,
            jobs,
            tables,
            AnalysisService(analysis_pool, limiter),
            reviews,
            samples,
        )
    finally:
        sampling.cancel()
        await tables.close()
        await reviews.close()
        for pool in pools:
            await pool.close()
        await storage.close()
