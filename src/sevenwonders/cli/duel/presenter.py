"""What Duel brings to the terminal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sevenwonders.cli.duel.table import Table
from sevenwonders.cli.duel.words import Words
from sevenwonders.cli.presenter import Call, Habits, Look, Presenter
from sevenwonders.cli.shell import Shell
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.i18n import Translation

if TYPE_CHECKING:
    from sevenwonders.cli.duel.answers import Answers
    from sevenwonders.duel.state import State


class DuelPresenter:
    """The presenter of Duel."""

    habits = Habits(
        players=2, opponents="mcts:2000", advisor="mcts:2000", agents="mcts:1000,greedy", settings={"first": "A"}
    )
    vocabulary: Sequence[str] = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)

    def words(self, translation: Translation, names: tuple[str, ...], reader: int | None = None) -> Words:
        """Return the sentences of Duel."""
        return Words(translation, names, reader)

    def table(self, look: Look) -> Table:
        """Return the table as it is seen."""
        screen = look.shell.screen
        return Table(
            look.view, self.words(look.shell.translation, look.names, look.reader), screen.glyphs, screen.width
        )

    def answers(self, look: Look) -> "Answers":
        """Return what a person can be told."""
        from sevenwonders.cli.duel.answers import Answers

        return Answers(look, self.table(look))

    def interview(self, shell: Shell) -> Mapping[str, Any]:
        """Ask a person how they want to play."""
        from sevenwonders.cli.duel.interview import interview

        return interview(shell)

    def calls(self) -> Mapping[str, Call]:
        """Return what a search calls."""
        from sevenwonders.duel import rules

        def copy_and_apply(state: "State", seat: int) -> None:  # noqa: ARG001  # one seat is asked at a time
            after = state.copy()
            rules.apply(after, rules.legal_ids(state)[0])

        return {"legal_ids": lambda state, _: rules.legal_ids(state), "copy_and_apply": copy_and_apply}


PRESENTER: Final[Presenter] = DuelPresenter()
