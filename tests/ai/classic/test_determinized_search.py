"""Tests of the determinised search of 7 Wonders: allotment of samples, values, hidden information."""

from collections.abc import Iterator

import pytest
from tests.classic.walks import states
from tests.effort import effort

from sevenwonders import compiled, forms
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.arena import Match, play_match
from sevenwonders.ai.classic.agents import SearchAgent
from sevenwonders.ai.classic.determinized_search import DeterminizedSearch
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator, new_network
from sevenwonders.ai.classic.rollout_policy import new_rollout_policy
from sevenwonders.ai.limits import Limit
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.position import parse_position
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.classic.state import State
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng

GAMES = effort(quick=1, default=3, deep=12)


def scattered(seed: int = 1) -> Network:
    network = new_network(16, 8)
    network.scatter(seed)
    return network


def turns(seed: int, every: int) -> Iterator[Seen]:
    for ply, state in enumerate(states(seed)):
        if state.question() == ids.TURN and ply % every == 0:
            yield seen(state, max(seat for seat in range(state.players) if state.waiting >> seat & 1))


# ---- candidates


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_moves_are_candidates_and_the_best_is_sampled(seed: int) -> None:
    agent = SearchAgent(NetworkEvaluator(scattered()), 1, Limit(simulations=24))
    for mine in turns(seed, effort(quick=97, default=31, deep=7)):
        verdict = agent.analyse(mine)
        assert {candidate.move for candidate in verdict.candidates} == set(mine.legal_ids())
        assert len(mine.legal_ids()) == 1 or verdict.best.visits > 0
        assert all(abs(sum(candidate.values) - 1.0) < 1e-6 for candidate in verdict.candidates)


def test_halve_keeps_the_better_half() -> None:
    search = DeterminizedSearch(NetworkEvaluator(scattered()), 1, depth=1, width=8)
    mine = next(mine for mine in turns(1, 1) if len(mine.legal_ids()) >= 8)
    assert search.start(mine) == search.active == 8
    for left in (4, 2, 2):
        search.run(3)
        search.halve()
        assert search.active == left
    assert [visits for _, visits, _, _ in search.report()] == [9, 9, 6, 6, 3, 3, 3, 3]
    worth = [value for _, _, value, _ in search.report()]
    assert worth[0] >= worth[1]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_rollouts_extend_through_the_next_age_after_enough_samples(age: int) -> None:
    few, many = (
        SearchAgent(NetworkEvaluator(scattered()), 1, Limit(simulations=simulations)) for simulations in (120, 400)
    )
    mine = next(
        mine for mine in turns(3, 1) if (mine.state.age, mine.state.turn) == (age, 5) and len(mine.legal_ids()) > 1
    )
    tried = [sum(one.visits for one in agent.analyse(mine).candidates) for agent in (few, many)]
    assert tried[0] >= 110
    assert (tried[1] >= 390) == (age == ids.AGES)


def test_extended_simulations_count_four_times_and_weigh_the_next_age() -> None:
    near, far = (DeterminizedSearch(NetworkEvaluator(scattered()), 1, depth=6, width=8) for _ in range(2))
    mine = next(mine for mine in turns(2, 1) if (mine.state.age, mine.state.turn) == (2, ids.TURNS))
    assert near.start(mine) == far.start(mine) > 1
    far.extend()
    near.run(1)
    far.run(1)
    assert far.simulations == 4 * near.simulations == 4 * near.active
    for (move, _, _, guess), (same_move, _, _, share) in zip(near.sample_means(), far.sample_means(), strict=True):
        assert move == same_move
        assert round((share - 0.2 * guess) / 0.8, 4) in (0, 0.3333, 0.5, 1)  # it is over, at one and the same table


@pytest.mark.parametrize(("text", "name"), [("", "net"), ("200", "net:200"), ("0.3s", "net:0.3s"), ("0", "net:0")])
def test_limits(text: str, name: str) -> None:
    assert make_agent("classic", f"net:{text}" if text else "net", 1).name == name


@pytest.mark.parametrize("text", ["-1", "x", "1.5", "s", "0s"])
def test_invalid_limits_raise(text: str) -> None:
    with pytest.raises(OptionError, match="agent/limit"):
        make_agent("classic", f"net:{text}", 1)


