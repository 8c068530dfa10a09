"""A process that chooses moves for bots: one question a line comes in, one answer a line goes out.

It is given what the bot's seat may know and nothing else. It ends when its input does, so none outlives the server.
"""

import os
import sys
from typing import BinaryIO

import msgspec

from sevenwonders.core.errors import GameError
from sevenwonders.server.games import game_named


class Question(msgspec.Struct, frozen=True):
    """A choice to be made: in which game, on what knowledge, by which agent."""

    number: int
    game: str
    brief: str
    spec: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """The move that was chosen, or None and what went wrong."""

    number: int
    move: str | None
    error: str | None = None


def answer(question: Question) -> Answer:
    """Let the agent choose."""
    try:
        move = game_named(question.game).choose(question.brief, question.spec, question.seed)
    except GameError as error:
        return Answer(question.number, None, str(error))
    return Answer(question.number, move)


def main(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until there are no more questions."""
    decoder = msgspec.json.Decoder(Question)
    for line in source:
        sink.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sink.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # the server answers people first
    main(sys.stdin.buffer, sys.stdout.buffer)
