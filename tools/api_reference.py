"""Generate docs/api-reference.md: every endpoint and every message, from the types.

python tools/api_reference.py
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from client_types import type_text
from sevenwonders.api.messages.analysis_socket import Analyse, Analysed, Follow, Followed
from sevenwonders.api.routing import Endpoint, Text
from sevenwonders.server.api.responses import ENDPOINTS
from sevenwonders.server.schemas import MESSAGES, UNIONS, components, name_of
from sevenwonders.tables.messages.commands import AnyOrder, ToServer
from sevenwonders.tables.messages.updates import ToClient

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "api-reference.md"
HEAD: Final = """<!-- Made by `python tools/api_reference.py`; do not edit. -->

# Every endpoint and message

Their use is described in [the server and its API](api.md).
"""


def reference() -> str:
    """Return the whole page."""
    return HEAD + "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    schemas = components()
    yield ""
    yield "## Endpoints"
    yield ""
    yield "| | Takes | Gives | |"
    yield "|---|---|---|---|"
    yield from (_endpoint(endpoint) for endpoint in ENDPOINTS)
    for title, kinds in (
        ("Orders", get_args(AnyOrder)),
        ("Further messages to the server", tuple(k for k in get_args(ToServer) if k not in get_args(AnyOrder))),
        ("Messages from the server", get_args(ToClient)),
        ("Messages of an analysis", (Analyse, Follow, Analysed, Followed)),
    ):
        names = [kind.__name__ for kind in kinds]
        yield from _section(title, {name: schemas.pop(name) for name in names})
    others = {name: schemas.pop(name) for name in list(schemas) if name in MESSAGES}
    yield from _section("Other types", others)
    yield from _section("Views", schemas)
    yield ""
    yield "### Unions"
    yield ""
    yield from (f"- `{name}`: {' | '.join(name_of(kind) for kind in kinds)}" for name, kinds in UNIONS.items())


def _endpoint(endpoint: Endpoint) -> str:
    takes = "" if endpoint.body is None else _name(endpoint.body)
    query = f"?{'&'.join(f'{name}=' for name in endpoint.query)}" if endpoint.query else ""
    gives = "text" if endpoint.response is Text else _name(endpoint.response)
    return f"| `{endpoint.method} {endpoint.path}{query}` | {takes} | {gives} | {endpoint.summary} |"


def _name(kind: Any) -> str:
    return "an order" if get_args(kind) else str(kind.__name__)


def _section(title: str, schemas: dict[str, Any]) -> Iterator[str]:
    yield ""
    yield f"## {title}"
    for name, schema in schemas.items():
        tag = schema["properties"].get("type", {}).get("enum", [None])[0]
        yield ""
        yield f"### {name}" + (f" `{tag}`" if tag else "")
        yield ""
        yield schema["description"]
        fields = {field: kind for field, kind in schema["properties"].items() if field != "type"}
        if fields:
            yield ""
        for field, kind in fields.items():
            optional = "" if field in schema.get("required", []) else ", may be left out"
            yield f"- `{field}`: {type_text(kind)}{_bounds(kind)}{optional}"


def _bounds(kind: dict[str, Any]) -> str:
    words = {
        "minimum": "from",
        "maximum": "to",
        "exclusiveMaximum": "below",
        "minLength": "length from",
        "maxLength": "length to",
        "minItems": "items from",
        "maxItems": "items to",
    }
    bounds = [f"{word} {kind[key]}" for key, word in words.items() if key in kind]
    return f" ({', '.join(bounds)})" if bounds else ""


if __name__ == "__main__":
    TARGET.write_text(reference(), encoding="utf-8")
