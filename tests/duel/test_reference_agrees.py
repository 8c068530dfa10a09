"""The engine and the independent reference play the same games and agree at every step.

HYPOTHESIS_PROFILE=deep .venv/bin/pytest tests/duel/test_reference_agrees.py     5 000 games
"""

from collections.abc import Iterable, Sequence

import pytest
from tests.duel.oracle import DATA, compare, move_of, step_of, table_of
from tests.duel.reference import Table
from tests.duel.test_reference import Nature
from tests.effort import effort

from sevenwonders.core.protocol import Draw, Over, Step, take
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, draws
from sevenwonders.duel.draws import Chance, Deal, Lay, Offer, Reveal, Show
from sevenwonders.duel.state import State

GAMES = effort(quick=20, default=60, deep=5_000)
PARTS = 20  # the games are split into parts so that test workers can share them


class RecordingTable(Table):
    """A table that keeps the last draw in the engine's format."""

    last: Chance

    def lay(self, tokens: Iterable[str]) -> None:
        listed = tuple(tokens)
        self.last = Lay(listed)
        super().lay(listed)

    def offer(self, wonders: Iterable[str]) -> None:
        listed = tuple(wonders)
        self.last = Offer(listed)
        super().offer(listed)

    def show(self, tokens: Iterable[str]) -> None:
        listed = tuple(tokens)
        self.last = Show(listed)
        super().show(listed)

    def deal(self, cards: Sequence[str]) -> None:
        self.last = Deal(tuple(cards))
        super().deal(cards)

    def reveal(self, card: str) -> None:
        self.last = Reveal(self.pending()[1], card)
        super().reveal(card)


def setup_of(seed: int) -> Setup:
    """Return a set-up chosen by the seed: draft, first player and handicap."""
    return Setup(beginners=seed % 2 == 0, first=seed // 2 % 2, bonus=(0, 0, 0, 1, 5, 20)[seed // 4 % 6])


def new_table(setup: Setup) -> RecordingTable:
    coins: int = DATA["setup"]["coins"]
    purse = (coins + setup.bonus * (setup.first == 1), coins + setup.bonus * (setup.first == 0))
    return RecordingTable(DATA, beginners=setup.beginners, first=setup.first, coins=purse)


def game_in_step(seed: int) -> tuple[State, Table]:
    """Play a game from decks shuffled in advance and compare at every step."""
    setup = setup_of(seed)
    nature = Nature(seed)
    state, table = RULES.new(setup), new_table(setup)
    compare(state, table)
    while table.pending()[0] != "over":
        legal = table.legal()
        if legal:
            step = nature.random.choice(sorted(legal))
            state = RULES.play(state, state.active, move_of(step))
            table.do(step)
        else:
            nature.answer(table)
            state = RULES.settle(state, table.last)
        compare(state, table)
    return state, table


@pytest.mark.parametrize("part", range(PARTS))
def test_games_agree_at_every_step(part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        game_in_step(seed)


def test_draws_of_the_engine_are_possible_for_the_reference() -> None:
    for seed in range(GAMES // 20):
        rng = Rng(seed)
        state, table = RULES.new(setup_of(seed)), new_table(setup_of(seed))
        while table.pending()[0] != "over":
            if table.legal():
                moves = RULES.legal(state, state.active)
                move = moves[rng.below(len(moves))]
                state = RULES.play(state, state.active, move)
                table.do(step_of(move))
            else:
                drawn = RULES.sample(state, rng)
                state = RULES.settle(state, drawn)
                answer(table, drawn)
        compare(state, table)


def answer(table: Table, drawn: Chance) -> None:
    match drawn:
        case Lay(tokens):
            table.lay(tokens)
        case Offer(wonders):
            table.offer(wonders)
        case Show(tokens):
            table.show(tokens)
        case Deal(cards):
            table.deal(cards)
        case Reveal(_, card):
            table.reveal(card)


def test_table_made_from_a_state_continues_alike() -> None:
    """`table_of` returns the same position at every ply, and again after one more step."""
    for seed in range(GAMES // 20):
        rng = Rng(seed)
        state = RULES.new(setup_of(seed))
        while not isinstance(asked := RULES.pending(state), Over):
            table = table_of(state)
            compare(state, table, prices=False)
            if isinstance(asked, Draw):
                drawn = draws.sample(state, rng)
                answer(table, drawn)
                state = take(RULES, state, Step(None, drawn))
            else:
                moves = RULES.legal(state, state.active)
                move = moves[rng.below(len(moves))]
                table.do(step_of(move))
                state = take(RULES, state, Step(state.active, move))
            compare(state, table, prices=False)
        compare(state, table_of(state))
