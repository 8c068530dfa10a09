"""PUCT: equal to brute force on small positions, pure, repeatable, and the same in both forms."""

from itertools import islice

import pytest
from tests.ai.duel.late import expectimax_moves, late_positions, play_until
from tests.ai.duel.points_evaluator import points_evaluator
from tests.effort import effort

from sevenwonders import compiled, forms
from sevenwonders.ai.agents import Verdict
from sevenwonders.ai.duel.agents import SearchAgent
from sevenwonders.ai.duel.evaluator import Evaluator, RandomRollouts
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator, new_network
from sevenwonders.ai.duel.puct import Search
from sevenwonders.ai.duel.uct import Uct
from sevenwonders.ai.limits import Limit
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Seen, Setup, ids, nature, rules
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.state import State

SOME = effort(quick=60, default=400, deep=2000) if compiled else 60


def middle(seed: int, cards: int = 17) -> State:
    state = play_until(cards, Rng(seed))
    assert state is not None
    return state


def me(state: State) -> Seen:
    return Seen(state.active, state)


def grown(state: State, simulations: int, seed: int = 1) -> Search:
    tree = Search(points_evaluator(), seed)
    tree.set_root(state)
    tree.grow(simulations)
    return tree


@pytest.mark.parametrize(("cards", "games"), [(1, 30), (2, 30), (3, effort(quick=4, default=15, deep=100))])
def test_a_converged_search_equals_brute_force(cards: int, games: int) -> None:
    for state in islice(late_positions(cards, 300 + cards), games):
        tree = grown(state, 0)
        for _ in range(400):
            tree.grow(50)
            if tree.is_settled():
                break
        assert tree.is_settled()
        exact = expectimax_moves(state)
        best = max(exact.values())
        found = [(exact[move], worth) for move, _, worth, proven in tree.report() if proven]
        assert found
        assert all(worth == pytest.approx(value, abs=1e-6) for value, worth in found)
        assert max(worth for _, worth in found) == pytest.approx(best, abs=1e-6)


def test_every_simulation_is_a_visit_of_the_root() -> None:
    tree = grown(middle(3), SOME)
    assert sum(visits for _, visits, _, _ in tree.report()) == SOME


def test_every_move_at_the_root_is_visited() -> None:
    tree = grown(middle(4), 2 * SOME)
    report = tree.report()
    assert min(visits for _, visits, _, proven in report if not proven) >= 2 * SOME // (16 * len(report))


def test_values_and_outcome_probabilities_are_valid() -> None:
    state = middle(5)
    before = state.pack()
    for evaluator in (points_evaluator(), RandomRollouts()):
        analysis = SearchAgent(evaluator, Limit(SOME), exact=False).analyse(me(state))
        assert sorted(candidate.move for candidate in analysis.candidates) == rules.legal_ids(state)
        for candidate in analysis.candidates:
            value, outlook = candidate.values[state.active], list(candidate.outcomes.values())
            assert 0.0 <= value <= 1.0
            assert sum(candidate.values) == pytest.approx(1.0)
            assert sum(outlook) == pytest.approx(1.0)
            assert sum(outlook[:3]) + outlook[6] / 2 == pytest.approx(value, abs=0.1)
            assert candidate.line[0] == candidate.move
    assert state.pack() == before


def test_the_same_seed_gives_the_same_search() -> None:
    state = middle(6)
    for evaluator in (points_evaluator, RandomRollouts):
        one, two, other = (
            SearchAgent(evaluator(), Limit(SOME), seed, exact=False).analyse(me(state)) for seed in (9, 9, 10)
        )
        assert one == two
        assert one != other


