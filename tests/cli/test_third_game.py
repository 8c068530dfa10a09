"""Every command works for a newly registered game."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import FOREIGN
from tests.pot import RULES

from sevenwonders.cli.main import main
from sevenwonders.core import registry
from sevenwonders.core.record import final_state, load, random_game
from sevenwonders.core.rng import Rng

GAME = random_game(RULES, RULES.setup(2), Rng(1))
POSITION = "pot 1; 9 1 3 4 2"

OutputOf = Callable[..., str]


@pytest.fixture
def output_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> OutputOf:
    """Run the command line in this process, in which the third game is registered."""
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setitem(registry._PLACES, "pot", "tests.pot:RULES")

    def run(*arguments: str, typed: str = "", code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(arguments) == code
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        assert (captured.err == "") is (code == 0)
        return captured.out if code == 0 else captured.err

    return run


@pytest.fixture
def record_file(tmp_path: Path) -> str:
    path = tmp_path / "game.pot"
    GAME.save(path)
    return str(path)


def test_a_position_is_shown_with_scores_and_moves(output_of: OutputOf) -> None:
    lines = output_of("show", POSITION).splitlines()
    assert lines[0] == POSITION
    assert {"A 4", "B 2", "   1 take 1", "   3 take 3", "To decide: B (take)."} <= set(lines)


def test_a_position_is_described(output_of: OutputOf) -> None:
    output = json.loads(output_of("show", POSITION, "--json"))
    assert (output["format"], output["game"], output["position"], output["coins"]) == (2, "pot", POSITION, [4, 2])
    assert output["asked"]["B"]["moves"][2] == {"id": 2, "text": "take 3", "number": 3, "price": None}


def test_a_record_is_replayed(output_of: OutputOf, record_file: str) -> None:
    text = output_of("replay", record_file)
    assert text.startswith("   1 pot/filled (coins ")
    assert f"Victory: {RULES.result_text(final_state(GAME))} (rich)." in text
    output = json.loads(output_of("replay", record_file, "--at", "2", "--json", "--events"))
    assert output["setup"] == {"players": 2, "target": 9}
    assert [entry["text"][0] for entry in output["events"]] == ["*", "A"]
    assert output_of("replay", record_file, "--at", "99", code=2).startswith("sevenwonders: --at ")


def test_agents_play_a_match(output_of: OutputOf, tmp_path: Path) -> None:
    order = ("simulate", "pot", "--games", "6", "--players", "3", "--target", "5", "--jobs", "1")
    text = output_of(*order, "--record", str(tmp_path / "games"))
    assert "Win rate of random" in text
    assert len(list((tmp_path / "games").glob("*.pot"))) == 6
    output = json.loads(output_of(*order, "--agents", "random", "--json"))
    assert (output["game"], output["settings"], output["endings"]) == ("pot", {"target": 5}, {"rich": 6})
    assert output["results"][0]["share"]["value"] == pytest.approx(1)


def test_a_person_plays(output_of: OutputOf, tmp_path: Path) -> None:
    path = tmp_path / "mine.pot"
    order = ("play", "pot", "--seed", "2", "--target", "4", "--record", str(path))
    text = output_of(*order, typed="help\nhint\ntake 1\nundo\n1\n" + "1\n" * 20)
    assert "hint" in text
    assert "A good player would: take " in text
    assert "Undone." in text
    assert RULES.pending(final_state(load(path))).kind == "over"
    again = output_of("play", "--from", POSITION, "--opponents", "human", "--seed", "1", typed="take 3\nquit\n")
    assert 'play --from "pot 1; 9 0 ' in again


def test_errors(output_of: OutputOf) -> None:
    assert "--target must be between 1 and 99, not 100." in output_of("play", "pot", "--target", "100", code=2)
    assert "--target does not belong to the game “duel”." in output_of("play", "duel", "--target", "3", code=2)
    assert "--players must be between 2 and 3, not 4." in output_of("simulate", "pot", "--players", "4", code=2)
    assert "Games: duel, classic, pot." in output_of("simulate", "chess", code=2)


def test_bench(output_of: OutputOf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.cli.bench.SECONDS", 0.01)
    output: dict[str, Any] = json.loads(output_of("bench", "pot", "--json"))
    assert set(output["random_games_per_second"]) == {"2", "3"}
    assert set(output["microseconds"]) == {"checked_play", "seen", "view"}
    assert output_of("bench", "pot").startswith("pot, ")


def test_settings(output_of: OutputOf) -> None:
    assert "--target N" in output_of("play", "--help")
