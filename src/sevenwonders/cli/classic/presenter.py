"""Terminal support of 7 Wonders."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS
from sevenwonders.cli.classic.messages import ClassicMessages
from sevenwonders.cli.classic.table import ClassicTableText
from sevenwonders.cli.presenter import Call, Defaults, DrawingContext, Presenter
from sevenwonders.cli.shell import Shell
from sevenwonders.i18n import Translation

if TYPE_CHECKING:
    from sevenwonders.classic.state import State
    from sevenwonders.cli.classic.interpreter import ClassicInterpreter


class ClassicPresenter:
    """Presents 7 Wonders."""

    defaults = Defaults(
        players=4,
        opponents="medium",
        advisor="mcts:200",
        agents="mcts:200,greedy",
        match_settings={"sides": "random"},
    )
    vocabulary: Sequence[str] = (*CARD_IDS, *BOARD_IDS)

    def words(self, translation: Translation, names: tuple[str, ...], reader: int | None = None) -> ClassicMessages:
        """Return the messages of 7 Wonders."""
        return ClassicMessages(translation, names, reader)

    def table(self, look: DrawingContext) -> ClassicTableText:
        """Return the table as text."""
        screen = look.shell.screen
        return ClassicTableText(
            look.view, self.words(look.shell.translation, look.names, look.reader), screen.glyphs, screen.width
        )

    def answers(self, look: DrawingContext) -> "ClassicInterpreter":
        """Return the interpreter of the player's input."""
        from sevenwonders.cli.classic.interpreter import ClassicInterpreter

        return ClassicInterpreter(look, self.table(look))

    def interview(self, shell: Shell) -> None:
        """Ask nothing; the defaults suit a first game."""

    def calls(self) -> Mapping[str, Call]:
        """Return the engine calls of a search."""
        from sevenwonders.classic import rules

        def copy_and_apply(state: "State", seat: int) -> None:
            rules.after_move(state, seat, rules.legal_ids(state, seat)[0])

        return {"legal_ids": rules.legal_ids, "copy_and_apply": copy_and_apply}


PRESENTER: Final[Presenter] = ClassicPresenter()
