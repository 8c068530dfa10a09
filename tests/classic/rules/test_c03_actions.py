"""C3: one action per card."""

import pytest
from tests.classic.rules.scene import A, position

from sevenwonders.core.errors import MoveError


def test_c3_1_a_building_is_paid_and_stays() -> None:
    scene = position("A.hand clay_pit; A.coins 3").turn("A build clay_pit")
    assert scene.city(A) == {"clay_pit"}
    assert scene.coins[A] == 2
    assert scene.discard["clay_pit"] == 0


def test_c3_1_no_second_building_of_the_same_name() -> None:
    boards = "boards gizah_day rhodos_day ephesos_day babylon_day olympia_day"
    scene = position(f"{boards}; A.city altar; A.hand altar")
    assert "altar" not in scene.builds(A)
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("A build altar")


@pytest.mark.parametrize("name", ["glassworks", "loom", "press"])
def test_c3_1_names_are_unique_across_ages(name: str) -> None:
    scene = position(f"age 2; A.city {name}_1; A.hand {name}_2")
    assert f"{name}_2" not in scene.builds(A)
    assert f"{name}_2" in position(f"age 2; A.hand {name}_2").builds(A)


def test_c3_1_free_and_age_3_duplicates_are_refused_too() -> None:
    boards = "boards gizah_day rhodos_day ephesos_day babylon_day olympia_day alexandria_day halikarnassos_day; turn 6"
    assert "aqueduct" in position(f"{boards}; age 2; A.city baths; A.hand aqueduct").builds(A)
    assert "aqueduct" not in position(f"{boards}; age 2; A.city baths aqueduct; A.hand aqueduct").builds(A)
    city = "A.city sawmill ore_vein loom_1"
    assert "arsenal" in position(f"{boards}; age 3; {city}; A.hand arsenal").builds(A)
    assert "arsenal" not in position(f"{boards}; age 3; {city} arsenal; A.hand arsenal").builds(A)


def test_c3_1_a_duplicate_can_be_sold_or_used_for_a_stage() -> None:
    scene = position("age 2; A.city loom_1 sawmill; A.hand loom_2")
    assert {"sell loom_2", "stage with loom_2"} <= scene.moves(A)
    assert scene.turn("A stage with loom_2").under(A) == ["loom_2"]


def test_c3_2_a_stage_is_built_over_any_card() -> None:
    scene = position("A.city lumber_yard timber_yard; A.hand altar baths").turn("A stage with altar")
    assert scene.state.stages[A] == 1
    assert scene.under(A) == ["altar"]
    assert scene.city(A) == {"lumber_yard", "timber_yard"}
    assert scene.sheet(A)["wonder"] == 3
    assert "blue" not in scene.sheet(A)


def test_c3_2_stages_go_from_left_to_right_until_all_are_built() -> None:
    # Gizah by day: wood wood, clay clay cloth, stone stone stone stone.
    rich = "A.city sawmill brickyard quarry timber_yard loom_1; A.coins 0; B.city stone_pit"
    scene = position(f"age 2; turn 2; {rich}")
    assert scene.prices(A, "stage") == [(0, 0, 0)]
    scene = position(f"age 2; {rich}; A.wonder altar; A.hand walls")
    assert scene.turn("A stage with walls").sheet(A)["wonder"] == 3 + 5
    scene = position(f"age 2; {rich}; A.wonder altar baths; A.hand walls; A.coins 5")
    assert scene.prices(A, "stage") == [(0, 0, 0)]
    done = position(f"age 2; {rich}; A.wonder altar baths theater; A.hand walls; A.coins 50")
    assert not any(move.startswith("stage") for move in done.moves(A))


def test_c3_2_the_marker_has_no_name_colour_or_symbol() -> None:
    scene = position("age 2; A.wonder scriptorium loom_1; A.hand library loom_2; A.coins 0")
    assert "library" not in scene.builds(A)  # no chain from under the wonder
    assert "loom_2" in scene.builds(A)
    assert "green" not in scene.sheet(A)


def test_c3_3_a_card_is_sold_for_three_coins_face_down() -> None:
    scene = position("A.hand altar; A.coins 1").turn("A sell altar")
    assert scene.coins[A] == 4
    assert scene.discard["altar"] == 1
    assert {"seat": A, "coins": 3} in scene.details_of("card-sold")  # the event does not name the card
