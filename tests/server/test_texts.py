"""Whatever the server tells has a text in every language. Those of refusals are looked after with all errors."""

from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from starlette.requests import Request

from sevenwonders.ai.levels import levels_of, personas_of
from sevenwonders.core.registry import rules_of
from sevenwonders.i18n import FOLDER, LANGUAGES, Translation, entries
from sevenwonders.server.bundle import file_response, language_for
from sevenwonders.tables.log import (
    AnyEntry,
    Drawn,
    Played,
    Rematched,
    Replaced,
    Resigned,
    Seated,
    Undone,
    table_event,
)

CHANGES = get_args(get_type_hints(Seated)["change"])
ENTRIES: tuple[AnyEntry, ...] = (
    Undone(0, [1]),
    Resigned(0),
    Replaced(0),
    Rematched("table"),
    *(Seated(0, change, "Ana") for change in CHANGES),
)


def browser_texts(language: str) -> set[str]:
    files = [FOLDER / language / f"{name}.ftl" for name in ("client", "classic-names", "agents")]
    return {key for file in files for key in entries(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_at_a_table_has_a_text(language: str) -> None:
    assert {type(entry) for entry in ENTRIES} | {Played, Drawn} == set(get_args(AnyEntry))
    needed = {f"client-event-{table_event(entry).key.removeprefix('table/')}" for entry in ENTRIES}
    assert needed - browser_texts(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_levels_and_options_have_names(language: str, game: str) -> None:
    told = browser_texts(language)
    assert {f"level-{level}" for level in levels_of(game)} - told == set()
    assert {f"persona-{persona}-about" for persona in personas_of(game)} - told == set()
    for option in rules_of(game).options:
        if option.is_for_each_seat:
            assert "client-option-board" in told
            names = {f"classic-board-{name}" for name in option.choices if name != option.default}
        else:
            names = {f"client-option-{option.key}", *(f"client-choice-{choice.lower()}" for choice in option.choices)}
        assert names - told == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_place_of_the_client_speaks_the_visitors_language(tmp_path: Path, language: str) -> None:
    scope = {"type": "http", "path_params": {}, "headers": [(b"accept-language", f"{language}-XX,en;q=0.5".encode())]}
    page = bytes(file_response(Request(scope), tmp_path).body).decode()
    assert f'<html lang="{language}">' in page
    assert "<pre>python3 run.py</pre>" in page
    assert Translation(language).text("server-not-built") in page
    assert "server-" not in page


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("de, pl;q=0.3, ro-RO;q=0.7, en;q=0.1", "ro"),
        ("pl, ro", "pl"),
        ("sr-Latn-RS", "sr"),
        ("et;q=0", "en"),
        ("et;q=much, pl;q=0.1", "pl"),
        ("*", "en"),
        (";;,,;q=", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(accepted: str, language: str) -> None:
    assert language_for(accepted) == language
