"""Output, files and exit codes of the commands."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import run, shown, started, well

import sevenwonders
from sevenwonders import duel
from sevenwonders.ai import game_support, review
from sevenwonders.ai.agents import make_agent
from sevenwonders.cli.app import COMMANDS
from sevenwonders.cli.main import main
from sevenwonders.core.record import final_state, load, random_game, replay
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup
from sevenwonders.i18n import LANGUAGES

POSITION = (
    "duel 1; age 1; ask A turn; table quarry tavern / ? ? ? / clay_pool baths guard_tower wood_reserve / "
    "clay_pit ? ? ? ? / . . press workshop scriptorium apothecary; board agriculture architecture masonry mathematics "
    "philosophy; A.coins 9; A.wonders appian_way great_library piraeus sphinx; B.coins 9; "
    "B.wonders colossus great_lighthouse mausoleum pyramids; discard stable pharmacist"
)
GAME = random_game(RULES, Setup(), Rng(5))


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.7wd"
    path.write_text(GAME.text, encoding="utf-8")
    return path


def data(*arguments: str, typed: str = "") -> Any:
    return json.loads(shown(*arguments, typed=typed))


# ---- help and version


def test_version() -> None:
    assert well(started("--version")) == f"{sevenwonders.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_commands_in_each_language(language: str) -> None:
    text = well(started("--help", "--lang", language))
    for command in ("play", "simulate", "replay", "show", "bench", "--lang"):
        assert f"\n  {command}" in text
    assert "cli-" not in text


def test_help_is_a_command() -> None:
    assert well(started("help")) == well(started("--help"))
    assert well(started("help", "play")) == well(started("play", "--help"))


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_its_options(command: str) -> None:
    text = well(started(command, "--help"))
    assert text.startswith(f"Usage: sevenwonders {command}")
    assert "cli-" not in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_language_option_overrides_the_environment() -> None:
    assert shown("--help", LANG="pl_PL.UTF-8").startswith("Użycie:")
    assert shown("--help", "--lang=ro", LANG="pl_PL.UTF-8").startswith("Utilizare:")
    assert shown("--help", LANG="xx_XX").startswith("Usage:")


# ---- show


def test_show_draws_the_table_and_the_menu() -> None:
    text = shown("show", POSITION)
    lines = text.splitlines()
    assert lines[0].startswith("── Age I · It is A’s turn. ─")
    assert all(len(line) <= 80 for line in lines)
    row = next(line for line in lines if "Clay Pit" in line and "produces clay" in line)
    assert row.split()[:6] == ["a", "1", "1¢", "6", "+2¢", "11"]
    assert "[a]■ 1¢" in text
    assert "░ I ░" in text
    assert "The Sphinx 8¢" in text
    assert "The Appian Way (10¢)" in text


@pytest.mark.parametrize("width", ["60", "80", "120"])
def test_show_fits_the_width(width: str) -> None:
    assert max(len(line) for line in shown("show", POSITION, COLUMNS=width).splitlines()) <= int(width)


def test_show_as_json() -> None:
    output = data("show", POSITION, "--json")
    assert set(output) == {
        *("format", "position", "game", "age", "pending", "structure", "pawn", "loot", "board", "box", "shown"),
        *("offer", "discard", "unseen", "extra_turn", "threats", "cities", "asked"),
    }
    assert output["format"] == 2
    assert output["position"] == RULES.position_text(RULES.parse_position(POSITION))
    moves = output["asked"]["A"]["moves"]
    assert {name: moves[0][name] for name in ("id", "text", "number", "price")} == {
        "id": 9,
        "text": "build clay_pit",
        "number": 1,
        "price": 1,
    }
    assert moves[5]["price"] is None
    assert [move["number"] for move in moves] == list(range(1, 21))


def test_show_reads_files_and_the_standard_input(record_file: Path) -> None:
    last = RULES.position_text(final_state(GAME))
    assert data("show", str(record_file), "--json")["position"] == last
    assert data("show", "-", "--json", typed=GAME.text)["position"] == last
    assert data("show", "-", "--json", typed=POSITION + "\n")["format"] == 2


def test_show_prints_result_and_score() -> None:
    text = shown("show", "-", typed=GAME.text)
    assert " wins: civilian victory." in text
    assert "Total" in text


def test_show_warns_of_an_immediate_win() -> None:
    table = "study pretorium / . . . / . . . . / . . / . . . . / . . . / . ."
    city = "B.city workshop apothecary scriptorium pharmacist university; B.coins 30"
    text = shown("show", f"duel 1; age 3; pawn 8; table {table}; ask B turn; A.coins 8; {city}")
    assert "▶ B can win at once (scientific supremacy): build Study" in text
    assert "▶ A threatens to win (military supremacy): build Pretorium" in text


# ---- replay


def test_replay_lists_events_without_a_terminal(record_file: Path) -> None:
    text = shown("replay", str(record_file))
    output = [line for line in text.splitlines() if line.lstrip()[:1].isdigit()]
    assert output[0].startswith("   1 Progress tokens on the board: ")
    assert f"{len(GAME.steps)} " in text
    assert "Total" in text


def test_replay_at(record_file: Path) -> None:
    text = shown("replay", str(record_file), "--at", "2")
    assert text.startswith("── Wonders · A chooses a wonder. ─")
    assert shown("replay", str(record_file), "--at", "0").startswith("── Wonders · Next: the progress tokens are laid")


def test_replay_as_json(record_file: Path) -> None:
    output = data("replay", str(record_file), "--at", "3", "--json", "--events")
    moments = list(replay(GAME))
    assert output["position"] == RULES.position_text(moments[2].after)
    assert (output["at"], output["steps"], output["names"]) == (3, len(GAME.steps), {})
    assert output["setup"] == {"players": 2, "beginners": False, "first": "A", "bonus": 0}
    assert output["result"].startswith("A civilian ")
    assert [entry["step"] for entry in output["events"]] == [1, 2, 3]
    assert output["events"][2]["seat"] == 0
    assert output["events"][2]["text"].startswith("A draft ")
    assert output["events"][2]["events"][0]["key"] == "duel/wonder-drafted"
    assert "events" not in data("replay", str(record_file), "--json")


# ---- review


class Blind:
    """Return an empty review without computing anything."""

    start = (0.5, 0.5)
    zero_sum = True

    def __init__(self, *_: object) -> None:
        pass

    def items(self) -> Iterator[review.Item]:
        yield from ()


def test_review_of_a_game_that_a_seat_resigned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    support = replace(game_support.support_of("duel"), reviewer=f"{__name__}:Blind")
    monkeypatch.setitem(game_support._SUPPORT, "duel", support)
    path, text = tmp_path / "game.7wd", duel.Game(seed=1, beginners=True).record.text
    path.write_text(text, encoding="utf-8")
    assert main(["--lang", "en", "review", str(path)]) == 2
    assert capsys.readouterr().err == "sevenwonders: Only a finished game can be reviewed.\n"
    path.write_text(f"{text}# resigned: A\n", encoding="utf-8")
    assert main(["review", str(path), "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["result"] == [0.0, 1.0]
    assert output["items"][-1] == {"what": "change", "step": 1, "cause": "resigned", "by": [-0.5, 0.5]}
    for depth, is_shallow in (("1999", True), ("2000", False)):
        assert main(["--lang", "en", "review", str(path), "--simulations", depth]) == 0
        text = " ".join(capsys.readouterr().out.split())
        assert ("they are counted from 2,000 simulations on" in text) is is_shallow


# ---- simulate


def without_timing(output: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in output.items() if key != "timing"}


def test_a_match_is_the_same_in_any_number_of_processes() -> None:
    order = ("simulate", "duel", "--games", "6", "--agents", "greedy,random", "--seed", "3", "--json")
    alone, together = data(*order, "--jobs", "1"), data(*order, "--jobs", "2")
    assert without_timing(alone) == without_timing(together)
    assert together["timing"]["jobs"] == 2
    other = data(*order[:-2], "4", "--json", "--jobs", "1")
    assert other["decisions"] != alone["decisions"]


# The JSON fields are the same for all games.
MATCH_FIELDS = {
    *("format", "game", "players", "agents", "settings", "seed", "swap", "wanted", "interrupted", "games", "shared"),
    *("endings", "seats", "results", "decisions", "timing"),
}
RESULT_FIELDS = {"agent", "seats", "expected", "share", "elo", "endings", "mean_points", "mean_lines"}


def test_a_match_as_json() -> None:
    output = data("simulate", "--games", "4", "--agents", "greedy,random", "--seed", "1", "--json", "--jobs", "1")
    assert set(output) == MATCH_FIELDS
    assert (output["format"], output["game"], output["players"], output["agents"]) == (
        2,
        "duel",
        2,
        ["greedy", "random"],
    )
    assert output["settings"] == {"beginners": False, "first": "A", "bonus": 0}
    assert set(output["timing"]) == {"seconds", "jobs", "games_per_second", "decisions_per_second"}
    assert sum(output["endings"].values()) == output["games"] == 4
    greedy, rand = output["results"]
    assert set(greedy) == RESULT_FIELDS
    assert greedy["share"]["low"] <= greedy["share"]["value"] <= greedy["share"]["high"]
    assert greedy["share"]["value"] + rand["share"]["value"] == pytest.approx(1)
    assert greedy["elo"]["value"] is None or greedy["elo"]["value"] == pytest.approx(-rand["elo"]["value"])
    both = {reason: greedy["endings"][reason] + rand["endings"][reason] for reason in output["endings"]}
    assert both == output["endings"]
    assert sum(seat["value"] for seat in output["seats"]) == pytest.approx(1)


def test_settings_of_the_game_are_options_of_a_match() -> None:
    order = ("simulate", "--games", "2", "--agents", "random,random", "--seed", "1", "--jobs", "1", "--json")
    output = data(*order, "--beginners", "--bonus", "5", "--first=B", "--no-swap")
    assert output["settings"] == {"beginners": True, "first": "B", "bonus": 5}
    assert output["swap"] is False


def test_random_games_run_in_batches() -> None:
    output = data("simulate", "--games", "30", "--agents", "random,random", "--json")
    assert output["games"] == 30
    assert output["decisions"] > 30 * 40
    assert sum(output["endings"].values()) == 30
    assert sum(result["share"]["value"] for result in output["results"]) == pytest.approx(1)
    assert all(20 < result["mean_points"]["civilian"] < 60 for result in output["results"])


def test_an_agent_is_made_once_for_each_seat_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Specs are validated once before the first game."""
    made: list[str] = []

    def counting(game: str, spec: str, seed: int) -> Any:
        made.append(spec)
        return make_agent(game, spec, seed)

    monkeypatch.setattr("sevenwonders.ai.arena.make_agent", counting)
    assert main(["simulate", "--games", "3", "--agents", "greedy,random", "--jobs", "1", "--json"]) == 0
    assert len(made) <= 2 + 3 * 2


