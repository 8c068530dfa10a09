"""The two forms of the engine: compiled extension modules, and the plain ``.py`` files they are made from.

Every ``.py`` that has a ``.pxd`` beside it is compiled. A build leaves a *build record* in the package, one file per
Python: its presence shows that the build is complete, its lines name the sources. The modules for training and learning
environments (`is_optional`) may be missing in a build for playing; importing them then raises ImportError.
Without a record, with ``SEVENWONDERS_PURE=1``, or when a source has changed since, a finder on ``sys.meta_path`` passes
over the extension modules and the plain form runs.

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
# The extension module without a source: Cython's utility code for all others, compiled once.
SHARED = "_shared"
INTERRUPTED = 130  # an exit code
# Modules that playing does not need, as regular expression over their paths in the package.
OPTIONAL = r"(rl|training)/.*|ai/(.*/)?explorer\.py"


# ---- which form runs


def choose() -> bool:
    """Choose the form of this process and return whether it is the compiled one; called once, by the package."""
    try:
        return _choose()
    except KeyboardInterrupt:
        if not _is_command_line():
            raise
        sys.exit(INTERRUPTED)  # without a traceback, as no command has started


def _choose() -> bool:
    if PlainFinder in sys.meta_path:
        return False
    if os.environ.get("SEVENWONDERS_PURE", "0") in ("", "0"):
        trouble = why_not_compiled()
        if trouble is None and os.path.exists(record_path()):
            MissingFinder.missing = frozenset(missing_modules())
            if MissingFinder.missing:
                sys.meta_path.insert(0, MissingFinder)
            return True
        if trouble is not None:
            if sys.stderr is not None:  # else `print` would write to the standard output
                print(f"{PACKAGE}: {trouble}, so the slow plain form runs; rebuild: {REBUILD}", file=sys.stderr)
            # Child processes run the same form without another message.
            os.environ["SEVENWONDERS_PURE"] = "1"
    sys.meta_path.insert(0, PlainFinder)
    return False


def why_not_compiled(home: str = HOME) -> str | None:
    """Return the reason why existing extension modules cannot be used; None without a reason or without modules."""
    if not os.path.exists(record_path(home)):
        return "the last build did not come to its end" if has_extension_modules(home) else None
    changed = changed_sources(home)
    if not changed:
        return None
    recorded = _recorded(home)
    if not os.path.exists(os.path.join(home, changed[0])):
        what = "is gone since the last build"
    else:
        what = "changed since it was compiled" if changed[0] in recorded else "is new since the last build"
    others = f" (and {len(changed) - 1} more)" if len(changed) > 1 else ""
    return f"{changed[0]} {what}{others}"


def _is_command_line() -> bool:
    """Return whether this process is the command line, not a program that imports the package."""
    if "-m" in sys.orig_argv[:-1]:
        return sys.orig_argv[sys.orig_argv.index("-m") + 1] == PACKAGE
    return os.path.splitext(os.path.basename(sys.argv[0]))[0] == PACKAGE


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


class MissingFinder:
    """Raises ImportError for modules that the last build left out; their plain form cannot use compiled modules."""

    missing: frozenset[str] = frozenset()

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if name in cls.missing:
            raise ImportError(f"{name} is not compiled yet; run: {REBUILD}", name=name)
        return None


# ---- both forms in one process

_plain_modules: dict[str, ModuleType] = {}
_swapping = RLock()


@contextmanager
def plain_form() -> Iterator[None]:
    """Import the plain form of this package inside the block, also in a process that runs the compiled form.

    The two forms share no class. A plain function that imports when it is *called* finds the plain form only inside
    such a block.
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
    """Return the plain form of a module; the same object at every call."""
    with plain_form():
        return import_module(name)


def _take_modules() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == PACKAGE or name.startswith(PACKAGE + ".")]
    return {name: sys.modules.pop(name) for name in names}


# ---- the build record


def record_path(home: str = HOME) -> str:
    return os.path.join(home, f"_compiled{EXTENSION_SUFFIXES[0]}.sources")


def compiled_modules(home: str = HOME) -> list[str]:
    """Return the paths of the compiled ``.py`` files, relative to the package."""
    headers = (path for path in _headers(home) if os.path.basename(path) != "__init__.pxd")
    return sorted(path[:-3] + "py" for path in headers if os.path.exists(os.path.join(home, path[:-3] + "py")))


def is_optional(path: str) -> bool:
    """Return whether a compiled module, given by its path in the package, is not needed for playing."""
    import re

    return re.fullmatch(OPTIONAL, path.replace(os.sep, "/")) is not None


def missing_modules(home: str = HOME) -> list[str]:
    """Return the names of the optional modules that have no extension module."""
    paths = (path[:-3] for path in compiled_modules(home))
    missing = (path for path in paths if not os.path.exists(os.path.join(home, path + EXTENSION_SUFFIXES[0])))
    return [f"{PACKAGE}.{path.replace(os.sep, '.')}" for path in missing]


def sources(home: str = HOME) -> list[str]:
    """Return the paths of the sources of all extension modules, relative to the package."""
    return sorted([*_headers(home), *compiled_modules(home)])


def write_record(home: str, checked: list[str]) -> None:
    """Write the record of a complete build in ``home``; the ``checked`` sources are compared at every start."""
    lines = [f"{os.stat(p).st_size} {os.stat(p).st_mtime_ns} {_digest(p)} {s}\n" for s, p in _located(home, checked)]
    with open(record_path(home), "w", encoding="utf-8") as file:
        file.writelines(lines)


def changed_sources(home: str = HOME) -> list[str]:
    """Return the sources that differ from the build record; none for an installed package, whose record lists none."""
    recorded = _recorded(home)
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


def has_extension_modules(home: str = HOME) -> bool:
    """Return whether there is an extension module for this Python, current or not."""
    modules = (os.path.join(home, path[:-3]) for path in compiled_modules(home))
    return any(os.path.exists(module + EXTENSION_SUFFIXES[0]) for module in modules)


def orphans(home: str = HOME) -> list[str]:
    """Return the extension modules for this Python whose source was deleted; they would still be imported."""
    wanted = {SHARED, *(path[:-3] for path in compiled_modules(home))}
    suffix = EXTENSION_SUFFIXES[0]
    return sorted(path for path in _files(home, suffix) if path.removesuffix(suffix) not in wanted)


def _recorded(home: str) -> dict[str, tuple[int, int, str]]:
    with open(record_path(home), encoding="utf-8") as file:
        return {path: (int(size), int(mtime), digest) for size, mtime, digest, path in map(_fields, file)}


def _fields(line: str) -> list[str]:
    return line.rstrip("\n").split(" ", 3)


def _headers(home: str) -> Iterator[str]:
    return _files(home, ".pxd")


def _files(home: str, suffix: str) -> Iterator[str]:
    for folder, _, files in os.walk(home):
        for file in files:
            if file.endswith(suffix):
                yield os.path.relpath(os.path.join(folder, file), home)


def _located(home: str, names: list[str]) -> list[tuple[str, str]]:
    return [(name, os.path.join(home, name)) for name in names]


def _digest(path: str) -> str:
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()
