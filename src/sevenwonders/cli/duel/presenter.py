"""Terminal support of Duel."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sevenwonders.cli.duel.messages import DuelMessages
from sevenwonders.cli.duel.table import DuelTableText
from sevenwonders.cli.presenter import Call, Defaults, DrawingContext, Presenter
from sevenwonders.cli.shell import Shell
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.i18n import Translation

if TYPE_CHECKING:
    from sevenwonders.cli.duel.interpreter import DuelInterpreter
    from sevenwonders.duel.state import State


class DuelPresenter:
    """Presents Duel."""

    defaults = Defaults(
        players=2, opponents="medium", advisor="mcts:2000", agents="mcts:1000,greedy", settings={"first": "A"}
    )
    vocabulary: Sequence[str] = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)

    def words(self, translation: Translation, names: tuple[str, ...], reader: int | None = None) -> DuelMessages:
        """Return the messages of Duel."""
        return DuelMessages(translation, names, reader)

    def table(self, look: DrawingContext) -> DuelTableText:
        """Return the table as text."""
        screen = look.shell.screen
        return DuelTableText(
            look.view, self.words(look.shell.translation, look.names, look.reader), screen.glyphs, screen.width
        )

    def answers(self, look: DrawingContext) -> "DuelInterpreter":
        """Return the interpreter of the player's input."""
        from sevenwonders.cli.duel.interpreter import DuelInterpreter

        return DuelInterpreter(look, self.table(look))

    def interview(self, shell: Shell) -> Mapping[str, Any]:
        """Ask for the options of `play`."""
        from sevenwonders.cli.duel.interview import interview

        return interview(shell)

    def calls(self) -> Mapping[str, Call]:
        """Return the engine calls of a search."""
        from sevenwonders.duel import rules

        def copy_and_apply(state: "State", seat: int) -> None:  # noqa: ARG001 - the signature of both games
            rules.after_move(state, rules.legal_ids(state)[0])

        return {"legal_ids": lambda state, _: rules.legal_ids(state), "copy_and_apply": copy_and_apply}


PRESENTER: Final[Presenter] = DuelPresenter()