@pytest.mark.skipif(not compiled, reason="compares the two forms")
def test_both_forms_search_equally() -> None:
    unpack = forms.plain("sevenwonders.duel.state").unpack
    judges = forms.plain("sevenwonders.ai.duel.evaluator")
    for seed in (7, 8):
        state = middle(seed)
        slow = forms.plain("sevenwonders.ai.duel.puct").Search(
            points_evaluator(judges, forms.plain("sevenwonders.duel.score")), 1
        )
        slow.set_root(unpack(state.pack()))
        slow.grow(120)
        fast = grown(state, 120)
        assert slow.report() == fast.report()
        move = rules.legal_ids(state)[0]
        assert slow.outcomes_of(move) == fast.outcomes_of(move)
        assert slow.line(move) == fast.line(move)
        slow = forms.plain("sevenwonders.ai.duel.uct").Uct(unpack(state.pack()), judges.RandomRollouts(), 4)
        slow.grow(100)
        quick = Uct(state, RandomRollouts(), 4)
        quick.grow(100)
        assert slow.report() == quick.report()


@pytest.mark.skipif(not compiled, reason="compares the two forms")
def test_both_forms_search_equally_with_a_network() -> None:
    state = middle(9)
    network = new_network(16)
    network.scatter(3)
    fast = Search(NetworkEvaluator(network), 1)
    fast.set_root(state)
    fast.grow(60)
    nets = forms.plain("sevenwonders.ai.duel.network_evaluator")
    network = nets.new_network(16)
    network.scatter(3)
    slow = forms.plain("sevenwonders.ai.duel.puct").Search(nets.NetworkEvaluator(network), 1)
    slow.set_root(forms.plain("sevenwonders.duel.state").unpack(state.pack()))
    slow.grow(60)
    assert [found[:2] for found in slow.report()] == [found[:2] for found in fast.report()]
    assert [found[2] for found in slow.report()] == pytest.approx([found[2] for found in fast.report()], abs=1e-6)


def test_the_tree_is_reused_for_the_next_position() -> None:
    state, rng = middle(11), Rng(1)
    tree = grown(state, SOME)
    best = max(tree.report(), key=lambda found: found[1])
    state = rules.after_move(state, best[0])
    while state.question() < ids.FIRST_ASK:
        state = nature.after_draw(state, rng)
    size = tree.size
    tree.set_root(state)
    kept = sum(visits for _, visits, _, _ in tree.report())
    assert 0 < kept <= best[1]
    assert tree.size < size
    assert [move for move, _, _, _ in tree.report()] == rules.legal_ids(state)
    before = tree.report()
    tree.set_root(state)
    assert tree.report() == before
    tree.grow(SOME)
    assert sum(visits for _, visits, _, _ in tree.report()) == kept + SOME


def test_a_reused_tree_plays_a_whole_game() -> None:
    agents = [SearchAgent(points_evaluator(), Limit(12), seed) for seed in (0, 1)]
    state, rng = RULES.new(Setup()), Rng(5)
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
            continue
        before = state.pack()
        move = agents[state.active].choose(me(state))
        assert state.pack() == before
        assert move in rules.legal_ids(state)
        state = rules.after_move(state, move)


def test_a_full_tree_counts_every_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.ai.duel.puct.MOST_NODES", 1200)
    monkeypatch.setattr("sevenwonders.ai.duel.puct.MAX_POSITIONS", 5)
    state = middle(12)
    tree = grown(state, 300)
    assert tree.size <= 1200
    assert tree.position_count <= 5
    monkeypatch.setattr("sevenwonders.ai.duel.puct.MOST_NODES", 100_000)
    tree.grow(300)
    assert tree.size > 1200
    assert sum(visits for _, visits, _, _ in tree.report()) == 600
    assert all(0.0 <= worth <= 1.0 for _, _, worth, _ in tree.report())
    assert tree.report() != grown(state, 600).report()


def test_evicted_positions_are_expanded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(15)
    expected = grown(state, SOME).report()
    monkeypatch.setattr("sevenwonders.ai.duel.puct.MAX_POSITIONS", 5)
    assert grown(state, SOME).report() == expected


def test_a_search_without_new_positions_ends() -> None:
    """After the first four wonders of a draft comes an offer, where the tree ends."""
    state = parse_position("duel 1; ask A draft; offer sphinx piraeus colossus mausoleum")
    agent = SearchAgent(points_evaluator(), Limit(1_000_000))
    assert sum(candidate.visits for candidate in agent.analyse(me(state)).candidates) < 5000


