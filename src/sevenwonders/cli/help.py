"""Translated help pages."""

import textwrap
from typing import Any

from sevenwonders.cli.shell import Shell


class Help:
    """Help formatter of Cyclopts; titles and descriptions are message ids."""

    show_metavar = True

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def render_usage(self, _console: Any, _options: Any, usage: Any) -> None:
        """Print the usage line of a command."""
        text = str(getattr(usage, "plain", usage)).strip()
        self._shell.screen.show(f"{self._shell.text('cli-help-usage')} {text}", "")

    def render_description(self, _console: Any, _options: Any, description: Any) -> None:
        """Print the description of a command."""
        for paragraph in self._translated(description).split("\n"):
            self._shell.screen.paragraph(paragraph)
        self._shell.screen.show("")

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        """Print a list of commands or options."""
        del console, options  # plain text output
        if not panel.entries:
            return
        rows = [(self._label(entry), self._description(entry)) for entry in panel.entries]
        if panel.title == "cli-help-options" or any(entry.names == ("--version",) for entry in panel.entries):
            rows.append(("--lang LANG", self._shell.text("cli-option-lang")))
        width = min(28, max(len(label) for label, _ in rows)) + 4
        self._shell.screen.show(self._shell.text(panel.title))
        for label, text in rows:
            self._entry(label, text, width)
        self._shell.screen.show("")

    def _entry(self, label: str, text: str, width: int) -> None:
        room = max(20, self._shell.screen.width - width)
        lines = textwrap.wrap(text, room) or [""]
        if len(label) + 4 > width:
            self._shell.screen.show(f"  {label}")
        else:
            self._shell.screen.show(f"  {label:<{width - 2}}{lines.pop(0)}")
        for rest in lines:
            self._shell.screen.show(" " * width + rest)

    @staticmethod
    def _label(entry: Any) -> str:
        return ", ".join(entry.display_labels_with_metavar)

    def _description(self, entry: Any) -> str:
        text = self._translated(entry.description)
        if entry.default is not None:
            text += f" [{entry.default}]"
        return text

    def _translated(self, description: Any) -> str:
        if hasattr(description, "primary_renderable"):
            description = description.primary_renderable
        return self._shell.text(str(getattr(description, "plain", description)).strip())