def test_match_report() -> None:
    text = shown("simulate", "--games", "2", "--agents", "greedy,greedy", "--jobs", "1", "--no-swap", "--beginners")
    assert text.startswith("2 games, seed 0, with 95% confidence intervals\n")
    assert "greedy (1) – shared – greedy (2)" in text


def test_a_match_writes_replayable_records(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    order = ("simulate", "--games", "2", "--agents", "random,random", "--seed", "8", "--jobs", "1")
    shown(*order, "--record", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-000001.7wd", "game-000002.7wd"]
    for file in files:
        assert load(file).players == {"A": "random", "B": "random"}


# ---- bench


def test_bench() -> None:
    output = data("bench", "--json")
    assert set(output) == {"format", "game", "version", "compiled", "random_games_per_second", "microseconds"}
    assert list(output["random_games_per_second"]) == ["2"]
    assert set(output["microseconds"]) == {"legal_ids", "copy_and_apply", "checked_play", "seen", "view"}
    assert min(*output["random_games_per_second"].values(), *output["microseconds"].values()) > 0
    assert output["compiled"] is sevenwonders.compiled


# ---- streams and terminals


def test_broken_pipe_prints_no_traceback() -> None:
    import subprocess
    import sys

    from tests.cli.command import environment

    command = [sys.executable, "-m", "sevenwonders", "show", POSITION, "--json"]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_ascii_terminals_get_ascii_symbols() -> None:
    ascii_only = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = run("show", POSITION, "--lang", "pl", variables=ascii_only)
    assert done.returncode == 0
    assert "[a]# 1c" in done.stdout
    assert done.stdout.isascii()
    assert "Zetony postepu" in done.stdout
    unknown = run("plya", "--lang", "sr", variables=ascii_only)
    assert 'Ne postoji komanda "plya".' in unknown.stderr


def test_colour_variables() -> None:
    assert "\x1b[" not in shown("show", POSITION)
    assert "\x1b[" in shown("show", POSITION, FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[" not in shown("show", POSITION, FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color")


# ---- statistics, ratings and pictures


def test_explore_prints_a_table() -> None:
    text = shown("explore", "duel")
    assert len(text.splitlines()) < 80
    assert "The Sphinx               55.0%  ███" in text
    assert "Alexandria" in shown("explore", "classic")
    assert json.loads(shown("explore", "duel", "--json"))["game"] == "duel"


def test_calibration() -> None:
    assert "own civilian" in shown("calibration", "duel")
    assert set(json.loads(shown("calibration", "duel", "--json"))["calibration"]) == {"1", "2", "3"}
    wrong = run("calibration", "classic")
    assert (wrong.returncode, wrong.stderr.strip()) == (
        2,
        "sevenwonders: The statistics of classic contain no calibration.",
    )


@pytest.mark.parametrize(("option", "file"), [("--plot", "out.svg"), ("--plot", "out.bmp")])
def test_pictures(option: str, file: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    arguments = ("ladder", "duel", "--agents", "random,greedy", "--games", "4", option, str(tmp_path / file))
    result = run(*arguments)
    if file.endswith("bmp"):
        assert result.returncode == 2
        assert "File types: .svg, .png, .pdf." in result.stderr
    else:
        assert result.returncode == 0
        assert "<svg" in (tmp_path / file).read_text(encoding="utf-8")
        assert run(*arguments).returncode == 1  # never overwritten


def test_ladder_prints_bars() -> None:
    text = run("ladder", "duel", "--agents", "random,greedy", "--games", "10").stdout
    first, second = text.splitlines()[1:3]
    assert first.startswith("greedy ")
    assert first.count("█") > second.count("█")


def test_moves_are_named(record_file: Path) -> None:
    text = shown("review", str(record_file), "--simulations", "1", "--every")
    assert "_" not in text
    assert "draft" not in text
