"""Constants fit the data, and arrays have equal sizes in Python and in C."""

import re
from math import prod
from pathlib import Path

import pytest

from sevenwonders.duel import cards, ids, moves, rules
from sevenwonders.duel.state import PACKED_SIZE, State
from sevenwonders.duel.tables import Tables

HOME = Path(ids.__file__).parent


def test_move_ids_fill_their_range_without_a_gap() -> None:
    starts = [ids.BUILD_0, ids.SELL_0, ids.RAISE_0, ids.DRAFT_0, ids.TAKE_0, ids.DESTROY_0, ids.REVIVE_0, ids.BEGIN_0]
    sizes = [20, 20, 12 * 20, 12, 10, 73, 73, 2]
    assert [b - a for a, b in zip(starts, [*starts[1:], ids.MOVES], strict=True)] == sizes
    assert ids.BUILD_0 == 0
    kinds = [type(moves.move_of(number)).__name__ for number in range(ids.MOVES)]
    expected = ("Build", "Sell", "Raise", "Draft", "Take", "Destroy", "Revive", "Begin")
    assert kinds == [kind for kind, size in zip(expected, sizes, strict=True) for _ in range(size)]


def test_names_follow_the_numbers() -> None:
    assert [ids.COLOURS[n] for n in (ids.BROWN, ids.GREY, ids.BLUE, ids.GREEN, ids.YELLOW, ids.RED, ids.PURPLE)] == [
        *("brown", "grey", "blue", "green", "yellow", "red", "purple")
    ]
    words = ["lay", "offer", "deal", "reveal", "show", "draft", "turn", "take", "pick", "destroy", "revive", "begin"]
    assert list(ids.QUESTIONS) == ["", *words, "over"]
    assert [ids.QUESTIONS[n] for n in (ids.LAY_TOKENS, ids.SHOW, ids.DRAFT, ids.BEGIN, ids.OVER)] == [
        *("lay", "show", "draft", "begin", "over")
    ]
    assert ids.FIRST_ASK == ids.DRAFT == ids.SHOW + 1
    assert [ids.REASONS[n] for n in (ids.CIVILIAN, ids.SCIENTIFIC, ids.MILITARY)] == [
        *("civilian", "scientific", "military")
    ]
    assert cards.RESOURCES[: ids.RAW_END] == ("wood", "clay", "stone")
    assert len(cards.RESOURCES) == ids.RESOURCES == ids.COIN_LANE


def declared(header: str) -> dict[str, tuple[int, ...]]:
    """Return the arrays that a `.pxd` declares, with their sizes."""
    text = (HOME / header).read_text(encoding="utf-8")
    found = re.findall(r"^    cdef readonly [\w ]+? (\w+)((?:\[[^]]+\])+)$", text, re.MULTILINE)
    return {name: tuple(number(size) for size in re.findall(r"\[(.+?)\]", sizes)) for name, sizes in found}


def number(size: str) -> int:
    """Return the value of a size: a number, a constant, a sum or product of them."""
    if " + " in size:
        return sum(number(part) for part in size.split(" + "))
    if " * " in size:
        return prod(number(part) for part in size.split(" * "))
    return int(size) if size.isdigit() else int(getattr(ids, size.removeprefix("ids.")))


def shape(value: object) -> tuple[int, ...]:
    return (len(value), *shape(value[0])) if isinstance(value, list) else ()


@pytest.mark.parametrize(("header", "kind"), [("state.pxd", State), ("tables.pxd", Tables)])
def test_arrays_have_the_size_that_python_gives_them(header: str, kind: type[State | Tables]) -> None:
    sizes = declared(header)
    fresh = kind()
    assert sizes == {name: shape(getattr(fresh, name)) for name in sizes}
    assert len(sizes) > 15


def test_every_field_is_declared_and_every_declaration_is_a_field() -> None:
    for header, kind in (("state.pxd", State), ("tables.pxd", Tables)):
        text = (HOME / header).read_text(encoding="utf-8")
        names = re.findall(r"^    cdef readonly [\w ]+? (\w+)(?:\[[^]]+\])*$", text, re.MULTILINE)
        source = (HOME / header.replace(".pxd", ".py")).read_text(encoding="utf-8")
        body = source[source.index(f"class {kind.__name__}:") :]
        assigned = re.findall(r"^ +self\.(\w+)(?:: \w+)? = ", body.partition("\n    def copy")[0], re.MULTILINE)
        fields = dict.fromkeys(assigned)
        assert sorted(names) == sorted(fields)


def test_copying_a_state_copies_every_field() -> None:
    source = (HOME / "state.py").read_text(encoding="utf-8")
    body = source[source.index("def copy_from") : source.index("def question")]
    copied = set(re.findall(r"self\.(\w+)[\[\]\d:]* = other\.\1", body))
    assert copied == set(declared("state.pxd")) | set(
        re.findall(r"cdef readonly [\w ]+? (\w+)$", (HOME / "state.pxd").read_text(encoding="utf-8"), re.MULTILINE)
    )
    for row in ("city", "produce", "unit", "kinds"):
        assert f"self.{row}[0][:] = other.{row}[0]" in body
        assert f"self.{row}[1][:] = other.{row}[1]" in body


def test_sizes_stay_stable() -> None:
    assert ids.THINGS == 85
    assert PACKED_SIZE == len(State().pack()) == 152
    assert rules.Choices().count == 0
