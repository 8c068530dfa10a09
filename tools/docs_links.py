"""MkDocs hook that rewrites links to files outside the documentation to the repository."""

import re
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Any, Final

TREE: Final = "https://github.com/sevenwonders/sevenwonders/blob/main/"
LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)(?P<path>[^)#\s]+)(?P<rest>#[^)\s]*)?(?=\))")
LISTS: Final = re.compile(r"(?:\[\]){2,}")  # a type like string[][]


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Return the Markdown of a page with such links and `[][]` in types rewritten."""
    folder = PurePosixPath("docs") / PurePosixPath(page.file.src_uri).parent
    mended = LINK.sub(lambda found: _mended(folder, found), markdown)
    return LISTS.sub(lambda found: found[0].replace("[", "\\["), mended)


def _mended(folder: PurePosixPath, found: re.Match[str]) -> str:
    path = normpath(str(folder / found["path"]))
    outside = not path.startswith("docs/") or path == "docs" or found["path"].endswith("/")
    return f"{TREE}{path}{found['rest'] or ''}" if outside else found[0]
