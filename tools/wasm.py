"""Builds the compiled engine for Pyodide, the CPython for WebAssembly.

python tools/wasm.py            build everything that changed into build/wasm
python tools/wasm.py --same 50  then play 50 games of each game natively and in Pyodide, and compare the records
python tools/wasm.py --wheel DIR  then write a wheel with the same modules, for other programs in Pyodide

The build needs the package registries of Python and Node only. `requirements-zig.txt` pins the compiler,
`requirements-pyodide.txt` the wheels for Pyodide, and the lock file in `tools/pyodide` Pyodide itself. The extension
modules use the stable ABI, so the headers of any CPython serve.

build/wasm/site contains the files that a page loads: Pyodide's runtime, `library.zip` with the used modules of the
standard library, `engine.tar` with the Python files, the extension modules and the wheels, and the networks, which a
page loads when it needs them. The archives are not compressed: a host compresses better than they do.
"""

import argparse
import ast
import hashlib
import io
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import tomllib
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bundle import BundleError, fetch_node, has_node, node_and_npm, system_node

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / "src" / "sevenwonders"
WORK: Final = ROOT / "build" / "wasm"
SITE: Final = WORK / "site"
PINS: Final = ROOT / "tools" / "pyodide"
ENGINE: Final = "engine.tar"
LIBRARY: Final = "library.zip"
FULL_LIBRARY: Final = "python_stdlib.zip"
STABLE_ABI: Final = "0x030B0000"  # of CPython 3.11, the oldest supported one
SUFFIX: Final = ".abi3.so"
RETRY_SECONDS: Final = (5, 20)  # before the attempts of a download after the first
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Packages that a page does not use.
LEFT_OUT: Final = ("cli", "rl", "server", "testing", "training")
TARGET: Final = (
    "--target=wasm32-unknown-emscripten",
    "-nostdinc",
    "-fPIC",
    "-fvisibility=hidden",
    # Features that Pyodide itself uses.
    "-msimd128",
    "-mbulk-memory",
    "-mnontrapping-fptoint",
    "-msign-ext",
    "-mmutable-globals",
)
LINK: Final = (
    "-shared",
    "--experimental-pic",
    "--no-entry",
    "--import-memory",
    "--import-table",
    # Pyodide finds the functions of CPython and of the C library when a module is imported.
    "--allow-undefined",
    "--unresolved-symbols=import-dynamic",
    "--strip-all",
    "--gc-sections",
)
PLATFORM: Final = (
    "--platform=pyemscripten_2026_0_wasm32",
    "--python-version=3.14",
    "--implementation=cp",
    "--abi=cp314",
)


