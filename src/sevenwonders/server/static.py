"""The built browser client."""

import os
import re
import stat
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from sevenwonders.server.middleware import content_security_policy

FOLDER: Final = Path(__file__).with_name("static")
_INDEX: Final = "index.html"
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_IMMUTABLE_FOLDERS: Final = (Path("_app", "immutable"), Path("engine"))  # the addresses in it contain a digest
_START_SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_REVALIDATE: Final = "no-cache"
_HEAD_END: Final = "</head>"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_NOT_BUILT: Final = "The server is running, but the browser client is not built. Build it with: python3 run.py\n"


class ClientFiles(StaticFiles):
    """Serves the client's files, and index.html for the paths of its pages.

    Where the build has made a compressed variant that the client accepts, that is sent.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Accept a missing folder: the client may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self._folder / _INDEX).is_file():
            return PlainTextResponse(_NOT_BUILT, 503)
        return await super().get_response(path, scope)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        file, status = super().lookup_path(path)
        is_file = status is not None and stat.S_ISREG(status.st_mode)
        return (file, status) if is_file or "." in Path(path).name else super().lookup_path(_INDEX)

    def _is_immutable(self, file: Path) -> bool:
        return any(file.is_relative_to(self._folder / folder) for folder in _IMMUTABLE_FOLDERS)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        request = Headers(scope=scope)
        file = Path(full_path)
        headers = {
            "cache-control": _IMMUTABLE if self._is_immutable(file) else _REVALIDATE,
            "vary": "accept-encoding",
        }
        policy = _index_headers(file) if file.name == _INDEX else {}
        sent = file
        for encoding, suffix in _ENCODINGS:
            variant = file.with_name(file.name + suffix)
            if encoding in request.get("accept-encoding", "") and variant.is_file():
                headers["content-encoding"], sent, stat_result = encoding, variant, variant.stat()
                break
        response: Response = FileResponse(
            sent, status_code, headers, FileResponse(file).media_type, stat_result=stat_result
        )
        if self.is_not_modified(response.headers, request):
            response = NotModifiedResponse(response.headers)
        response.headers.update(policy)  # also without a body: browsers update the headers of their copy
        return response


def index_response(tags: str, folder: Path = FOLDER) -> Response:
    """Return index.html with further tags in its head."""
    file = folder / _INDEX
    if not file.is_file():
        return PlainTextResponse(_NOT_BUILT, 503)
    html = file.read_text("utf-8").replace(_HEAD_END, tags + _HEAD_END, 1)
    return HTMLResponse(html, headers={**_index_headers(file), "cache-control": _REVALIDATE})


def _index_headers(index: Path) -> dict[str, str]:
    return {"content-security-policy": _policy(index, index.stat().st_mtime_ns)}


@lru_cache(maxsize=4)
def _policy(page: Path, _changed_ns: int) -> str:
    """Return the policy of a page, which starts the client in an inline script."""
    scripts = _START_SCRIPT.findall(page.read_bytes())
    return content_security_policy(*(f"sha256-{b64encode(sha256(script).digest()).decode()}" for script in scripts))
