"""Interfaces of the services that API handlers use."""

from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeVar, TypeVarTuple

from sevenwonders.tables.registry import TableRegistry

if TYPE_CHECKING:
    from sevenwonders.api.jobs.analysis import AnalysisService
    from sevenwonders.api.jobs.reviews import ReviewService

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

# Costs for the rate limit, in milliseconds of processor time.
MESSAGE_COST: Final = 1.0
SYNC_COST: Final = 3.0  # a whole update
ANALYSIS_COST: Final = 10.0  # to parse a position and encode the result; simulations are charged by their number


class JobError(Exception):
    """A job failed, took too long, or found no free worker in time."""


class Limiter(Protocol):
    """Limits the work and the new tables of each client, given by its rate-limit key."""

    def consume(self, client: str, milliseconds: float) -> None:
        """Count work before it is done; raise TooManyError."""

    def charge(self, client: str, milliseconds: float) -> None:
        """Count work that is done already."""

    def consume_table(self, client: str) -> None:
        """Count a new table; raise TooManyError."""


class Jobs(Protocol):
    """Workers that call functions of `jobs.tasks`; clients get equal shares of them."""

    @property
    def load(self) -> float:
        """The number of waiting jobs for each worker."""

    async def run(
        self, function: Callable[[*Arguments], Result], *arguments: *Arguments, client: str, timeout: float
    ) -> Result:
        """Return the result of a function in a worker; function and arguments are pickled.

        Raises GameError if the function does, TooManyError if too many jobs of the client wait, and JobError.
        """

    def stream(
        self, function: Callable[[*Arguments], Iterator[bytes]], *arguments: *Arguments, client: str, timeout: float
    ) -> AsyncGenerator[bytes]:
        """Yield the items of a generator in a worker, which contain no line break; raise like `run`."""

    def expect_room(self, client: str) -> None:
        """Raise TooManyError if too many jobs of the client wait."""


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review; `body` is None until it is finished."""

    record: str
    body: bytes | None


class ReviewStore(Protocol):
    """Stores reviews; all methods raise StorageError if the storage fails."""

    async def load(self, review_id: str) -> StoredReview | None:
        """Return a review, or None if it is unknown."""

    async def create(self, review_id: str, record: str) -> None:
        """Store the record of a new review unless it is known."""

    async def finish(self, review_id: str, body: bytes) -> None:
        """Store a finished review."""


class ApiServices(Protocol):
    """Everything that handlers use."""

    @property
    def tables(self) -> TableRegistry: ...

    @property
    def limiter(self) -> Limiter: ...

    @property
    def jobs(self) -> Jobs:
        """Workers for replays."""

    @property
    def job_seconds(self) -> float:
        """Time limit of a replay."""

    @property
    def analysis(self) -> "AnalysisService": ...

    @property
    def reviews(self) -> "ReviewService": ...

    def command_timer(self) -> AbstractContextManager[object]:
        """Return a context that measures the duration of a command."""
