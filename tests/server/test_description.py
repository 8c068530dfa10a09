"""The API documentation and the client's types match the API."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, get_args

import pytest
from tests.effort import effort
from tests.server.fuzz import fuzz
from tests.server.running import Running

from api_reference import reference
from client_types import type_text
from sevenwonders.ai.levels import levels_of
from sevenwonders.core.registry import rules_of
from sevenwonders.server.api.responses import ENDPOINTS
from sevenwonders.server.schemas import UNIONS, components, schema_of
from sevenwonders.tables.messages import commands
from sevenwonders.tables.messages.commands import AnyOrder, Order

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_client_are_current() -> None:
    """Otherwise: python tools/client_types.py"""
    done = subprocess.run([sys.executable, ROOT / "tools/client_types.py", "--check"], check=False)
    assert done.returncode == 0


def test_the_reference_is_current() -> None:
    """Otherwise: python tools/api_reference.py"""
    assert (ROOT / "docs/api-reference.md").read_text(encoding="utf-8") == reference()


def test_the_page_lists_every_level_and_option() -> None:
    page = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    duel, classic = levels_of("duel"), levels_of("classic")
    for level in duel:
        assert f"| `{level}` | `{duel[level]}` | `{classic[level]}` |" in page
    for option in (*rules_of("duel").options, *rules_of("classic").options):
        assert f"| `{option.key}` |" in page


def test_the_description_names_every_endpoint_and_type(server: Running) -> None:
    answer = server.get("/api/openapi.json").json()
    assert answer["openapi"] == "3.1.0"
    assert sum(len(path) for path in answer["paths"].values()) == len(ENDPOINTS)
    text = json.dumps(answer)
    for name in components():
        assert name in answer["components"]["schemas"]
    orders = {kind for kind in vars(commands).values() if isinstance(kind, type) and issubclass(kind, Order)} - {Order}
    for order in orders:
        assert f"#/components/schemas/{order.__name__}" in text
    assert set(get_args(AnyOrder)) == orders


def test_views_are_described_to_the_last_field() -> None:
    schemas = components()
    assert type_text(schemas["Update"]["properties"]["view"]) == "View"
    for name in ("DuelView", "ClassicView"):
        left = [name]
        seen: set[str] = set()
        while left:
            schema = schemas[left.pop()]
            texts = [type_text(kind) for kind in schema["properties"].values()]
            assert not any("unknown" in text for text in texts)
            assert list(schema["properties"]) == schema["required"]
            refs = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(schema))) - seen
            seen |= refs
            left += refs
        assert len(seen) > 15


def test_types_are_written_as_typescript() -> None:
    assert type_text(schema_of(tuple[tuple[str, ...] | None, ...])) == "(string[] | null)[]"
    assert type_text(schema_of(tuple[tuple[str | None, ...], ...])) == "(string | null)[][]"
    assert type_text(schema_of(tuple[bool, int])) == "[boolean, number]"
    assert type_text(schema_of(Mapping[Literal["a", "b"], tuple[int, ...]])) == "Record<'a' | 'b', number[]>"
    assert all(len(kinds) > 1 for kinds in UNIONS.values())


def test_every_type_and_field_is_described() -> None:
    for name, schema in components().items():
        assert schema["description"].endswith("."), name


@pytest.mark.slow
def test_responses_match_the_description(folder: Path) -> None:
    """At length: python -m tests.server.fuzz"""
    examples = str(effort(quick=1, default=3, deep=300))
    done = fuzz(folder, "--phases", "examples,fuzzing", "--max-examples", examples, "--generation-deterministic")
    assert done.returncode == 0, done.stdout[-3000:]
