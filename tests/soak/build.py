"""Compile the invariants, which are no part of the package, for the form of the engine that runs."""

import runpy
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import sevenwonders
from sevenwonders.forms import plain_form

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "soak"


def compiled(name: str) -> ModuleType:
    """Return a module of this folder, compiled under `build/soak` if the engine is compiled."""
    if not sevenwonders.compiled:
        return import_module(f"tests.soak.{name}")
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    directives = runpy.run_path(str(ROOT / "setup.py"))["DIRECTIVES"]
    extensions = cythonize(  # type: ignore[no-untyped-call]  # Cython types only its shadow module
        [Extension(name, [str(HERE / f"{name}.py")], extra_compile_args=["-O2"])],
        include_path=[str(ROOT / "src")],
        build_dir=str(BUILD / "c"),
        compiler_directives=directives,
        force=True,  # Cython compares no times of the engine's `.pxd` files
        quiet=True,
    )
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = command.build_temp = str(BUILD)
    command.ensure_finalized()
    command.run()
    sys.path.insert(0, str(BUILD))
    return import_module(name)


def plain_invariants(name: str) -> ModuleType:
    """Return a module of this folder that uses the plain form of the engine."""
    spec = spec_from_file_location(f"plain_{name}", HERE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with plain_form():
        spec.loader.exec_module(module)
    return module
