"""The functions that workers run.

A worker receives the knowledge of the seat it plays for (`Seen`), a position or a record, never the state of a table.
"""

import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sevenwonders.ai import explain
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.review import SIMULATIONS, account_data, item_data, resigned_in, reviewed, reviewer_of
from sevenwonders.core import registry
from sevenwonders.core.protocol import Ask, Seen
from sevenwonders.core.record import parse_record

_HINT_SIMULATIONS: Final = 3_000


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


def review(text: str) -> Iterator[bytes]:
    """Review the game of a record; yield JSON: the start, every item as soon as it is found, then the accounts."""
    return map(msgspec.json.encode, _review(text))


def _review(text: str) -> Iterator[dict[str, Any]]:
    record, resigned = parse_record(text), resigned_in(text)
    reviewer, items = reviewer_of(record, SIMULATIONS, resigned=resigned), []
    yield {"start": list(reviewer.start)}
    for item in reviewer.items():
        items.append(item)
        yield item_data(item)
    found = reviewed(record, SIMULATIONS, reviewer, items, resigned)
    yield from map(item_data, found.items[len(items) :])
    moments = [moment.step for moment in found.moments]
    yield {"accounts": [account_data(account) for account in found.accounts], "moments": moments}
