"""The research commands: bots, datasets, clusters, training and resumable matches."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from tests.cli.command import run, shown

from sevenwonders.ai import explorer, network_file, parallel
from sevenwonders.ai.classic.rollout_policy import check_rollout_policy
from sevenwonders.ai.networks import released
from sevenwonders.cli.main import INTERRUPTED, main
from sevenwonders.training import loop
from sevenwonders.training.classic_schedule import ClassicCourse, new_course
from sevenwonders.training.distillation import DistillationSchedule

LATE = "duel 1; age 3; table senate . / . . . / . . . . / . . / . . . . / . . . / . .; A.coins 20; B.coins 3"


def test_bot_protocol() -> None:
    typed = f"sevenwonders 1\nnew duel seat A seed 1\nposition {LATE}\ngo\nquit\n"
    assert shown("bot", "duel", "--agent", "greedy", typed=typed) == "name sevenwonders greedy\nready\nmove 0\n"


def test_export_writes_rows(tmp_path: Path) -> None:
    words = ["--games", "2", "--agents", "greedy,random", "--format", "ndjson", "--jobs", "1"]
    output = shown("export", "duel", "--out", str(tmp_path / "games"), *words)
    assert output.startswith("2 games in 1 file, ")
    rows = (tmp_path / "games" / "part-00000.ndjson").read_text(encoding="utf-8").splitlines()
    assert {json.loads(row)["game"] for row in rows} == {0, 1}
    refused = run("export", "duel", "--out", str(tmp_path), "--format", "csv")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1


def test_export_and_simulate_seat_the_same_agents(tmp_path: Path) -> None:
    words = ["classic", "--players", "4", "--games", "1", "--seed", "3", "--agents", "greedy,random", "--jobs", "1"]
    output = json.loads(shown("simulate", *words, "--json"))
    shown("export", *words, "--format", "ndjson", "--out", str(tmp_path / "games"))
    match = json.loads((tmp_path / "games" / "dataset.json").read_text(encoding="utf-8"))["match"]
    assert match["agents"] == ["greedy", "random", "greedy", "random"]
    assert [(one["agent"], one["seats"]) for one in output["results"]] == [("greedy", 2), ("random", 2)]


def test_export_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    done = run("export", "--games", "1", "--agents", "random,random", "--format", "ndjson", "--out", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == f"sevenwonders: “{tmp_path / 'README.md'}” already exists and is not overwritten.\n"
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["mine"]


def test_simulate_resumes_from_its_ledger(tmp_path: Path) -> None:
    words = ["simulate", "duel", "--games", "4", "--agents", "greedy,random", "--jobs", "1", "--json"]
    plain = json.loads(shown(*words))
    ledger = tmp_path / "games.jsonl"
    for _ in range(2):
        noted = json.loads(shown(*words, "--ledger", str(ledger)))
        assert {**noted, "timing": {}} == {**plain, "timing": {}}
    assert len(ledger.read_text(encoding="utf-8").splitlines()) == 5


def test_train_alternates_rivals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
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


def test_train_distils_a_rollout_policy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(DistillationSchedule, "measure", lambda *_: {})
    words = [
        "--hidden",
        "8",
        "--rollout-policy",
        str(released("classic", "1000")),
        "--out",
        str(tmp_path / "my-habits.net"),
    ]
    assert main(["train", "classic", "--games", "2", *words]) == 0
    check_rollout_policy(made := network_file.read(tmp_path / "my-habits.net"))
    assert made.description.made["command"].endswith("--rollout-policy classic-1000.net")
    log = json.loads((tmp_path / "my-habits.net.log").read_text(encoding="utf-8"))
    assert log["games"] == 2
    assert 0 < log["agreed"] < 1


TRAIN = ["--lang", "en", "train", "classic", "--games", "1", "--hidden", "8", "--out"]


@pytest.fixture
def quick_training(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ClassicCourse, "measure", lambda *_: {})


@pytest.mark.parametrize("name", ["a.net", "a.net.resume", "a.net.log", "a.net.1000", "a.net.300000"])
def test_train_overwrites_nothing(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    assert main([*TRAIN, str(tmp_path / "a.net")]) == 1
    assert capsys.readouterr().err.endswith(f"{name}” already exists and is not overwritten.\n")
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["mine"]


def test_train_resumes_from_its_file(quick_training: None, tmp_path: Path) -> None:
    out = tmp_path / "a.net"
    assert main([*TRAIN, str(out)]) == 0
    assert main([*TRAIN, str(out), "--resume"]) == 0
    assert network_file.read(out).description.made["games"] == 1


def test_interrupted_training_saves_the_network(
    quick_training: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    @contextmanager
    def stopped() -> Iterator[Event]:
        event = Event()
        event.set()
        yield event

    monkeypatch.setattr(loop, "_stopping", stopped)
    out = tmp_path / "a.net"
    assert main([*TRAIN, str(out)]) == INTERRUPTED
    assert network_file.read(out).description.made["games"] == 0


def test_train_reports_a_folder_that_cannot_be_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert main([*TRAIN, str(tmp_path / "file" / "a.net")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_explore_writes_the_statistics_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "duel.json"
    assert main(["explore", "--out", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8")) == explorer.statistics_of("duel")
    monkeypatch.setattr(explorer, "explore", None)  # an existing file is reported before the games
    assert main(["explore", "--games", "1000000", "--out", str(file)]) == 1


OWN = """
class Modest:
    def __init__(self):
        pass

    def choose(self, seen):
        return seen.legal_ids()[0]

class Nameless:
    __slots__ = ("seed",)

    def __init__(self, seed):
        self.seed = seed

    def choose(self, seen):
        return seen.legal_ids()[0]
"""


@pytest.mark.parametrize("name", ["Modest", "Nameless"])
@pytest.mark.parametrize("command", ["play", "simulate", "ladder", "export", "bot"])
def test_errors_of_own_agents_are_reported_in_one_line(
    command: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "agents.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    spec = f"own.agents:{name}"
    words = {
        "play": ["--opponent", spec],
        "bot": ["--agent", spec],
        "export": ["--agents", f"{spec},random", "--format", "ndjson", "--out", str(tmp_path / "games")],
    }
    assert main(["--lang", "en", command, *words.get(command, ["--agents", f"{spec},random"])]) == 2
    output = capsys.readouterr().err
    assert output.startswith(f"sevenwonders: “{name}” in “own.agents” could not be created: ")
    assert output.count("\n") == 1
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("command", ["simulate", "ladder", "export"])
def test_missing_extra_is_reported_in_one_line(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(parallel, "find_spec", lambda _: None)
    out = ["--out", str(tmp_path)] if command == "export" else []
    words = [command, "duel", "--agents", "greedy,random", "--cluster", "local", *out]
    assert main(["--lang", "en", *words]) == 2
    output = capsys.readouterr().err
    assert output.count("\n") == 1
    assert 'pip install "sevenwonders[cluster]"' in output
