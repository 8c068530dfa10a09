"""What Python may pass to Duel's fast doors: for each parameter that is a number, which numbers will do."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sevenwonders.core.guard import Check, guard, within
from sevenwonders.duel import effects, ids, nature, playout, price, rules, score

_MOST_GAMES: Final = 1 << 31


def _is_legal(move: int, given: Sequence[Any]) -> bool:
    return move in rules.legal_ids(given[0])


def _is_outcome(n: int, given: Sequence[Any]) -> bool:
    return 0 <= n < nature.outcome_count(given[0])


def _is_kind_set(kinds: int, _: Sequence[Any]) -> bool:
    return 0 <= kinds < 1 << ids.KINDS


CHECKS: Final[Mapping[str, Check]] = {
    "seat": within(ids.SEATS),
    "thing": within(ids.CARDS + ids.WONDERS),
    "card": within(ids.CARDS),
    "slot": within(ids.SLOTS),
    "kind": within(ids.KINDS),
    "kinds": _is_kind_set,
    "larger": within(2),
    "tokens": within(1 << ids.TOKENS),
    "wonders": within(1 << ids.WONDERS),
    "guild_backs": within(1 << ids.SLOTS),
    "move": _is_legal,
    "n": _is_outcome,
    "games": within(_MOST_GAMES),
}


def install() -> None:
    """Put a guard before every fast door of the compiled engine."""
    for module in (nature, effects, playout, price, rules, score):
        guard(module, CHECKS)
