"""C9: hidden information."""

import json
from collections import Counter

from tests.classic.rules.scene import A, B, C, position, start

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.cards import CARDS
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.moves import Sell
from sevenwonders.classic.piles import cards_of
from sevenwonders.classic.seen import seen
from sevenwonders.classic.state import State
from sevenwonders.classic.view import PrivateView, uncovered, view
from sevenwonders.core.data import as_data
from sevenwonders.core.protocol import Step
from sevenwonders.core.record import Record, public_text, random_game, record_text, replay
from sevenwonders.core.rng import Rng


def text(value: object) -> str:
    return json.dumps(as_data(value))


def own(state: State, seat: int) -> PrivateView:
    seen = view(state, seat).own
    assert seen is not None
    return seen


def test_c9_1_own_hand_and_no_other() -> None:
    scene = position("A.hand altar; B.hand theater; C.hand loom_1")
    seen = view(scene.state, A)
    assert "altar" in own(scene.state, A).hand
    assert "theater" not in text(seen)
    assert "loom_1" not in text(seen)
    assert [city.hand for city in seen.cities] == [3, 3, 3]


def test_c9_1_a_spectator_sees_no_hand() -> None:
    seen = view(position("A.hand altar; B.hand theater; C.hand loom_1").state)
    assert not any(card in text(seen) for card in ("altar", "theater", "loom_1"))


def test_c9_1_cities_coins_and_tokens_are_open() -> None:
    seen = view(position("B.city baths; B.coins 8; age 2; B.tokens 1 -1; B.wonder altar").state, A)
    city = seen.cities[B]
    assert (city.cards, city.coins, city.won, city.lost, city.stages) == (("baths",), 8, (1, 0, 0), 1, 1)
    assert city.under == (1,)  # the back of the card, not its face
    assert "altar" not in text(seen)


def test_c9_1_views_show_which_seats_have_chosen_but_not_their_choices() -> None:
    before = position("B.hand theater; C.hand loom_1")
    one, other = (view(before.after(move).state, A) for move in ("B build theater", "B sell theater"))
    assert one == other
    assert [city.chosen for city in one.cities] == [False, True, False]
    chosen = own(before.after("B sell theater").state, B).chosen
    assert chosen is not None
    assert (chosen.verb, chosen.text) == ("sell", "sell theater")


def test_c9_1_the_discard_pile_shows_backs_only() -> None:
    seen = view(position("age 2; discard altar walls theater").state, A)
    assert seen.discard == (2, 1)
    assert not any(card in text(seen) for card in ("altar", "theater"))


def test_c9_1_a_reviving_seat_sees_the_pile() -> None:
    scene = position(
        "boards halikarnassos_night rhodos_day ephesos_day; A.city clay_pool clay_pit; A.hand altar; discard workshop"
    ).turn("A stage with altar")
    assert "workshop" in (own(scene.state, A).pile or ())
    assert own(scene.state, B).pile is None
    later = scene.after("A decline").state
    assert "workshop" in (view(later, A).looks[0].pile or ())
    assert view(later, B).looks[0].pile is None


def test_c9_1_everything_is_visible_after_the_end() -> None:
    for players in (3, 7):
        record = random_game(RULES, Setup(players), Rng(players))
        *before, last = (moment.after for moment in replay(record))
        assert {uncovered(state) is None for state in before} == {True}
        shown = uncovered(last)
        assert shown is not None
        assert [len(cards) for cards in shown.under] == [city.stages for city in view(last).cities]
        played = Counter([*shown.discard, *(card for cards in shown.under for card in cards)])
        for city in view(last).cities:
            played.update(city.cards)
        deck = Counter({card.id: sum(least <= players for least in card.copies) for card in CARDS})
        assert played + Counter(shown.box) == +deck
        assert played.total() == 3 * 7 * players


def test_c9_1_hands_passed_on_are_remembered() -> None:
    scene = start(Setup(4, sides="day"))
    mine = scene.hand(A)
    scene = scene.turn()
    assert mine == own(scene.state, A).held[0][0]
    certain = Knowledge(seen(scene.state, A)).certain(B)
    assert certain == scene.hand(B)
    again = scene.turn()
    # One card of the hand was taken face down: five of six cards are left, and it is uncertain which.
    knowledge = Knowledge(seen(again.state, A))
    assert set(again.hand(C)) <= set(knowledge.possible(C)) <= set(certain)


def test_c9_1_the_public_record_omits_hidden_cards() -> None:
    setup = Setup(3, ("gizah", "rhodos", "ephesos"), "day")
    state = RULES.new(setup)
    dealt = RULES.sample(state, Rng(1))
    state = RULES.settle(state, dealt)
    cards = [cards_of(state.hand[seat], 1)[0] for seat in (A, B, C)]
    record = Record(RULES, setup).then(Step(None, dealt)).then(Step(A, Sell(cards[A])))
    assert "* deal ?" in public_text(record, A)
    assert cards[A] not in public_text(record)
    assert f"1. A sell {cards[A]}" in public_text(record, A)
    assert "1. A ?" in public_text(record, B)
    record = record.then(Step(B, Sell(cards[B]))).then(Step(C, Sell(cards[C])))
    assert "1. A sell ?" in public_text(record, B)
    assert f"2. B sell {cards[B]}" in public_text(record, B)


def test_c9_1_the_record_of_a_finished_game_is_complete() -> None:
    record = random_game(RULES, Setup(3), Rng(5))
    assert public_text(record) == record_text(record)
    assert "?" not in public_text(record)
    assert "?" in public_text(Record(RULES, record.setup, record.steps[:-1]))