def test_trees_reject_invalid_arguments() -> None:
    state = middle(16)
    for wrong in (None, "net"):
        with pytest.raises(TypeError):
            Search(wrong, 1)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            Uct(state, wrong, 1)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Uct(state, points_evaluator(), 1)  # type: ignore[arg-type]
    tree = Search(points_evaluator(), 1)
    for _ in range(2):
        with pytest.raises(MoveError):
            tree.grow(1)
    with pytest.raises(MoveError):
        tree.line(3)
    with pytest.raises(MoveError):
        grown(state, 1).outcomes_of(ids.DRAFT_0)


def before_a_draw() -> State:
    return RULES.new(Setup())


def finished() -> State:
    state, rng = RULES.new(Setup()), Rng(1)
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        else:
            moves = rules.legal_ids(state)
            state = rules.after_move(state, moves[rng.below(len(moves))])
    return state


@pytest.mark.parametrize("evaluator", [points_evaluator(), RandomRollouts()], ids=["points", "playouts"])
def test_a_position_without_active_seat_has_no_move(evaluator: Evaluator) -> None:
    agent = SearchAgent(evaluator, Limit(10))
    for ask in (agent.choose, agent.analyse):
        with pytest.raises(MoveError) as caught:
            ask(me(before_a_draw()))
        assert caught.value.key == "move/not-asked"
        with pytest.raises(MoveError) as caught:
            ask(me(finished()))
        assert caught.value.key == "move/not-asked"
        for wrong in (None, "duel"):
            with pytest.raises(OptionError):
                ask(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("evaluator", [points_evaluator(), RandomRollouts()], ids=["points", "playouts"])
@pytest.mark.parametrize("limit", ["1", "0.001ms", "0.001ms-cpu"])
def test_the_smallest_limit_gives_a_move(evaluator: Evaluator, limit: str) -> None:
    state = middle(13)
    agent = SearchAgent(evaluator, Limit.parse(limit))
    assert agent.choose(me(state)) in rules.legal_ids(state)
    assert sum(candidate.visits for candidate in agent.analyse(me(state)).candidates) >= len(rules.legal_ids(state))


def test_values_near_the_end_are_marked_exact() -> None:
    hidden = next(state for state in late_positions(4, 7) if state.present & ~state.face_up)
    open_ = next(state for state in late_positions(3, 7) if not state.present & ~state.face_up and not _may_show(state))
    kinds = []
    for state in (hidden, open_, middle(14)):
        analysis = SearchAgent(points_evaluator(), Limit(SOME)).analyse(me(state))
        kinds.append(analysis.kind)
        if analysis.kind != "estimate":
            values = _values(analysis)
            assert values == pytest.approx(expectimax_moves(state), abs=1e-9)
            assert values[analysis.best.move] == max(values.values())
    assert kinds[1:] == ["exact", "estimate"]
    assert kinds[0] in {"exact", "expectation"}


def _may_show(state: State) -> bool:
    return bool(state.wonders[0] | state.wonders[1])


def _values(analysis: Verdict) -> dict[int, float]:
    return {candidate.move: candidate.values[analysis.seat] for candidate in analysis.candidates}


@pytest.mark.skipif(not compiled, reason="too slow in the plain form")
def test_more_simulations_are_not_weaker() -> None:
    won = sum(
        _duel(SearchAgent(points_evaluator(), Limit(200), 1), SearchAgent(points_evaluator(), Limit(5), 2), seed)
        for seed in range(30)
    )
    assert won >= 17


def _duel(one: SearchAgent, two: SearchAgent, seed: int) -> float:
    """Return the result of a game for `one`, which sits on alternate seats."""
    agents, seat = ((one, two), 0) if seed % 2 else ((two, one), 1)
    state, rng = RULES.new(Setup()), Rng(seed)
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        else:
            state = rules.after_move(state, agents[state.active].choose(me(state)))
    return 0.5 if state.winner == ids.SHARED else float(state.winner == seat)
