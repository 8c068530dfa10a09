"""Every message key of the server has a text in every language. Error keys are tested with all errors."""

from typing import get_args, get_type_hints

import pytest

from sevenwonders.ai.levels import levels_of, personas_of
from sevenwonders.core.registry import rules_of
from sevenwonders.i18n import FOLDER, LANGUAGES, entries
from sevenwonders.tables.log import (
    AnyEntry,
    Drawn,
    Played,
    Rematched,
    Replaced,
    Resigned,
    Seated,
    UndoAnswered,
    Undone,
    UndoRequested,
    table_event,
)

CHANGES = get_args(get_type_hints(Seated)["change"])
ENTRIES: tuple[AnyEntry, ...] = (
    Undone(0, [1]),
    UndoRequested(0, [1]),
    *(UndoAnswered(0, agree) for agree in (True, False)),
    Resigned(0),
    Replaced(0),
    Rematched("table"),
    *(Seated(0, change, "Ana") for change in CHANGES),
)


def browser_texts(language: str) -> set[str]:
    files = [FOLDER / language / f"{name}.ftl" for name in ("client", "classic-names", "agents")]
    return {key for file in files for key in entries(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_event_has_a_text(language: str) -> None:
    assert {type(entry) for entry in ENTRIES} | {Played, Drawn} == set(get_args(AnyEntry))
    needed = {f"client-event-{table_event(entry).key.removeprefix('table/')}" for entry in ENTRIES}
    assert needed - browser_texts(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_levels_and_options_have_names(language: str, game: str) -> None:
    texts = browser_texts(language)
    assert {f"level-{level}" for level in levels_of(game)} - texts == set()
    assert {f"persona-{persona}-about" for persona in personas_of(game)} - texts == set()
    for option in rules_of(game).options:
        if option.is_for_each_seat:
            assert "client-option-board" in texts
            names = {f"classic-board-{name}" for name in option.choices if name != option.default}
        else:
            names = {f"client-option-{option.key}", *(f"client-choice-{choice.lower()}" for choice in option.choices)}
        assert names - texts == set()