class WasmError(Exception):
    """The engine cannot be built for Pyodide."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--same", type=int, metavar="GAMES", help="compare so many games of each game")
    parser.add_argument("--wheel", type=Path, metavar="DIR", help="write a wheel into a folder")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    try:
        build(options.jobs)
        if options.wheel:
            print(written_wheel(options.wheel))
        if options.same:
            compare(options.same)
    except (WasmError, BundleError) as error:
        sys.exit(f"sevenwonders: {error}")


def build(jobs: int) -> Path:
    """Build the files that a page loads and return their folder; raise WasmError."""
    files, pyodide = package_files(jobs)
    SITE.mkdir(exist_ok=True)
    for name in RUNTIME:
        shutil.copy2(pyodide / name, SITE / name)
    (SITE / "networks").mkdir(exist_ok=True)
    for network in networks():
        shutil.copy2(network, SITE / "networks" / network.name)
    for wheel in fetched_wheels():
        files |= wheel_files(wheel)
    (SITE / ENGINE).write_bytes(archive_of(files))
    write_library(pyodide / FULL_LIBRARY, SITE / LIBRARY)
    return SITE


def package_files(jobs: int) -> tuple[dict[str, bytes], Path]:
    """Return the files of the package without networks, compiled for Pyodide, and the folder of Pyodide."""
    WORK.mkdir(parents=True, exist_ok=True)
    fetch_node()
    pyodide = fetched_pyodide()
    compiler = Compiler(fetched_zig(), pyodide)
    names = dict(generated_sources(jobs))
    with ThreadPoolExecutor(jobs) as pool:
        modules = dict(zip(names, pool.map(lambda name: compiler.module(name, names[name]), names), strict=True))
    files = dict(python_files())
    files |= {name.replace(".", "/") + SUFFIX: module.read_bytes() for name, module in modules.items()}
    # The build record marks the build as complete; its name contains the first suffix of extension modules.
    files[f"sevenwonders/_compiled{compiler.extension_suffix}.sources"] = b""
    return files, pyodide


def networks() -> list[Path]:
    return sorted((HOME / "ai" / "networks").glob("*.net"))


# ---- downloads


def fetched_pyodide() -> Path:
    """Return the folder of the npm package, installed by its lock file."""
    folder, lock = WORK / "npm", (PINS / "package-lock.json").read_bytes()
    done = folder / "installed-from.txt"
    if not is_current(done, lock):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy2(PINS / name, folder / name)
        download([*npm(), "ci", "--no-audit", "--no-fund", "--omit=optional", "--loglevel=error"], folder)
        done.write_text(digest(lock), encoding="ascii")
    return folder / "node_modules" / "pyodide"


def fetched_zig() -> Path:
    """Return the folder of the package `ziglang`, which is also used where the system has another compiler."""
    folder, pins = WORK / "zig", ROOT / "requirements-zig.txt"
    done = folder / "installed-from.txt"
    if not is_current(done, pins.read_bytes()):
        shutil.rmtree(folder, ignore_errors=True)
        pip("install", "--no-compile", "--target", str(folder), "--require-hashes", "-r", str(pins))
        done.write_text(digest(pins.read_bytes()), encoding="ascii")
    return folder / "ziglang"


def fetched_wheels() -> list[Path]:
    folder, pins = WORK / "wheels", ROOT / "requirements-pyodide.txt"
    done = folder / "installed-from.txt"
    if not is_current(done, pins.read_bytes()):
        shutil.rmtree(folder, ignore_errors=True)
        only = ("--no-deps", "--only-binary=:all:", "--require-hashes")
        pip("download", *only, *PLATFORM, "--dest", str(folder), "-r", str(pins))
        done.write_text(digest(pins.read_bytes()), encoding="ascii")
    return sorted(folder.glob("*.whl"))


def is_current(record: Path, content: bytes) -> bool:
    return record.exists() and record.read_text(encoding="ascii") == digest(content)


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def pip(*arguments: str) -> None:
    download([sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments], ROOT)


def download(command: list[str], folder: Path) -> None:
    """Run a command that downloads; try again after a failure; raise WasmError."""
    for pause in RETRY_SECONDS:
        try:
            run(command, folder)
        except WasmError as failed:
            print(f"sevenwonders: trying again in {pause} s: {str(failed).splitlines()[-1]}", file=sys.stderr)
            time.sleep(pause)
        else:
            return
    run(command, folder)


def npm() -> list[str]:
    if system_node():
        return [shutil.which("npm") or "npm"]
    return [str(part) for part in node_and_npm()]


def node() -> str:
    """Return the command of Node; raise WasmError."""
    if not has_node():
        raise WasmError("comparing games needs Node")
    return shutil.which("node") or "node" if system_node() else str(node_and_npm()[0])


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise WasmError(f"{' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")


# ---- compiling


def generated_sources(jobs: int) -> Iterator[tuple[str, Path]]:
    """Yield the names and C files of the extension modules, generated as setup.py does."""
    os.environ["SEVENWONDERS_MODULES"] = "play"
    os.chdir(ROOT)
    setup = runpy.run_path("setup.py", run_name="setup")
    for extension in setup["generate"](setup["extensions"](), jobs, force=False):
        yield extension.name, ROOT / extension.sources[0]


@dataclass(frozen=True)
class Headers:
    """The folders of C headers: CPython's with Pyodide's configuration, and those of the C library."""

    python: Path
    system: tuple[Path, ...]


class Compiler:
    """The clang and the WebAssembly linker in the package `ziglang`."""

    def __init__(self, zig: Path, pyodide: Path) -> None:
        program = str(zig / ("zig.exe" if os.name == "nt" else "zig"))
        values = configuration(pyodide)
        self.extension_suffix = str(values["EXT_SUFFIX"])
        headers = written_headers(zig, values)
        # The command `zig cc` would choose a CPU and a sanitizer; `zig clang` takes the flags as they are.
        self._compile = [program, "clang", *TARGET, f"-DPy_LIMITED_API={STABLE_ABI}", "-DCYTHON_LIMITED_API=1"]
        self._compile += ["-I", str(headers.python)]
        for folder in headers.system:
            self._compile += ["-isystem", str(folder)]
        self._link = [program, "wasm-ld", *LINK]
        toolchain = runpy.run_path(str(ROOT / "tools" / "toolchain.py"))
        self._flags = {is_hot: toolchain["gcc_flags"](is_hot=is_hot) for is_hot in (False, True)}
        self._pins = (ROOT / "requirements-zig.txt").read_bytes() + json.dumps(values, sort_keys=True).encode()

    def module(self, name: str, source: Path) -> Path:
        """Return the extension module of a C file, compiled unless the same one was compiled before."""
        flags = self._flags[not name.endswith(".tables")]  # as in setup.py
        init = f"--export=PyInit_{name.rpartition('.')[2]}"
        # CPython's headers are not part of the key: the stable ABI does not depend on them.
        key = digest(repr((TARGET, LINK, flags, init, STABLE_ABI)).encode() + self._pins + source.read_bytes())
        made = WORK / "modules" / f"{key[:32]}.so"
        if not made.exists():
            made.parent.mkdir(parents=True, exist_ok=True)
            compiled, linked = made.with_suffix(".o"), made.with_suffix(".new")
            run([*self._compile, *flags, "-c", str(source), "-o", str(compiled)], ROOT)
            run([*self._link, init, str(compiled), "-o", str(linked)], ROOT)
            compiled.unlink()
            linked.replace(made)
        return made


def configuration(pyodide: Path) -> dict[str, str | int]:
    """Return the variables with which Pyodide's Python was built, from a table in its standard library."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        name = next(name for name in library.namelist() if name.startswith("_sysconfigdata_"))
        tree = ast.parse(library.read(name))
    table = next(node.value for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict))
    return {
        key.value: value.value
        for key, value in zip(table.keys, table.values, strict=True)
        # Other values are expressions for paths, which the build does not need.
        if isinstance(key, ast.Constant) and isinstance(value, ast.Constant)
        if isinstance(key.value, str) and isinstance(value.value, str | int)
    }


