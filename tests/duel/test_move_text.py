"""Move texts: accepted spellings, and the columns of parse errors."""

import pytest

from sevenwonders.core.errors import TextError
from sevenwonders.duel.moves import Build, Raise
from sevenwonders.duel.notation import parse_move
from sevenwonders.duel.position import parse_position

STATE = parse_position("duel 1; age 3; table town_hall arena / . . . / . . . . / . . / . . . . / . . . / . .")


@pytest.mark.parametrize("text", ["build town_hall", "build town-hall", " Build  Town Hall ", "BUILD TOWN_HALL"])
def test_names_may_be_written_freely(text: str) -> None:
    assert parse_move(STATE, text) == Build(0)


def test_a_wonder_is_raised_with_a_card() -> None:
    assert parse_move(STATE, "raise great library with arena") == Raise("great_library", 1)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("build b", 7),  # the letter also occurs in the verb
        ("build town-hal", 7),
        ("  build  town hal", 10),
        ("build", 7),
        ("dance", 1),
        ("raise sphinx with x", 19),
        ("raise sphynx with arena", 7),
        ("take law and order", 6),
    ],
)
def test_parse_errors_point_at_the_wrong_word(text: str, column: int) -> None:
    with pytest.raises(TextError) as caught:
        parse_move(STATE, text)
    assert caught.value.details["column"] == column
    assert caught.value.details["text"] == text
