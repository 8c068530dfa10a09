"""D2: the wonders before the game."""

import pytest
from tests.duel.rules.scene import DEAL_1, LAY, A, B, start

from sevenwonders.core.errors import DrawError, MoveError

FIRST_OFFER = "offer appian_way colossus pyramids sphinx"
SECOND_OFFER = "offer great_library mausoleum piraeus statue_of_zeus"
FIRST_FOUR = ("draft sphinx", "draft colossus", "draft pyramids", "draft appian_way")
SECOND_FOUR = ("draft piraeus", "draft mausoleum", "draft great_library", "draft statue_of_zeus")


@pytest.mark.parametrize(("first", "one", "two"), [(A, "A", "B"), (B, "B", "A")])
def test_d2_1_first_takes_one_second_two_first_the_last_then_the_other_way_round(
    first: int, one: str, two: str
) -> None:
    scene = start(LAY, first=first)
    asked = []
    for offer, drafts in ((FIRST_OFFER, FIRST_FOUR), (SECOND_OFFER, SECOND_FOUR)):
        assert scene.pending == "nature offer"
        scene = scene.after(offer)
        for draft in drafts:
            asked.append(scene.pending)
            scene = scene.after(draft)
    assert asked == [f"{name} draft" for name in (one, two, two, one, two, one, one, two)]
    assert scene.wonders[first] == {"sphinx", "appian_way", "mausoleum", "great_library"}
    assert scene.wonders[1 - first] == {"colossus", "pyramids", "piraeus", "statue_of_zeus"}


def test_d2_1_players_take_from_the_remaining_wonders_of_the_offer() -> None:
    scene = start(LAY, FIRST_OFFER, "draft sphinx")
    assert scene.moves == {"draft appian_way", "draft colossus", "draft pyramids"}
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("draft sphinx")


def test_d2_1_the_last_wonder_of_an_offer_is_taken_by_a_move_too() -> None:
    assert start(LAY, FIRST_OFFER, *FIRST_FOUR[:3]).moves == {"draft appian_way"}


def test_d2_1_the_second_offer_holds_no_wonder_of_the_first() -> None:
    with pytest.raises(DrawError, match="draw/not-in-pool"):
        start(LAY, FIRST_OFFER, *FIRST_FOUR, "offer sphinx great_library mausoleum piraeus")


def test_d2_1_after_the_draft_the_first_player_begins_age_one() -> None:
    drafted = start(LAY, FIRST_OFFER, *FIRST_FOUR, SECOND_OFFER, *SECOND_FOUR)
    assert drafted.pending == "nature deal"
    assert drafted.after(DEAL_1).pending == "A turn"
    in_use = drafted.wonders[A] | drafted.wonders[B]
    assert len(in_use) == 8
    assert not in_use & {"circus_maximus", "great_lighthouse", "hanging_gardens", "temple_of_artemis"}


@pytest.mark.parametrize("first", [A, B])
def test_d2_2_beginners_have_their_wonders_without_a_draft(first: int) -> None:
    scene = start(LAY, DEAL_1, beginners=True, first=first)
    assert scene.pending == f"{'AB'[first]} turn"
    assert scene.wonders[first] == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert scene.wonders[1 - first] == {"circus_maximus", "piraeus", "appian_way", "colossus"}