def written_headers(zig: Path, values: dict[str, str | int]) -> Headers:
    """Write the headers that Pyodide needs different from those at hand."""
    python = WORK / "include" / "python"
    shutil.copytree(sysconfig.get_path("include"), python, dirs_exist_ok=True)
    (python / "pyconfig.h").write_text(pyconfig(values), encoding="utf-8")
    # The package has no headers of Emscripten's C library. Those of musl for a 32-bit ARM declare the same functions,
    # except for the types of sizes and wide characters.
    libc = zig / "lib" / "libc" / "include"
    types = (libc / "arm-linux-musl" / "bits" / "alltypes.h").read_text(encoding="utf-8")
    for old, new in (("#define _Addr int", "#define _Addr long"), ("typedef unsigned wchar_t", "typedef int wchar_t")):
        if old not in types:
            raise WasmError(f"the C headers of ziglang have changed: no {old!r}")
        types = types.replace(old, new)
    own = WORK / "include" / "libc"
    (own / "bits").mkdir(parents=True, exist_ok=True)
    (own / "bits" / "alltypes.h").write_text(types, encoding="utf-8")
    return Headers(python, (own, zig / "lib" / "include", libc / "arm-linux-musl", libc / "generic-musl"))


def pyconfig(values: dict[str, str | int]) -> str:
    """Return a pyconfig.h that defines the variables that are numbers other than 0."""
    names = re.compile(r"(HAVE|SIZEOF|ALIGNOF|WITH|PY|Py|ENABLE|_|USE|STDC|TIME|SYS|DOUBLE|MAJOR|MVWDELCH|PTHREAD)\w*")
    numbers = {name: value for name, value in values.items() if isinstance(value, int) and value}
    lines = [f"#define {name} {value}\n" for name, value in sorted(numbers.items()) if names.fullmatch(name)]
    return "#define Py_PYCONFIG_H\n" + "".join(lines)


