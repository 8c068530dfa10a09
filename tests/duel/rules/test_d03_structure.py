"""D3: the structure of an age."""

import pytest
from tests.duel.rules.scene import DEAL_1, DEAL_2, DEAL_3, LAY, Scene, after, position, start

from sevenwonders.core.errors import DrawError, MoveError

FACES = {
    1: "up up / down down down / up up up up / down down down down down / up up up up up up",
    2: "up up up up up up / down down down down down / up up up up / down down down / up up",
    3: "up up / down down down / up up up up / down down / up up up up / down down down / up up",
}


def dealt(age: int) -> Scene:
    if age == 1:
        return start(LAY, DEAL_1, beginners=True)
    if age == 2:
        return after("age 1; table tavern", "sell tavern", DEAL_2, "begin A")
    return after("age 2; table walls", "sell walls", DEAL_3, "begin A")


@pytest.mark.parametrize("age", [1, 2, 3])
def test_d3_1_rows_lie_face_up_and_face_down_by_turns(age: int) -> None:
    faces = ["down" if entry in ("?", "guild") else "up" for entry in dealt(age).slots]
    assert faces == FACES[age].replace("/", "").split()


@pytest.mark.parametrize(
    ("age", "first_cards"),
    [
        (1, {"lumber_yard", "clay_pool", "quarry", "glassworks", "press", "guard_tower"}),
        (2, {"library", "school"}),
        (3, {"senate", "obelisk"}),
    ],
)
def test_d3_1_only_the_last_row_is_accessible_at_first(age: int, first_cards: set[str]) -> None:
    assert {move.removeprefix("sell ") for move in dealt(age).moves if move.startswith("sell")} == first_cards


def test_d3_1_a_card_that_should_lie_face_down_cannot_be_dealt_face_up() -> None:
    with pytest.raises(DrawError, match="draw/wrong-face"):
        start(LAY, DEAL_1.replace("? ? ?", "? workshop ?", 1), beginners=True)


def test_d3_2_a_card_is_accessible_when_nothing_covers_it() -> None:
    assert position("table theater altar").moves == {"build theater", "sell theater", "build altar", "sell altar"}


def test_d3_2_half_covered_is_covered() -> None:
    assert position("table theater altar / tavern").moves == {
        "build tavern",
        "sell tavern",
        "build altar",
        "sell altar",
    }
    assert position("table theater altar / . tavern").moves == {"build tavern", "sell tavern"}


def test_d3_2_a_covered_card_cannot_be_taken() -> None:
    with pytest.raises(MoveError, match="move/illegal"):
        after("table theater altar / tavern", "build theater")


def test_d3_2_a_card_covered_twice_opens_with_the_second_taken() -> None:
    both = position("table theater altar / tavern stable")
    one = both.after("sell tavern")
    assert not {"sell theater", "sell altar"} & one.moves
    assert {"sell theater", "sell altar"} <= one.after("sell stable").moves


def test_d3_3_a_card_that_becomes_accessible_is_turned_up_after_the_turn() -> None:
    taken = after("age 3; table palace / ? / senate", "sell senate")
    assert taken.pending == "nature reveal"
    assert taken.slots[2] == "?"
    turned = taken.after("reveal 2 arena")
    assert turned.slots[2] == "arena"
    assert turned.pending == "B turn"


def test_d3_3_two_cards_that_become_accessible_are_both_turned_up() -> None:
    taken = after("table theater altar / . ? ? / . . tavern", "build tavern")
    assert taken.pending == "nature reveal"
    one = taken.after("reveal 3 baths")
    assert one.pending == "nature reveal"
    assert one.after("reveal 4 stable").pending == "B turn"


def test_d3_3_a_card_still_covered_stays_face_down() -> None:
    taken = after("table theater altar / ? ? / tavern stable", "sell stable")
    assert taken.pending == "nature reveal"
    turned = taken.after("reveal 3 baths")
    assert turned.slots[2:4] == ("?", "baths")
    assert turned.pending == "B turn"


def test_d3_3_no_card_that_was_seen_is_turned_up() -> None:
    with pytest.raises(DrawError, match="draw/impossible-card"):
        after("table theater altar / . ? ? / . . tavern; discard baths", "build tavern", "reveal 3 baths")


def test_d3_3_no_reveal_before_a_progress_token_is_taken() -> None:
    pair = after("age 3; table palace / ? / study; A.city academy; A.coins 20; board law masonry", "build study")
    assert pair.pending == "A take"
    assert pair.slots[2] == "?"
    assert pair.after("take law").pending == "nature reveal"


def test_d3_3_no_reveal_before_a_card_is_destroyed() -> None:
    zeus = after(
        "age 3; table palace / ? / study; A.wonders statue_of_zeus; A.coins 20; B.city quarry press",
        "raise statue_of_zeus with study",
    )
    assert zeus.pending == "A destroy"
    assert zeus.after("destroy quarry").pending == "nature reveal"


def test_d3_3_no_reveal_before_the_mausoleum_and_the_revived_card_are_resolved() -> None:
    mausoleum = after(
        "age 3; table palace / ? / senate; A.wonders mausoleum; A.coins 20; A.city academy; discard study; board law",
        "raise mausoleum with senate",
    )
    assert mausoleum.pending == "A revive"
    pair = mausoleum.after("revive study")
    assert pair.pending == "A take"
    assert pair.after("take law").pending == "nature reveal"


def test_d3_3_no_reveal_before_a_token_of_the_great_library_is_kept() -> None:
    library = after(
        "age 3; table palace / ? / senate; A.wonders great_library; A.coins 20", "raise great_library with senate"
    )
    assert library.pending == "nature show"
    shown = library.after("show law masonry economy")
    assert shown.pending == "A pick"
    assert shown.after("take masonry").pending == "nature reveal"


def test_d3_3_reveal_before_the_extra_turn() -> None:
    sphinx = after("age 3; table palace / ? / senate; A.wonders sphinx; A.coins 20", "raise sphinx with senate")
    assert sphinx.pending == "nature reveal"
    turned = sphinx.after("reveal 2 arena")
    assert turned.pending == "A turn"
    assert "build arena" in turned.moves
