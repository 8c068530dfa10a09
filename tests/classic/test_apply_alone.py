"""One's own part of a turn: what a move does to the seat's city, before anything is known of the others."""

import pytest
from tests.classic.walks import states
from tests.effort import effort

from sevenwonders.classic import RULES, ids, rules
from sevenwonders.classic.moves import Sell, move_of
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng

GAMES = effort(quick=2, default=10, deep=200)


def city(state: State, seat: int) -> tuple[object, ...]:
    """Return all that a seat has."""
    fields = (state.coins, state.stages, state.city, state.shields, state.kinds, state.symbols, state.powers)
    production = (state.own_raw, state.own_goods, state.sale_raw, state.sale_goods, state.price, state.side)
    return tuple(field[seat] for field in (*fields, *production))


@pytest.mark.parametrize("seed", range(GAMES))
def test_it_is_what_becomes_of_the_city_if_the_others_sell(seed: int) -> None:
    rng = Rng(seed)
    for ply, state in enumerate(states(seed)):
        if state.question() != ids.TURN or state.waiting != (1 << state.players) - 1 or state.turn == ids.TURNS:
            continue
        seat = ply % state.players
        legal = rules.legal_ids(state, seat)
        for number in {legal[rng.below(len(legal))] for _ in range(4)}:
            alone = state.copy()
            rules.apply_alone(alone, seat, number)
            after = state
            for other in range(state.players):
                sale = next(move for move in RULES.legal(after, other) if isinstance(move, Sell))
                after = RULES.play(after, other, move_of(number) if other == seat else sale)
            assert city(alone, seat) == city(after, seat)
            assert not alone.waiting >> seat & 1


@pytest.mark.parametrize("seed", range(GAMES))
def test_answers_to_one_seat_do_the_same_with_it_as_alone(seed: int) -> None:
    for state in states(seed):
        if state.question() not in (ids.LAST, ids.REVIVE):
            continue
        seat = state.subject()
        for number in rules.legal_ids(state, seat):
            alone = state.copy()
            rules.apply_alone(alone, seat, number)
            after = RULES.play(state, seat, move_of(number))
            if after.question() not in (ids.DEAL, ids.OVER):
                assert city(alone, seat) == city(after, seat)
