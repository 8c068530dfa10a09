"""Moves that would win at once: what both players should see before they choose.

>>> from sevenwonders.duel.position import parse_position
>>> rows = "study pretorium / . . . / . . . . / . . / . . . . / . . . / . ."
>>> winning_moves(parse_position(f"duel 1; age 3; table {rows}; pawn 8; ask B turn; A.coins 8"), 0)
((Build(slot=1), 'military'),)
"""

from collections.abc import Iterable
from typing import Final, Literal

from sevenwonders.core.effects import Shields
from sevenwonders.duel import ids, rules
from sevenwonders.duel.cards import CARDS, TOKENS, WONDERS, Effect, ExtraShields, data
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.moves import Move, move_of
from sevenwonders.duel.state import State

Supremacy = Literal["military", "scientific"]


def winning_moves(state: State, seat: int) -> tuple[tuple[Move, Supremacy], ...]:
    """Return the moves that would bring a seat a supremacy, were the turn its own, with how each would win.

    A choice that follows (a token to take, a card to revive) belongs to the move; what chance must bring does not.
    """
    if state.question() != ids.TURN or not (_is_near_capital(state, seat) or _is_near_science(state, seat)):
        return ()
    turn = state.copy()
    turn.active = seat
    wins = ((number, _supremacy(turn, number, seat)) for number in rules.legal_ids(turn))
    return tuple((move_of(number), how) for number, how in wins if how is not None)


def _supremacy(before: State, number: int, seat: int) -> Supremacy | None:
    after = before.copy()
    rules.apply(after, number)
    question = after.question()
    if question == ids.OVER:
        return _SUPREMACIES.get(REASONS[after.reason]) if after.winner == seat else None
    if question in (ids.TAKE, ids.REVIVE, ids.DESTROY):
        return next((how for choice in rules.legal_ids(after) if (how := _supremacy(after, choice, seat))), None)
    return None


# ---- what spares most positions the search: bounds that no turn exceeds


def _is_near_capital(state: State, seat: int) -> bool:
    advance = state.pawn if seat == 0 else -state.pawn
    return advance + _MOST_SHIELDS >= _CAPITAL


def _is_near_science(state: State, seat: int) -> bool:
    return state.symbols[seat].bit_count() + _MOST_SYMBOLS >= _SYMBOLS_TO_WIN


def _most(things: Iterable[tuple[Effect, ...]], kind: type[Shields] | type[ExtraShields]) -> int:
    return max(sum(effect.amount for effect in effects if isinstance(effect, kind)) for effects in things)


_SUPREMACIES: Final[dict[str, Supremacy]] = {"military": "military", "scientific": "scientific"}
_CAPITAL: Final[int] = data()["military"]["capital"]
_SYMBOLS_TO_WIN: Final[int] = data()["setup"]["symbols_to_win"]
# A wonder's shields, those of a card that it revives, and those that a token adds.
_MOST_SHIELDS: Final = (
    _most((wonder.effects for wonder in WONDERS), Shields)
    + _most((card.effects for card in CARDS), Shields)
    + _most((token.effects for token in TOKENS), ExtraShields)
)
_MOST_SYMBOLS: Final = 2  # that of a card, and that of the token which its pair brings
