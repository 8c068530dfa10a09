"""A ledger changes only its own file, and reports the differences of other files."""

from pathlib import Path

import pytest

from sevenwonders.ai.parallel import Ledger
from sevenwonders.core.errors import OptionError

HEAD = {"game": "duel", "agents": ["greedy", "random"], "seed": 1}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger"


@pytest.mark.parametrize(
    "content",
    [
        b"my thesis",
        b"first line\nsecond",
        b'{"name": "somebody"}\n{"na',
        b'["game", "agents", "seed"]\n1',
        b"\xff\xfe\x00\n\x01",
        b"\n",
    ],
)
def test_a_file_that_is_no_ledger_is_left_unchanged(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    with pytest.raises(OptionError, match="ladder/unreadable"):
        Ledger(path, HEAD).entries()
    assert path.read_bytes() == content


def test_a_ledger_of_other_work_is_left_unchanged_and_explained(path: Path) -> None:
    Ledger(path, HEAD | {"agents": ["greedy", "greedy"], "seed": 2}).append([1])
    with path.open("ab") as file:
        file.write(b"[2")
    content = path.read_bytes()
    with pytest.raises(OptionError, match="ladder/other") as found:
        Ledger(path, HEAD).entries()
    assert found.value.details["fields"] == ["agents", "seed"]
    assert path.read_bytes() == content


def test_a_ledger_with_a_damaged_line_is_left_unchanged(path: Path) -> None:
    ledger = Ledger(path, HEAD)
    ledger.append([1])
    content = path.read_bytes() + b"[2\n[3]\n[4"
    path.write_bytes(content)
    with pytest.raises(OptionError, match="ladder/unreadable"):
        ledger.entries()
    assert path.read_bytes() == content


def test_an_incomplete_last_line_is_cut_off(path: Path) -> None:
    ledger = Ledger(path, HEAD)
    ledger.append([1])
    content = path.read_bytes()
    for rest in (b"[2", b"\xc5"):
        path.write_bytes(content + rest)
        assert ledger.entries() == [[1]]
        assert path.read_bytes() == content
