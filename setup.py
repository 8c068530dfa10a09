"""Compile every module that has a ``.pxd`` beside it; pyproject.toml contains the other settings.

If compilation fails, a plain Python package is installed and a message printed, unless SEVENWONDERS_COMPILE=required.
SEVENWONDERS_PURE=1 compiles nothing, SEVENWONDERS_MODULES=play omits modules that playing does not need. An in-place
build uses all CPU features of this machine, a wheel only those of its platform tag; SEVENWONDERS_PORTABLE=1 or =0
overrides this.
"""

import os
import runpy
import sys
from contextlib import suppress
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
HOME = ROOT / "src" / "sevenwonders"
sys.path.insert(0, str(ROOT / "tools"))

import constants  # noqa: E402 - found through the line above
from toolchain import (  # noqa: E402 - found through the line above
    compile_flags,
    compiler,
    compiler_environment,
    is_portable,
    is_set,
)

# Loaded by path: importing the package would choose between the plain and the compiled form.
forms = runpy.run_path(str(HOME / "forms.py"))

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "auto_pickle": False,
    "allow_none_for_extension_args": False,
}


def extensions() -> list[Extension]:
    """Return the extension modules to build; none if disabled or without a compiler."""
    if is_set("SEVENWONDERS_PURE"):
        return []
    paths = forms["compiled_modules"](str(HOME))
    if os.environ.get("SEVENWONDERS_MODULES") == "play":
        paths = [path for path in paths if not forms["is_optional"](path)]
    modules = [Path(path) for path in paths]
    constants.write()
    if modules and compiler() is None:
        give_up("no C compiler found")
        return []
    return [extension(module) for module in (*modules, Path(forms["SHARED"]).with_suffix(".c"))]


def extension(module: Path) -> Extension:
    name = ".".join(("sevenwonders", *module.with_suffix("").parts))
    return Extension(name, [(Path("src/sevenwonders") / module).as_posix()], depends=["setup.py", "tools/toolchain.py"])


def give_up(reason: str) -> None:
    if os.environ.get("SEVENWONDERS_COMPILE") == "required":
        sys.exit(f"sevenwonders: not compiled: {reason}")
    print(f"sevenwonders: not compiled, plain Python will run (about 100 times slower): {reason}", file=sys.stderr)


def build_folder(*, for_others: bool) -> str:
    """Return the build folder; builds for this CPU and portable builds are kept apart."""
    return f"build/{'portable' if is_portable(for_others=for_others) else 'native'}"


class CompileAllOrNone(build_ext):
    """Run Cython and the C compiler on all cores, then write the build record."""

    def finalize_options(self) -> None:
        if self.inplace:
            self.build_lib = self.build_temp = f"{build_folder(for_others=False)}/in-place"
        super().finalize_options()

    def run(self) -> None:
        home = str(HOME) if self.inplace else str(Path(self.build_lib) / "sevenwonders")
        with suppress(FileNotFoundError):
            Path(forms["record_path"](home)).unlink()
        if not self.extensions:
            return
        os.environ.update(compiler_environment())
        portable = is_portable(for_others=not self.inplace)
        for extension in self.extensions:
            # Tables are filled once by long generated code: optimising it costs more than it saves.
            is_hot = not extension.name.endswith(".tables")
            extension.extra_compile_args = compile_flags(portable=portable, is_hot=is_hot)
        try:
            self.generate()
            super().run()
        # The only common base class of the exceptions of Cython and setuptools.
        except Exception as error:
            give_up(f"{type(error).__name__}: {error}")
            self.extensions.clear()
            return
        for orphan in forms["orphans"](home):
            Path(home, orphan).unlink()
        # Sources of an in-place build can change later; those of an installed package cannot.
        forms["write_record"](home, forms["sources"](home) if self.inplace else [])

    def generate(self) -> None:
        """Replace each extension's source by the C file that Cython generates under build/."""
        self.parallel = self.parallel or os.cpu_count() or 1
        generated = {made.name: made for made in generate(self.extensions, self.parallel, force=bool(self.force))}
        for extension in self.extensions:
            made = generated[extension.name]
            extension.sources = made.sources
            extension.depends = [*extension.depends, *made.depends]


def generate(modules: list[Extension], jobs: int, *, force: bool) -> list[Extension]:
    """Return extensions with the C files that Cython generates under build/ where a source has changed."""
    from Cython.Build import cythonize

    generated: list[Extension] = cythonize(  # type: ignore[no-untyped-call] # Cython types only its shadow module
        [Extension(module.name, module.sources) for module in modules],
        nthreads=jobs,
        build_dir="build/cython",
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=f"sevenwonders.{forms['SHARED']}",
        force=force or has_new_declarations(modules),
    )
    return generated


def has_new_declarations(modules: list[Extension]) -> bool:
    """Return whether a ``.pxd`` or setup.py is newer than the C files; Cython misses some changes."""
    written = [Path("build/cython", *module.sources).with_suffix(".c") for module in modules]
    times = [path.stat().st_mtime for path in written if path.exists()]
    declared = [Path("setup.py"), *HOME.rglob("*.pxd")]
    return bool(times) and max(path.stat().st_mtime for path in declared) > min(times)


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": CompileAllOrNone},
        options={"build": {"build_base": build_folder(for_others=True)}},
    )
