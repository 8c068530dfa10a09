"""Wheels contain the expected files, and a machine without a working compiler still gets a package."""

import shlex
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.foundation.conftest import ROOT, Project, write_wheel

import toolchain

needs_compiler = pytest.mark.skipif(
    toolchain.compiler() is None or toolchain.is_set("SEVENWONDERS_PURE"), reason="runs with the compiled form"
)


@needs_compiler
def test_a_wheel_has_both_forms_and_runs_compiled(unbuilt: Project, tmp_path: Path) -> None:
    path, names, _ = write_wheel(unbuilt)
    assert "any" not in path.name
    for name in ("counter.py", "counter.pxd", "gil.py"):
        assert f"sevenwonders/core/{name}" in names
    assert sum(name.endswith((".so", ".pyd")) for name in names) == 3  # these two and their shared module
    assert not any(name.endswith((".c", ".html")) for name in names)

    site = tmp_path / "site"
    zipfile.ZipFile(path).extractall(site)
    # An installed source is not compared: its files have other times and are not edited.
    (site / "sevenwonders" / "core" / "counter.py").touch()
    code = "import sevenwonders, sevenwonders.duel.twice as t; print(sevenwonders.compiled, t.twice(5))"
    assert unbuilt.output_of(code, PYTHONPATH=str(site)) == "True 20"
    assert unbuilt.output_of(code, PYTHONPATH=str(site), SEVENWONDERS_PURE="1") == "False 20"


def test_a_plain_wheel_fits_every_machine(unbuilt: Project) -> None:
    path, names, _ = write_wheel(unbuilt, SEVENWONDERS_PURE="1")
    assert path.name.endswith("-py3-none-any.whl")
    assert not any(name.endswith((".so", ".pyd")) for name in names)


@needs_compiler
def test_a_module_is_rebuilt_when_its_declarations_change(project: Project) -> None:
    def made() -> float:
        return next((project.home / "duel").glob("twice.*.so")).stat().st_mtime_ns

    before = made()
    declared = project.home / "core" / "counter.pxd"
    declared.write_text(declared.read_text().replace("cdef public long total", "cdef public long total, other"))
    assert project.build(SEVENWONDERS_COMPILE="required").returncode == 0
    assert made() > before
    again = made()
    assert project.build(SEVENWONDERS_COMPILE="required").returncode == 0
    assert made() == again


@needs_compiler
def test_code_that_does_not_compile_leaves_a_plain_package(unbuilt: Project) -> None:
    (unbuilt.home / "core" / "counter.pxd").write_text("cdef nonsense\n")
    done = unbuilt.build()
    assert done.returncode == 0
    assert "not compiled, plain Python will run" in done.stderr
    assert not list(unbuilt.home.glob("_compiled.*"))
    code = "import sevenwonders, sevenwonders.duel.twice as t; print(sevenwonders.compiled, t.twice(5))"
    assert unbuilt.output_of(code) == "False 20"
    assert unbuilt.build(SEVENWONDERS_COMPILE="required").returncode != 0


def test_a_missing_compiler_is_reported_and_leaves_the_plain_form(unbuilt: Project) -> None:
    nothing = {"PATH": "", "CC": "/nowhere/cc"}
    done = unbuilt.python("-c", hide_compilers("runpy.run_path('setup.py', run_name='__main__')"), **nothing)
    assert done.returncode == 0, done.stderr
    assert "no C compiler found" in done.stderr


def test_a_package_without_compiler_requires_ziglang_for_the_build(unbuilt: Project) -> None:
    code = hide_compilers("import backend; print(backend.get_requires_for_build_wheel()[-1:])")
    assert unbuilt.output_of(code, PATH="").splitlines()[-1] == "['ziglang']"
    assert "ziglang" not in unbuilt.output_of(code, PATH="", SEVENWONDERS_PURE="1")


def hide_compilers(then: str) -> str:
    return f"""
import os, runpy, sys
sys.path.insert(0, "tools")
import toolchain
toolchain.system_compiler = lambda: None
toolchain.has_zig = lambda: False
sys.argv = ["setup.py", "-q", "build_ext", "--inplace"]
{then}
"""


