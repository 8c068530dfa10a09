"""The connection for analyses: a position is evaluated deeper and deeper, a review is sent as it is computed.

A new question ends the one before. The first evaluation is refused when the client exceeds its rate limit; deeper ones
wait until the limit allows them.
"""

import asyncio
import logging
from typing import Final

import msgspec

from sevenwonders.api.decoding import decode_json, nonce_of
from sevenwonders.api.messages.analysis import AnalysisAsk, AnalysisInfo
from sevenwonders.api.messages.analysis_socket import Analyse, Analysed, Follow, Followed, ToAnalyst
from sevenwonders.api.requests import Connection
from sevenwonders.api.services import ANALYSIS_COST, MESSAGE_COST, JobError
from sevenwonders.core.errors import GameError
from sevenwonders.tables.errors import InternalError, TooManyError, UnavailableError, refusal
from sevenwonders.tables.messages.commands import Ping
from sevenwonders.tables.messages.updates import Done
from sevenwonders.tables.protocols import StorageError

DEPTHS: Final = (500, 4_000, 25_000, 100_000)  # simulations
_LOG: Final = logging.getLogger(__name__)


async def serve_analysis(connection: Connection, first: str) -> None:
    """Answer questions until the client disconnects."""
    connection.identify(is_player=False)
    questions = _Questions(connection)
    try:
        questions.receive(first)
        async for text in connection.texts():
            questions.receive(text)
    finally:
        questions.cancel()


class _Questions:
    """The questions of one client."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._services = connection.services
        self._task: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """Answer a message, or begin to."""
        try:
            message = decode_json(text, ToAnalyst)
            if isinstance(message, Ping):
                self._connection.send(Done(message.nonce, 0))
                return
            cost = ANALYSIS_COST if isinstance(message, Analyse) else MESSAGE_COST
            self._services.limiter.consume(self._connection.client, cost)
        except GameError as error:
            self._connection.send(refusal(error, nonce_of(text)))
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
            self._send(refusal(InternalError("server/internal-error"), message.nonce))

    async def _analyse(self, message: Analyse) -> None:
        depths = (*(depth for depth in DEPTHS if depth < message.simulations), message.simulations)
        for depth in depths:
            ask = AnalysisAsk(message.position, message.seat, depth)
            found = await self._evaluation(ask, is_first=depth == depths[0])
            is_exact = all(move.kind != "estimate" for move in found.moves)  # more simulations change nothing
            self._send(Analysed(message.nonce, found, is_exact or depth == depths[-1]))
            if is_exact:
                return

    async def _evaluation(self, ask: AnalysisAsk, *, is_first: bool) -> AnalysisInfo:
        while True:
            try:
                return await self._services.analysis.analyse(ask, self._connection.client)
            except TooManyError as error:
                if is_first:
                    raise
                await asyncio.sleep(float(str(error.details["seconds"])))

    async def _follow(self, message: Follow) -> None:
        review = await self._services.reviews.get(message.review, self._connection.client)
        async for info in review.follow(message.since):
            self._send(Followed(message.nonce, info))

    def _send(self, message: msgspec.Struct) -> None:
        self._connection.send(message)
