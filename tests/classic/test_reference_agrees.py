"""The engine and the independent reference play the same games and agree at every step.

HYPOTHESIS_PROFILE=deep .venv/bin/pytest tests/classic/test_reference_agrees.py     5 000 games
"""

import random

import pytest
from tests.classic.oracle import DATA, action_of, boards_of, compare
from tests.classic.reference import Table, draw_hands
from tests.effort import effort

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.cards import BOARD_IDS
from sevenwonders.classic.draws import Deal
from sevenwonders.classic.moves import Move, Stage
from sevenwonders.core.protocol import Ask, Draw, Over
from sevenwonders.core.rng import Rng

GAMES = effort(quick=10, default=60, deep=5_000)
PARTS = 10  # the games are split into parts so that test workers can share them


def pick(moves: tuple[Move, ...], source: random.Random, eager: float) -> Move:
    """Return a random move, preferring stages so that the powers of the boards are used early."""
    stages = [move for move in moves if isinstance(move, Stage)]
    if stages and source.random() < eager:
        return source.choice(stages)
    return source.choice(moves)


def game_in_step(seed: int) -> None:
    """Play a game with seats deciding in random order and compare at every step."""
    source = random.Random(seed)
    players = 3 + seed % 5
    boards = tuple(source.sample(BOARD_IDS, players))
    state = RULES.new(Setup(players, boards, ("day", "night", "random")[seed // 5 % 3]))
    if RULES.pending(state) == Draw("boards"):
        state = RULES.settle(state, RULES.sample(state, Rng(seed)))
    table = Table(DATA, boards_of(state))
    eager = (0.0, 0.3, 0.9)[seed // 15 % 3]
    compare(state, table)
    while not isinstance(asked := RULES.pending(state), Over):
        if isinstance(asked, Ask):
            seat = source.choice(asked.seats)
            move = pick(RULES.legal(state, seat), source, eager)
            table.choose(seat, action_of(state, seat, move))
            state = RULES.play(state, seat, move)
        else:
            hands = draw_hands(DATA, players, state.age + 1, source)
            table.deal(hands)
            state = RULES.settle(state, Deal(tuple(tuple(hand) for hand in hands)))
        if not isinstance(asked, Ask) or len(asked.seats) == 1:
            compare(state, table)


@pytest.mark.parametrize("part", range(PARTS))
def test_games_agree_at_every_step(part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        game_in_step(seed)
