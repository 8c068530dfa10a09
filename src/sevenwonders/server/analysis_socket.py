"""The WebSocket of whoever analyses: a position is weighed deeper and deeper, a review is told as it is found.

One thing at a time: another question ends the one before. A first look is refused when the visitor has asked for too
much; a deeper one waits until it can be afforded.
"""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from sevenwonders.core.errors import GameError
from sevenwonders.server.analysis import Understanding
from sevenwonders.server.connection import Connection
from sevenwonders.server.decoding import decode_json
from sevenwonders.server.limits import Limits
from sevenwonders.server.sockets import Count, Visit, connected, listen, nonce_of
from sevenwonders.tables import messages
from sevenwonders.tables.errors import ServerError, TooManyError, UnavailableError, refusal
from sevenwonders.tables.messages import Analyse, Analysed, Done, Follow, Followed, Ping
from sevenwonders.tables.protocols import BotError, StorageError

DEPTHS: Final = (500, 4_000, 25_000, 100_000)  # simulations
_ENCODE: Final = msgspec.json.Encoder().encode
_LOG: Final = logging.getLogger(__name__)


async def serve_analysis(
    websocket: WebSocket, own: Understanding, visit: Visit, limits: Limits, first: bytes, count: Count
) -> None:
    """Answer questions until the visitor goes."""
    count.spectator()
    with connected(websocket, limits) as connection:
        talk = _Talk(own, visit, connection)
        try:
            if (answered := await talk.hear(first)) is not None:
                connection.send(_ENCODE(answered))
            await listen(websocket, connection, limits, talk.hear)
        finally:
            talk.end()


class _Talk:
    """A conversation with one visitor."""

    def __init__(self, own: Understanding, visit: Visit, connection: Connection) -> None:
        self._own, self._visit, self._connection = own, visit, connection
        self._answering: asyncio.Task[None] | None = None

    async def hear(self, message: bytes) -> msgspec.Struct | None:
        """Begin to answer; return what can be answered at once."""
        try:
            asked = decode_json(message, messages.ToAnalyst)
            if isinstance(asked, Ping):
                return Done(asked.nonce, 0)
            self._visit.pay(asked)
        except GameError as error:
            return refusal(error, nonce_of(message))
        self.end()
        self._answering = asyncio.create_task(self._answer(asked))
        return None

    def end(self) -> None:
        """Answer no more."""
        if self._answering is not None:
            self._answering.cancel()

    async def _answer(self, asked: Analyse | Follow) -> None:
        try:
            await (self._analyse(asked) if isinstance(asked, Analyse) else self._follow(asked))
        except GameError as error:
            self._send(refusal(error, asked.nonce))
        except (BotError, StorageError):
            self._send(refusal(UnavailableError("server/busy", seconds=5), asked.nonce))
        except Exception:  # a fault of ours is told as well
            _LOG.exception("analysis-failed")
            self._send(refusal(ServerError("server/failed"), asked.nonce))

    async def _analyse(self, asked: Analyse) -> None:
        depths = (*(depth for depth in DEPTHS if depth < asked.simulations), asked.simulations)
        for depth in depths:
            wanted = messages.AnalysisAsk(asked.position, asked.seat, depth)
            found = await self._weighed(wanted, is_first=depth == depths[0])
            is_known = all(move.kind != "estimate" for move in found.moves)  # no look will tell more
            self._send(Analysed(asked.nonce, found, is_known or depth == depths[-1]))
            if is_known:
                return

    async def _weighed(self, wanted: messages.AnalysisAsk, *, is_first: bool) -> messages.AnalysisInfo:
        while True:
            try:
                return await self._own.weigh(wanted, self._visit.visitor)
            except TooManyError as error:
                if is_first:
                    raise
                await asyncio.sleep(float(str(error.details["seconds"])))

    async def _follow(self, asked: Follow) -> None:
        found = await self._own.reviews.known(asked.review)
        async for told in found.follow(asked.since):
            self._send(Followed(asked.nonce, told))

    def _send(self, message: msgspec.Struct) -> None:
        self._connection.send(_ENCODE(message))
