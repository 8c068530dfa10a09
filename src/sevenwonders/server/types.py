"""The types of the wire in TypeScript, for the browser client.

python -m sevenwonders.server.types > client/src/api/types.ts
"""

import json
import sys
from collections.abc import Iterator
from inspect import getdoc
from typing import Any, Final, get_args

import msgspec

from sevenwonders.server import messages

WIDTH: Final = 120  # of the client's formatter
REF: Final = "#/components/schemas/{name}"
ROOTS: Final = (
    *get_args(messages.ToServer),
    *get_args(messages.ToClient),
    messages.NewTable,
    messages.NewTableMade,
    messages.Claim,
    messages.Claimed,
    messages.Mine,
    messages.MyTables,
    messages.About,
    messages.Levels,
    messages.Health,
    messages.RecordText,
    messages.Replay,
    messages.PositionText,
    messages.PositionView,
)
UNIONS: Final = {
    "Order": messages.ORDERS,
    "ToServer": get_args(messages.ToServer),
    "ToClient": get_args(messages.ToClient),
}


def components() -> dict[str, Any]:
    """Return the JSON schema of every type of the wire, by name."""
    _, schemas = msgspec.json.schema_components(ROOTS, ref_template=REF)
    for name, schema in schemas.items():
        schema.pop("title", None)
        schema["description"] = " ".join((getdoc(getattr(messages, name)) or "").split())
    return dict(sorted(schemas.items()))


def typescript() -> str:
    """Return the module that declares every type of the wire."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "// Made by `python -m sevenwonders.server.types`; do not edit."
    for name, schema in components().items():
        yield ""
        yield f"/** {schema['description']} */"
        yield f"export interface {name} {{"
        required = schema.get("required", [])
        for field, kind in schema["properties"].items():
            yield f"  {_key(field)}{'' if field in required else '?'}: {type_text(kind)};"
        yield "}"
    for name, members in UNIONS.items():
        yield ""
        names = [member.__name__ for member in members]
        line = f"export type {name} = {' | '.join(names)};"
        yield line if len(line) <= WIDTH else "\n  | ".join((f"export type {name} =", *names)) + ";"


def _key(field: str) -> str:
    return field if field.isidentifier() else json.dumps(field)


def type_text(schema: dict[str, Any]) -> str:
    """Return a schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_text(member) for member in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = type_text(schema["items"])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {type_text(values) if isinstance(values, dict) else 'unknown'}>"
        case _:
            return "unknown"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    sys.stdout.write(typescript())
