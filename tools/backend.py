"""The build backend: setuptools, which asks for a C compiler from the registry where the machine has none."""

from collections.abc import Mapping

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - the hooks of a build backend are found by name

from toolchain import is_set, system_compiler

Settings = Mapping[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _compiler_package()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + _compiler_package()


def _compiler_package() -> list[str]:
    return [] if system_compiler() or is_set("SEVENWONDERS_PURE") else ["ziglang"]
