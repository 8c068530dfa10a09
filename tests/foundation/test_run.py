"""The set-up script: checks, messages and the lock against parallel runs."""

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import threading
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.foundation.conftest import ROOT
from tests.timeouts import TIMEOUT

import check
import sevenwonders
from sevenwonders.cli.app import COMMANDS


@pytest.fixture
def script(tmp_path: Path) -> SimpleNamespace:
    """run.py as a module, working on an empty folder that has the project's pins."""
    root = tmp_path / "a folder"
    root.mkdir()
    for name in ("run.py", "pyproject.toml", *(path.name for path in ROOT.glob("requirements*.txt"))):
        (root / name).write_bytes((ROOT / name).read_bytes())
    return SimpleNamespace(**runpy.run_path(str(root / "run.py")))


def globals_of(script: SimpleNamespace) -> dict[str, Any]:
    namespace: dict[str, Any] = script.prepare.__globals__
    return namespace


def test_an_old_python_is_rejected_with_a_message() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def set_up(script: SimpleNamespace) -> None:
    script.PYTHON.parent.mkdir(parents=True)
    script.PYTHON.touch()
    script.DONE.write_text(json.dumps({level: script.key(level) for level in ("run", "dev")}))


def test_installed_until_something_changes(script: SimpleNamespace) -> None:
    assert not script.is_installed("run")
    set_up(script)
    assert script.is_installed("run")
    assert script.is_installed("dev")
    pins = script.ROOT / "requirements-dev.txt"
    pins.write_text(pins.read_text() + "# newer\n")
    assert script.is_installed("run")
    assert not script.is_installed("dev")
    (script.ROOT / "pyproject.toml").write_text("")
    assert not script.is_installed("run")


def test_an_interrupted_set_up_is_repeated(script: SimpleNamespace) -> None:
    set_up(script)
    script.DONE.write_text("{")
    assert not script.is_installed("run")
    script.DONE.unlink()
    assert script.PYTHON.exists()
    assert not script.is_installed("run")


def test_an_environment_of_another_python_is_replaced(script: SimpleNamespace) -> None:
    assert not script.works()
    globals_of(script)["PYTHON"] = Path(sys.executable)
    assert script.works()


def test_each_installer_gets_a_second_try_on_a_new_environment(script: SimpleNamespace) -> None:
    tries: list[tuple[str, bool]] = []

    def fail(installer: str, level: str, *, anew: bool) -> None:
        tries.append((installer, anew))
        raise script.StepError("no")

    script.LOG.parent.mkdir()
    script.LOG.write_text("the reason\n")
    globals_of(script).update(install_with=fail, available_installers=lambda: ["uv", "pip"])
    with pytest.raises(SystemExit, match="the reason"):
        script.install("run")
    assert tries == [("uv", False), ("uv", True), ("pip", False), ("pip", True)]


def test_a_missing_installer_is_explained(script: SimpleNamespace) -> None:
    globals_of(script)["available_installers"] = list
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        script.install("run")


def test_a_failed_step_shows_the_end_of_its_output(script: SimpleNamespace) -> None:
    script.LOG.parent.mkdir()
    with pytest.raises(script.StepError, match="ended with 3"):
        script.run(sys.executable, "-c", "print('so it goes'); raise SystemExit(3)")
    with pytest.raises(SystemExit, match="so it goes"):
        script.give_up(script.StepError("no"))


def test_a_failed_compilation_is_not_repeated_before_an_edit(script: SimpleNamespace) -> None:
    source = script.ROOT / "setup.py"
    source.touch()
    assert not script.failed_before([source])
    script.NOT_COMPILED.parent.mkdir()
    script.NOT_COMPILED.touch()
    assert script.failed_before([source])
    later = script.NOT_COMPILED.stat().st_mtime + 1
    os.utime(source, (later, later))
    assert not script.failed_before([source])


def test_concurrent_set_ups_wait_for_each_other(script: SimpleNamespace) -> None:
    order: list[str] = []

    def second() -> None:
        with script.lock():
            order.append("second")

    with script.lock():
        thread = threading.Thread(target=second)
        thread.start()
        thread.join(0.5)
        order.append("first")
    thread.join()
    assert order == ["first", "second"]


