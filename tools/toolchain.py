"""Find the C compiler and choose its flags. Standard library only: runs before installation."""

import os
import platform
import shlex
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

# CPU features required by -march=x86-64-v3, named as in /proc/cpuinfo.
X86_64_V3 = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "abm"}

# Warnings about generated C are switched off (-Wno-all for gcc, -Wno-everything for clang; each ignores the other's),
# except that a pointer of the wrong type is an error: it is the sign of an array copied into a smaller one. The flag
# -w would also silence that error.
WARNINGS = ("-Wno-all", "-Wno-extra", "-Wno-sign-compare", "-Wno-everything", "-Werror=incompatible-pointer-types")


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def system_compiler() -> str | None:
    """Return the command of an installed C compiler: ``CC``, Python's own, or a usual name."""
    if os.name == "nt":
        return "msvc"  # setuptools finds it or reports the missing part
    configured = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((command for command in configured if command and is_installed(command)), None)


def is_installed(command: str) -> bool:
    """Return whether a compiler can be run and is not the `ziglang` package, which setup.py assigns to ``CC``."""
    return "ziglang" not in command and shutil.which(shlex.split(command)[0]) is not None


def has_zig() -> bool:
    return find_spec("ziglang") is not None


def compiler() -> str | None:
    """Return the compiler to use: the system's, else that of the ``ziglang`` package, else None."""
    return system_compiler() or (f"{shlex.quote(sys.executable)} -m ziglang cc" if has_zig() else None)


def compiler_environment() -> dict[str, str]:
    """Return the variables that select the compiler where setuptools would choose a missing one."""
    command = compiler()
    if os.name == "nt" or command is None or command == sysconfig.get_config_var("CC"):
        return {}
    shared = "-bundle -undefined dynamic_lookup" if sys.platform == "darwin" else "-shared"
    return {"CC": command, "LDSHARED": f"{command} {shared}"}


def is_portable(*, for_others: bool) -> bool:
    """Return whether to avoid CPU features that the platform does not guarantee."""
    return is_set("SEVENWONDERS_PORTABLE") if "SEVENWONDERS_PORTABLE" in os.environ else for_others


def compile_flags(*, portable: bool, is_hot: bool = True) -> list[str]:
    if os.name == "nt":
        return ["/O2" if is_hot else "/O1", "/fp:precise"]
    if is_set("SEVENWONDERS_SANITIZE"):
        return ["-O1", "-g", "-fno-omit-frame-pointer", "-fsanitize=address", "-ffp-contract=off", *WARNINGS]
    flags = gcc_flags(is_hot=is_hot)
    if not portable and cpu_is_x86_64_v3():
        flags.append("-march=x86-64-v3" if system_compiler() else "-march=x86_64_v3")  # as zig spells it
    return flags


def gcc_flags(*, is_hot: bool) -> list[str]:
    """Return the flags for gcc and clang on any processor."""
    # Without -ffp-contract=off the two forms may differ in the last bit of a float. The engine reads neither errno nor
    # floating-point traps.
    return ["-O3" if is_hot else "-O1", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-g0", *WARNINGS]


def cpu_is_x86_64_v3() -> bool:
    if platform.machine() not in ("x86_64", "AMD64"):
        return False
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    return any(line.startswith("flags") and set(line.split()) >= X86_64_V3 for line in lines)