def test_shortest_time_limit_returns_a_move() -> None:
    mine = next(turns(2, 1))
    assert SearchAgent(NetworkEvaluator(scattered()), 1, Limit(seconds=1e-9, cpu=True)).choose(mine) in mine.legal_ids()


def test_same_seed_same_result() -> None:
    one, two = (SearchAgent(NetworkEvaluator(scattered()), 4, Limit(simulations=16)) for _ in range(2))
    for mine in turns(4, effort(quick=97, default=13, deep=3)):
        assert one.analyse(mine) == two.analyse(mine)


@pytest.mark.skipif(not compiled, reason="the plain form has nothing to be compared with")
@pytest.mark.parametrize("with_policy", [False, True])
@pytest.mark.parametrize(("depth", "lookahead", "extended"), [(6, False, False), (1, True, False), (6, False, True)])
def test_forms_agree(depth: int, lookahead: bool, extended: bool, with_policy: bool) -> None:
    plain = forms.plain("sevenwonders.ai.classic.determinized_search").DeterminizedSearch
    unpack = forms.plain("sevenwonders.classic.seen").unpack
    plain_evaluator = forms.plain("sevenwonders.ai.classic.network_evaluator")
    copied = plain_evaluator.new_network(16, 8)
    copied.scatter(1)
    policy, copied_policy = (
        new_rollout_policy(16, 8),
        forms.plain("sevenwonders.ai.classic.rollout_policy").new_rollout_policy(16, 8),
    )
    policy.scatter(1)
    copied_policy.scatter(1)
    one = DeterminizedSearch(NetworkEvaluator(scattered()), 5, depth, 4, policy if with_policy else None)
    two = plain(plain_evaluator.NetworkEvaluator(copied), 5, depth, 4, copied_policy if with_policy else None)
    one.lookahead = two.lookahead = lookahead
    for mine in list(turns(3, 41))[:4]:
        one.start(mine)
        two.start(unpack(mine.pack()))
        for search in (one, two):
            if extended:
                search.extend()
            search.run(1)
        for (move, visits, value, share), (move_2, visits_2, value_2, share_2) in zip(
            one.report(), two.report(), strict=True
        ):
            assert (move, visits) == (move_2, visits_2)
            assert abs(value - value_2) < 1e-4
            assert abs(share - share_2) < 1e-4


POOR = (
    "classic 1; boards gizah_day rhodos_day babylon_day; age 1; turn 5; A.hand altar theater clay_pool; "
    "B.hand ore_vein loom_1 barracks; C.hand stone_pit press_1 workshop; A.coins 0; B.coins 0; C.coins 0"
)


def test_lookahead_values_a_leaf_by_the_best_next_move() -> None:
    """Without coins all legal moves are main moves, so one sample with deterministic replies can be recomputed."""
    mine, evaluator = seen(parse_position(POOR), 0), NetworkEvaluator(scattered())
    builds = 0
    for seed in range(10):
        search = DeterminizedSearch(NetworkEvaluator(scattered()), seed, depth=1, width=16)
        search.lookahead, search.temperature = True, 1e-9
        search.start(mine)
        search.run(1)
        table = Knowledge(mine).sample(Rng(seed))
        answers = {seat: evaluator.best(seen(table, seat)).move for seat in (1, 2)}
        for move, _, worth, _ in search.sample_means():
            after = played(table, {0: move, **answers})
            if after.coins[0] == 0:
                builds += 1
                assert worth == pytest.approx(evaluator.best(seen(after, 0)).value, abs=1e-6)
    assert builds >= 10


def played(state: State, moves: dict[int, int]) -> State:
    """Return the state after a turn."""
    for seat, move in moves.items():
        state = RULES.play(state, seat, RULES.move_of(move))
    return state


# ---- the last turn

LAST_TURN = (
    "classic 1; boards gizah_day rhodos_day babylon_day; age 3; turn 6; A.hand palace pantheon; B.hand senate arena; "
    "C.hand lodge study; A.coins 9; B.coins 9; C.coins 9; A.city baths; B.city theater; C.city altar"
)


