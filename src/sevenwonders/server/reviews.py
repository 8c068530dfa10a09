"""Reviews of games: made once, told as far as they have come, and kept.

A review is named by its record, the version of the program and the network that it thinks with. What was found is
written down again and again until it is done: it is there after a restart, another process on the same database tells
it as well, and makes it anew if the one that made it is gone.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

import sevenwonders
from sevenwonders.ai import review
from sevenwonders.ai.networks import digest_of
from sevenwonders.core.record import Record, parse_record
from sevenwonders.server import analyst
from sevenwonders.server.limits import Allowance
from sevenwonders.server.store.kept import KeptReview
from sevenwonders.server.store.store import Store
from sevenwonders.server.workers import Workers
from sevenwonders.tables.errors import UnknownError
from sevenwonders.tables.messages import ReviewInfo
from sevenwonders.tables.protocols import StorageError

COST: Final = 1_000.0  # of one that is not there yet, in milliseconds of work
_SECONDS: Final = 300.0  # that one may wait for its turn, and for its next part
_AT_HAND: Final = 100  # in memory
_WRITE_EACH: Final = 2.0  # seconds
_GONE: Final = 10.0  # seconds after which whoever wrote last does not live any more
_PACE: Final = 0.1  # seconds, in which several items are told at once


@dataclass(slots=True)
class Underway:
    """A review as far as it has come."""

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
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    def read(cls, body: bytes) -> "Underway":
        """Return a review that was written down."""
        told = msgspec.json.decode(body)
        del told["since"]
        return cls(**told)

    @property
    def is_done(self) -> bool:
        """Whether all of it is there."""
        return bool(self.accounts)

    def told(self, since: int) -> ReviewInfo:
        """Return it as it goes over the wire, from an item on; raise what went wrong."""
        if self.error is not None:
            raise self.error
        names = ("id", "game", "steps", "done", "start", "accounts", "moments")
        told = {name: getattr(self, name) for name in names}
        return msgspec.convert({**told, "since": since, "items": self.items[since:]}, ReviewInfo)

    def add(self, part: bytes) -> None:
        """Hear the next part of it; the first is heard again if it was begun anew."""
        found = msgspec.json.decode(part)
        if "start" in found:
            self.start, self.items = found["start"], []
        elif "accounts" in found:
            self.accounts, self.moments, self.done = found["accounts"], found["moments"], self.steps
        else:
            self.items.append(found)
            self.done = found["step"]
        self._ring()

    def replace(self, other: "Underway") -> None:
        """Take over what somebody else has found."""
        for name in ("start", "items", "accounts", "moments", "done"):
            setattr(self, name, getattr(other, name))
        self._ring()

    def fail(self, error: Exception) -> None:
        """Say that it will not be done."""
        self.error = error
        self._ring()

    def _ring(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def follow(self, since: int) -> AsyncIterator[ReviewInfo]:
        """Tell it from an item on, and whatever is found, until it is done; raise what went wrong."""
        while True:
            news = self._news
            told = self.told(since)
            yield told
            if self.is_done:
                return
            since += len(told.items)
            await news.wait()
            await asyncio.sleep(_PACE)


class Sent(NamedTuple):
    """A record that somebody sent, read."""

    text: str
    record: Record[Any, Any, Any, Any]
    resigned: int | None
    name: str  # of its review

    @classmethod
    def read(cls, text: str) -> "Sent":
        """Read a record, which takes some time; raise TextError."""
        record, resigned = parse_record(text), review.resigned_in(text)
        return cls(text, record, resigned, name_of(record, resigned))


class Reviews:
    """All reviews, in memory and in the store."""

    def __init__(self, store: Store, allowance: Allowance, most: int) -> None:
        self._store, self._allowance, self._most = store, allowance, most
        self._workers = Workers(1, _SECONDS, nice=10)  # people and their bots come first
        self._at_hand: OrderedDict[str, Underway] = OrderedDict()

    async def of(self, sent: Sent, visitor: str) -> Underway:
        """Return the review of a record: the one that is there, or one that begins now; raise TooManyError."""
        found = await self._find(sent.name)
        if found is None:
            review.expect_finished(sent.record, sent.resigned)
            self._allowance.spend(visitor, COST)
            found = Underway(sent.name, sent.record.rules.name, len(sent.record.steps))
            self._begin(found, self._make(found, sent.text, visitor))
            await self._keep(found, sent.text)
        return found

    async def known(self, name: str) -> Underway:
        """Return a review that was begun, here or elsewhere; raise UnknownError."""
        found = await self._find(name)
        if found is None:
            raise UnknownError("review/unknown")
        return found

    async def close(self) -> None:
        """End what is underway."""
        tasks = [found.task for found in self._at_hand.values() if found.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def _find(self, name: str) -> Underway | None:
        if self._lacks(name):
            kept = await self._store.review(name)
            if self._lacks(name):  # still, after the wait
                if kept is None:
                    return None
                found = Underway.read(kept.body)
                self._begin(found, self._watch(found))
        self._at_hand.move_to_end(name)
        return self._at_hand[name]

    def _lacks(self, name: str) -> bool:
        return name not in self._at_hand or self._at_hand[name].error is not None

    def _begin(self, found: Underway, work: Any) -> None:
        found.task = asyncio.create_task(work)
        self._at_hand[found.id] = found
        while len(self._at_hand) > _AT_HAND:
            _, oldest = self._at_hand.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _make(self, found: Underway, text: str, visitor: str) -> None:
        keeping = asyncio.create_task(self._keep_up(found, text))
        try:
            await self._workers.call(analyst.REVIEW, text.encode(), visitor, _SECONDS, found.add)
        except Exception as error:  # told to whoever asks for it
            found.fail(error)
        finally:
            keeping.cancel()
        await self._keep(found, text)

    async def _watch(self, found: Underway) -> None:
        """Read what another process finds, or do its work where there is none any more."""
        try:
            await self._follow_or_make(found)
        except Exception as error:  # told to whoever asks for it; whoever asks again begins again
            found.fail(error)

    async def _follow_or_make(self, found: Underway) -> None:
        while not found.is_done:
            kept = await self._store.review(found.id)
            if kept is None or kept.seconds > _GONE:
                await self._make(found, kept.record if kept is not None else "", found.id)
                return
            found.replace(Underway.read(kept.body))
            await asyncio.sleep(_WRITE_EACH / 4)

    async def _keep_up(self, found: Underway, text: str) -> None:
        while True:
            await asyncio.sleep(_WRITE_EACH)
            await self._keep(found, text)

    async def _keep(self, found: Underway, text: str) -> None:
        if found.error is None:
            body, record = msgspec.json.encode(found.told(0)), "" if found.is_done else text
            with suppress(StorageError):  # it is still at hand
                await self._store.keep_review(found.id, KeptReview(body, record, found.is_done), self._most)


def name_of(record: Record[Any, Any, Any, Any], resigned: int | None) -> str:
    """Return the name of a review: that of the same game by the same program and network is the same."""
    game = record.rules.name
    made = f"{sevenwonders.__version__} {digest_of(game)} {review.SIMULATIONS} {resigned}\n{record.text}"
    return f"{game}-{sha256(made.encode()).hexdigest()[:24]}"
