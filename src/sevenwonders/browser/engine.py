"""The worker that computes: it runs the functions of jobs, one call at a time.

Functions, arguments and results are pickled. A generator is advanced by one call for each item, so that moves of bots
do not wait for the end of a review.
"""

import pickle
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from sevenwonders.api.jobs import tasks
from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import Seen

END: Final = b""


class JobFailure:
    """An error of a job that is not a GameError."""

    def __init__(self, text: str) -> None:
        self.text = text


class Engine:
    """Runs calls, and the streams that have begun, by their ids."""

    def __init__(self) -> None:
        self._streams: dict[int, Iterator[bytes]] = {}

    def run(self, request: bytes) -> bytes:
        """Return the pickled result, GameError or JobFailure of a pickled request."""
        kind, *arguments = pickle.loads(request)  # the request comes from this page
        try:
            result = getattr(self, f"_{kind}")(*arguments)
        except GameError as error:
            result = error
        except Exception as error:
            result = JobFailure(f"{type(error).__name__}: {error}")
        return pickle.dumps(result)

    def _call(self, function: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        return function(*arguments)

    def _begin(self, stream: int, function: Callable[..., Iterator[bytes]], arguments: tuple[object, ...]) -> None:
        self._streams[stream] = function(*arguments)

    def _advance(self, stream: int) -> bytes:
        """Return the next item of a stream, or `END`."""
        item = next(self._streams[stream], END)
        if item == END:
            del self._streams[stream]
        return item

    def _end(self, stream: int) -> None:
        self._streams.pop(stream, None)


def timed_move(game: str, seen: Seen[Any], agent: str, seed: int) -> tuple[int, float]:
    """Return the id of an agent's move, and the seconds that it took."""
    started = time.perf_counter()
    move = tasks.choose_move(game, seen, agent, seed)
    return move, time.perf_counter() - started
