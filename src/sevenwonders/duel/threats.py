"""Threats: moves that would win at once.

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
    if seat not in near_supremacy(state):
        return ()
    turn = rules.with_turn(state, seat)
    wins = ((number, _supremacy(turn, number, seat)) for number in rules.legal_ids(turn))
    return tuple((move_of(number), how) for number, how in wins if how is not None)


def _supremacy(before: State, number: int, seat: int) -> Supremacy | None:
    after = rules.after_move(before, number)
    question = after.question()
    if question == ids.OVER:
        return _SUPREMACIES.get(REASONS[after.reason]) if after.winner == seat else None
    if question in (ids.TAKE, ids.REVIVE, ids.DESTROY):
        return next((how for choice in rules.legal_ids(after) if (how := _supremacy(after, choice, seat))), None)
    return None


# ---- bounds that no turn exceeds, so that most positions need no search


def near_supremacy(state: State) -> list[int]:
    """Return the seats that may win by supremacy in one turn; no others have winning moves."""
    if state.question() != ids.TURN:
        return []
    advances = (state.pawn, -state.pawn)
    return [
        seat
        for seat, symbols in enumerate(state.symbols)
        if advances[seat] >= _NEAR_CAPITAL or symbols.bit_count() >= _NEAR_SCIENCE
    ]


def _most(things: Iterable[tuple[Effect, ...]], kind: type[Shields] | type[ExtraShields]) -> int:
    return max(sum(effect.amount for effect in effects if isinstance(effect, kind)) for effects in things)


_SUPREMACIES: Final[dict[str, Supremacy]] = {"military": "military", "scientific": "scientific"}
# A wonder's shields, those of a card that it revives, and those that a token adds.
_MOST_SHIELDS: Final = (
    _most((wonder.effects for wonder in WONDERS), Shields)
    + _most((card.effects for card in CARDS), Shields)
    + _most((token.effects for token in TOKENS), ExtraShields)
)
_NEAR_CAPITAL: Final[int] = data()["military"]["capital"] - _MOST_SHIELDS
_NEAR_SCIENCE: Final[int] = data()["setup"]["symbols_to_win"] - ids.MOST_NEW_SYMBOLS
