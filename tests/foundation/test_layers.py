"""The import contracts hold where the packages do not exist yet, and detect violations."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.foundation.conftest import ROOT

PACKAGES = (
    "cli",
    "server",
    "rl",
    "browser",
    "api",
    "tables",
    "testing",
    "i18n",
    "training",
    "ai",
    "duel",
    "classic",
    "core",
)


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def package(root: Path, packages: tuple[str, ...]) -> Path:
    home = root / "src" / "sevenwonders"
    for name in ("", *packages):
        (home / name).mkdir(parents=True, exist_ok=True)
        (home / name / "__init__.py").touch()
    for name in ("__init__.py", "forms.py"):
        shutil.copy2(ROOT / "src" / "sevenwonders" / name, home / name)
    shutil.copy2(ROOT / "pyproject.toml", root)
    return home


@pytest.mark.parametrize(
    "packages", [PACKAGES, ("cli", "browser", "api", "tables", "core")], ids=["all packages", "some packages"]
)
def test_allowed_imports_pass(tmp_path: Path, packages: tuple[str, ...]) -> None:
    home = package(tmp_path, packages)
    (home / "cli" / "play.py").write_text("import sevenwonders.core\n")
    done = lint(tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("core", "duel"),
        ("duel", "classic"),
        ("classic", "duel"),
        ("duel", "ai"),
        ("ai", "testing"),
        ("ai", "i18n"),
        ("ai", "training"),
        ("server", "training"),
        ("tables", "training"),
        ("tables", "server"),
        ("tables", "api"),
        ("api", "server"),
        ("training", "testing"),
        ("i18n", "core"),
        ("i18n", "duel"),
        ("testing", "cli"),
        ("server", "rl"),
        ("cli", "server"),
    ],
)
def test_a_wrong_import_fails(tmp_path: Path, importer: str, imported: str) -> None:
    home = package(tmp_path, PACKAGES)
    (home / importer / "wrong.py").write_text(f"import sevenwonders.{imported}\n")
    done = lint(tmp_path)
    assert done.returncode == 1
    assert f"sevenwonders.{importer} is not allowed to import sevenwonders.{imported}" in " ".join(done.stdout.split())


def test_a_package_without_layer_fails(tmp_path: Path) -> None:
    package(tmp_path, (*PACKAGES, "utils"))
    assert lint(tmp_path).returncode == 1
