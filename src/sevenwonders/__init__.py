"""7 Wonders Duel and 7 Wonders: rules, players, analysis and play."""

from sevenwonders import forms

__version__ = "0.1.0"  # its only place: the package's metadata is read from here

compiled: bool = forms.choose()
"""Whether the engine runs as compiled extension modules (or as the plain ``.py`` files they are made from)."""
