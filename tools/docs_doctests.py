"""Griffe extension that renders doctests in docstrings as code blocks."""

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> (?:.+\n?)+", re.MULTILINE)


def fenced(text: str) -> str:
    """Add fences around the doctests of a docstring; a doctest ends at an empty line."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class Doctests(griffe.Extension):  # type: ignore[misc, unused-ignore]  # comes with the extra "docs"
    """Griffe extension that fences the doctests of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Fence the doctests of a loaded object."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
