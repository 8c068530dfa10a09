"""What 7 Wonders brings to the terminal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS
from sevenwonders.cli.classic.table import Table
from sevenwonders.cli.classic.words import Words
from sevenwonders.cli.presenter import Call, Habits, Look, Presenter
from sevenwonders.cli.shell import Shell
from sevenwonders.i18n import Translation

if TYPE_CHECKING:
    from sevenwonders.classic.state import State
    from sevenwonders.cli.classic.answers import Answers


class ClassicPresenter:
    """The presenter of 7 Wonders."""

    habits = Habits(
        players=4,
        opponents="greedy",
        advisor="mcts:200",
        agents="mcts:200,greedy",
        match_settings={"sides": "random"},
    )
    vocabulary: Sequence[str] = (*CARD_IDS, *BOARD_IDS)

    def words(self, translation: Translation, names: tuple[str, ...], reader: int | None = None) -> Words:
        """Return the sentences of 7 Wonders."""
        return Words(translation, names, reader)

    def table(self, look: Look) -> Table:
        """Return the table as it is seen."""
        screen = look.shell.screen
        return Table(
            look.view, self.words(look.shell.translation, look.names, look.reader), screen.glyphs, screen.width
        )

    def answers(self, look: Look) -> "Answers":
        """Return what a person can be told."""
        from sevenwonders.cli.classic.answers import Answers

        return Answers(look, self.table(look))

    def interview(self, shell: Shell) -> None:
        """Ask nothing: the habits suit a first game."""

    def calls(self) -> Mapping[str, Call]:
        """Return what a search calls."""
        from sevenwonders.classic import rules

        def copy_and_apply(state: "State", seat: int) -> None:
            after = state.copy()
            rules.apply(after, seat, rules.legal_ids(state, seat)[0])

        return {"legal_ids": rules.legal_ids, "copy_and_apply": copy_and_apply}


PRESENTER: Final[Presenter] = ClassicPresenter()
