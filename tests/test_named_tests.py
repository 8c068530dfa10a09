"""Tests that the documentation names exist."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = re.compile(r"`(test_\w+)`")
DEFINITION = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)


def test_the_documentation_names_existing_tests() -> None:
    files = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("client/e2e/**/*.py")]
    defined = {name for file in files for name in DEFINITION.findall(file.read_text("utf-8"))}
    defined |= {file.stem for file in files}
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    named = {name for page in pages for name in NAME.findall(page.read_text("utf-8"))}
    assert len(named) > 50
    assert named - defined == set()
