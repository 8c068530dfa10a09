"""The functions that worker processes run.

A worker receives the knowledge of the seat it plays for (`Seen`), a position or a record, never the state of a table.
"""

import os
import time
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from sevenwonders.ai import explain
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.review import SIMULATIONS, account_data, item_data, resigned_in, reviewed, reviewer_of
from sevenwonders.core import registry
from sevenwonders.core.protocol import Ask, Seen
from sevenwonders.core.record import parse_record

Result = TypeVar("Result")
_NICENESS: Final = 5  # of worker processes, so that the server answers first
_HINT_SIMULATIONS: Final = 3_000


def job(function: Callable[..., Result], *arguments: object) -> Callable[[], Result]:
    """Return a picklable call that knows the games registered here."""
    places = {name: registry.place_of(name) for name in registry.names()}
    return partial(_run, places, function, arguments)


def _run(places: Mapping[str, str], function: Callable[..., Result], arguments: tuple[object, ...]) -> Result:
    _lower_priority()
    for name, place in places.items():
        registry.register(name, place)
    return function(*arguments)


@cache
def _lower_priority() -> None:
    """Lower the priority of this process, once."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def choose_move(game: str, seen: Seen[Any], agent: str, seed: int) -> int:
    """Return the id of an agent's move."""
    return make_agent(game, agent, seed).choose(seen)


def hint(seen: Seen[Any]) -> bytes:
    """Return a hint for a seat, as JSON."""
    return msgspec.json.encode(hint_data(explain.hint(seen, _HINT_SIMULATIONS)))


def hint_data(found: explain.Hint) -> dict[str, Any]:
    """Return a hint as JSON-ready data."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    kind, thing = found.thing
    return data | {"thing": {"kind": kind, "id": thing}}


def analyse(position: str, seat: int | None, simulations: int) -> tuple[float, bytes]:
    """Return the processor time in milliseconds, and the values of the moves of a position as JSON.

    `seat` defaults to the first one that must decide.
    """
    started = time.process_time()
    rules = registry.rules_of_position(position)
    state = rules.parse_position(position)
    pending = rules.pending(state)
    if seat is None:
        seat = pending.seats[0] if isinstance(pending, Ask) else 0
    found = explain.analyse(rules.seen(state, seat), simulations)
    data: dict[str, Any] = msgspec.to_builtins(found)
    body = msgspec.json.encode(data | {"hint": hint_data(found.hint)})
    return 1000 * (time.process_time() - started), body


def review(text: str, progress: str) -> None:
    """Review the game of a record.

    Writes JSON lines to the file `progress`: the start, every item as soon as it is found, then the accounts.
    """
    record, resigned = parse_record(text), resigned_in(text)
    reviewer, items = reviewer_of(record, SIMULATIONS, resigned=resigned), []
    with Path(progress).open("wb", buffering=0) as file:

        def write(data: object) -> None:
            file.write(msgspec.json.encode(data) + b"\n")

        write({"start": list(reviewer.start)})
        for item in reviewer.items():
            items.append(item)
            write(item_data(item))
        found = reviewed(record, SIMULATIONS, reviewer, items, resigned)
        for item in found.items[len(items) :]:
            write(item_data(item))
        moments = [moment.step for moment in found.moments]
        write({"accounts": [account_data(account) for account in found.accounts], "moments": moments})
