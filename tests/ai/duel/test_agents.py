"""The agents of Duel: legal and repeatable moves, no use of hidden information, no missed wins."""

from typing import Any

import pytest
from tests.ai.duel.late import expectimax
from tests.ai.duel.positions import walk
from tests.effort import effort

from sevenwonders import compiled, forms
from sevenwonders.ai.agents import Verdict, make_agent
from sevenwonders.ai.duel.evaluator import RandomRollouts
from sevenwonders.ai.duel.uct import Uct
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Seen, Setup, ids, nature, rules
from sevenwonders.duel.draws import outcomes, settle
from sevenwonders.duel.moves import Build, Raise, Sell, move_id, move_of
from sevenwonders.duel.notation import move_text
from sevenwonders.duel.position import parse_position, position_text
from sevenwonders.duel.state import State

AGENTS = ["random", "greedy", "mcts:60"]
LAST_TWO = "table {} {} / . . . / . . . . / . . / . . . . / . . . / . ."


def asked(text: str) -> Seen:
    state = parse_position(text)
    return Seen(state.active, state)


def verdict(spec: str, seed: int, state: State) -> Verdict:
    return make_agent("duel", spec, seed).analyse(Seen(state.active, state))


@pytest.mark.parametrize("spec", AGENTS)
def test_a_seat_that_is_not_active_cannot_choose(spec: str) -> None:
    state = RULES.new(Setup())
    wrong: Any
    for wrong in (Seen(0, state), Seen(1, parse_position(WINNING_SHIELD))):
        with pytest.raises(MoveError, match="move/not-asked"):
            make_agent("duel", spec, 1).choose(wrong)
    for wrong in (None, 3, state):
        with pytest.raises(OptionError, match="seen/unknown"):
            make_agent("duel", spec, 1).choose(wrong)


@pytest.mark.parametrize("spec", ["greedy", "mcts:60", "net", "net:30", "net:30+scholar"])
def test_an_agent_uses_only_the_position_text(spec: str) -> None:
    """States contain no future draws: a game restored from its text has other draws and the same choice."""
    every = effort(quick=25, default=9, deep=1)
    for number, state in enumerate(walk(8)):
        if number % every == 0 and state.question() >= ids.FIRST_ASK and state.winner == ids.NOTHING:
            result = parse_position(position_text(state))
            choices = [make_agent("duel", spec, 5).choose(Seen(one.active, one)) for one in (state, result)]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("spec", AGENTS)
def test_every_choice_is_legal_and_does_not_change_the_state(spec: str) -> None:
    agent, rng, state = make_agent("duel", spec, 1), Rng(2), RULES.new(Setup())
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
            continue
        before = state.pack()
        move = agent.choose(RULES.seen(state, state.active))
        assert state.pack() == before
        assert move in rules.legal_ids(state)
        state = rules.after_move(state, move)


@pytest.mark.parametrize(
    "spec", ["", "mcts", "mcts:0", "mcts:-5", "mcts:1.5", "mcts:0s", "mcts:s", "greedy:3", "deep blue"]
)
def test_an_unknown_agent_is_rejected_with_the_known_names(spec: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_agent("duel", spec, 0)
    assert caught.value.key in ("agent/unknown", "agent/limit")


def test_a_time_limit_is_kept_within_a_chunk() -> None:
    assert make_agent("duel", "mcts:0.05s", 0).choose(asked(WINNING_SHIELD)) == move_id(Build(0))


WINNING_SHIELD = f"duel 1; age 3; pawn 7; {LAST_TWO.format('circus', 'palace')}; A.city parade_ground; ask A turn"
WINNING_SYMBOL = (
    f"duel 1; age 3; {LAST_TWO.format('palace', 'study')}; A.coins 40; B.coins 300; ask A turn;"
    " A.city workshop apothecary scriptorium pharmacist university"
)


@pytest.mark.parametrize("spec", ["greedy", "mcts:200"])
def test_an_immediate_victory_is_taken(spec: str) -> None:
    assert make_agent("duel", spec, 3).choose(asked(WINNING_SHIELD)) == move_id(Build(0))
    assert make_agent("duel", spec, 3).choose(asked(WINNING_SYMBOL)) == move_id(Build(1))


def test_the_search_takes_the_card_that_the_opponent_needs() -> None:
    text = (
        f"duel 1; age 3; pawn -7; {LAST_TWO.format('circus', 'palace')}; ask A turn; A.coins 40; B.city parade_ground"
    )
    move = move_of(make_agent("duel", "mcts:500", 1).choose(asked(text)))
    assert isinstance(move, Build | Sell | Raise)
    assert move.slot == 0


def test_the_same_seed_gives_the_same_search() -> None:
    state = _middle_of_a_game(5)
    assert verdict("mcts:300", 9, state) == verdict("mcts:300", 9, state)
    assert verdict("mcts:300", 9, state) != verdict("mcts:300", 10, state)


@pytest.mark.skipif(not compiled, reason="compares the two forms")
def test_both_forms_search_equally() -> None:
    state = _middle_of_a_game(6)
    tree = Uct(state, RandomRollouts(), 4)
    tree.grow(150)
    slow = forms.plain("sevenwonders.ai.duel.uct").Uct(
        forms.plain("sevenwonders.duel.state").unpack(state.pack()),
        forms.plain("sevenwonders.ai.duel.evaluator").RandomRollouts(),
        4,
    )
    slow.grow(150)
    assert slow.report() == tree.report()


def test_all_simulations_are_counted_at_the_root() -> None:
    tree = Uct(_middle_of_a_game(7), RandomRollouts(), 1)
    tree.grow(400)
    assert sum(visits for _, visits, _, _ in tree.report()) == 400


def test_the_search_finds_the_exact_value_of_a_small_endgame() -> None:
    # Two open cards, the second hides a third: decisions of both seats, and a reveal with several outcomes.
    state = parse_position(
        "duel 1; age 3; table . ? / . . palace / . . . . / . . / . . . . / . . . / . .; ask A turn; A.coins 9;"
        " B.coins 12; A.city rostrum; B.city altar temple"
    )
    exact = expectimax(state)
    simulations = 20_000 if compiled else 600
    tree = Uct(state, RandomRollouts(), 1)
    tree.grow(simulations)
    move, _, value, _ = max(tree.report(), key=lambda found: found[1])
    assert value == pytest.approx(exact, abs=0.03 if compiled else 0.12), move_text(state, move_of(move))


def _expectimax(state: State, seat: int) -> float:
    question = state.question()
    if question == ids.OVER:
        return 0.5 if state.winner == ids.SHARED else float(state.winner == seat)
    values = []
    if question < ids.FIRST_ASK:
        for outcome in outcomes(state) or ():
            after = settle(state, outcome)
            values.append(_expectimax(after, seat))
        return sum(values) / len(values)
    for move in rules.legal_ids(state):
        after = rules.after_move(state, move)
        values.append(_expectimax(after, seat))
    return max(values) if state.active == seat else min(values)


def _middle_of_a_game(seed: int) -> State:
    state, rng = RULES.new(Setup(beginners=True)), Rng(seed)
    for _ in range(30):
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        else:
            moves = rules.legal_ids(state)
            state = rules.after_move(state, moves[rng.below(len(moves))])
    while state.question() < ids.FIRST_ASK:
        state = nature.after_draw(state, rng)
    return state
