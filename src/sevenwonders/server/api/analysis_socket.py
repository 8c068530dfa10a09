"""The WebSocket of analyses: a position is evaluated deeper and deeper, a review is sent as it is computed.

A new question ends the one before. The first evaluation is refused when the client exceeds its rate limit; deeper ones
wait until the limit allows them.
"""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from sevenwonders.core.errors import GameError
from sevenwonders.server.api.decoding import decode_json
from sevenwonders.server.api.sockets import Socket, nonce_of, serve_socket
from sevenwonders.server.jobs.pool import JobError
from sevenwonders.server.ratelimit import ANALYSIS_COST, MESSAGE_COST
from sevenwonders.tables import messages
from sevenwonders.tables.errors import ServerError, TooManyError, UnavailableError, refusal
from sevenwonders.tables.messages import Analyse, Analysed, Done, Follow, Followed, Ping
from sevenwonders.tables.protocols import StorageError

DEPTHS: Final = (500, 4_000, 25_000, 100_000)  # simulations
_LOG: Final = logging.getLogger(__name__)


async def analysis_socket(websocket: WebSocket) -> None:
    """Answer questions until the client disconnects."""

    async def converse(socket: Socket, first: str) -> None:
        socket.identify(is_player=False)
        questions = _Questions(socket)
        try:
            questions.receive(first)
            async for text in socket.texts():
                questions.receive(text)
        finally:
            questions.cancel()

    await serve_socket(websocket, converse)


class _Questions:
    """The questions of one client."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._services = socket.services
        self._task: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """Answer a message, or begin to."""
        try:
            message = decode_json(text, messages.ToAnalyst)
            if isinstance(message, Ping):
                self._socket.send(Done(message.nonce, 0))
                return
            cost = ANALYSIS_COST if isinstance(message, Analyse) else MESSAGE_COST
            self._services.limiter.consume(self._socket.client, cost)
        except GameError as error:
            self._socket.send(refusal(error, nonce_of(text)))
            return
        self.cancel()
        self._task = asyncio.create_task(self._answer(message))

    def cancel(self) -> None:
        """End the current question."""
        if self._task is not None:
            self._task.cancel()

    async def _answer(self, message: Analyse | Follow) -> None:
        try:
            await (self._analyse(message) if isinstance(message, Analyse) else self._follow(message))
        except GameError as error:
            self._send(refusal(error, message.nonce))
        except (JobError, StorageError):
            self._send(refusal(UnavailableError("server/busy", seconds=5), message.nonce))
        except Exception:
            _LOG.exception("analysis_failed")
            self._send(refusal(ServerError("server/failed"), message.nonce))

    async def _analyse(self, message: Analyse) -> None:
        depths = (*(depth for depth in DEPTHS if depth < message.simulations), message.simulations)
        for depth in depths:
            ask = messages.AnalysisAsk(message.position, message.seat, depth)
            found = await self._evaluation(ask, is_first=depth == depths[0])
            is_exact = all(move.kind != "estimate" for move in found.moves)  # more simulations change nothing
            self._send(Analysed(message.nonce, found, is_exact or depth == depths[-1]))
            if is_exact:
                return

    async def _evaluation(self, ask: messages.AnalysisAsk, *, is_first: bool) -> messages.AnalysisInfo:
        while True:
            try:
                return await self._services.analysis.analyse(ask, self._socket.client)
            except TooManyError as error:
                if is_first:
                    raise
                await asyncio.sleep(float(str(error.details["seconds"])))

    async def _follow(self, message: Follow) -> None:
        review = await self._services.reviews.get(message.review, self._socket.client)
        async for info in review.follow(message.since):
            self._send(Followed(message.nonce, info))

    def _send(self, message: msgspec.Struct) -> None:
        self._socket.send(message)
