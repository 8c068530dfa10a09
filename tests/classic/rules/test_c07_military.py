"""C7: military."""

import pytest
from tests.classic.rules.scene import A, B, C, position


@pytest.mark.parametrize(("age", "token"), [(1, 1), (2, 3), (3, 5)])
def test_c7_1_more_shields_win_the_token_of_the_age(age: int, token: int) -> None:
    scene = position(f"age {age}; turn 6; A.city barracks").turn()
    assert scene.tokens(A) == [token, token]
    assert scene.tokens(B) == scene.tokens(C) == [-1]


def test_c7_1_equal_shields_win_nothing() -> None:
    scene = position("turn 6; A.city barracks; B.city stockade").turn()
    assert scene.tokens(A) == scene.tokens(B) == [1]
    assert scene.tokens(C) == [-1, -1]
    assert len(scene.details_of("conflict-won")) == 2


def test_c7_1_only_neighbours_fight() -> None:
    boards = "boards gizah_day rhodos_day ephesos_day babylon_day"
    scene = position(f"{boards}; turn 6; A.city barracks; C.city stockade guard_tower").turn()
    assert scene.tokens(A) == [1, 1]
    assert scene.tokens(C) == [1, 1]
    assert scene.tokens(B) == [-1, -1]


def test_c7_1_shields_of_stages_and_of_this_turn_count() -> None:
    boards = "boards rhodos_day gizah_day ephesos_day; turn 6"
    assert position(f"{boards}; A.wonder altar baths").turn().tokens(A) == [1, 1]
    assert position(f"{boards}; A.hand barracks").turn("A build barracks").tokens(A) == [1, 1]


def test_c7_1_tokens_stay() -> None:
    scene = position("age 2; turn 6; A.tokens 1 -1; A.city walls").turn()
    assert scene.tokens(A) == [1, 3, 3, -1]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_c7_1_a_defeat_costs_one_in_every_age(age: int) -> None:
    scene = position(f"age {age}; turn 6; B.city barracks; C.city stockade").turn()
    assert scene.tokens(A) == [-1, -1]


def test_c7_1_the_margin_of_shields_does_not_matter() -> None:
    scene = position("age 3; turn 6; A.city arsenal walls barracks; B.city stockade").turn()
    assert scene.tokens(A) == [5, 5]
    assert scene.tokens(B) == [5, -1]
    assert scene.tokens(C) == [-1, -1]
