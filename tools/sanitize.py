"""Builds all compiled modules with AddressSanitizer in build/sanitize and runs tests on them.

python tools/sanitize.py              the smoke tests
python tools/sanitize.py ARGUMENT ... pytest with these arguments

Needs gcc or clang with its libasan. The build in the source folder is not touched.
"""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from toolchain import system_compiler

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "sanitize"
COPIED = ("src", "tests", "tools", "setup.py", "pyproject.toml")
SMOKE_TESTS = (
    "tests/ai/classic",
    "tests/ai/duel",
    "tests/classic/test_forms_agree.py",
    "tests/duel/test_forms_agree.py",
)
# Imports every compiled module, so that one that no smoke test uses is at least initialised.
IMPORT_ALL = """
import importlib, sevenwonders
from sevenwonders import forms
assert sevenwonders.compiled, "the modules were not compiled"
for path in forms.compiled_modules():
    importlib.import_module("sevenwonders." + path.removesuffix(".py").replace("/", "."))
"""


def main(arguments: list[str]) -> int:
    compiler = system_compiler()
    if compiler is None or os.name == "nt":
        sys.exit("AddressSanitizer needs gcc or clang")
    copy_sources()
    sanitize = {"SEVENWONDERS_SANITIZE": "1", "SEVENWONDERS_COMPILE": "required", "SEVENWONDERS_PURE": "0"}
    environment = {**os.environ, **sanitize, "PYTHONPATH": str(FOLDER / "src"), "LDFLAGS": "-fsanitize=address"}
    run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], environment)
    environment |= {
        "LD_PRELOAD": runtime_library(compiler),
        "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=1",  # CPython itself leaks at exit
        "PYTHONMALLOC": "malloc",  # else AddressSanitizer sees arenas instead of objects
        "HYPOTHESIS_PROFILE": "quick",
    }
    run([sys.executable, "-c", IMPORT_ALL], environment)
    return run([sys.executable, "-m", "pytest", "-q", *(arguments or SMOKE_TESTS)], environment)


def copy_sources() -> None:
    """Copy the sources, keeping the times of unchanged files so that only edited modules are built again."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "_compiled*", "__pycache__", "static")
    for name in COPIED:
        source, target = ROOT / name, FOLDER / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored, dirs_exist_ok=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def runtime_library(compiler: str) -> str:
    """Return the path of libasan, which must be loaded before Python."""
    command = [*shlex.split(compiler), "-print-file-name=libasan.so"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def run(command: list[str], environment: dict[str, str]) -> int:
    """Run a command in the copy; exit with its code if it fails."""
    code = subprocess.run(command, cwd=FOLDER, env=environment, check=False).returncode
    if code:
        sys.exit(code)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
