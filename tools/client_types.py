"""Generate the client's TypeScript types of the wire format and the lists shared with the server.

python tools/client_types.py           write client/src/lib/api/types.ts
python tools/client_types.py --check   exit with 1 if the file is not current
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from sevenwonders.classic.cards import EFFECTS as CLASSIC_EFFECTS
from sevenwonders.classic.events import EVENTS as CLASSIC_EVENTS
from sevenwonders.core.effects import Part, effect_parts
from sevenwonders.core.event_kinds import Kind
from sevenwonders.core.registry import names, rules_of
from sevenwonders.duel.cards import EFFECTS as DUEL_EFFECTS
from sevenwonders.duel.events import EVENTS as DUEL_EVENTS
from sevenwonders.i18n import LANGUAGES
from sevenwonders.server.schemas import UNIONS, WORDS, components, name_of
from sevenwonders.tables.log import EVENTS as TABLE_EVENTS

TARGET: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "lib" / "api" / "types.ts"
WIDTH: Final = 120  # of the client's formatter
# Events are written one by one below.
EVENT: Final = "EventInfo"
EVENT_TYPE: Final = """
/** A fact that happened, as a key with arguments: of the game or of the table. */
export type EventInfo = {
  [Key in keyof typeof EVENTS]: {
    key: Key;
    category: Category;
    args: { -readonly [Name in keyof (typeof EVENTS)[Key]]: Kinds[(typeof EVENTS)[Key][Name] & keyof Kinds] };
  };
}[keyof typeof EVENTS];"""
KINDS: Final[Mapping[Kind, str]] = {
    "seat": "number",
    "seats": "number[]",
    "number": "number",
    "numbers": "number[]",
    "age": "number",
    "word": "string",
    "word?": "string | null",
    "card": "string",
    "card?": "string | null",
    "wonder": "string",
    "token": "string",
    "symbol": "string",
    "tokens": "string[]",
    "wonders": "string[]",
    "boards": "string[]",
    "entries": "string[]",
}


def typescript() -> str:
    """Return the source of the module."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "// Made by `python tools/client_types.py`; do not edit."
    yield ""
    yield "/** The languages of the interface, with their own names for themselves. */"
    yield from _table("LANGUAGES", {code: _quoted(name) for code, name in LANGUAGES.items()})
    yield ""
    yield "/** How the files end that hold the records of each game. */"
    yield from _table("SUFFIXES", {name: _quoted(rules_of(name).suffix) for name in names()})
    yield ""
    yield "/** Every event, with the kind of each of its arguments. */"
    declared = {**DUEL_EVENTS, **CLASSIC_EVENTS, **TABLE_EVENTS}
    yield from _table("EVENTS", {_quoted(key): _record(kinds) for key, kinds in declared.items()})
    yield ""
    yield "/** The effects of both games as the data have them: their fields, and which part of a sentence each is. */"
    yield from _table("EFFECTS", {word: _record(parts) for word, parts in _effects().items()})
    yield ""
    yield "/** The type of the arguments of each kind. */"
    yield "export interface Kinds {"
    yield from (f"  {_key(kind)}: {text};" for kind, text in KINDS.items())
    yield "}"
    yield EVENT_TYPE
    for name, words in WORDS.items():
        yield ""
        yield from _union(name, [_quoted(word) for word in words])
    for name, schema in components().items():
        if name != EVENT:
            yield from _interface(name, schema)
    for name, kinds in UNIONS.items():
        yield ""
        yield from _union(name, [name_of(kind) for kind in kinds])


def _effects() -> dict[str, dict[str, Part]]:
    """Return the effect types of both games; equal names must have equal fields."""
    words: dict[str, dict[str, Part]] = {}
    for kinds in (DUEL_EFFECTS, CLASSIC_EFFECTS):
        for word, kind in kinds.items():
            if words.setdefault(word, effect_parts(kind)) != effect_parts(kind):
                raise ValueError(f"the effect {word} is another one in each game")
    return words


def _interface(name: str, schema: Mapping[str, object]) -> Iterator[str]:
    properties, required = schema["properties"], schema.get("required", [])
    assert isinstance(properties, dict)
    assert isinstance(required, list)
    yield ""
    yield from _comment(str(schema["description"]))
    yield f"export interface {name} {{"
    for field, kind in properties.items():
        yield f"  {_key(field)}{'' if field in required else '?'}: {type_text(kind)};"
    yield "}"


def _comment(text: str) -> Iterator[str]:
    """Yield the lines of a documentation comment."""
    if len(line := f"/** {text} */") <= WIDTH:
        yield line
        return
    yield "/**"
    yield from (f" * {part}" for part in wrap(text, WIDTH - 3))
    yield " */"


def _union(name: str, members: list[str]) -> Iterator[str]:
    line = f"export type {name} = {' | '.join(members)};"
    yield line if len(line) <= WIDTH else "\n  | ".join((f"export type {name} =", *members)) + ";"


def _table(name: str, entries: Mapping[str, str]) -> Iterator[str]:
    line = f"export const {name} = {{ {', '.join(f'{key}: {value}' for key, value in entries.items())} }} as const;"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"export const {name} = {{"
    yield from (f"  {key}: {value}," for key, value in entries.items())
    yield "} as const;"


def _record(kinds: Mapping[str, str]) -> str:
    inner = ", ".join(f"{_key(name)}: {_quoted(kind)}" for name, kind in kinds.items())
    return f"{{ {inner} }}" if inner else "{}"


def _key(field: str) -> str:
    return field if field.isidentifier() else _quoted(field)


def _quoted(text: str) -> str:
    return f"'{json.dumps(text, ensure_ascii=False)[1:-1]}'"


# ---- schemas


def type_text(schema: Mapping[str, Any]) -> str:
    """Return a schema as a type of TypeScript; named unions by their names."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(_named(dict.fromkeys(type_text(member) for member in several)))
    if "enum" in schema:
        values = schema["enum"]
        named = (name for name, words in WORDS.items() if set(words) == set(values))
        return next(named, " | ".join(_literal(value) for value in values))
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case "array":
            return _array_text(schema)
        case "object":
            values = schema.get("additionalProperties")
            names = schema.get("propertyNames", {})
            keys = type_text(names) if "enum" in names else "string"
            return f"Record<{keys}, {type_text(values) if isinstance(values, dict) else 'unknown'}>"
        case _:
            return "unknown"


def _array_text(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_text(one) for one in schema['prefixItems'])}]"
    inner = type_text(schema["items"])
    is_closed = not re.search(r" \| (?![^(<]*[)>])", inner)
    return f"{inner}[]" if is_closed else f"({inner})[]"


def _named(members: Mapping[str, None]) -> Iterator[str]:
    """Yield types, those that make up a named union by its name."""
    left = dict(members)
    for name, kinds in UNIONS.items():
        names = [name_of(kind) for kind in kinds]
        if left.keys() >= set(names):
            yield name
            left = {member: None for member in left if member not in names}
    yield from left


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def main(arguments: list[str]) -> int:
    """Write the module, or check that it is current."""
    if "--check" in arguments:
        return 0 if TARGET.read_text(encoding="utf-8") == typescript() else 1
    TARGET.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
