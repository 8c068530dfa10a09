"""The first lines of a new user: `sevenwonders.Game`, errors as sentences, printed tables and pictures."""

import inspect
import pydoc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sevenwonders as sw
from sevenwonders import classic, duel
from sevenwonders.ai.arena import Match, play_match
from sevenwonders.core.drawing import plain_text
from sevenwonders.core.errors import AgentError, GameError, MoveError, OptionError, TextError, suggestion


def test_games_are_created_by_name() -> None:
    assert sw.Game().rules.name == "duel"
    assert sw.Game("duel", seed=7, beginners=True).position.startswith("duel")
    assert sw.Game("classic", players=4, seed=7).seats == 4


def test_load_returns_the_game_of_a_record(tmp_path: Path) -> None:
    for game in (sw.Game("duel", seed=1), sw.Game("classic", seed=1)):
        path = tmp_path / game.rules.name
        game.record.save(path)
        assert type(sw.load(path)) is type(game)


def test_help_shows_an_example() -> None:
    text = pydoc.plain(pydoc.render_doc(sw))
    assert 'sw.Game("duel", seed=7)' in text
    assert 'game.agent("easy")' in text


@pytest.mark.parametrize(
    ("call", "kind", "key", "sentence"),
    [
        (lambda game: sw.Game("dual"), OptionError, "game/unknown", "There is no game “dual”. Games: duel, classic. Did you mean “duel”?"),  # type: ignore[call-overload]  # noqa: E501
        (lambda game: game.play("build taven"), TextError, "text/unknown-name", "There is no “taven”. Did you mean “tavern”?"),  # noqa: E501
        (lambda game: game.play("bild tavern"), TextError, "text/unknown-verb", "“bild” is not a move."),
        (lambda game: game.price("pyramid"), OptionError, "thing/unknown", "There is no card or wonder “pyramid”. Did you mean “pyramids”?"),  # noqa: E501
        (lambda game: game.agent("greeedy"), OptionError, "agent/unknown", "There is no agent “greeedy”."),
    ],
)  # fmt: skip
def test_errors_are_english_sentences(
    call: Callable[[Any], object], kind: type[GameError], key: str, sentence: str
) -> None:
    with pytest.raises(kind) as caught:
        call(sw.Game("duel", seed=7, beginners=True))
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(f" [{key}]")
    assert caught.value.key == key


def test_errors_without_a_message_show_their_details() -> None:
    assert str(GameError("thing/odd", size=3)) == "thing/odd: size=3 [thing/odd]"


def test_suggestions_ignore_arguments_and_distant_words() -> None:
    assert suggestion({"found": "mtcs:100", "expected": ["mcts:1000", "net"]}) == "mcts"
    assert suggestion({"found": "zebra", "expected": ["mcts:1000", "net"]}) == ""
    assert suggestion({"found": "x" * 1000, "expected": ["xx"]}) == ""


# ---- tables


def test_printing_a_game_draws_the_table() -> None:
    pytest.importorskip("fluent.runtime")
    text = str(sw.Game("duel", seed=7, beginners=True))
    assert "Military A" in text
    assert "Clay Reserve" in text
    assert "Waiting for: A, B, C." in str(sw.Game("classic", seed=3, sides="day"))


def test_plain_text_needs_no_extra() -> None:
    game = sw.Game("duel", seed=7, beginners=True)
    assert "A to move: build tavern" in plain_text(game.rules, game.state)


def test_notebooks_show_an_svg_picture() -> None:
    pytest.importorskip("rich")
    for game in (sw.Game("duel", seed=7, beginners=True), sw.Game("classic", seed=3)):
        picture = game._repr_html_()
        assert picture.startswith("<svg")
        assert "</svg>" in picture


# ---- agents


def test_an_agent_of_a_level_plays() -> None:
    game = sw.Game("duel", seed=2)
    agent = game.agent("easy", seed=1)
    while not game.is_over:
        game.play(agent.choose(game.seen()))
    assert game.winner in (0, 1, None)


class Cheating:
    """Chooses a move that does not exist."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, seen: Any) -> int:
        del seen
        return 999_999


def test_an_illegal_move_names_agent_game_seat_and_move() -> None:
    match = Match("duel", ("random", "tests.core.test_library:Cheating"), games=1)
    with pytest.raises(MoveError) as caught:
        play_match(match)
    name = "tests.core.test_library:Cheating"
    assert caught.value.details == {"agent": name, "game": 1, "seat": "B", "move": "999999"}
    assert str(caught.value).startswith(
        f"Game 1, seat B: the agent “{name}” chose “999999”, which is not a legal move."
    )


class Faulty:
    """Raises an exception."""

    def choose(self, seen: Any) -> int:
        return int(seen.legal_ids()[10_000])


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_exception_of_an_agent_names_agent_game_seat_and_line(jobs: int) -> None:
    name = "tests.core.test_library:Faulty"
    with pytest.raises(AgentError) as caught:
        play_match(Match("duel", ("random", name), games=2), jobs=jobs)
    details = caught.value.details
    assert (details["agent"], details["game"], details["seat"]) == (name, 1, "B")
    assert str(details["reason"]).startswith("IndexError: ")
    assert "return int(seen.legal_ids()[10_000])" in str(details["trace"])
    assert "in choose" in str(details["trace"])


def test_help_is_short() -> None:
    for game in (duel, classic):
        assert dir(game) == sorted(game.__all__)
        assert len(str(inspect.signature(game.Game))) < 250
