"""The engine needs nothing but Python; what needs an extra names it in one line."""

import shutil
import subprocess
import sys
import tomllib
import venv
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.foundation.conftest import ROOT, Project, write_wheel

import sevenwonders
from sevenwonders import __main__ as program

METADATA = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# The engine without extras, as the README promises.
ENGINE = """
from sevenwonders import classic, duel
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.arena import Match, play_match
made = [make_agent(game, spec, 1).name for game, spec in (("duel", "net"), ("classic", "greedy"))]
played = play_match(Match("duel", ("greedy", "net"), games=1))
print(played.games, *made, duel.Game(seed=1).asked, classic.Game().pending)
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has our wheel and nothing else. Of the package, only the plain form."""
    root = tmp_path_factory.mktemp("bare")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, root / name)
    for name in ("tools", "src"):
        left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_compiled.*", "*.egg-info", "static")
        shutil.copytree(ROOT / name, root / name, ignore=left_out)
    wheel, _, _ = write_wheel(Project(root), SEVENWONDERS_PURE="1")
    venv.create(root / "venv", with_pip=False)
    python = root / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    # Without an index, a requirement of ours would make this fail.
    done = subprocess.run([*installer(python), "--no-index", wheel], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return python


def installer(python: Path) -> list[str]:
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--disable-pip-version-check"]
    uv = shutil.which("uv")
    return [uv, "pip", "install", "-q", "--python", str(python)] if uv else pytest.skip("neither pip nor uv is here")


def run(python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    # Run outside the checkout with a clean environment, so that only installed packages are found.
    return subprocess.run(
        [python, "-I", *arguments], capture_output=True, text=True, check=False, cwd=python.parent, timeout=300
    )


def test_the_engine_and_its_agents_have_no_dependencies(bare: Path) -> None:
    done = run(bare, "-c", ENGINE)
    assert (done.stdout, done.stderr) == ("1 net greedy (0,) Draw(question='boards')\n", "")


def test_the_command_line_names_the_extra_it_needs(bare: Path) -> None:
    for command in (["-m", "sevenwonders"], ["-m", "sevenwonders", "simulate"], ["-m", "sevenwonders", "serve"]):
        done = run(bare, *command)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
        printed = 'sevenwonders: the command line needs the extra "app": pip install "sevenwonders[app]"'
        assert done.stderr.startswith(printed)


def test_the_version_equals_the_metadata_without_any_extra(bare: Path) -> None:
    assert run(bare, "-m", "sevenwonders", "--version").stdout == f"{sevenwonders.__version__}\n"
    code = "from importlib.metadata import version; print(version('sevenwonders'))"
    assert run(bare, "-c", code).stdout == f"{sevenwonders.__version__}\n"


def test_an_import_error_of_the_project_is_not_a_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sevenwonders.cli.main", None)
    with pytest.raises(ModuleNotFoundError, match=r"sevenwonders\.cli\.main"):
        program.main()


def test_every_requirement_belongs_to_an_extra() -> None:
    assert METADATA["dependencies"] == []
    assert "sevenwonders[app]" in METADATA["optional-dependencies"]["postgres"]
