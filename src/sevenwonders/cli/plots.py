"""Pictures of results, drawn by Matplotlib (extra "plot")."""

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sevenwonders.ai.tournament import Standing
from sevenwonders.cli.source import file_error
from sevenwonders.core.errors import OptionError

INK: Final = "#2a5d8f"
SUPPORTED: Final = (".svg", ".png", ".pdf")


def check_plot(file: str, option: str) -> None:
    """Raise OptionError if a picture cannot be drawn: Matplotlib is missing or the file type is unknown."""
    if find_spec("matplotlib") is None:
        raise OptionError("plot/missing", option=option)
    if Path(file).suffix.lower() not in SUPPORTED:
        raise OptionError("plot/format", option=option, found=file, expected=list(SUPPORTED))


def plot_ladder(standings: Sequence[Standing], title: str, file: str) -> None:
    """Draw a bar chart of Elo ratings with 95 % intervals, strongest on top."""
    figure, axes = _figure(7, 1.2 + 0.35 * len(standings))
    ordered = list(reversed(standings))
    axes.barh(
        [standing.agent for standing in ordered],
        [standing.elo for standing in ordered],
        xerr=[standing.margin for standing in ordered],
        color=INK,
        ecolor="#888888",
        capsize=3,
    )
    axes.axvline(0, color="#888888", linewidth=0.8)
    axes.set_xlabel("Elo (mean 0) with 95 % interval")
    axes.set_title(title)
    _save(figure, file)


def training_entries(log: Path) -> list[dict[str, float]]:
    """Return the entries of a training log."""
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]


def plot_training(log: Path, title: str, file: str) -> None:
    """Draw the curves of a training log: one panel per quantity, over the number of games."""
    entries = training_entries(log)
    names = [name for name in dict.fromkeys(key for entry in entries for key in entry) if name not in _AXES]
    figure, panels = _figure(7, 2.2 * max(1, len(names)), rows=max(1, len(names)))
    for axes, name in zip(_list(panels), names, strict=False):
        points = [(entry["games"], entry[name]) for entry in entries if name in entry]
        axes.plot([x for x, _ in points], [y for _, y in points], marker="o", markersize=3, color=INK)
        axes.set_ylabel(name)
        axes.grid(alpha=0.3)
    _list(panels)[-1].set_xlabel("games")
    _list(panels)[0].set_title(title)
    _save(figure, file)


_AXES: Final = ("games", "seconds", "cpu")


def plot_calibration(
    phases: Mapping[str, Iterable[tuple[str, Sequence[Sequence[float]]]]], title: str, file: str
) -> None:
    """Draw reliability diagrams: observed frequency over predicted probability, one panel per phase."""
    figure, panels = _figure(4 * len(phases), 4.2, columns=len(phases))
    for axes, (phase, curves) in zip(_list(panels), phases.items(), strict=True):
        axes.plot([0, 1], [0, 1], color="#888888", linewidth=0.8, linestyle="--")
        for name, bins in curves:
            axes.plot([row[1] for row in bins], [row[2] for row in bins], marker=".", label=name)
        axes.set_title(phase)
        axes.set_xlabel("predicted")
        axes.set_aspect("equal")
    _list(panels)[0].set_ylabel("observed")
    _list(panels)[0].legend(fontsize="small")
    figure.suptitle(title)
    _save(figure, file)


def _figure(width: float, height: float, rows: int = 1, columns: int = 1) -> tuple[Any, Any]:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure, figure.subplots(rows, columns)


def _list(panels: Any) -> list[Any]:
    return list(panels.flat) if hasattr(panels, "flat") else [panels]


def _save(figure: Any, file: str) -> None:
    try:
        figure.savefig(file)
    except OSError as error:
        raise file_error("file/unwritable", file, error) from error
