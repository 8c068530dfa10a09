"""MkDocs hook: links out of the documentation lead to the repository; examples are highlighted as sessions."""

import re
import tomllib
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any, Final

_PROJECT: Final = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TREE: Final = f"{_PROJECT['urls']['Homepage']}/blob/main/"
LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)(?P<path>[^)#\s]+)(?P<rest>#[^)\s]*)?(?=\))")
LISTS: Final = re.compile(r"\[[\w, ]*\](?:\[\])+")  # a type like string[][] or [number, number][]
SESSION: Final = re.compile(
    r"^```python\n(?=>>> )", re.MULTILINE
)  # "pycon" distinguishes input from prompts and output


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Return the Markdown of a page with such links, fences and types rewritten."""
    folder = PurePosixPath("docs") / PurePosixPath(page.file.src_uri).parent
    linked = LINK.sub(lambda found: _repository_link(folder, found), markdown)
    listed = LISTS.sub(lambda found: found[0].replace("[", "\\["), linked)
    return SESSION.sub("```pycon\n", listed)


def _repository_link(folder: PurePosixPath, found: re.Match[str]) -> str:
    path = normpath(str(folder / found["path"]))
    outside = not path.startswith("docs/") or path == "docs" or found["path"].endswith("/")
    return f"{TREE}{path}{found['rest'] or ''}" if outside else found[0]
