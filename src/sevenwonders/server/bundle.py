"""The browser client as files: built into this package, or a page in its place that tells how to build it."""

import re
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from sevenwonders.i18n import FALLBACK, LANGUAGES, Translation

FOLDER: Final = Path(__file__).with_name("static")
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_WEIGHT: Final = re.compile(r"[01](\.[0-9]{0,3})?")
_COMMAND: Final = "python3 run.py"
_STAND_IN: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>sevenwonders</title>
<h1>{not_built}</h1>
<p>{build_by}</p>
<pre>{command}</pre>
<p>{load_again} <a href="/api/meta">/api/meta</a>, <a href="/api/openapi.json">/api/openapi.json</a></p>
"""


def file_response(request: Request, folder: Path = FOLDER) -> Response:
    """Return a file of the bundle; the client's own pages, which are no files, all begin with index.html."""
    index = folder / "index.html"
    if not index.is_file():
        return _stand_in(language_for(request.headers.get("accept-language", "")))
    path = request.path_params.get("path", "")
    wanted = folder / path
    if not (path and _is_inside(wanted, folder)):
        if "." in path.rpartition("/")[2]:
            return Response("not found", 404, media_type="text/plain")
        wanted = index
    headers = {
        # Files under assets/ have a digest of their content in the name.
        "cache-control": _FOREVER if path.startswith("assets/") and wanted is not index else _ASK_AGAIN,
        "vary": "accept-encoding",
    }
    media_type = _TYPES.get(wanted.suffix, "application/octet-stream")
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in _PACKED:
        packed = wanted.with_name(wanted.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["content-encoding"] = encoding
            wanted = packed
            break
    response = FileResponse(wanted, headers=headers, media_type=media_type, stat_result=wanted.stat())
    if request.headers.get("if-none-match") == response.headers["etag"]:
        return Response(status_code=304, headers={**headers, "etag": response.headers["etag"]})
    return response


def _is_inside(wanted: Path, folder: Path) -> bool:
    """Return whether there is such a file in the folder; what cannot be a name at all is none."""
    try:
        return wanted.resolve().is_relative_to(folder.resolve()) and wanted.is_file()
    except (OSError, ValueError):
        return False


def _stand_in(language: str) -> Response:
    """Return the page that tells how to build the client."""
    say = Translation(language).text
    page = _STAND_IN.format(
        language=language,
        not_built=escape(say("server-not-built")),
        build_by=escape(say("server-build-by")),
        command=_COMMAND,
        load_again=escape(say("server-load-again")),
    )
    return HTMLResponse(page, headers={"cache-control": _ASK_AGAIN, "vary": "accept-language"})


def language_for(accepted: str) -> str:
    """Return the language of ours that a browser likes best, English if it likes none of them."""
    liked: list[tuple[float, str]] = []
    for entry in accepted.split(","):
        name, _, rest = entry.partition(";")
        language = name.strip().partition("-")[0].lower()
        number = rest.strip().removeprefix("q=") or "1"
        if language in LANGUAGES and _WEIGHT.fullmatch(number):
            liked.append((float(number), language))
    weight, language = max(liked, key=lambda one: one[0], default=(0.0, FALLBACK))
    return language if weight else FALLBACK
