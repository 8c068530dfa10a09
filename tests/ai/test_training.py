"""The trainer: the same plan gives the same file, and an interrupted training goes on as if nothing had happened."""

import json
from pathlib import Path
from typing import Any

import pytest

import sevenwonders
from sevenwonders.ai import network_file
from sevenwonders.ai.network import Network
from sevenwonders.ai.network_shape import Description, NetworkShape
from sevenwonders.core.errors import OptionError
from sevenwonders.training import loop as training
from sevenwonders.training.duel_schedule import DuelCourse, Worker, new_course
from sevenwonders.training.loop import Plan, Training, snapshots, take_over

GAMES = 12 if sevenwonders.compiled else 3


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHUNK", GAMES // 3)
    monkeypatch.setattr(DuelCourse, "measure", lambda *_: {"greedy": 0.5})


def a_training(out: Path, **settings: Any) -> Training[Worker]:
    plan = Plan(out, **{"games": GAMES, "seed": 4, "command": "train duel", **settings})
    return Training(new_course(8, 4), plan, output=lambda _: None)


def test_the_same_schedule_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("one", "two"):
        a_training(tmp_path / name).run()
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    made = network_file.read(tmp_path / "one").description.made
    assert made == {"command": "train duel", "seed": 4, "games": GAMES}


def test_an_interrupted_training_resumes(tmp_path: Path) -> None:
    a_training(tmp_path / "whole").run()
    broken = a_training(tmp_path / "parts")
    broken.play_chunk()
    broken.save()
    finished = a_training(tmp_path / "parts", resume=True).run()
    assert finished.games == GAMES
    assert (tmp_path / "parts").read_bytes() == (tmp_path / "whole").read_bytes()


def test_the_log_contains_the_progress(tmp_path: Path) -> None:
    a_training(tmp_path / "net", report_every=GAMES // 3).run()
    entries = [json.loads(line) for line in (tmp_path / "net.log").read_text(encoding="utf-8").splitlines()]
    assert [entry["games"] for entry in entries] == [GAMES // 3, 2 * GAMES // 3, GAMES]
    assert {"loss", "civilian", "scientific", "military", "first", "seconds", "cpu"} <= set(entries[0])
    assert entries[-1]["greedy"] == 0.5
    assert all(abs(sum(entry[way] for way in ("civilian", "scientific", "military")) - 1) < 0.01 for entry in entries)


def test_threads_share_the_work(tmp_path: Path) -> None:
    progress = a_training(tmp_path / "net", games=2 * (GAMES // 3), jobs=2).run()
    assert progress.games == 2 * (GAMES // 3)


def test_a_schedule_without_limit_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="train/no-limit"):
        a_training(tmp_path / "net", games=None)


def test_a_checkpoint_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "net"
    with pytest.raises(OptionError, match="train/no-checkpoint"):
        a_training(out, resume=True)
    first = a_training(out)
    first.save()
    good = first.plan.checkpoint.read_bytes()
    with pytest.raises(OptionError, match="train/other-network"):
        Training(new_course(16, 4), Plan(out, games=3, resume=True))
    first.plan.checkpoint.write_bytes(good[:-9] + b"\1" + good[-8:])
    with pytest.raises(OptionError, match="train/damaged"):
        a_training(out, resume=True)


def test_snapshots_are_saved_at_round_numbers() -> None:
    assert list(snapshots(0, 500)) == []
    assert list(snapshots(900, 1_000)) == [1_000]
    assert list(snapshots(1_000, 120_000)) == [3_000, 10_000, 30_000, 100_000]


def test_a_schedule_names_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "snapshots", lambda before, now: [1_000])
    started = a_training(tmp_path / "net")
    started.run()
    assert {path.name for path in started.plan.files} == {"net", "net.resume", "net.log", "net.1000"}
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in started.plan.files}


def test_a_second_training_starts_from_the_first_network(tmp_path: Path) -> None:
    first = a_training(tmp_path / "first")
    first.run()
    second = a_training(tmp_path / "second", begin=tmp_path / "first")
    assert second.progress.games == 0
    assert [list(table) for table in second.course.memory()] == [list(table) for table in first.course.memory()]
    assert second.team.states != first.team.states


@pytest.mark.parametrize("second", [0, 8])
def test_a_widened_network_keeps_its_values(second: int) -> None:
    made = [Network(NetworkShape(40, hidden, second, 3), Description("any", "", ())) for hidden in (16, 32)]
    for seed, network in enumerate(made):
        network.scatter(seed + 1)
    rows = [3, 20, 39]
    take_over(made[1], made[0])
    assert made[0].outputs_of(rows) == pytest.approx(made[1].outputs_of(rows), abs=1e-6)
    with pytest.raises(OptionError, match="train/other-network"):
        take_over(made[0], made[1])


def test_a_training_can_start_from_a_network_without_checkpoint(tmp_path: Path) -> None:
    first = a_training(tmp_path / "first")
    first.save()
    first.plan.checkpoint.unlink()
    second = a_training(tmp_path / "second", begin=tmp_path / "first")
    assert [list(table) for table in second.course.network.tables] == [
        list(table) for table in first.course.network.tables
    ]
