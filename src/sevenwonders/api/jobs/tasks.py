"""The functions that workers run.

A worker receives the knowledge of the seat it plays for (`Seen`), a position or a record, never the state of a table.
"""

import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sevenwonders.ai import explain
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.game_support import game_of
from sevenwonders.ai.review import SIMULATIONS, Item, account_data, item_data, resigned_in, reviewed, reviewer_of
from sevenwonders.api.steps import line_steps, step_info
from sevenwonders.core import registry
from sevenwonders.core.protocol import Ask, Seen
from sevenwonders.core.record import parse_record

_HINT_SIMULATIONS: Final = 3_000


def choose_move(game: str, seen: Seen[Any], agent: str, seed: int) -> int:
    """Return the id of an agent's move."""
    return make_agent(game, agent, seed).choose(seen)


def hint(seen: Seen[Any]) -> bytes:
    """Return a hint for a seat, as JSON."""
    found = explain.hint(seen, _HINT_SIMULATIONS)
    return msgspec.json.encode(hint_data(game_of(seen.state) or "", found))


def hint_data(game: str, found: explain.Hint) -> dict[str, Any]:
    """Return a hint as JSON-ready data."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    kind, thing = found.thing
    return data | {"thing": {"kind": kind, "id": thing}, "step": step_info(game, data.pop("text"))}


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
    for move in data["moves"]:
        move |= {"step": step_info(rules.name, move.pop("text")), "line": line_steps(rules.name, move["line"])}
    body = msgspec.json.encode(data | {"hint": hint_data(rules.name, found.hint)})
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
        yield _item_data(record.rules.name, item)
    found = reviewed(record, SIMULATIONS, reviewer, items, resigned)
    yield from (_item_data(record.rules.name, item) for item in found.items[len(items) :])
    moments = [moment.step for moment in found.moments]
    yield {"accounts": [account_data(account) for account in found.accounts], "moments": moments}


def _item_data(game: str, item: Item) -> dict[str, Any]:
    """Return an item of a review as JSON-ready data, its moves and draws as steps."""
    data = item_data(item)
    if data["what"] == "choice":
        data["played_step"] = step_info(game, data.pop("played_text"))
        data["best_step"] = step_info(game, data.pop("best_text"))
        data["line"] = line_steps(game, data["line"])
    elif data["what"] == "chance":
        data["event"] = step_info(game, data.pop("text"))
    return data
