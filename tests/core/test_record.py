"""The record format, independent of the game: records round-trip, and errors name the line."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.core.errors import TextError
from sevenwonders.core.record import Line, MoveLine, players_of, read_sheet, write_sheet

HEADING = "sevenwonders duel 1\n"


def test_a_record_is_parsed() -> None:
    sheet = read_sheet(
        HEADING + "setup draft # as usual\nplayer A Ana Anić\n\n* lay law\n1. A draft sphinx\n= A military\n", "duel", 1
    )
    assert sheet.settings == {"setup": Line(2, "draft")}
    assert players_of(sheet, "AB") == {"A": "Ana Anić"}
    assert sheet.steps == (Line(5, "lay law"), MoveLine(6, 1, "A", "draft sphinx"))
    assert sheet.result == Line(7, "A military")


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "record/heading", 1),
        ("\n\nsevenwonders classic 1\n", "record/heading", 3),
        ("sevenwonders duel 2\n", "record/heading", 1),
        (HEADING + "1. A x\n3. A x\n", "record/move-number", 3),
        (HEADING + "1 A x\n", "record/move-number", 2),
        (HEADING + "01. A x\n", "record/move-number", 2),
        (HEADING + "= A military\n1. A x\n", "record/after-result", 3),
        (HEADING + "= A military\n= A military\n", "record/after-result", 3),
        (HEADING + "* lay\nsetup draft\n", "record/step-expected", 3),
        (HEADING + "setup draft\nsetup draft\n", "record/setting-twice", 3),
    ],
)
def test_an_invalid_record_names_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(TextError) as error:
        read_sheet(text, "duel", 1)
    assert error.value.key == key
    assert error.value.details["line"] == line


# Control characters that Python counts as line ends would split a line; a player's name cannot hold them.
names = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=20)


@given(players=st.dictionaries(st.sampled_from("AB"), names))
def test_players_are_read_as_written_but_for_comments_and_spaces(players: dict[str, str]) -> None:
    text = write_sheet("duel", 1, [("setup", "draft")], sorted(players.items()), ["* lay law"], None)
    sheet = read_sheet(text, "duel", 1)
    written = {seat: " ".join(name.replace("#", " ").split()) for seat, name in players.items()}
    assert players_of(sheet, list(players)) == written
    assert sheet.steps == (Line(3 + len(players) + 1, "lay law"),)


@given(st.text())
def test_any_text_is_parsed_or_rejected(text: str) -> None:
    for start in ("", HEADING):
        with suppress(TextError):
            read_sheet(start + text, "duel", 1)


def test_a_player_without_a_seat_is_reported_at_its_line() -> None:
    sheet = read_sheet("sevenwonders duel 1\nsetup draft\nplayer C Ana\n", "duel", 1)
    with pytest.raises(TextError) as caught:
        players_of(sheet, ("A", "B"))
    assert caught.value.details["line"] == 3
