"""Every page that a document names is there."""

import re
import runpy
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with schemathesis, without types
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


def test_every_file_names_the_repository_of_the_metadata() -> None:
    metadata = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    home = tomllib.loads(metadata)["project"]["urls"]["Homepage"]
    owner, name = home.removeprefix("https://github.com/").split("/")
    files = [
        ROOT / file for file in ("mkdocs.yml", "CITATION.cff", ".github/ISSUE_TEMPLATE/config.yml", "pyproject.toml")
    ]
    for file in [*files, *PAGES, *ROOT.glob("examples/*.ipynb")]:
        for found in re.findall(rf"github\.com/([\w-]+)/{name}\b", file.read_text(encoding="utf-8")):
            assert found == owner, file


def test_workflows_are_yaml_and_run_files_that_exist() -> None:
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    assert len(workflows) == 3
    for path in workflows:
        text = path.read_text(encoding="utf-8")
        jobs = yaml.safe_load(text)["jobs"]
        assert all(job["runs-on"] and job["steps"] for job in jobs.values())
        for needed in (job["needs"] for job in jobs.values() if "needs" in job):
            assert needed in jobs
        for file in re.findall(
            r"(?:python3?|\{package\}|source)[ /](?:source/)?((?:tools|tests)/[\w/]+\.py|run\.py)", text
        ):
            assert (ROOT / file).is_file(), file
