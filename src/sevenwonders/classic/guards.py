"""What Python may pass to the fast doors of 7 Wonders: for each parameter that is a number, which numbers will do."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sevenwonders.classic import effects, ids, memory, nature, playout, price, rules, score
from sevenwonders.classic.state import State
from sevenwonders.core.guard import Check, guard, within

_MOST_GAMES: Final = 1 << 31
_MOST_COUNT: Final = 1 << 10


def _is_seat(seat: int, given: Sequence[Any]) -> bool:
    """Return whether somebody sits there: at the table that is given, else at the number of players."""
    first = given[0]
    return 0 <= seat < (first.players if isinstance(first, State) else min(first, ids.MOST_SEATS))


def _is_legal(move: int, given: Sequence[Any]) -> bool:
    return move in rules.legal_ids(given[0], given[1])


def _is_table(players: int, _: Sequence[Any]) -> bool:
    return ids.FEWEST_SEATS <= players <= ids.MOST_SEATS


def _from_one(last: int) -> Check:
    return lambda number, _: 1 <= number <= last


def _is_order(order: int, given: Sequence[Any]) -> bool:
    seats = range(given[0].players)
    return 0 <= order < 1 << 31 and sorted(order >> 4 * k & 15 for k in seats) == list(seats)


CHECKS: Final[Mapping[str, Check]] = {
    "seat": _is_seat,
    "line": _is_seat,
    "players": _is_table,
    "age": _from_one(ids.AGES),
    "turn": _from_one(ids.HAND),
    "thing": within(ids.THINGS),
    "card": within(ids.CARDS),
    "board": within(ids.BOARDS),
    "kinds": within(1 << ids.KINDS),
    "whose": within(1 << 2),
    "order": _is_order,
    "move": _is_legal,
    "left": within(_MOST_COUNT),
    "right": within(_MOST_COUNT),
    "first": within(_MOST_COUNT),
    "second": within(_MOST_COUNT),
    "third": within(_MOST_COUNT),
    "games": within(_MOST_GAMES),
}


def install() -> None:
    """Put a guard before every fast door of the compiled engine."""
    for module in (nature, effects, memory, playout, price, rules, score):
        guard(module, CHECKS, but=("legal_ids",))
