"""Games as data: equal rows on every machine, one for each decision, in both formats."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sevenwonders import duel
from sevenwonders.ai import dataset
from sevenwonders.ai.arena import Match, play_numbered
from sevenwonders.ai.dataset import Export, export
from sevenwonders.core.errors import OptionError

DOCS = Path(__file__).parents[2] / "docs" / "data.md"
MATCH = Match("duel", ("greedy", "random"), games=5, seed=2)


@pytest.fixture(autouse=True)
def files_are_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 2)


def read(folder: Path) -> list[dict[str, Any]]:
    files = sorted(folder.glob("part-*.ndjson"))
    return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def test_rows_contain_the_games_of_the_match(tmp_path: Path) -> None:
    assert list(export(Export(MATCH, str(tmp_path), "ndjson"))) == [2, 2, 1]
    rows = read(tmp_path)
    for number in range(MATCH.games):
        game = play_numbered(MATCH, number)
        moves = [moment for moment in game.moments if moment.step.seat is not None]
        own = [row for row in rows if row["game"] == number]
        assert [row["chosen"] for row in own] == [game.rules.move_id(moment.step.action) for moment in moves]
        assert [row["position"] for row in own] == [game.rules.position_text(moment.before) for moment in moves]
        assert {(row["seat"], row["result"]) for row in own} == set(enumerate(game.returns))
        assert [row["decision"] for row in own] == list(range(len(own)))
        for row in own[:5]:
            position = duel.Game(position=row["position"])
            assert row["legal"] == [move.id for move in position.legal_moves]
            assert row["legal_texts"] == list(position.legal_moves)


def age_and_seat(game: str, state: Any, seat: int) -> list[int]:
    return [state.age, seat]


def no_numbers(game: str, state: Any, seat: int) -> str:
    return game


def too_large(game: str, state: Any, seat: int) -> list[int]:
    return [256]


def test_an_existing_file_is_not_written_again(tmp_path: Path) -> None:
    wanted = Export(MATCH, str(tmp_path), "ndjson", features=f"{__name__}:age_and_seat")
    list(export(wanted))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    (tmp_path / "part-00001.ndjson").unlink()
    (tmp_path / "part-00000.ndjson").write_text("kept", encoding="utf-8")
    list(export(wanted))
    after = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert after == before | {"part-00000.ndjson": b"kept"}
    assert read(tmp_path / "nowhere") == []
    assert json.loads(after["part-00001.ndjson"].splitlines()[0])["features"][0] == 0
    with pytest.raises(OptionError, match="data/other"):
        list(export(replace(wanted, match=replace(MATCH, seed=3))))


@pytest.mark.parametrize("name", [dataset.CARD, "part-00007.ndjson"])
def test_a_foreign_file_is_not_overwritten(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError, match=name):
        list(export(Export(MATCH, str(tmp_path), "ndjson")))
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [(name, "mine")]


def test_an_edited_dataset_card_is_kept(tmp_path: Path) -> None:
    wanted = Export(MATCH, str(tmp_path), "ndjson")
    list(export(wanted))
    card = tmp_path / dataset.CARD
    text = card.read_text(encoding="utf-8") + "The games of my thesis.\n"
    card.write_text(text, encoding="utf-8")
    list(export(wanted))
    assert card.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("content", [b"foo", b"\xff", b"[]"])
def test_a_foreign_description_is_rejected(content: bytes, tmp_path: Path) -> None:
    (tmp_path / dataset.MANIFEST).write_bytes(content)
    with pytest.raises(OptionError, match="data/other"):
        list(export(Export(MATCH, str(tmp_path), "ndjson")))
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [content]


def test_equal_agents_do_not_play_the_same_game_twice(tmp_path: Path) -> None:
    match = Match("duel", ("greedy", "greedy"), games=4, paired=False)
    list(export(Export(match, str(tmp_path), "ndjson")))
    courses = [tuple(row["chosen"] for row in read(tmp_path) if row["game"] == game) for game in range(4)]
    assert len(set(courses)) == 4


def test_the_dataset_card_describes_the_data(tmp_path: Path) -> None:
    list(export(Export(MATCH, str(tmp_path), "ndjson")))
    card = (tmp_path / dataset.CARD).read_text(encoding="utf-8")
    assert "`greedy`, `random`, 2 seats, seed 2" in card
    assert all(f"| `{name}` |" in card for name in read(tmp_path)[0])
    assert dataset.columns() in DOCS.read_text(encoding="utf-8")


def test_nothing_hidden_is_in_a_row_of_classic(tmp_path: Path) -> None:
    list(export(Export(Match("classic", ("random",) * 3, games=1), str(tmp_path), "ndjson", values=True)))
    rows = read(tmp_path)
    assert len(rows) > 50
    for row in rows:
        others = [seat for seat in "ABC" if seat != "ABC"[row["seat"]]]
        assert not any(f"{seat}.hand " in row["position"] for seat in others)


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    list(export(Export(MATCH, str(tmp_path), "ndjson")))
    list(export(Export(MATCH, str(tmp_path), "parquet")))
    tables = [pq.read_table(path).to_pylist() for path in sorted(tmp_path.glob("*.parquet"))]
    assert [row for rows in tables for row in rows] == read(tmp_path)


def test_unwritable_rows_are_rejected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match="option/value"):
        list(export(Export(MATCH, str(tmp_path), "csv")))
    unusable = [f"{__name__}:{features.__name__}" for features in (no_numbers, too_large)]
    for features in ("nonsense", "sevenwonders.ai.dataset:nonsense", "1:2", "os:getcwd", *unusable):
        with pytest.raises(OptionError, match="data/features"):
            list(export(Export(MATCH, str(tmp_path), "ndjson", features=features)))
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(dataset, "find_spec", lambda _: None)
    with pytest.raises(OptionError, match="data/missing"):
        list(export(Export(MATCH, str(tmp_path), "parquet")))
