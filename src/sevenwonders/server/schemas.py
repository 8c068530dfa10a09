"""JSON schemas of all messages and of the views of the games.

msgspec describes messages. Views are dataclasses of the engine, often unions with a tag field, and are described here.
"""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import getdoc
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from sevenwonders.ai.explain import FOCUSES, REASON_KEYS, THING_KINDS
from sevenwonders.ai.puzzles import THEMES
from sevenwonders.api.messages import (
    analysis,
    analysis_socket,
    catalog,
    positions,
    puzzles,
    replays,
    reviews,
    statistics,
)
from sevenwonders.api.messages.analysis_socket import FromAnalyst, ToAnalyst
from sevenwonders.api.messages.positions import Setup
from sevenwonders.api.messages.statistics import Statistics
from sevenwonders.api.routing import Text
from sevenwonders.classic import bill as classic_bill
from sevenwonders.classic import view as classic_view
from sevenwonders.core.event_kinds import Category
from sevenwonders.core.protocol import Pending
from sevenwonders.core.registry import names
from sevenwonders.duel import bill as duel_bill
from sevenwonders.duel import view as duel_view
from sevenwonders.server.api.responses import ENDPOINTS
from sevenwonders.tables.messages import commands, setup, updates
from sevenwonders.tables.messages.commands import AnyOrder, ToServer
from sevenwonders.tables.messages.fields import QUESTIONS, REASONS
from sevenwonders.tables.messages.updates import ToClient

REF: Final = "#/components/schemas/{name}"
_MODULES: Final = (
    analysis,
    analysis_socket,
    catalog,
    commands,
    positions,
    puzzles,
    replays,
    reviews,
    setup,
    statistics,
    updates,
)
MESSAGES: Final[Mapping[str, type[msgspec.Struct]]] = {
    kind.__name__: kind
    for module in _MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
}
VIEWS: Final[tuple[type, ...]] = (duel_view.View, classic_view.View)
# Unions that have a name of their own.
UNIONS: Final[Mapping[str, tuple[type, ...]]] = {
    "Order": get_args(AnyOrder),
    "ToServer": get_args(ToServer),
    "ToClient": get_args(ToClient),
    "ToAnalyst": get_args(ToAnalyst),
    "FromAnalyst": get_args(FromAnalyst),
    "View": VIEWS,
    "Pending": get_args(Pending),
    "Statistics": get_args(Statistics),
    "Setup": get_args(Setup),
    "DuelMove": get_args(duel_view.AnyMove),
    "DuelSlot": get_args(duel_view.Slot),
    "DuelStep": get_args(duel_bill.Step),
    "ClassicMove": get_args(classic_view.AnyMove),
    "ClassicStep": get_args(classic_bill.Step),
}
_STEPS: Final = frozenset(UNIONS["DuelStep"] + UNIONS["ClassicStep"])
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "Game": names(),
    "Category": get_args(Category),
    "Question": QUESTIONS,
    "Reason": REASONS,
    "ReasonKey": REASON_KEYS,
    "Focus": FOCUSES,
    "ThingKind": THING_KINDS,
    "Theme": THEMES,
    "Verb": analysis.VERBS,
}
_FIELD_WORDS: Final = {"question": "Question", "reason": "Reason"}  # fields of views that have one of these words


def components() -> dict[str, Any]:
    """Return the schema of every type of the wire, by name."""
    _, schemas = msgspec.json.schema_components(_roots(), ref_template=REF)
    for name, schema in schemas.items():
        schema.pop("title", None)
        schema["description"] = _meaning(MESSAGES[name])
    for kind in _reached(VIEWS):
        schemas[name_of(kind)] = _of_dataclass(kind)
    return dict(sorted(schemas.items()))


def _roots() -> list[Any]:
    """Return the types of the bodies of all endpoints and of the messages of the sockets."""
    bodies = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.response) if kind not in (None, Text)]
    return [*bodies, *(kind for union in (ToServer, ToClient, ToAnalyst, FromAnalyst) for kind in get_args(union))]


def name_of(kind: type) -> str:
    """Return the name of a type of the wire: that of a game's type begins with the game, a step of a price ends so."""
    package = kind.__module__.split(".")[1]
    game = package.capitalize() if package in names() else ""
    return f"{game}{kind.__name__}{'Step' if kind in _STEPS else ''}"


def _meaning(kind: type) -> str:
    return " ".join((getdoc(kind) or "").split())


def _reached(kinds: tuple[type, ...]) -> list[type]:
    """Return dataclasses and all that are in their fields, and theirs."""
    found: dict[type, None] = {}

    def reach(kind: Any) -> None:
        if kind not in found and is_dataclass(kind) and isinstance(kind, type):
            found[kind] = None
            for inner in get_type_hints(kind).values():
                reach(inner)
        for inner in get_args(kind):
            reach(inner)

    for kind in kinds:
        reach(kind)
    return list(found)


def _of_dataclass(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    return {
        "type": "object",
        "properties": {name: _field_schema(name, hints[name]) for name in names},
        "required": names,
        "description": _meaning(kind),
    }


def _field_schema(name: str, kind: Any) -> dict[str, Any]:
    words = _FIELD_WORDS.get(name)
    return schema_of(kind) if words is None or kind is not str else {"enum": list(WORDS[words])}


def schema_of(kind: Any) -> dict[str, Any]:
    """Return the schema of a type that a field of a view has."""
    if is_dataclass(kind) and isinstance(kind, type):
        return {"$ref": REF.format(name=name_of(kind))}
    arguments = get_args(kind)
    match get_origin(kind):
        case origin if origin is Literal:
            return {"enum": list(arguments)}
        case origin if origin in (Union, types.UnionType):
            return {"anyOf": [schema_of(one) for one in arguments]}
        case origin if origin is tuple:
            return _of_tuple(arguments)
        case origin if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", **_keys(arguments[0]), "additionalProperties": schema_of(arguments[1])}
        case _:
            return {"type": _PLAIN[kind]}


def _of_tuple(arguments: tuple[Any, ...]) -> dict[str, Any]:
    if arguments[-1] is ...:
        return {"type": "array", "items": schema_of(arguments[0])}
    inner = [schema_of(one) for one in arguments]
    return {"type": "array", "prefixItems": inner, "minItems": len(inner), "maxItems": len(inner)}


def _keys(kind: Any) -> dict[str, Any]:
    return {"propertyNames": schema_of(kind)} if get_origin(kind) is Literal else {}


_PLAIN: Final = {int: "integer", str: "string", bool: "boolean", type(None): "null"}
