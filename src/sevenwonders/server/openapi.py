"""The description of the API in OpenAPI 3.1, made from the endpoints and the types of the wire."""

import re
from typing import Any, Final, get_args

import msgspec

from sevenwonders.api.meta import VERSION
from sevenwonders.api.routing import Endpoint, Text
from sevenwonders.server.api.responses import ENDPOINTS
from sevenwonders.server.schemas import REF, components
from sevenwonders.tables.messages.fields import SeatNumber, TableId, Version

_QUERY: Final[dict[str, tuple[Any, str]]] = {
    "since": (Version, "Include the events after this version."),
    "seat": (SeatNumber, "The seat whose view is returned; of a running game, one that the client holds."),
}
_REASONS: Final = {
    400: "Malformed request.",
    401: "The secret holds no seat here.",
    403: "Not allowed for this seat.",
    404: "Unknown table, review or path.",
    408: "The request did not arrive in time.",
    409: "Conflicts with the state of the table; a stale version is answered with the current update.",
    413: "Body too large.",
    415: "Not JSON.",
    422: "Impossible: an illegal move, an unknown option, an unreadable text.",
    429: "Rate limit exceeded; try again after some seconds.",
    503: "Not available at the moment.",
}


def description() -> dict[str, Any]:
    """Return the whole description."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "sevenwonders",
            "version": VERSION,
            "description": "Play 7 Wonders Duel and 7 Wonders. See docs/api.md for the messages of the socket.",
        },
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "secret": {"type": "http", "scheme": "bearer", "description": "The secret that holds a seat."}
            },
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": endpoint.name, "summary": endpoint.summary}
    parameters = [_path_parameter(name) for name in re.findall(r"{(\w+)}", endpoint.path)]
    parameters += [_parameter(name) for name in endpoint.query]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        content = {"schema": _schema(endpoint.body)}
        if endpoint.example is not None:
            content["example"] = endpoint.example
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    if endpoint.takes_secret:
        operation["security"] = [{"secret": []}, {}]
    answer = (
        {"text/plain": {"schema": {"type": "string"}}}
        if endpoint.response is Text
        else {"application/json": {"schema": _schema(endpoint.response)}}
    )
    refused = {"application/json": {"schema": {"$ref": REF.format(name="Refused")}}}
    responses: dict[str, Any] = {str(endpoint.status): {"description": endpoint.summary, "content": answer}}
    for status in sorted({*endpoint.errors, 429}):
        responses[str(status)] = {"description": _REASONS[status], "content": refused}
    operation["responses"] = responses
    return operation


def _path_parameter(name: str) -> dict[str, Any]:
    schema = _schema(TableId) if name == "table" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _parameter(name: str) -> dict[str, Any]:
    kind, meaning = _QUERY[name]
    return {"name": name, "in": "query", "required": False, "description": meaning, "schema": _schema(kind)}


def _schema(kind: Any) -> dict[str, Any]:
    members = get_args(kind)
    if members and all(isinstance(member, type) and issubclass(member, msgspec.Struct) for member in members):
        names = {member.__struct_config__.tag: REF.format(name=member.__name__) for member in members}
        return {
            "oneOf": [{"$ref": ref} for ref in names.values()],
            "discriminator": {"propertyName": "type", "mapping": names},
        }
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema
