"""Every rule has a test, every rule test a rule, and the pages list them."""

from pathlib import Path

import pytest
from tests.rules_page import ROOT, games, main, problems, proofs_of

PAGE = "# Rules\n\n## X1 First\n\n**X1.1** One.\nStill one.\n\n**X1.2** Two.\n\n## X2 Second\n\n**X2** All of it.\n"
TESTS = {
    "test_x01_first.py": ["test_x1_1_a", "test_x1_1_b", "test_x1_2_c"],
    "test_x02_second.py": ["test_x2_d"],
}


@pytest.mark.parametrize("game", games(ROOT))
def test_the_page_lists_a_test_for_every_rule(game: str) -> None:
    assert problems(ROOT, game) == []


def test_duel_has_a_page() -> None:
    assert "duel" in games(ROOT)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project with one game, its page and its tests, in good order."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "chess.md").write_text(PAGE, encoding="utf-8")
    rules = tmp_path / "tests" / "chess" / "rules"
    rules.mkdir(parents=True)
    for module, names in TESTS.items():
        (rules / module).write_text("".join(f"def {name}() -> None: ...\n" for name in names), encoding="utf-8")
    assert main(["--write"], tmp_path) == 0
    return tmp_path


def add_test(root: Path, text: str, module: str = "test_x01_first.py") -> None:
    path = root / "tests" / "chess" / "rules" / module
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def page(root: Path) -> Path:
    return root / "docs" / "rules" / "chess.md"


def test_lists_stand_under_their_rules(root: Path) -> None:
    lines = [
        line for line in page(root).read_text(encoding="utf-8").splitlines() if line.startswith(("**", "Still", "- "))
    ]
    assert lines == [
        "**X1.1** One.",
        "Still one.",
        "- [`test_x1_1_a`](../../tests/chess/rules/test_x01_first.py)",
        "- [`test_x1_1_b`](../../tests/chess/rules/test_x01_first.py)",
        "**X1.2** Two.",
        "- [`test_x1_2_c`](../../tests/chess/rules/test_x01_first.py)",
        "**X2** All of it.",
        "- [`test_x2_d`](../../tests/chess/rules/test_x02_second.py)",
    ]


def test_writing_twice_changes_nothing(root: Path) -> None:
    once = page(root).read_text(encoding="utf-8")
    assert main(["--write"], root) == 0
    assert page(root).read_text(encoding="utf-8") == once


def test_a_rule_without_test_is_found(root: Path) -> None:
    page(root).write_text(page(root).read_text(encoding="utf-8") + "\n**X2.7** New.\n", encoding="utf-8")
    assert problems(root, "chess") == ["X2.7 has no test"]


def test_a_repeated_rule_is_found(root: Path) -> None:
    page(root).write_text(PAGE + "\n**X1.2** Again.\n", encoding="utf-8")
    assert "X1.2 stands twice on the page" in problems(root, "chess")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("test_x1_9_e", "test_x1_9_e in test_x01_first.py names X1.9, which is not on the page"),
        ("test_x1_e", "test_x1_e in test_x01_first.py names X1, which is not on the page"),
        ("test_x2_e", "test_x2_e in test_x01_first.py belongs into the module of X2"),
        ("test_nothing", "test_nothing in test_x01_first.py names no rule"),
        ("test_x1_1", "test_x1_1 in test_x01_first.py names no rule"),
    ],
)
def test_a_test_of_an_unknown_rule_is_found(root: Path, name: str, complaint: str) -> None:
    add_test(root, f"def {name}() -> None: ...\n")
    assert main(["--write"], root) == 1
    assert problems(root, "chess") == [complaint]


def test_an_outdated_page_is_found_and_written(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_test(root, "def test_x1_2_later() -> None: ...\n")
    assert main([], root) == 1
    assert "out of date" in capsys.readouterr().out
    assert main(["--write"], root) == 0
    assert "`test_x1_2_later`" in page(root).read_text(encoding="utf-8")


def test_a_test_in_a_class_counts(root: Path) -> None:
    add_test(root, "class TestMore:\n    def test_x1_2_inside(self) -> None: ...\n")
    assert "test_x1_2_inside" in [test.name for test in proofs_of(root, "chess")]


def test_a_game_without_page_waits(root: Path) -> None:
    (root / "tests" / "go" / "rules").mkdir(parents=True)
    assert games(root) == ["chess"]
    assert main([], root) == 0
