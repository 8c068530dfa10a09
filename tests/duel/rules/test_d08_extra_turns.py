"""D8: extra turns."""

import pytest
from tests.duel.rules.scene import DEAL_2, A, after

WITH_EXTRA_TURN = ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"]
WITHOUT = ["colossus", "great_lighthouse", "pyramids", "statue_of_zeus", "circus_maximus", "mausoleum"]


@pytest.mark.parametrize("wonder", WITH_EXTRA_TURN)
def test_d8_1_five_wonders_let_the_same_player_play_again(wonder: str) -> None:
    scene = after(f"table theater altar; A.coins 20; A.wonders {wonder}", f"raise {wonder} with theater")
    assert scene.pending == "A turn"
    assert scene.details_of("extra-turn") == [{"seat": A}]


@pytest.mark.parametrize("wonder", WITHOUT)
def test_d8_1_other_wonders_do_not(wonder: str) -> None:
    scene = after(f"table theater altar; A.coins 20; A.wonders {wonder}", f"raise {wonder} with theater")
    assert scene.pending == "B turn"
    assert scene.details_of("extra-turn") == []


def test_d8_1_after_the_extra_turn_the_opponent_plays() -> None:
    scene = after("table theater altar; A.coins 20; A.wonders sphinx", "raise sphinx with theater")
    assert scene.after("sell altar").pending == "nature deal"
    scene = after(
        "table theater altar / tavern; A.coins 20; A.wonders sphinx", "raise sphinx with tavern", "sell altar"
    )
    assert scene.pending == "B turn"


def test_d8_1_extra_turns_may_follow_each_other() -> None:
    scene = after("table theater altar / tavern; A.coins 40; A.wonders sphinx piraeus", "raise sphinx with tavern")
    assert scene.pending == "A turn"
    scene = scene.after("raise piraeus with theater")
    assert scene.pending == "A turn"
    assert scene.details_of("extra-turn") == [{"seat": A}]


def test_d8_1_the_reveal_comes_before_each_extra_turn() -> None:
    scene = after(
        "age 3; table palace town_hall / ? ? / arsenal academy; A.coins 60; A.wonders sphinx piraeus",
        "raise sphinx with academy",
    )
    assert scene.pending == "nature reveal"
    scene = scene.after("reveal 3 arena")
    assert scene.pending == "A turn"
    scene = scene.after("raise piraeus with arsenal")
    assert scene.pending == "nature reveal"
    assert scene.after("reveal 2 port").pending == "A turn"


@pytest.mark.parametrize("wonder", ["colossus", "great_lighthouse", "pyramids"])
def test_d8_2_theology_gives_every_later_wonder_an_extra_turn(wonder: str) -> None:
    scene = after(
        f"table theater altar; A.coins 20; A.wonders {wonder}; A.tokens theology", f"raise {wonder} with theater"
    )
    assert scene.pending == "A turn"


def test_d8_2_theology_gives_its_turn_after_the_choices_of_the_wonder() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders statue_of_zeus; A.tokens theology; B.city quarry",
        "raise statue_of_zeus with theater",
    )
    assert scene.pending == "A destroy"
    assert scene.after("destroy quarry").pending == "A turn"


def test_d8_2_a_wonder_with_an_extra_turn_gets_no_second() -> None:
    scene = after(
        "table theater altar / tavern; A.coins 20; A.wonders sphinx; A.tokens theology",
        "raise sphinx with tavern",
        "sell altar",
    )
    assert scene.pending == "B turn"


def test_d8_2_theology_gives_cards_no_extra_turn() -> None:
    assert after("table theater altar; A.tokens theology", "build theater").pending == "B turn"


def test_d8_2_the_opponents_theology_gives_nothing() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders pyramids; B.tokens theology", "raise pyramids with theater"
    )
    assert scene.pending == "B turn"


def test_d8_2_theology_does_not_apply_to_the_great_library_that_brought_it() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders great_library",
        "raise great_library with theater",
        "show theology law masonry",
        "take theology",
    )
    assert scene.tokens[A] == {"theology"}
    assert scene.pending == "B turn"


def test_d8_2_theology_owned_before_applies_to_the_great_library() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders great_library; A.tokens theology",
        "raise great_library with theater",
        "show economy law masonry",
        "take law",
    )
    assert scene.pending == "A turn"


def test_d8_2_theology_does_not_apply_to_the_mausoleum_whose_card_brought_it() -> None:
    """The Mausoleum revives the second Sundial, the pair takes Theology: the wonder was built before it."""
    scene = after(
        "age 3; table palace town_hall; A.coins 20; A.city academy; A.wonders mausoleum; discard study; board theology",
        "raise mausoleum with palace",
        "revive study",
        "take theology",
    )
    assert scene.pending == "B turn"


def test_d8_3_an_extra_turn_with_the_age_empty_is_lost() -> None:
    scene = after("age 1; table theater; A.coins 20; A.wonders sphinx; pawn -1", "raise sphinx with theater")
    assert scene.pending == "nature deal"
    assert scene.details_of("extra-turn") == []


def test_d8_3_a_lost_extra_turn_does_not_come_back_in_the_next_age() -> None:
    scene = after(
        "age 1; table theater; A.coins 20; A.wonders sphinx; pawn 1", "raise sphinx with theater", DEAL_2, "begin A"
    )
    assert scene.after("sell library", "reveal 15 caravansery").pending == "B turn"


def test_d8_3_an_extra_turn_after_the_last_card_of_age_three_is_lost() -> None:
    scene = after("age 3; table palace; A.coins 20; A.wonders sphinx", "raise sphinx with palace")
    assert scene.pending == "over A civilian"
