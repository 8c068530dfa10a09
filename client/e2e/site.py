"""The pages of the client."""

from typing import Final

from client.e2e.pages import CLIENT

# Pages that show their content at once.
PAGES: Final = ("/", "/help", "/rules/duel", "/rules/classic", "/gallery", "/nowhere")
# Pages that load data before they show content, with a selector of that content.
STUDIES: Final = {
    "/puzzles/duel-1": "section.puzzle",
    "/puzzles/classic-1": "section.puzzle",
    "/analysis": "section.panel ol button",
    "/explorer": "main section h2",
}
# Views of random games, shown at /demo.
POSITIONS: Final = sorted(path.stem for path in (CLIENT / "fixtures").glob("*.json"))
