"""The commands for research: bots, data, clusters, and matches that go on where they were."""

import json
from pathlib import Path

import pytest
from tests.cli.command import run, shown

from sevenwonders.ai import cluster, network_file
from sevenwonders.ai.classic.course import ClassicCourse, new_course
from sevenwonders.cli.main import main

LATE = "duel 1; age 3; table senate . / . . . / . . . . / . . / . . . . / . . . / . .; A.coins 20; B.coins 3"


def test_bot_answers_line_by_line() -> None:
    typed = f"sevenwonders 1\nnew duel seat A seed 1\nposition {LATE}\ngo\nquit\n"
    assert shown("bot", "duel", "--agent", "greedy", typed=typed) == "name sevenwonders greedy\nready\nmove 0\n"


def test_export_writes_rows(tmp_path: Path) -> None:
    words = ["--games", "2", "--agents", "greedy,random", "--format", "ndjson", "--jobs", "1"]
    told = shown("export", "duel", "--out", str(tmp_path / "games"), *words)
    assert told.startswith("2 games in 1 files, ")
    rows = (tmp_path / "games" / "part-00000.ndjson").read_text(encoding="utf-8").splitlines()
    assert {json.loads(row)["game"] for row in rows} == {0, 1}
    refused = run("export", "duel", "--out", str(tmp_path), "--format", "csv")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1


def test_simulate_goes_on_from_its_ledger(tmp_path: Path) -> None:
    words = ["simulate", "duel", "--games", "4", "--agents", "greedy,random", "--jobs", "1", "--json"]
    plain = json.loads(shown(*words))
    ledger = tmp_path / "games.jsonl"
    for _ in range(2):
        noted = json.loads(shown(*words, "--ledger", str(ledger)))
        assert {**noted, "timing": {}} == {**plain, "timing": {}}
    assert len(ledger.read_text(encoding="utf-8").splitlines()) == 5


def test_train_takes_rivals_in_turn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ClassicCourse, "measure", lambda *_: {})
    rivals = [str(tmp_path / name) for name in ("one.net", "two.net")]
    for seed, file in enumerate(rivals):
        network_file.write(new_course(8, seed).network, Path(file))
    words = ["--hidden", "8", "--rival", ",".join(rivals), "--rival-games", "100", "--out", str(tmp_path / "new.net")]
    assert main(["train", "classic", "--games", "2", *words]) == 0
    log = json.loads((tmp_path / "new.net.log").read_text(encoding="utf-8"))
    assert (log["games"], log["greedy"]) == (2, 0)
    made = network_file.read(tmp_path / "new.net").description.made["command"]
    assert made.endswith("--rival one.net,two.net --rival-games 100")


@pytest.mark.parametrize("command", ["simulate", "ladder", "export"])
def test_without_the_extra_one_line_says_so(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    out = ["--out", str(tmp_path)] if command == "export" else []
    words = [command, "duel", "--agents", "greedy,random", "--cluster", "local", *out]
    assert main(["--lang", "en", *words]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert 'pip install "sevenwonders[cluster]"' in told
