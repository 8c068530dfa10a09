"""Every page that a document names is there."""

import re
import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.foundation.conftest import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"!?\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_have_targets_and_pictures_have_a_text(page: Path) -> None:
    for link in LINK.finditer(page.read_text(encoding="utf-8")):
        target = link["target"].partition("#")[0]
        if target and "://" not in target:
            assert (page.parent / target).exists(), link[0]
        if link[0].startswith("!"):
            assert link["text"], link[0]


def test_the_site_has_every_page_of_the_documentation() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:")[2]
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert pages == set(re.findall(r": (\S+\.md)$", nav, re.MULTILINE))


def test_the_site_separates_prompts_from_input() -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="library.md"))
    hook = runpy.run_path(str(ROOT / "tools" / "docs_links.py"))
    session = "```python\n>>> 1 + 1\n2\n```\n\n```python\nvalue = 1\n```\n\n"
    made = hook["on_page_markdown"](session + "- `x`: [number, number][]\n\n[tool](../tools/docs_links.py)\n", page)
    assert made.startswith("```pycon\n>>> 1 + 1\n")
    assert "```python\nvalue = 1\n" in made
    assert r"\[number, number]\[]" in made
    assert f"[tool]({hook['TREE']}tools/docs_links.py)" in made
