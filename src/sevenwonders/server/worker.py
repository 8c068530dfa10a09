"""A process that thinks: one question a line comes in, any number of parts and an answer go out, each a line.

A question holds what the bot's seat may know and nothing else, pickled: only the server that started the process
writes to it, and the server itself never unpickles anything. It ends when its input does, so none outlives the server.
"""

import os
import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pkgutil import resolve_name
from typing import Any, BinaryIO, Literal

import msgspec

from sevenwonders.ai.agents import Verdict, make_agent
from sevenwonders.core import registry
from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import Seen
from sevenwonders.tables.errors import refusal, status_of
from sevenwonders.tables.messages import Refused

Wanted = Literal["move", "verdict", "call"]


class Question(msgspec.Struct, frozen=True):
    """A choice to be made, or moves to be weighed: in which game, on what knowledge, by which agent.

    Or a call: of the function that `spec` names, with the bytes in `seen`. It returns bytes, or tells them in parts.
    """

    number: int
    game: str
    place: str  # of its rules: a game that was added to the server is no stranger here
    seen: bytes
    spec: str
    seed: int
    wanted: Wanted = "move"
    places: dict[str, str] = {}  # of the rules of every game, for a call


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move that was chosen, or what the agent thinks of all of them; neither if something went wrong."""

    number: int
    move: int | None = None
    verdict: Verdict | None = None
    error: str | None = None
    result: bytes = b""
    refused: Refused | None = None
    status: int = 0
    is_part: bool = False  # more follows


def answers(question: Question) -> Iterator[Answer]:
    """Let the agent think, or the function work; the last is no part."""
    try:
        if question.wanted == "call":
            yield from _called(question)
        else:
            yield _thought(question)
    except GameError as error:
        if question.wanted == "call":
            yield Answer(question.number, refused=refusal(error), status=status_of(error))
        else:
            yield Answer(question.number, error=f"{type(error).__name__}: {error}")
    except Exception as error:  # an agent's fault, or a game that cannot be imported here: the server plays on without
        yield Answer(question.number, error=f"{type(error).__name__}: {error}")


def _thought(question: Question) -> Answer:
    registry.register(question.game, question.place)
    seen: Seen[Any] = pickle.loads(question.seen)
    agent = make_agent(question.game, question.spec, question.seed)
    if question.wanted == "verdict":
        return Answer(question.number, verdict=agent.analyse(seen))
    return Answer(question.number, move=agent.choose(seen))


def _called(question: Question) -> Iterator[Answer]:
    for name, place in question.places.items():
        registry.register(name, place)
    result = _function(question.spec)(question.seen)
    if not isinstance(result, bytes):
        yield from (Answer(question.number, result=part, is_part=True) for part in result)
        result = b""
    yield Answer(question.number, result=result)


def _function(place: str) -> Callable[[bytes], bytes | Iterator[bytes]]:
    found: Callable[[bytes], bytes | Iterator[bytes]] = resolve_name(place)
    return found


def main(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until there are no more questions."""
    decoder = msgspec.json.Decoder(Question)
    for line in source:
        for answer in answers(decoder.decode(line)):
            sink.write(msgspec.json.encode(answer) + b"\n")
            sink.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))  # the server answers people first
    with suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        main(sys.stdin.buffer, sys.stdout.buffer)
