"""The agents play legal moves, see only their view, and are as strong as they should be."""

import pytest
from tests.effort import effort

from sevenwonders.ai.classic.agents import make_agent
from sevenwonders.ai.classic.arena import Match, play_match, run_match
from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.knowledge import sample_state
from sevenwonders.classic.view import view
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.record import parse_record, record_text
from sevenwonders.core.rng import Rng

GAMES = effort(quick=6, default=60, deep=2_000)


def test_greedy_beats_random() -> None:
    result = run_match(Match(("greedy", "random", "random"), GAMES))
    assert result.shares[0] >= 0.95 * GAMES


def test_mcts_beats_greedy() -> None:
    games = effort(quick=1, default=6, deep=200)
    simulations = effort(quick=60, default=200, deep=200)
    result = run_match(Match((f"mcts:{simulations}", "greedy", "greedy"), games))
    assert result.shares[0] >= 0.75 * games


@pytest.mark.parametrize("players", [3, 5, 7])
def test_agents_play_whole_games_that_can_be_recorded(players: int) -> None:
    agents = (("greedy", "random", "mcts:8") * 3)[:players]
    for record, _, _ in play_match(Match(agents, games=1, sides="choose")):
        assert parse_record(record_text(record)) == record


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:40"])
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    match = Match((spec, "greedy", "random"), games=1, seed=4)
    once, again = (next(iter(play_match(match)))[0] for _ in range(2))
    assert once == again


@pytest.mark.parametrize("spec", ["greedy", f"mcts:{effort(quick=6, default=64, deep=64)}"])
def test_what_is_unseen_changes_no_decision(spec: str) -> None:
    rng = Rng(2)
    state = RULES.new(Setup(4, sides="night"))
    asked = 0
    while not isinstance(pending := RULES.pending(state), Over):
        if not isinstance(pending, Ask):
            state = RULES.settle(state, RULES.sample(state, rng))
            continue
        seat = pending.seats[0]
        move = make_agent(spec, 9).choose(view(state, seat))
        if asked % 7 == 0:
            twin = sample_state(view(state, seat), rng)
            assert make_agent(spec, 9).choose(view(twin, seat)) == move
        asked += 1
        state = RULES.play(state, seat, move)
    assert asked >= 4 * 18


@pytest.mark.parametrize("spec", ["", "rand", "greedy:3", "mcts", "mcts:", "mcts:0", "mcts:0s", "mcts:-1", "mcts:1.5"])
def test_an_unknown_agent_is_refused(spec: str) -> None:
    with pytest.raises(OptionError) as raised:
        make_agent(spec, 1)
    assert raised.value.key == "agent/unknown"
