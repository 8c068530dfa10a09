"""The package runs compiled if and only if the compiled modules match their sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.foundation.conftest import Project

import sevenwonders
import toolchain
from sevenwonders import forms

# These start processes of their own in the form they need, so once is enough; the compiled run has the compiler.
needs_compiler = pytest.mark.skipif(
    toolchain.compiler() is None or toolchain.is_set("SEVENWONDERS_PURE"), reason="runs with the compiled form"
)

FORM = "import sevenwonders, sevenwonders.duel.twice as t; print(sevenwonders.compiled, t.__file__[-3:], t.twice(5))"
PLAIN = "False .py 20"


def compiled_form(project: Project) -> str:
    suffix = project.output_of("import importlib.machinery as m; print(m.EXTENSION_SUFFIXES[0][-3:])")
    return f"True {suffix} 20"


def edit(path: Path) -> None:
    path.write_text(path.read_text() + "\n# edited\n")


@needs_compiler
def test_compiled_after_a_build(built: Project) -> None:
    assert built.output_of(FORM) == compiled_form(built)


@needs_compiler
def test_a_copy_with_other_file_times_is_still_compiled(project: Project) -> None:
    for source in project.home.rglob("*.p*"):
        os.utime(source, (1, 1))
    done = project.python("-c", FORM)
    assert (done.stdout.strip(), done.stderr) == (compiled_form(project), "")


@needs_compiler
@pytest.mark.parametrize("value", ["1", "yes"])
def test_plain_on_request(built: Project, value: str) -> None:
    done = built.python("-c", FORM, SEVENWONDERS_PURE=value)
    assert (done.stdout.strip(), done.stderr) == (PLAIN, "")


@needs_compiler
@pytest.mark.parametrize("value", ["0", ""])
def test_compiled_when_plain_is_refused(built: Project, value: str) -> None:
    assert built.output_of(FORM, SEVENWONDERS_PURE=value) == compiled_form(built)


@needs_compiler
@pytest.mark.parametrize("source", ["core/counter.py", "core/counter.pxd", "duel/twice.py"])
def test_plain_with_a_warning_after_an_edit(project: Project, source: str) -> None:
    edit(project.home / source)
    done = project.python("-c", FORM)
    assert done.stdout.strip() == PLAIN
    assert done.stderr.count("\n") == 1
    assert Path(source).name in done.stderr
    assert forms.REBUILD in done.stderr


@needs_compiler
def test_an_edit_of_equal_length_is_noticed(project: Project) -> None:
    source = project.home / "duel" / "twice.py"
    source.write_text(source.read_text().replace("2 *", "3 *"))
    assert project.output_of(FORM) == "False .py 30"


def printed(project: Project) -> str:
    """The one line that is printed when the plain form runs though there is a compiled one."""
    done = project.python("-c", FORM)
    assert done.stdout.strip() == PLAIN
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f"so the slow plain form runs; rebuild: {forms.REBUILD}\n")
    return done.stderr.partition(", so")[0]


@needs_compiler
def test_plain_with_a_warning_when_a_module_joins_or_leaves(project: Project) -> None:
    added = project.home / "duel" / "own" / "new.pxd"
    added.parent.mkdir()
    added.touch()
    assert printed(project) == f"sevenwonders: {Path('duel/own/new.pxd')} is new since the last build"
    added.unlink()
    assert project.output_of(FORM) == compiled_form(project)
    (project.home / "duel" / "twice.pxd").unlink()
    assert printed(project) == f"sevenwonders: {Path('duel/twice.pxd')} is gone since the last build (and 1 more)"


@needs_compiler
def test_an_interrupted_build_leaves_the_plain_form_with_a_warning(project: Project) -> None:
    next(project.home.glob("_compiled.*")).unlink()
    assert printed(project) == "sevenwonders: the last build did not come to its end"


@needs_compiler
def test_the_warning_is_printed_once_for_all_processes(project: Project) -> None:
    edit(project.home / "duel" / "twice.py")
    code = f"import subprocess, sys, sevenwonders; sys.exit(subprocess.call([sys.executable, '-c', {FORM!r}]))"
    done = project.python("-c", code)
    assert (done.stdout.strip(), done.stderr.count("\n")) == (PLAIN, 1)


def test_without_a_build_the_plain_form_prints_no_warning(unbuilt: Project) -> None:
    done = unbuilt.python("-c", FORM)
    assert (done.stdout.strip(), done.stderr) == (PLAIN, "")


@needs_compiler
def test_rebuild_after_an_edit(project: Project) -> None:
    source = project.home / "duel" / "twice.py"
    source.write_text(source.read_text().replace("2 *", "5 *"))
    assert project.build().returncode == 0
    assert project.output_of(FORM) == compiled_form(project).replace("20", "50")


@needs_compiler
def test_a_build_removes_the_extension_module_of_a_source_that_is_gone(project: Project) -> None:
    for source in project.home.glob("duel/twice.p*"):
        source.unlink()
    assert project.build().returncode == 0
    assert "No module named" in project.python("-c", FORM).stderr


@needs_compiler
def test_the_compiled_loop_releases_the_gil_and_needs_no_cython(built: Project) -> None:
    generated = next((built.root / "build" / "cython").rglob("counter.c")).read_text()
    assert "PyEval_SaveThread" in generated
    without_cython = "import sys; sys.modules['cython'] = None; " + FORM
    assert built.output_of(without_cython) == compiled_form(built)
    assert built.output_of(without_cython, SEVENWONDERS_PURE="1") == PLAIN


@needs_compiler
def test_both_forms_in_one_process(built: Project) -> None:
    code = """
