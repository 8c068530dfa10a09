"""A process that analyses: one question a line comes in, any number of parts and an end go out, each a line.

A question holds what a seat may know, a position, or the record of a finished game. The process is told nothing else,
and ends when its input does.
"""

import os
import pickle
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO, Literal

import msgspec

from sevenwonders.ai import analysis, hints
from sevenwonders.ai.review import account_data, item_data, resigned_in, reviewed, reviewer_of
from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import Ask
from sevenwonders.core.record import parse_record
from sevenwonders.core.registry import rules_of_position
from sevenwonders.server.refusals import refusal


class Task(msgspec.Struct, frozen=True):
    """What is to be found out: a hint for what a seat sees, the moves of a position, or the review of a game."""

    number: int
    wanted: Literal["hint", "analysis", "review"]
    seen: bytes = b""
    position: str = ""
    seat: int | None = None
    record: str = ""
    simulations: int = 0


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an answer, its end, or why there is none."""

    number: int
    part: Any = None
    end: Any = None
    refused: Any = None


def reports(task: Task) -> Iterator[Report]:
    """Tell what is found out, as it is."""
    try:
        match task.wanted:
            case "hint":
                found = hints.hint(pickle.loads(task.seen), task.simulations)
                yield Report(task.number, end=hint_data(found))
            case "analysis":
                yield Report(task.number, end=_analysis(task))
            case "review":
                yield from _review(task)
    except GameError as error:
        yield Report(task.number, refused=msgspec.to_builtins(refusal(error)))
    except Exception as error:  # whatever goes wrong here, the server goes on
        yield Report(task.number, refused={"key": "server/failed", "details": {"reason": type(error).__name__}})


def hint_data(found: hints.Hint) -> dict[str, Any]:
    """Return a hint as it goes over the wire."""
    told: dict[str, Any] = msgspec.to_builtins(found)
    kind, thing = found.thing
    return told | {"thing": {"kind": kind, "id": thing}}


def _analysis(task: Task) -> dict[str, Any]:
    rules = rules_of_position(task.position)
    state = rules.parse_position(task.position)
    pending = rules.pending(state)
    seat = task.seat if task.seat is not None else pending.seats[0] if isinstance(pending, Ask) else 0
    found = analysis.analyse(rules.seen(state, seat), task.simulations)
    told: dict[str, Any] = msgspec.to_builtins(found)
    return told | {"hint": hint_data(found.hint)}


def _review(task: Task) -> Iterator[Report]:
    """Tell every item of a review as it is found, and the accounts at the end."""
    record, resigned = parse_record(task.record), resigned_in(task.record)
    reviewer, items = reviewer_of(record, task.simulations, resigned=resigned), []
    yield Report(task.number, part={"start": list(reviewer.start)})
    for item in reviewer.items():
        items.append(item)
        yield Report(task.number, part=item_data(item))
    found = reviewed(record, task.simulations, reviewer, items, resigned)
    for item in found.items[len(items) :]:
        yield Report(task.number, part=item_data(item))
    moments = [moment.step for moment in found.moments]
    yield Report(task.number, end={"accounts": [account_data(one) for one in found.accounts], "moments": moments})


def main(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until there are no more questions."""
    decoder = msgspec.json.Decoder(Task)
    for line in source:
        for report in reports(decoder.decode(line)):
            sink.write(msgspec.json.encode(report) + b"\n")
            sink.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # the server and its bots come first
    main(sys.stdin.buffer, sys.stdout.buffer)
