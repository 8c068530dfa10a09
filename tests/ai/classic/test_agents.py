"""Tests of the agents of 7 Wonders: legal moves, hidden information, minimum strength."""

from typing import Any

import pytest
from tests.effort import effort

from sevenwonders import compiled
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.arena import Match, play_match, play_numbered
from sevenwonders.ai.classic.ismcts import MctsAgent
from sevenwonders.ai.limits import Limit
from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.seen import seen
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.record import parse_record, record_text
from sevenwonders.core.rng import Rng

GAMES = effort(quick=6, default=60, deep=2_000)


def test_greedy_beats_random() -> None:
    result = play_match(Match("classic", ("greedy", "random", "random"), GAMES))
    assert result.shares[0] >= 0.95 * GAMES


@pytest.mark.skipif(not compiled, reason="too slow in the plain form for games enough to tell")
def test_mcts_beats_greedy() -> None:
    games = effort(quick=6, default=6, deep=200)
    simulations = 200
    result = play_match(Match("classic", (f"mcts:{simulations}", "greedy", "greedy"), games))
    assert result.shares[0] >= 0.75 * games


@pytest.mark.parametrize("players", [3, 5, 7])
def test_agents_play_whole_games_that_can_be_recorded(players: int) -> None:
    agents = (("greedy", "random", f"mcts:{effort(quick=2, default=8, deep=40)}") * 3)[:players]
    record = play_numbered(Match("classic", agents, games=1), 0).record
    assert parse_record(record_text(record)) == record


@pytest.mark.parametrize("spec", ["random", "greedy", f"mcts:{effort(quick=8, default=40, deep=40)}"])
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    match = Match("classic", (spec, "greedy", "random"), games=1, seed=4)
    assert play_numbered(match, 0) == play_numbered(match, 0)


@pytest.mark.parametrize("spec", ["greedy", f"mcts:{effort(quick=6, default=64, deep=64)}"])
def test_hidden_cards_change_no_decision(spec: str) -> None:
    rng = Rng(2)
    state = RULES.new(Setup(4, sides="night"))
    asked = 0
    every = effort(quick=13, default=7, deep=1)
    while not isinstance(pending := RULES.pending(state), Over):
        if not isinstance(pending, Ask):
            state = RULES.settle(state, RULES.sample(state, rng))
            continue
        seat = pending.seats[0]
        moves = seen(state, seat).legal_ids()
        move = moves[rng.below(len(moves))]
        if asked % every == 0:
            move = make_agent("classic", spec, 9).choose(seen(state, seat))
            twin = Knowledge(seen(state, seat)).sample(rng)
            assert make_agent("classic", spec, 9).choose(seen(twin, seat)) == move
        asked += 1
        state = RULES.play(state, seat, RULES.move_of(move))
    assert asked >= 4 * 18


@pytest.mark.parametrize("spec", ["", "rand", "greedy:3", "mcts", "mcts:", "mcts:0", "mcts:0s", "mcts:-1", "mcts:1.5"])
def test_unknown_agent_raises(spec: str) -> None:
    with pytest.raises(OptionError) as raised:
        make_agent("classic", spec, 1)
    assert raised.value.key in ("agent/unknown", "agent/limit")


@pytest.mark.parametrize("agent", [MctsAgent(1, Limit(simulations=1)), MctsAgent(1, Limit(seconds=1e-9))])
def test_the_smallest_search_tries_every_move(agent: MctsAgent) -> None:
    state = RULES.new(Setup(3, sides="day"))
    for _ in range(2):
        state = RULES.settle(state, RULES.sample(state, Rng(3)))
    mine = seen(state, 0)
    assert {candidate.move for candidate in agent.analyse(mine).candidates} == set(mine.legal_ids())
    assert agent.choose(mine) in mine.legal_ids()


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:3"])
@pytest.mark.parametrize("value", [None, {}, "seen", RULES.new(Setup(3))])
def test_anything_but_seen_raises(spec: str, value: Any) -> None:
    with pytest.raises(OptionError, match="seen/unknown"):
        make_agent("classic", spec, 1).choose(value)


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:3"])
def test_seat_that_is_not_to_move_raises(spec: str) -> None:
    with pytest.raises(MoveError, match="move/not-asked"):
        make_agent("classic", spec, 1).choose(seen(RULES.new(Setup(3)), 1))
