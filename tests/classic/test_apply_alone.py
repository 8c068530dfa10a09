"""`apply_alone` applies a move to the seat's own city, independently of the other seats."""

import pytest
from tests.classic.walks import states
from tests.effort import effort

from sevenwonders.classic import RULES, ids, rules
from sevenwonders.classic.moves import Sell, move_of
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng

GAMES = effort(quick=2, default=10, deep=200)


def city(state: State, seat: int) -> tuple[object, ...]:
    """Return the possessions of a seat."""
    fields = (state.coins, state.stages, state.city, state.shields, state.kinds, state.symbols, state.powers)
    production = (state.own_raw, state.own_goods, state.sale_raw, state.sale_goods, state.price, state.side)
    return tuple(field[seat] for field in (*fields, *production))


@pytest.mark.parametrize("seed", range(GAMES))
def test_apply_alone_equals_a_turn_in_which_the_other_seats_sell(seed: int) -> None:
    rng = Rng(seed)
    for ply, state in enumerate(states(seed)):
        if state.question() != ids.TURN or state.waiting != (1 << state.players) - 1 or state.turn == ids.TURNS:
            continue
        seat = ply % state.players
        legal = rules.legal_ids(state, seat)
        for number in {legal[rng.below(len(legal))] for _ in range(4)}:
            alone = rules.after_move_alone(state, seat, number)
            after = state
            for other in range(state.players):
                sale = next(move for move in RULES.legal(after, other) if isinstance(move, Sell))
                after = RULES.play(after, other, move_of(number) if other == seat else sale)
            assert city(alone, seat) == city(after, seat)
            assert not alone.waiting >> seat & 1


@pytest.mark.parametrize("seed", range(GAMES))
def test_apply_alone_equals_play_for_decisions_of_a_single_seat(seed: int) -> None:
    for state in states(seed):
        if state.question() not in (ids.LAST, ids.REVIVE):
            continue
        seat = state.subject()
        for number in rules.legal_ids(state, seat):
            alone = rules.after_move_alone(state, seat, number)
            after = RULES.play(state, seat, move_of(number))
            if after.question() not in (ids.DEAL, ids.OVER):
                assert city(alone, seat) == city(after, seat)
