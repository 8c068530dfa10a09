"""The agents of Duel: honest, legal, repeatable, and not blind to what is in front of them."""

import pytest
from tests.ai.duel.late import expectimax

from sevenwonders import compiled
from sevenwonders.ai.duel.agents import make_agent
from sevenwonders.ai.duel.evaluator import Playouts
from sevenwonders.ai.duel.searcher import SearchAgent
from sevenwonders.ai.limits import Limit
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import chance, ids, rules
from sevenwonders.duel.game import Setup, new
from sevenwonders.duel.moves import Build, Raise, Sell, move_id
from sevenwonders.duel.notation import move_text
from sevenwonders.duel.position import parse_position

AGENTS = ["random", "greedy", "mcts:60"]
LAST_TWO = "table {} {} / . . . / . . . . / . . / . . . . / . . . / . ."


@pytest.mark.parametrize("spec", AGENTS)
def test_every_choice_of_a_whole_game_is_legal_and_leaves_the_state_alone(spec: str) -> None:
    agent, rng, state = make_agent(spec, 1), Rng(2), new(Setup())
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            chance.draw(state, rng)
            continue
        before = state.pack()
        move = move_id(agent.choose(state))
        assert state.pack() == before
        assert move in rules.legal_ids(state)
        rules.apply(state, move)


@pytest.mark.parametrize(
    "spec", ["", "mcts", "mcts:0", "mcts:-5", "mcts:1.5", "mcts:0s", "mcts:s", "greedy:3", "deep blue"]
)
def test_an_unknown_agent_is_refused_with_what_there_is(spec: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_agent(spec, 0)
    assert caught.value.key == "agent/unknown"
    assert caught.value.details["found"] == spec


def test_a_time_limit_is_kept_to_about_a_chunk() -> None:
    assert make_agent("mcts:0.05s", 0).choose(parse_position(WINNING_SHIELD)) == Build(0)


WINNING_SHIELD = f"duel 1; age 3; pawn 7; {LAST_TWO.format('circus', 'palace')}; A.city parade_ground; ask A turn"
WINNING_SYMBOL = (
    f"duel 1; age 3; {LAST_TWO.format('palace', 'study')}; A.coins 40; B.coins 300; ask A turn;"
    " A.city workshop apothecary scriptorium pharmacist university"
)


@pytest.mark.parametrize("spec", ["greedy", "mcts:200"])
def test_an_immediate_victory_is_taken(spec: str) -> None:
    assert make_agent(spec, 3).choose(parse_position(WINNING_SHIELD)) == Build(0)
    assert make_agent(spec, 3).choose(parse_position(WINNING_SYMBOL)) == Build(1)


def test_the_search_takes_away_the_card_that_would_lose() -> None:
    state = parse_position(
        f"duel 1; age 3; pawn -7; {LAST_TWO.format('circus', 'palace')}; ask A turn; A.coins 40; B.city parade_ground"
    )
    move = make_agent("mcts:500", 1).choose(state)
    assert isinstance(move, Build | Sell | Raise)
    assert move.slot == 0


def test_the_search_comes_to_the_exact_value_of_a_small_ending() -> None:
    # Two open cards, the second hides a third: decisions of both seats, and a reveal with several outcomes.
    state = parse_position(
        "duel 1; age 3; table . ? / . . palace / . . . . / . . / . . . . / . . . / . .; ask A turn; A.coins 9;"
        " B.coins 12; A.city rostrum; B.city altar temple"
    )
    exact = expectimax(state)
    simulations = 20_000 if compiled else 600
    found = SearchAgent(Playouts(), Limit(simulations), 1, exact=False).analyse(state).best
    assert found.value == pytest.approx(exact, abs=0.03 if compiled else 0.12), move_text(state, found.move)
