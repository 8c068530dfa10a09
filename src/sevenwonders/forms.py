"""The two forms of the engine: compiled extension modules, and the plain ``.py`` files they are made from.

Every ``.py`` that has a ``.pxd`` beside it is compiled; all of them or none. A build leaves a *build record* in the
package, one file per Python: its presence says that all extension modules are there, its lines say from which sources
they were made. Without a record, with ``SEVENWONDERS_PURE=1``, or when a source has changed since, a finder on
``sys.meta_path`` passes over the extension modules and the plain form runs.

This module runs at every start and from the build script, so it imports next to nothing.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from threading import RLock
from types import ModuleType

PACKAGE = "sevenwonders"
HOME = os.path.dirname(os.path.abspath(__file__))
REBUILD = "python3 run.py build"


# ---- which form runs


def choose() -> bool:
    """Settle the form of this process; called once, by the package itself. True if it is the compiled form."""
    if PlainFinder in sys.meta_path:
        return False
    if os.environ.get("SEVENWONDERS_PURE", "0") in ("", "0") and os.path.exists(record_path()):
        changed = changed_sources()
        if not changed:
            return True
        print(
            f"{PACKAGE}: {changed[0]} changed since it was compiled, so the slow plain form runs; rebuild: {REBUILD}",
            file=sys.stderr,
        )
    sys.meta_path.insert(0, PlainFinder)
    return False


class PlainFinder:
    """Finds the modules of this package as ``.py`` files, never as the extension modules beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(PACKAGE + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


# ---- both forms in one process

_plain_modules: dict[str, ModuleType] = {}
_swapping = RLock()


@contextmanager
def plain_form() -> Iterator[None]:
    """Inside the block, imports of this package give its plain form, whatever form the process runs.

    The two forms share no class: an object of one is a stranger to the other. A plain function that imports when it
    is *called* finds the plain form only inside such a block.
    """
    with _swapping:
        if PlainFinder in sys.meta_path:
            yield
            return
        running = _take_modules()
        sys.modules.update(_plain_modules)
        sys.modules[__name__] = running[__name__]
        sys.meta_path.insert(0, PlainFinder)
        try:
            yield
        finally:
            sys.meta_path.remove(PlainFinder)
            _plain_modules.update(_take_modules())
            sys.modules.update(running)


def plain(name: str) -> ModuleType:
    """The plain form of the module ``name``; the same object at every call."""
    with plain_form():
        return import_module(name)


def _take_modules() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == PACKAGE or name.startswith(PACKAGE + ".")]
    return {name: sys.modules.pop(name) for name in names}


# ---- the build record


def record_path(home: str = HOME) -> str:
    return os.path.join(home, f"_compiled{EXTENSION_SUFFIXES[0]}.sources")


def compiled_modules(home: str = HOME) -> list[str]:
    """The paths, relative to the package, of the ``.py`` files that are compiled."""
    headers = (path for path in _headers(home) if os.path.basename(path) != "__init__.pxd")
    return sorted(path[:-3] + "py" for path in headers if os.path.exists(os.path.join(home, path[:-3] + "py")))


def sources(home: str = HOME) -> list[str]:
    """The files that decide what the extension modules do, as paths relative to the package."""
    return sorted([*_headers(home), *compiled_modules(home)])


def write_record(home: str, checked: list[str]) -> None:
    """Say that all extension modules in ``home`` are built; the ``checked`` sources are compared at every start."""
    lines = [f"{os.stat(p).st_size} {os.stat(p).st_mtime_ns} {_digest(p)} {s}\n" for s, p in _located(home, checked)]
    with open(record_path(home), "w", encoding="utf-8") as file:
        file.writelines(lines)


def changed_sources(home: str = HOME) -> list[str]:
    """The sources that differ from what the build record says; none for an installed package, which checks none."""
    with open(record_path(home), encoding="utf-8") as file:
        recorded = {path: (int(size), int(mtime), digest) for size, mtime, digest, path in map(_fields, file)}
    if not recorded:
        return []
    current = sources(home)
    changed = set(recorded).symmetric_difference(current)
    for source, path in _located(home, current):
        if source not in changed:
            size, mtime, digest = recorded[source]
            stat = os.stat(path)
            # A checkout or a copy gives new times to the same text.
            if stat.st_size != size or (stat.st_mtime_ns != mtime and _digest(path) != digest):
                changed.add(source)
    return sorted(changed)


def _fields(line: str) -> list[str]:
    return line.rstrip("\n").split(" ", 3)


def _headers(home: str) -> Iterator[str]:
    for folder, _, files in os.walk(home):
        for file in files:
            if file.endswith(".pxd"):
                yield os.path.relpath(os.path.join(folder, file), home)


def _located(home: str, names: list[str]) -> list[tuple[str, str]]:
    return [(name, os.path.join(home, name)) for name in names]


def _digest(path: str) -> str:
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()