def test_pins_are_hashed_name_no_host_and_agree() -> None:
    versions: dict[str, set[str]] = {}
    for path in ROOT.glob("requirements*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "index" not in text
        for name, version in re.findall(r"^(\S+)==(\S+)", text, re.MULTILINE):
            versions.setdefault(name, set()).add(version)
        assert text.count("==") <= text.count("--hash=sha256:")
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


QUICK = ["lint", "format", "layers", "types"]
LONG = ["client", "compile", "plain", "compiled", "browser"]


def names(*arguments: str) -> list[str]:
    return [chosen.name for chosen in check.selected(list(arguments))]


def test_checks_are_selected_by_name_or_pytest_arguments() -> None:
    assert sorted(names()) == sorted([*QUICK, *LONG])
    assert names("types", "lint") == ["lint", "types"]
    assert names("-k", "forms") == ["plain", "compile", "compiled"]
    assert check.selected(["-k", "forms"])[0].command[-2:] == ["-k", "forms"]


@pytest.mark.parametrize("has_compiler", [False, True])
def test_every_test_runs_on_every_machine(monkeypatch: pytest.MonkeyPatch, has_compiler: bool) -> None:
    monkeypatch.setattr(check, "compiler", lambda: "cc" if has_compiler else None)
    by_name = {one.name: one for one in check.checks([])}
    assert not any("--ignore" in word for word in by_name["compiled"].command)
    left_out = [word.partition("=")[2] for word in by_name["plain"].command if word.startswith("--ignore")]
    assert left_out == (list(check.SHELLS) if has_compiler else [])
    assert all((ROOT / folder).exists() for folder in left_out)


@pytest.mark.parametrize("ci", [False, True])
@pytest.mark.parametrize("need", ["C compiler", "Chromium"])
def test_a_missing_tool_fails_only_in_ci(monkeypatch: pytest.MonkeyPatch, need: str, ci: bool) -> None:
    monkeypatch.setattr(check, "is_there", lambda need: False)
    monkeypatch.setenv("CI", "true" if ci else "")
    chosen = [one for one in check.selected([]) if one.needs == need]
    outcome = list(check.results(chosen))
    assert [passed for _, passed in outcome] == ([False] if ci else [True] * len(chosen))
    assert outcome
    assert all(f"no {need}" in line for line, _ in outcome)


def test_no_check_starts_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "run", lambda check, log: check.name != "format")
    outcome = list(check.results(check.selected(["lint", "format", "types"])))
    assert [passed for _, passed in outcome] == [True, False]


def test_checks_run_in_parallel_after_their_prerequisites(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    together = threading.Barrier(2)
    ended: list[str] = []

    def run(one: check.Check, log: Path) -> bool:
        assert one.name != "last" or set(one.after) <= set(ended)
        log.write_text(f"output of {one.name}", encoding="utf-8")
        if one.name in ("first", "second"):
            together.wait(TIMEOUT)
        ended.append(one.name)
        return True

    monkeypatch.setattr(check, "run", run)
    monkeypatch.setattr(check, "LOGS", tmp_path)
    chosen = [
        check.Check("first", []),
        check.Check("last", [], after=("second", "first")),
        check.Check("second", [], after=("not chosen",)),
    ]
    assert [passed for _, passed in check.results(chosen, at_once=2)] == [True] * 3
    assert ended[-1] == "last"


def test_a_check_needs_no_terminal_and_its_output_is_kept(tmp_path: Path) -> None:
    log = tmp_path / "a folder" / "log.txt"
    output = check.Check("output", ["python", "-c", "import sys; print(sys.stdin.read() or 'nothing'); sys.exit(1)"])
    assert not check.run(output, log)
    assert log.read_text(encoding="utf-8").strip() == "nothing"


def test_checks_keep_bytecode_under_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    printed = f"import sys; sys.exit(sys.dont_write_bytecode or sys.pycache_prefix != {str(check.BYTECODE)!r})"
    assert check.run(check.Check("prints", ["python", "-c", printed]), None)


def test_the_pins_cover_all_extras() -> None:
    metadata = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=]", one)[0].replace(".", "-") for one in metadata["optional-dependencies"]["app"]}
    for pins in ("requirements.txt", "requirements-dev.txt"):
        pinned = re.findall(r"^([\w-]+)==", (ROOT / pins).read_text(encoding="utf-8"), re.MULTILINE)
        assert wanted <= set(pinned)


def test_the_command_line_answers() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sevenwonders", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip()


@pytest.mark.parametrize(
    ("option", "text"), [("--help", "Usage: python3 run.py"), ("--version", sevenwonders.__version__)]
)
def test_help_and_version_need_no_set_up(script: SimpleNamespace, option: str, text: str) -> None:
    (script.HOME).mkdir(parents=True)
    shutil.copy(Path(sevenwonders.__file__), script.HOME)
    done = subprocess.run([sys.executable, script.ROOT / "run.py", option], capture_output=True, text=True, check=True)
    assert text in done.stdout
    assert not script.VENV.exists()
    assert not script.LOG.exists()


def test_an_unknown_command_needs_no_set_up(script: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    for given, near in (("hlep", "help"), ("simulat", "simulate"), ("tset", "test")):
        with pytest.raises(SystemExit) as exited:
            script.main([given])
        assert exited.value.code == 2
        assert f"“{given}”. Did you mean “{near}”?" in capsys.readouterr().err
    assert not script.VENV.exists()


def test_all_commands_are_known(script: SimpleNamespace) -> None:
    assert set(script.COMMANDS) == {*COMMANDS, "help", "site", "test", "build"}


def test_help_lists_every_command(script: SimpleNamespace) -> None:
    missing = [command for command in COMMANDS if command not in script.HELP]
    assert missing == []
