"""D1: components and set-up."""

from collections import Counter

import pytest
from tests.duel.rules.scene import DEAL_1, DEAL_3, LAY, B, Scene, after, position, start

from sevenwonders.core.errors import DrawError, OptionError
from sevenwonders.core.record import final_state, random_game
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, draws
from sevenwonders.duel.cards import CARDS, TOKENS, WONDERS
from sevenwonders.duel.view import FaceDownSlot, view


def test_d1_1_cards_wonders_and_tokens_of_the_box() -> None:
    assert Counter(card.back for card in CARDS) == {"1": 23, "2": 23, "3": 20, "guild": 7}
    assert len(WONDERS) == 12
    assert len(TOKENS) == 10
    assert {card.colour for card in CARDS if card.back == "guild"} == {"purple"}


def test_d1_1_colours_of_each_age() -> None:
    colours: Counter[tuple[str, str]] = Counter((card.back, card.colour) for card in CARDS)
    assert [colours[age, "brown"] for age in "123"] == [6, 3, 0]
    assert [colours[age, "grey"] for age in "123"] == [2, 2, 0]
    assert [colours[age, "blue"] for age in "123"] == [3, 5, 6]
    assert [colours[age, "green"] for age in "123"] == [4, 4, 4]
    assert [colours[age, "yellow"] for age in "123"] == [4, 4, 5]
    assert [colours[age, "red"] for age in "123"] == [4, 5, 5]


def test_d1_2_both_start_with_seven_coins() -> None:
    assert start().coins == (7, 7)
    assert start(beginners=True).coins == (7, 7)


def test_d1_2_a_handicap_in_coins_goes_to_the_second_player() -> None:
    assert start(bonus=3).coins == (7, 10)
    assert start(bonus=3, first=B).coins == (10, 7)


@pytest.mark.parametrize("bonus", [-1, 51])
def test_d1_2_a_handicap_has_limits(bonus: int) -> None:
    with pytest.raises(OptionError, match="setup/bonus"):
        Setup(bonus=bonus)


def test_d1_2_the_bank_never_runs_dry() -> None:
    assert after("table tavern altar; A.coins 300; B.coins 300", "build tavern").coins == (304, 300)


def test_d1_3_pawn_starts_between_four_military_tokens() -> None:
    game_start = start()
    assert game_start.pawn == 0
    assert game_start.loot == {"A2", "A5", "B2", "B5"}


@pytest.mark.parametrize(
    ("pawn", "tokens_left"),
    [(1, {"A2", "A5", "B2", "B5"}), (2, {"A2", "A5", "B5"}), (4, {"A2", "A5", "B5"}), (5, {"A2", "A5"})],
)
def test_d1_3_zones_begin_three_and_six_spaces_from_neutral(pawn: int, tokens_left: set[str]) -> None:
    loot = "A2 A5 B2 B5" if pawn <= 2 else "A2 A5 B5"
    end = after(f"table guard_tower altar; pawn {pawn}; loot {loot}", "build guard_tower")
    assert end.pawn == pawn + 1
    assert end.loot == tokens_left


def test_d1_3_capital_is_nine_spaces_from_neutral() -> None:
    assert after("table guard_tower altar; pawn 7; loot none", "build guard_tower").pending == "B turn"
    assert after("table guard_tower altar; pawn 8; loot none", "build guard_tower").pending == "over A military"
    assert after("ask B; table guard_tower altar; pawn -8; loot none", "build guard_tower").pending == "over B military"


def test_d1_4_five_tokens_on_the_board_five_in_the_box() -> None:
    laid = start(LAY)
    assert laid.board == {"agriculture", "economy", "law", "masonry", "strategy"}
    assert laid.box == {"architecture", "mathematics", "philosophy", "theology", "urbanism"}


def test_d1_4_every_five_tokens_are_possible_and_only_five() -> None:
    outcomes = draws.outcomes(start().state)
    assert outcomes is not None
    assert len(set(outcomes)) == 252
    with pytest.raises(DrawError, match="draw/wrong-count"):
        start("lay agriculture economy law masonry")


def test_d1_5_three_cards_of_each_age_and_four_guilds_are_never_seen() -> None:
    games = (final_state(random_game(RULES, Setup(beginners=True), Rng(seed))) for seed in range(100))
    to_the_last_card = next(state for state in games if "civilian" in Scene(state).pending)
    unseen = view(to_the_last_card).unseen
    assert {back: len(cards) for back, cards in unseen.items()} == {"1": 3, "2": 3, "3": 3, "guild": 4}


def test_d1_5_removed_cards_do_not_come_back() -> None:
    age_three = after("age 2; table walls", "sell walls")
    age_three.after(DEAL_3)
    with pytest.raises(DrawError, match="draw/impossible-card"):
        age_three.after(DEAL_3.replace("palace", "statue"))


def test_d1_5_a_card_is_dealt_once() -> None:
    with pytest.raises(DrawError, match="draw/twice"):
        start(LAY, DEAL_1.replace("theater", "altar"), beginners=True)


@pytest.mark.parametrize("backs", ["? ? ?", "guild guild ?"])
def test_d1_5_age_three_has_three_guilds_exactly(backs: str) -> None:
    age_three = after("age 2; table walls", "sell walls")
    with pytest.raises(DrawError, match="draw/wrong-guilds"):
        age_three.after(DEAL_3.replace("? guild ?", backs))


def test_d1_5_earlier_ages_have_no_guild() -> None:
    with pytest.raises(DrawError, match="draw/wrong-guilds"):
        start(LAY, DEAL_1.replace("? ? ?", "? guild ?", 1), beginners=True)


def test_d1_6_face_down_guilds_are_recognizable_by_their_backs() -> None:
    table = position("age 3; table palace town_hall / guild ? / senate arena; ask A").state
    assert view(table).structure[2:4] == (FaceDownSlot(open=False, back="guild"), FaceDownSlot(open=False, back="3"))
    assert all(name.endswith("_guild") for name in draws.possible_cards(table, 2))
    assert not any(name.endswith("_guild") for name in draws.possible_cards(table, 3))


def test_d1_6_a_guild_back_turns_up_a_guild() -> None:
    opened = after("age 3; table palace / guild / senate", "sell senate")
    assert opened.pending == "nature reveal"
    assert opened.after("reveal 2 builders_guild").slots[2] == "builders_guild"
    with pytest.raises(DrawError, match="draw/impossible-card"):
        opened.after("reveal 2 arena")
