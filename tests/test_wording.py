"""Checks the wording of docstrings and comments, and that public class names are unique."""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[1] / "src" / "sevenwonders"
BANNED = {
    "everybody": "name the actor: players, seats, spectators, clients",
    "somebody": "name the actor",
    "nobody": "name the actor, or use the passive voice",
    "whoever": "name the actor",
    "whatever": "name the thing",
    "the house": "no metaphors for parts of the program",
    "fast door": "unchecked function",
    "checked door": "validated function",
    "so many": "name the quantity",
    "so much": "name the quantity",
    "nature": "chance event",
    "owes": "is pending",
    "reckon": "compute",
    "is told": "receives",
    "as it is told": "receives",
}
# Class names of several modules, each with its reason.
REPEATED_CLASSES = {
    "Game": "duel.Game and classic.Game are the Game of core with the options of their game as parameters",
    "Seen": "duel.Seen and classic.Seen implement the protocol Seen of core",
}
GAMES = ("duel", "classic")


def modules() -> list[Path]:
    return sorted(HOME.rglob("*.py"))


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line number and text of the docstrings and comments of a module, without doctests."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            line = 1 if isinstance(node, ast.Module) else node.lineno
            yield line, re.sub(r"^(>>>|\.\.\.).*$", "", text, flags=re.MULTILINE)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


@cache
def all_prose() -> list[tuple[Path, int, str]]:
    """Return the prose of all modules without names in backticks."""
    return [
        (path, line, re.sub(r"`[^`]*`", "", text).replace("\n", " "))
        for path in modules()
        for line, text in prose(path)
    ]


@pytest.mark.parametrize("phrase", BANNED)
def test_docstrings_and_comments_use_ordinary_terms(phrase: str) -> None:
    pattern = re.compile(rf"\b{re.escape(phrase).replace('reckon', 'reckon(ed|ing|s)?')}\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(HOME)}:{line}: {phrase!r}: {BANNED[phrase]}"
        for path, line, text in all_prose()
        if pattern.search(text)
    ]
    assert found == []


def test_public_class_names_are_unique() -> None:
    """A class name occurs once; the two games, which never import each other, may each have one of that name."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in modules():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.relative_to(HOME).as_posix())
    repeated = {name: paths for name, paths in places.items() if len(paths) > 1 and not are_twins(paths)}
    assert set(repeated) == set(REPEATED_CLASSES), repeated


def are_twins(paths: list[str]) -> bool:
    """Return whether the modules belong to different games."""
    games = [game for path in paths for game in GAMES if game in re.split(r"[/_]", path)]
    return sorted(games) == sorted(set(games)) and len(games) == len(paths)
