"""C twins of constants are current, and sizes of the games are named in compiled modules."""

import ast
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest
from tests.foundation.conftest import ROOT

from sevenwonders.forms import compiled_modules

sys.path.insert(0, str(ROOT / "tools"))

import constants

HOME = ROOT / "src" / "sevenwonders"
HEADERS = [path for path in sorted(HOME.rglob("*.pxd")) if "cdef extern" not in path.read_text(encoding="utf-8")]
# Smaller numbers are pairs, ways to win and the like.
SMALLEST_SIZE = 5
# Local C arrays without the GIL need a literal length; the lanes of a vector register are no size of a game.
OTHER_SIZES = {
    "duel/lanes.py": {8},
    "classic/price.py": {16},
    "classic/nature.py": {10, 50},
    "classic/card_dealer.py": {8, 96},
}


@pytest.mark.parametrize("name", constants.MODULES)
def test_the_header_has_the_constants_of_its_module(name: str) -> None:
    module = import_module("sevenwonders." + name.removesuffix(".py").replace("/", "."))
    path = HOME / name
    header = path.with_name(f"c{path.stem}.pxd").read_text(encoding="utf-8")
    in_c = {key: int(value) for key, value in re.findall(r"^    (\w+) = (-?\d+)$", header, re.MULTILINE)}
    own = {
        name for name in vars(module) if re.search(rf"^{name}: Final", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert in_c == {key: value for key, value in vars(module).items() if key in own and type(value) is int}
    assert in_c
    assert header == constants.header(path)


@pytest.mark.parametrize("path", HEADERS, ids=lambda path: path.relative_to(HOME).as_posix())
def test_array_sizes_of_fields_are_named(path: Path) -> None:
    fields = re.findall(r"^    cdef .*\b(\w+)((?:\[[^]]+\])+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    literal = [name for name, sizes in fields if any(is_size(number) for number in re.findall(r"\d+", sizes))]
    assert not literal


@pytest.mark.parametrize("name", compiled_modules(str(HOME)))
def test_lengths_and_ranges_are_named(name: str) -> None:
    tree = ast.parse((HOME / name).read_text(encoding="utf-8"))
    found = {number for node in ast.walk(tree) for number in lengths(node) if is_size(number)}
    assert found <= OTHER_SIZES.get(name, set())


def lengths(node: ast.AST) -> list[int]:
    """Return the literal numbers in `range(…)` and in `[…] * number`."""
    parts: list[ast.AST] = []
    match node:
        case ast.Call(func=ast.Name(id="range"), args=arguments):
            parts = [part for argument in arguments for part in (argument, *ast.iter_child_nodes(argument))]
        case ast.BinOp(left=ast.List(), op=ast.Mult(), right=right):
            parts = [right, *ast.iter_child_nodes(right)]
        case _:
            pass
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, int)]


def is_size(number: int | str) -> bool:
    return int(number) >= SMALLEST_SIZE and int(number) != 64  # the bits of a word
