"""Write and check the lists of tests under each rule of `docs/rules/GAME.md`.

    python -m tests.rules_page            print the problems
    python -m tests.rules_page --write    write the lists, then print the remaining problems

A rule begins with its number in bold at the start of a line: `**D6.2** …`, or `**D10** …` where a chapter is one rule.
Its tests are the functions `test_d6_2_…` (`test_d10_…`) in `tests/GAME/rules/`, in one module per chapter
(`test_d06_….py`). A game joins by having a page.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMMAND: Final = "python -m tests.rules_page --write"

_RULE = re.compile(r"\*\*([A-Z]\d+(?:\.\d+)?)\*\*")
_TEST_NAME = re.compile(r"test_([a-z])(\d+)(?:_(\d+))?_[a-z]\w*")
_MODULE_NAME = re.compile(r"test_([a-z])(\d\d)_\w+")
_START = "<!-- tests -->"
_END = "<!-- end of tests -->"
_LIST = re.compile(rf"\n*{re.escape(_START)}\n.*?{re.escape(_END)}\n*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Proof:
    """A test function, where it stands, and the rule and chapter it is named after; None if it names none."""

    name: str
    module: Path
    rule: str | None
    chapter: str | None


def games(root: Path) -> list[str]:
    """Return the games that have a rules page."""
    return sorted(page.stem for page in (root / "docs" / "rules").glob("*.md"))


def page_of(root: Path, game: str) -> Path:
    """Return where a game's rules page lies."""
    return root / "docs" / "rules" / f"{game}.md"


def proofs_of(root: Path, game: str) -> list[Proof]:
    """Return the rule tests of a game in the order of their modules and lines."""
    modules = sorted((root / "tests" / game / "rules").glob("test_*.py"))
    return [_proof(name, module) for module in modules for name in _test_names(module)]


def _test_names(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node.name


def _proof(name: str, module: Path) -> Proof:
    named = _TEST_NAME.fullmatch(name)
    if named is None:
        return Proof(name, module, None, None)
    letter, chapter, number = named.groups()
    heading = f"{letter.upper()}{int(chapter)}"
    return Proof(name, module, f"{heading}.{number}" if number else heading, heading)


def rules_of(text: str) -> list[str]:
    """Return the numbers of the rules of a page, in their order."""
    return [found.group(1) for line in text.splitlines() if (found := _RULE.match(line))]


def written(text: str, tests: Sequence[Proof]) -> str:
    """Return the page with the list of its tests after each rule; whatever lists it had are replaced."""
    lines: list[str] = []
    rule: str | None = None
    for line in [*_LIST.sub("\n\n", text).splitlines(), ""]:
        found = _RULE.match(line)
        if found or line.startswith("#"):
            _end_rule(lines, rule, tests)
            rule = found.group(1) if found else None
        lines.append(line)
    _end_rule(lines, rule, tests)
    return "\n".join(lines).rstrip() + "\n"


def _end_rule(lines: list[str], rule: str | None, tests: Sequence[Proof]) -> None:
    """Add the list of a rule's tests to the lines of its text."""
    proofs = [test for test in tests if test.rule == rule]
    if rule is None or not proofs:
        return
    while not lines[-1]:
        lines.pop()
    lines += ["", _START, f"<details><summary>Tests of {rule}: {len(proofs)}</summary>", ""]
    lines += [f"- [`{test.name}`](../../tests/{_path_in_tests(test.module)})" for test in proofs]
    lines += ["", "</details>", _END, ""]


def _path_in_tests(module: Path) -> str:
    return "/".join(module.parts[-3:])


def problems(root: Path, game: str) -> list[str]:
    """Return the problems of a game's page and tests, one sentence each."""
    text = page_of(root, game).read_text(encoding="utf-8")
    rules, tests = rules_of(text), proofs_of(root, game)
    proved = {test.rule for test in tests}
    found = [f"{rule} stands twice on the page" for rule in dict.fromkeys(rules) if rules.count(rule) > 1]
    found += [f"{rule} has no test" for rule in dict.fromkeys(rules) if rule not in proved]
    for test in tests:
        place = f"{test.name} in {test.module.name}"
        module = _MODULE_NAME.fullmatch(test.module.stem)
        if test.rule is None:
            found.append(f"{place} names no rule")
        elif test.rule not in rules:
            found.append(f"{place} names {test.rule}, which is not on the page")
        elif module is None or test.chapter != f"{module[1].upper()}{int(module[2])}":
            found.append(f"{place} belongs into the module of {test.chapter}")
    if written(text, tests) != text:
        found.append(f"the lists of tests are out of date; to write them: {COMMAND}")
    return found


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Check all pages, after writing their lists if asked to; return 1 if something is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.rules_page", description="Check the pages docs/rules/GAME.md."
    )
    parser.add_argument("--write", action="store_true", help="write the lists of tests first")
    write = parser.parse_args(arguments).write
    wrong = False
    for game in games(root):
        page = page_of(root, game)
        if write:
            page.write_text(written(page.read_text(encoding="utf-8"), proofs_of(root, game)), encoding="utf-8")
        for problem in problems(root, game):
            wrong = True
            print(f"docs/rules/{game}.md: {problem}")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
