"""The help of the command line, written in the reader's language."""

import textwrap
from typing import Any

from sevenwonders.cli.shell import Shell


class Help:
    """Writes help as Cyclopts wants it written; titles and descriptions arrive as message ids."""

    show_metavar = True

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def render_usage(self, _console: Any, _options: Any, usage: Any) -> None:
        """Write the line that shows how to call a command."""
        text = str(getattr(usage, "plain", usage)).strip()
        self._shell.screen.show(f"{self._shell.text('cli-help-usage')} {text}", "")

    def render_description(self, _console: Any, _options: Any, description: Any) -> None:
        """Write what a command is for."""
        for paragraph in self._said(description).split("\n"):
            self._shell.screen.say(paragraph)
        self._shell.screen.show("")

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        """Write one list of commands or options."""
        del console, options  # ours is a plain text
        if not panel.entries:
            return
        rows = [(self._label(entry), self._description(entry)) for entry in panel.entries]
        if panel.title == "cli-help-options" or any(entry.names == ("--version",) for entry in panel.entries):
            rows.append(("--lang LANG", self._shell.text("cli-option-lang")))
        width = min(28, max(len(label) for label, _ in rows)) + 4
        self._shell.screen.show(self._shell.text(panel.title))
        for label, said in rows:
            self._entry(label, said, width)
        self._shell.screen.show("")

    def _entry(self, label: str, said: str, width: int) -> None:
        room = max(20, self._shell.screen.width - width)
        lines = textwrap.wrap(said, room) or [""]
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
        said = self._said(entry.description)
        if entry.default is not None:
            said += f" [{entry.default}]"
        return said

    def _said(self, description: Any) -> str:
        if hasattr(description, "primary_renderable"):
            description = description.primary_renderable
        return self._shell.text(str(getattr(description, "plain", description)).strip())
