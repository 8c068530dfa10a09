"""Every page that a document names is there."""

import re
from pathlib import Path

import pytest
from tests.foundation.conftest import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"!?\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere_and_pictures_have_a_text(page: Path) -> None:
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