@pytest.mark.parametrize("portable", [False, True])
def test_flags(monkeypatch: pytest.MonkeyPatch, portable: bool) -> None:
    monkeypatch.setattr(toolchain, "cpu_is_x86_64_v3", lambda: True)
    monkeypatch.setattr(toolchain, "system_compiler", lambda: "cc")
    flags = toolchain.compile_flags(portable=portable)
    assert ("-march=x86-64-v3" in flags) is not portable
    assert "-ffp-contract=off" in flags


def test_incompatible_pointers_are_compile_errors(tmp_path: Path) -> None:
    compiler = toolchain.system_compiler()
    if compiler is None or compiler == "msvc":
        pytest.skip("needs gcc or clang")
    source = tmp_path / "wrong.c"
    source.write_text("int f(int (*a)[5]);\nint g(int (*a)[7]) { return f(a); }\n")
    flags = toolchain.compile_flags(portable=True)
    done = subprocess.run(
        [*shlex.split(compiler), "-Wall", *flags, "-fsyntax-only", str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "incompatible" in done.stderr


@pytest.mark.parametrize(("value", "wheel", "in_place"), [(None, True, False), ("1", True, True), ("0", False, False)])
def test_packages_are_portable_by_default(
    monkeypatch: pytest.MonkeyPatch, value: str | None, wheel: bool, in_place: bool
) -> None:
    monkeypatch.delenv("SEVENWONDERS_PORTABLE", raising=False)
    if value is not None:
        monkeypatch.setenv("SEVENWONDERS_PORTABLE", value)
    assert toolchain.is_portable(for_others=True) is wheel
    assert toolchain.is_portable(for_others=False) is in_place


@needs_compiler
@pytest.mark.skipif(not toolchain.cpu_is_x86_64_v3(), reason="this CPU has nothing that others lack")
def test_builds_get_their_flags(unbuilt: Project) -> None:
    # A compiler that only creates empty files: the test reads its arguments.
    pretender = unbuilt.root / "pretender"
    pretender.write_text('#!/bin/sh\nwhile [ $# -gt 0 ]; do if [ "$1" = -o ]; then : > "$2"; fi; shift; done\n')
    pretender.chmod(0o755)
    compiler = shlex.quote(str(pretender))
    done = unbuilt.python("setup.py", "build_ext", "--inplace", CC=compiler)
    assert "-march=" in done.stdout, done.stderr
    done = unbuilt.python("setup.py", "build", CC=compiler)
    assert "-O3" in done.stdout, done.stderr
    assert "-march=" not in done.stdout


def test_a_compiler_that_python_was_not_built_with_is_named_to_setuptools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "system_compiler", lambda: None)
    monkeypatch.setattr(toolchain, "has_zig", lambda: True)
    monkeypatch.setattr(sys, "executable", "/a b/python")
    assert toolchain.compiler_environment()["CC"] == "'/a b/python' -m ziglang cc"
    assert toolchain.compiler_environment()["LDSHARED"].startswith("'/a b/python' -m ziglang cc -")


def test_zig_named_by_setup_keeps_its_own_cpu_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(toolchain, "has_zig", lambda: True)
    monkeypatch.setattr(toolchain, "cpu_is_x86_64_v3", lambda: True)
    for name, value in toolchain.compiler_environment().items():
        monkeypatch.setenv(name, value)
    assert toolchain.system_compiler() is None
    assert "-march=x86_64_v3" in toolchain.compile_flags(portable=False)


def test_data_files_are_listed_for_the_wheel() -> None:
    """A file kind that package-data does not name would be missing after an install."""
    listed = {".py", ".pxd", ".json", ".jsonl", ".toml", ".ftl", ".net", ".typed", ".mako"}
    made = {".pyc", ".so", ".pyd", ".sources", ".c", ".html"}
    home = ROOT / "src" / "sevenwonders"
    bundle = home / "server" / "static"  # listed whole
    kinds = {path.suffix for path in home.rglob("*.*") if path.is_file() and bundle not in path.parents}
    assert kinds <= listed | made