import sys
import sevenwonders
from sevenwonders import forms
from sevenwonders.core import counter

before = dict(sys.modules), list(sys.meta_path)
plain = forms.plain("sevenwonders.core.counter")
twice = forms.plain("sevenwonders.duel.twice")

assert plain.__file__.endswith(".py") and not counter.__file__.endswith(".py")
assert twice.counter is plain
assert forms.plain("sevenwonders.core.counter") is plain
assert plain.Counter is not counter.Counter
assert forms.plain("sevenwonders").compiled is False and sevenwonders.compiled is True
assert forms.plain("sevenwonders").forms is forms

assert {k: v for k, v in sys.modules.items() if k.startswith("sevenwonders")} == {
    k: v for k, v in before[0].items() if k.startswith("sevenwonders")
}
assert sys.meta_path == before[1]
assert sevenwonders.core.counter is counter

# Imported for the first time after the swap: it binds to the compiled counter.
from sevenwonders.duel import twice as fast
assert not fast.__file__.endswith(".py") and fast.counter is counter
assert fast.twice(1000) == twice.twice(1000)

mine, other = counter.Counter(), plain.Counter()
for n in range(10):
    assert mine.add(n) == other.add(n)

with forms.plain_form():
    from sevenwonders.core.counter import Counter
    with forms.plain_form():
        import sevenwonders.duel.twice
        assert sevenwonders.duel.twice is twice
    assert Counter is plain.Counter

try:
    forms.plain("sevenwonders.core.missing")
except ModuleNotFoundError:
    pass
else:
    raise AssertionError
assert sys.meta_path == before[1] and sys.modules["sevenwonders.core.counter"] is counter
print("fine")
"""
    assert built.output_of(code) == "fine"


@needs_compiler
def test_the_plain_form_is_its_own_plain_form(built: Project) -> None:
    code = """
from sevenwonders import forms
from sevenwonders.core import counter
assert forms.plain("sevenwonders.core.counter") is counter
print("fine")
"""
    assert built.output_of(code, SEVENWONDERS_PURE="1") == "fine"


def test_the_plain_form_can_be_loaded_beside_the_compiled_one() -> None:
    main = forms.plain("sevenwonders.cli.main")
    assert str(main.__file__).endswith(".py")
    assert sys.modules["sevenwonders"] is sevenwonders


def test_this_process_runs_the_requested_form() -> None:
    if toolchain.is_set("SEVENWONDERS_PURE"):
        assert not sevenwonders.compiled
    else:
        assert sevenwonders.compiled == Path(forms.record_path()).exists()


@needs_compiler
def test_start_reads_no_source_that_is_unchanged(built: Project) -> None:
    """Sizes and times settle it; digests, the costly part, are for sources whose times have changed."""
    assert (
        built.output_of("import sys, sevenwonders; print(sevenwonders.compiled, 'hashlib' in sys.modules)")
        == "True False"
    )


# ---- builds without the optional modules


def test_playing_needs_no_optional_module() -> None:
    optional = [path for path in forms.compiled_modules() if forms.is_optional(path)]
    assert any(path.startswith("rl") for path in optional)
    needed = [path for path in forms.compiled_modules() if not forms.is_optional(path)]
    assert not any(path.startswith(("rl", "testing")) for path in needed)
    assert any(path.startswith("duel") for path in needed)
    names = {f"sevenwonders.{path[:-3].replace(os.sep, '.')}" for path in optional}
    code = (
        "import sys, sevenwonders.server.app, sevenwonders.cli.play, sevenwonders.cli.simulate;"
        "from sevenwonders.ai.agents import make_agent;"
        "specs = ('greedy', 'mcts:10', 'net', 'easy', 'master');"
        "[make_agent(game, spec, 1) for game in ('duel', 'classic') for spec in specs];"
        "print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert names.isdisjoint(loaded)


def test_a_module_that_was_not_built_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms.MissingFinder, "missing", frozenset({"sevenwonders.rl.table"}))
    with pytest.raises(ImportError, match=r"sevenwonders.rl.table is not compiled yet; run: python3 run.py build"):
        forms.MissingFinder.find_spec("sevenwonders.rl.table")
    assert forms.MissingFinder.find_spec("sevenwonders.rl.batch") is None