def test_last_turn_values_are_expected_results() -> None:
    """With deterministic replies the value is the mean result of the game."""
    state = parse_position(LAST_TURN)
    mine = seen(state, 0)
    search = DeterminizedSearch(NetworkEvaluator(scattered()), 1, depth=6, width=16)
    search.temperature = 1e-6
    search.start(mine)
    search.run(effort(quick=4, default=200, deep=1_000))
    evaluator = NetworkEvaluator(scattered())
    for move, visits, _, share in search.sample_means():
        expected, weight = 0.0, 0
        rng = Rng(1)
        for _ in range(effort(quick=4, default=200, deep=1_000)):
            table = Knowledge(mine).sample(rng)
            answers = [evaluator.best(seen(table, other)).move for other in (1, 2)]
            table = RULES.play(table, 0, RULES.move_of(move))
            for other, answer in zip((1, 2), answers, strict=True):
                table = RULES.play(table, other, RULES.move_of(answer))
            ended = RULES.pending(table)
            assert isinstance(ended, Over)
            expected += (0 in ended.winners) / len(ended.winners)
            weight += 1
        assert visits == weight
        assert abs(share - expected / weight) < effort(quick=80, default=15, deep=7) / 100


# ---- hidden information


@pytest.mark.parametrize("limit", [None, Limit(simulations=12)])
def test_hidden_cards_change_no_decision(limit: Limit | None) -> None:
    rng = Rng(5)
    for mine in turns(2, effort(quick=61, default=17, deep=5)):
        twin = seen(Knowledge(mine).sample(rng), mine.seat)
        verdicts = [SearchAgent(NetworkEvaluator(scattered()), 3, limit).analyse(one) for one in (mine, twin)]
        assert verdicts[0] == verdicts[1]


class Clairvoyant:
    """Cheats: receives the other seats' moves and evaluates the state after them."""

    def __init__(self, network: Network) -> None:
        self._evaluator = NetworkEvaluator(network)

    def choose(self, state: State, seat: int, others: dict[int, int]) -> int:
        def worth(move: int) -> float:
            after = RULES.play(state, seat, RULES.move_of(move))
            for other, answer in others.items():
                after = RULES.play(after, other, RULES.move_of(answer))
            return self._outlook(after, seat)

        return max(seen(state, seat).legal_ids(), key=worth)

    def _outlook(self, state: State, seat: int) -> float:
        while not isinstance(pending := RULES.pending(state), Over):
            if isinstance(pending, Ask) and seat in pending.seats:
                return max(one.value for one in self._evaluator.evaluate(seen(state, seat)))
            assert isinstance(pending, Ask)  # the last turn of an age with a card to play or revive
            other = pending.seats[0]
            move = self._evaluator.best(seen(state, other)).move
            state = RULES.play(state, other, RULES.move_of(move))
        points = [sum(RULES.score(state, other).values()) for other in range(state.players)]
        return float(seat in pending.winners) + 0.001 * (points[seat] - max(points))


def cheated_game(cheat: Clairvoyant, honest: NetworkEvaluator, cheater: int, rng: Rng) -> float:
    """Return the victory share of a cheating seat against two honest ones."""
    state = RULES.new(Setup(3, sides="random"))
    while not isinstance(pending := RULES.pending(state), Over):
        if not isinstance(pending, Ask):
            state = RULES.settle(state, RULES.sample(state, rng))
            continue
        moves = {seat: honest.best(seen(state, seat)).move for seat in pending.seats}
        if cheater in moves and state.question() == ids.TURN and (state.turn < ids.TURNS or state.age == ids.AGES):
            others = {seat: move for seat, move in moves.items() if seat != cheater}
            moves[cheater] = cheat.choose(state, cheater, others)
        for seat, move in moves.items():
            state = RULES.play(state, seat, RULES.move_of(move))
    return (cheater in pending.winners) / len(pending.winners)


@pytest.mark.skipif(not compiled, reason="too slow in the plain form for games enough to tell")
def test_seeing_all_moves_wins_more() -> None:
    """Hidden information is valuable, so the test of hidden cards is meaningful."""
    games = effort(quick=30, default=150, deep=1_500)
    network, rng = network_of("classic"), Rng(3)
    cheat, honest = Clairvoyant(network), NetworkEvaluator(network)
    assert sum(cheated_game(cheat, honest, number % 3, rng) for number in range(games)) >= 0.37 * games


# ---- strength


@pytest.mark.skipif(not compiled, reason="too slow in the plain form for games enough to tell")
def test_search_beats_one_ply() -> None:
    games = effort(quick=6, default=15, deep=300)
    assert play_match(Match("classic", ("net:60", "net:0", "net:0"), games, seed=2)).shares[0] >= 0.4 * games
