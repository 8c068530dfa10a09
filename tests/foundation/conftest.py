"""A small project built with this project's own build files, so that these tests need no engine."""

import os
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import toolchain

ROOT = Path(__file__).resolve().parents[2]

COUNTER = '''
try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython


class Counter:
    def __init__(self) -> None:
        self.total = 0

    def add(self, n: int) -> int:
        self.total += n
        return self.total


def triangle(n: int) -> int:
    """The sum of the numbers below n, counted without the GIL."""
    total = 0
    with cython.nogil:
        total = below(n)
    return total


def below(n: int) -> int:
    total = 0
    for i in range(n):
        total += i
    return total
'''

COUNTER_PXD = """
cdef class Counter:
    cdef public long total
    cpdef long add(self, long n)

cpdef long triangle(long n)
cdef long below(long n) noexcept nogil
"""

TWICE = """
from sevenwonders.core import counter


def twice(n: int) -> int:
    return 2 * counter.triangle(n)
"""

TWICE_PXD = """
from sevenwonders.core cimport counter

cpdef long twice(long n)
"""


class Project:
    """A checkout with two modules to compile: ``core.counter``, and ``duel.twice`` that uses it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / "src" / "sevenwonders"

    def python(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("SEVENWONDERS_")}
        # Bytecode of a source that is edited twice in a second would be taken for that of the second edit.
        own = {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**inherited, **self.compiler(), **own, **variables},
            capture_output=True,
            text=True,
            check=False,
        )

    def compiler(self) -> dict[str, str]:
        """The variable that names the system's compiler, without optimisation: its programs are short."""
        compiler = toolchain.system_compiler()
        if os.name == "nt" or compiler is None:
            return {}
        hurried = self.root / "hurried-cc"
        hurried.write_text(f'#!/bin/sh\nexec {compiler} "$@" -O0\n')
        hurried.chmod(0o755)
        return {"CC": shlex.quote(str(hurried))}

    def output_of(self, code: str, **variables: str) -> str:
        """Run code and return its output; a failure fails the test."""
        done = self.python("-c", code, **variables)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def build(self, **variables: str) -> subprocess.CompletedProcess[str]:
        return self.python("setup.py", "-q", "build_ext", "--inplace", **variables)


def write_project(root: Path) -> Project:
    project = Project(root)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, root / name)
    shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for package in ("", "core", "duel"):
        (project.home / package).mkdir(parents=True)
        (project.home / package / "__init__.py").touch()
    for name in ("__init__.py", "forms.py", "core/gil.py"):
        shutil.copy2(ROOT / "src" / "sevenwonders" / name, project.home / name)
    (project.home / "core" / "counter.py").write_text(COUNTER)
    (project.home / "core" / "counter.pxd").write_text(COUNTER_PXD)
    (project.home / "duel" / "twice.py").write_text(TWICE)
    (project.home / "duel" / "twice.pxd").write_text(TWICE_PXD)
    return project


def write_wheel(project: Project, **variables: str) -> tuple[Path, list[str], str]:
    """Build a wheel; return its path, the names of its files, and the output on the error stream."""
    code = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_wheel('dist')"
    done = project.python("-c", code, **variables)
    assert done.returncode == 0, done.stderr
    path = next((project.root / "dist").glob("*.whl"))
    return path, zipfile.ZipFile(path).namelist(), done.stderr


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The project, compiled in place. Not to be changed: ``project`` is a copy that may be."""
    project = write_project(tmp_path_factory.mktemp("built project"))
    done = project.build(SEVENWONDERS_COMPILE="required")
    assert done.returncode == 0, done.stderr
    return project


@pytest.fixture
def project(built: Project, tmp_path: Path) -> Project:
    """The compiled project, in a fresh folder with all file times kept."""
    shutil.copytree(built.root, tmp_path / "project")
    return Project(tmp_path / "project")


@pytest.fixture
def unbuilt(tmp_path: Path) -> Project:
    return write_project(tmp_path)
