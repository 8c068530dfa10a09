"""Programs of the player: output, tables, errors."""

import json
from pathlib import Path
from typing import Any

import pytest

from sevenwonders.browser.playground import run

EXAMPLES = Path(__file__).parents[2] / "client" / "src" / "lib" / "playground" / "examples"


class Page:
    """Implements `browser.playground.OutputPage`."""

    def __init__(self) -> None:
        self.messages = 0
        self.text = ""
        self.tables: list[dict[str, Any]] = []

    def write(self, text: str) -> None:
        self.messages += 1
        self.text += text

    def display(self, position: str) -> None:
        self.tables.append(json.loads(position))


@pytest.mark.parametrize("name", ["first", "agent"])
def test_the_examples_run_and_show_a_finished_game(name: str) -> None:
    page = Page()
    assert run((EXAMPLES / f"{name}.py").read_text("utf-8"), page), page.text
    assert page.text
    assert page.tables[-1]["game"] == "duel"
    assert "seats" not in page.tables[-1]["view"]["pending"]


def test_the_value_of_a_last_expression_is_shown() -> None:
    page = Page()
    assert run("x = 6\nx * 7", page)
    assert page.text == "42\n"


def test_an_error_is_shown_with_the_lines_of_the_program_only() -> None:
    page = Page()
    assert not run("def f(x):\n    return 1 / x\nf(0)", page)
    assert "ZeroDivisionError" in page.text
    assert "return 1 / x" in page.text
    assert "playground" not in page.text


def test_a_syntax_error_is_shown_with_its_line() -> None:
    page = Page()
    assert not run("for x in", page)
    assert "SyntaxError" in page.text
    assert "line 1" in page.text


@pytest.mark.parametrize(("end", "passes"), [("exit()", True), ("raise SystemExit(3)", False)])
def test_a_program_can_exit(end: str, passes: bool) -> None:
    page = Page()
    assert run(f"print('before')\n{end}", page) is passes
    assert page.text.startswith("before\n")


def test_a_flood_of_output_is_sent_in_few_messages() -> None:
    page = Page()
    assert run("for number in range(200_000): print(number)", page)
    assert page.text.endswith("199999\n")
    assert len(page.text) < 6_000 * page.messages
    assert page.messages < 100


def test_a_table_of_7_wonders_is_shown_to_the_first_active_seat() -> None:
    page = Page()
    assert run("import sevenwonders as sw\nsw.Game('classic', seed=1, players=3)", page)
    assert (page.tables[0]["game"], page.tables[0]["seat"]) == ("classic", 0)