# ---- packing


def archive_of(files: dict[str, bytes]) -> bytes:
    """Return an archive of files; equal files give equal bytes."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            tar.addfile(entry, io.BytesIO(files[name]))
    return content.getvalue()


def written_wheel(folder: Path, jobs: int = 1) -> Path:
    """Write a wheel for Pyodide with the engine and its networks; return its path."""
    files, _ = package_files(jobs)
    files |= {f"sevenwonders/ai/networks/{network.name}": network.read_bytes() for network in networks()}
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    version = runpy.run_path(str(ROOT / "run.py"), run_name="run")["version"]()
    tag = f"cp311-abi3-{PLATFORM[0].partition('=')[2]}"
    information = f"{project['name']}-{version}.dist-info"
    files |= {
        f"{information}/METADATA": (
            f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\nSummary: {project['description']}\n"
            f"Requires-Python: {project['requires-python']}\nRequires-Dist: msgspec\n"
        ).encode(),
        f"{information}/WHEEL": f"Wheel-Version: 1.0\nGenerator: wasm\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(),
    }
    hashes = {name: urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=") for name, content in files.items()}
    lines = [f"{name},sha256={hashes[name].decode()},{len(files[name])}\n" for name in sorted(files)]
    record = f"{information}/RECORD"
    files[record] = "".join([*lines, f"{record},,\n"]).encode()
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"{project['name']}-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name], zipfile.ZIP_DEFLATED)
    return wheel


def wheel_files(wheel: Path) -> dict[str, bytes]:
    """Return the files of a wheel that are needed to run it."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name.endswith((".py", ".so"))}


def write_library(full: Path, library: Path) -> None:
    """Write the modules of the standard library that the game uses, uncompressed."""
    shutil.copy2(full, library)
    used = set(json.loads(pyodide_output(str(PINS / "used_modules.py"))))
    with zipfile.ZipFile(full) as source:
        names = [name for name in source.namelist() if name.removesuffix("c") in used or is_always_needed(name)]
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w") as target:
            for name in sorted(names):
                target.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), source.read(name))
    library.write_bytes(content.getvalue())


def is_always_needed(name: str) -> bool:
    """Return whether a module is imported by Pyodide itself, or before the first line of Python."""
    return name.startswith(("_pyodide/", "pyodide/", "encodings/__init__", "encodings/aliases", "encodings/utf_8"))


def python_files() -> Iterator[tuple[str, bytes]]:
    forms = runpy.run_path(str(HOME / "forms.py"))
    for path in sorted(HOME.rglob("*")):
        relative = path.relative_to(HOME)
        is_needed = path.suffix in (".py", ".json", ".jsonl") and not any(map(relative.is_relative_to, LEFT_OUT))
        # Without its extension module an optional one would run in the plain form, which knows no compiled states.
        is_optional = relative.with_suffix(".pxd") != relative and path.with_suffix(".pxd").exists()
        if is_needed and not (is_optional and forms["is_optional"](str(relative))):
            yield f"sevenwonders/{relative.as_posix()}", path.read_bytes()


# ---- comparing


def compare(games: int) -> None:
    """Play games natively and in Pyodide; raise WasmError if a record differs."""
    script = str(PINS / "same_games.py")
    native = [json.loads(line) for line in output_of([sys.executable, script, str(games)]).splitlines()]
    pyodide = [json.loads(line) for line in pyodide_output(script, str(games)).splitlines()]
    for here, there in zip(native, pyodide, strict=True):
        if here != there:
            raise WasmError(f"the records differ:\n  native   {here}\n  Pyodide  {there}")
    print(f"{len(native)} records are equal natively and in Pyodide")


def pyodide_output(*command: str) -> str:
    """Return the output of a Python program in Pyodide."""
    return output_of([node(), str(PINS / "run.mjs"), str(SITE), *command])


def output_of(command: list[str]) -> str:
    environment = {**os.environ, "SEVENWONDERS_PURE": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise WasmError(f"{' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


if __name__ == "__main__":
    main()
