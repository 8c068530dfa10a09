"""The browser client as files: built into this package, or a page that tells how to build it."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

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
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>sevenwonders</title>
<h1>The server runs; the browser client is not built</h1>
<p>Build it with Node 20 or newer, then load this page again:</p>
<pre>cd client
npm ci
npm run build</pre>
<p>The API works already: <a href="/api/meta">/api/meta</a>, <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


def file_response(request: Request, folder: Path = FOLDER) -> Response:
    """Return a file of the bundle; the client's own pages, which are no files, all begin with index.html."""
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(_NOT_BUILT, headers={"cache-control": _ASK_AGAIN})
    path = request.path_params.get("path", "")
    wanted = folder / path
    if not (path and wanted.resolve().is_relative_to(folder.resolve()) and wanted.is_file()):
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
