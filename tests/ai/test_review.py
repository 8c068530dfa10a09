"""Reviews: the account adds up, late values are those of brute force, and blame needs depth."""

import pytest
from tests.ai.brute_force import BruteForce

from sevenwonders import classic, compiled, duel
from sevenwonders.ai.classic.agents import SearchAgent, make_net
from sevenwonders.ai.review import DEEP, Change, ReviewedChoice, review, review_data
from sevenwonders.classic.seen import seen as seen_by
from sevenwonders.core.errors import OptionError
from sevenwonders.core.record import AnyRecord, Record, random_game, replay
from sevenwonders.core.rng import Rng

pytestmark = pytest.mark.skipif(
    not compiled, reason="searches thousands of positions; the code is the same in both forms"
)

LAST_CARDS = 4


def game_to_the_end() -> AnyRecord:
    """Return a random game that is decided by the last card."""
    games = (random_game(duel.RULES, duel.Setup(beginners=True), Rng(seed)) for seed in range(100))
    return next(game for game in games if list(replay(game))[-1].before.present.bit_count() == 1)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_skill_and_luck_account_of_duel_adds_up(seed: int) -> None:
    found = review(random_game(duel.RULES, duel.Setup(), Rng(seed)), simulations=8)
    for account in found.accounts:
        assert account.sum == pytest.approx(account.result, abs=1e-9)
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-9)
    assert found.accounts[0].lost == pytest.approx(found.accounts[1].given)


def test_late_values_equal_brute_force() -> None:
    record, force = game_to_the_end(), BruteForce()
    found = review(record, simulations=8)
    moments = list(replay(record))
    first = next(n for n, m in enumerate(moments) if m.before.age == 3 and m.before.present.bit_count() <= LAST_CARDS)
    late = [item for item in found.items if item.step >= first]
    assert len(late) >= LAST_CARDS
    for item in late[1:]:
        assert not isinstance(item, Change)
    for item in late:
        if isinstance(item, Change):
            continue
        moment = moments[item.step]
        assert item.after[0] == pytest.approx(float(force.value(moment.after)), abs=1e-9)
        assert item.before[0] == pytest.approx(float(force.value(moment.before)), abs=1e-9)
        assert item.kind != "estimate"


def test_a_mistake_needs_a_deep_search() -> None:
    def choice(kind: str, simulations: int, loss: float) -> ReviewedChoice:
        return ReviewedChoice(0, 0, 1, 2, "", "", (0.5, 0.5), (0.5 - loss, 0.5 + loss), kind, simulations, 5)  # type: ignore[arg-type]

    assert choice("estimate", DEEP - 1, 0.2).grade is None
    assert choice("estimate", DEEP, 0.2).grade == "blunder"
    assert choice("exact", 0, 0.08).grade == "mistake"
    assert choice("expectation", 0, 0.031).grade == "inaccuracy"
    assert choice("exact", 0, 0.02).grade is None


def test_every_skill_and_luck_account_of_classic_adds_up() -> None:
    record = random_game(classic.RULES, classic.Setup(players=4, sides="random"), Rng(3))
    found = review(record, simulations=20)
    for account in found.accounts:
        assert account.sum == pytest.approx(account.result, abs=1e-9)
    assert len(found.choices) == sum(step.seat is not None for step in record.steps)
    assert review_data(found)["accounts"][0]["start"] == 0.25


def test_an_unfinished_game_is_refused() -> None:
    record = random_game(duel.RULES, duel.Setup(), Rng(1))
    with pytest.raises(OptionError, match="review/unfinished"):
        review(Record(duel.RULES, duel.Setup(), record.steps[:-1]))


def test_moves_of_classic_are_compared_on_equal_samples() -> None:
    game = classic.Game(seed=11, players=3, sides="day")
    seen, agent = seen_by(game.state, 0), make_net("40", 1)
    assert isinstance(agent, SearchAgent)
    moves = [seen.legal_ids()[0], seen.legal_ids()[-1]]
    found = agent.compare(seen, moves, 25)
    assert {one.move for one in found.candidates} == set(moves)
    assert [one.visits for one in found.candidates] == [25, 25]


def test_an_untried_move_of_classic_is_not_called_better() -> None:
    seen = seen_by(classic.Game(seed=11, players=4, sides="day").state, 0)
    values = [(one.visits, one.values[0]) for one in make_net("40", 1).analyse(seen).candidates]
    least = min(value for visits, value in values if visits)
    assert len(values) == len(seen.legal_ids())
    assert all(value <= least for visits, value in values if not visits)
