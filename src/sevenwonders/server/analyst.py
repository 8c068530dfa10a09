"""What is asked of the workers about games: a hint for what a seat sees, the moves of a position, a review."""

import pickle
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sevenwonders.ai import analysis, hints
from sevenwonders.ai.review import SIMULATIONS, account_data, item_data, resigned_in, reviewed, reviewer_of
from sevenwonders.core.protocol import Ask
from sevenwonders.core.record import parse_record
from sevenwonders.core.registry import rules_of_position
from sevenwonders.tables.messages import AnalysisAsk

HINT: Final = "sevenwonders.server.analyst:hint"
ANALYSIS: Final = "sevenwonders.server.analyst:weighed"
REVIEW: Final = "sevenwonders.server.analyst:review"
_HINT_SIMULATIONS: Final = 3_000


def hint(seen: bytes) -> bytes:
    """Return a hint, as it goes over the wire, for what a seat may know: pickled, for only the server asks."""
    return msgspec.json.encode(hint_data(hints.hint(pickle.loads(seen), _HINT_SIMULATIONS)))


def hint_data(found: hints.Hint) -> dict[str, Any]:
    """Return a hint as it goes over the wire."""
    told: dict[str, Any] = msgspec.to_builtins(found)
    kind, thing = found.thing
    return told | {"thing": {"kind": kind, "id": thing}}


def weighed(asked: bytes) -> bytes:
    """Return what the moves of a position are worth, both as they go over the wire."""
    wanted = msgspec.json.decode(asked, type=AnalysisAsk)
    rules = rules_of_position(wanted.position)
    state = rules.parse_position(wanted.position)
    pending = rules.pending(state)
    seat = wanted.seat if wanted.seat is not None else pending.seats[0] if isinstance(pending, Ask) else 0
    found = analysis.analyse(rules.seen(state, seat), wanted.simulations)
    told: dict[str, Any] = msgspec.to_builtins(found)
    return msgspec.json.encode(told | {"hint": hint_data(found.hint)})


def review(text: bytes) -> Iterator[bytes]:
    """Tell where the game of a record starts, every item of its review as it is found, and the accounts."""
    record, resigned = parse_record(text.decode()), resigned_in(text.decode())
    reviewer, items = reviewer_of(record, SIMULATIONS, resigned=resigned), []
    yield msgspec.json.encode({"start": list(reviewer.start)})
    for item in reviewer.items():
        items.append(item)
        yield msgspec.json.encode(item_data(item))
    found = reviewed(record, SIMULATIONS, reviewer, items, resigned)
    for item in found.items[len(items) :]:
        yield msgspec.json.encode(item_data(item))
    moments = [moment.step for moment in found.moments]
    yield msgspec.json.encode({"accounts": [account_data(one) for one in found.accounts], "moments": moments})
