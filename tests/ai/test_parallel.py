"""Work in parts comes to the same wherever it is done, in the order of the parts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevenwonders.ai import parallel, puzzle_mining
from sevenwonders.ai.parallel import ChunkScheduler, ChunkSize, Ledger, executor, timed
from sevenwonders.ai.puzzles import puzzles_of
from sevenwonders.core.errors import OptionError


def numbers(chunk: range) -> list[int]:
    return list(chunk)


def test_processes_keep_the_order() -> None:
    with executor(jobs=2) as place:
        found = list(place.results(numbers, range(3, 40)))
        assert list(place.results(numbers, range(5), size=2)) == [[0, 1], [2, 3], [4]]
    assert [part for chunk in found for part in chunk] == list(range(3, 40))


# ---- a crew


class Imaginary:
    """Workers who do nothing before they are waited for, and take a tenth of a second for a part."""

    def __init__(self) -> None:
        self.left: list[range] = []

    def count(self) -> int:
        return 2

    def submit(self, work: Callable[[range], Any], chunk: range) -> tuple[Callable[[range], Any], range]:
        self.left.append(chunk)
        return work, chunk

    def wait(self, task: tuple[Callable[[range], Any], range]) -> Any:
        work, chunk = task
        self.left.remove(chunk)
        result, _, parts = timed(work, chunk)
        return result, 0.1 * parts, parts

    def cancel(self, task: tuple[Callable[[range], Any], range]) -> None:
        self.left.remove(task[1])


def test_chunks_grow_and_shrink_towards_the_end() -> None:
    sizes = [len(chunk) for chunk in ChunkScheduler(Imaginary()).results(numbers, range(100))]
    assert sum(sizes) == 100
    assert sizes[:6] == [1] * 6  # nothing is known yet
    assert max(sizes) == 15  # a tenth of a second each, a second and a half together
    assert sizes[-1] == 1


def test_unneeded_work_is_cancelled() -> None:
    workers = Imaginary()
    results = ChunkScheduler(workers).results(numbers, range(100), size=10)
    assert next(results) == list(range(10))
    assert len(workers.left) == 2 * parallel.IN_FLIGHT - 1
    results.close()  # type: ignore[attr-defined]  # a generator
    assert workers.left == []


def test_a_chunk_has_at_least_one_item() -> None:
    pace = ChunkSize()
    pace.record(100.0, 1)
    assert pace.next(1000, 2) == 1


# ---- a ledger


def test_a_ledger_drops_an_incomplete_line(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    ledger = Ledger(path, {"work": (1, 2)})
    assert ledger.entries() == []
    ledger.append([1])
    ledger.append([2])
    path.write_text(path.read_text(encoding="utf-8")[:-2], encoding="utf-8")
    assert ledger.entries() == [[1]]
    ledger.append([3])
    assert ledger.entries() == [[1], [3]]
    path.write_text('{"wo', encoding="utf-8")  # not even the first line
    assert ledger.entries() == []
    ledger.append([4])
    assert ledger.entries() == [[4]]
    with pytest.raises(OptionError, match="ladder/other"):
        Ledger(path, {"work": 3}).entries()


# ---- puzzles


@pytest.fixture
def puzzle_in_every_other_game(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A mine in which all is found at once; the games that were looked at."""
    looked_at: list[int] = []

    def mine(seed: int, games: range) -> list[Any]:
        looked_at.extend(games)
        return [puzzles_of("duel")[seed + game] if game % 2 else None for game in games]

    monkeypatch.setattr("sevenwonders.ai.duel.puzzles.mine", mine)
    return looked_at


def test_mining_resumes_from_its_ledger(puzzle_in_every_other_game: list[int], tmp_path: Path) -> None:
    ledger = tmp_path / "mine.jsonl"
    whole = puzzle_mining.mine("duel", 20, 5, seed=3)
    assert len(whole) == 5

    def stop(_: int) -> None:
        if len(puzzle_in_every_other_game) == 28:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        puzzle_mining.mine("duel", 20, 5, seed=3, on_progress=stop, ledger=ledger)
    assert puzzle_mining.mine("duel", 20, 5, seed=3, ledger=ledger) == whole
    assert puzzle_in_every_other_game == [*range(20), *range(20)]
    assert puzzle_mining.mine("duel", 20, 5, seed=3, ledger=ledger) == whole
    with pytest.raises(OptionError, match="ladder/other"):
        puzzle_mining.mine("duel", 21, 5, seed=3, ledger=ledger)
