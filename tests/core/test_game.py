"""The façade: guarantees that the test kit does not check for every game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests import pot

from sevenwonders import classic, duel
from sevenwonders.core import registry
from sevenwonders.core.errors import GameError, MoveError, OptionError, TextError
from sevenwonders.core.game import Game, LegalMove
from sevenwonders.core.protocol import Ask, Draw, Over
from sevenwonders.core.record import load, parse_record, replay
from sevenwonders.core.rng import Rng


def played(game: "duel.Game | classic.Game", moves: int, seed: int = 1) -> None:
    rng = Rng(seed)
    for _ in range(moves):
        if game.is_over:
            return
        seat = game.asked[rng.below(len(game.asked))]
        legal = game.legal(seat)
        game.play(legal[rng.below(len(legal))], seat)


GAMES: dict[str, Callable[[], "duel.Game | classic.Game"]] = {
    "draft": lambda: duel.Game(seed=3),
    "beginners": lambda: duel.Game(seed=3, beginners=True, first=1, bonus=2),
    "three": lambda: classic.Game(seed=3),
    "five": lambda: classic.Game(
        seed=3, players=5, sides="night", boards=["gizah", "babylon", "rhodos", "ephesos", "olympia"]
    ),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 30, 1000])
def test_the_repr_rebuilds_the_game(name: str, moves: int) -> None:
    game = GAMES[name]()
    played(game, moves)
    again = eval(repr(game), {"duel": duel, "classic": classic})  # noqa: S307  # a repr is evaluable
    assert again == game
    assert repr(again) == repr(game)


@pytest.mark.parametrize("name", GAMES)
def test_the_repr_without_a_seed_contains_the_draws(name: str) -> None:
    seeded = GAMES[name]()
    played(seeded, 20)
    game: duel.Game | classic.Game = type(seeded).of(seeded.record)
    assert game == seeded
    assert "* " in repr(game)
    assert eval(repr(game), {"duel": duel, "classic": classic}) == game  # noqa: S307


@pytest.mark.parametrize("name", GAMES)
def test_an_undone_move_draws_the_same_again(name: str) -> None:
    game = GAMES[name]()
    played(game, 25)
    steps = [moment.step for moment in game.moments]
    last = max(number for number, step in enumerate(steps) if step.seat is not None)
    game.undo()
    assert len(game.moments) == last
    step = steps[last]
    assert step.seat is not None
    game.play(step.action, step.seat)  # type: ignore[arg-type]  # of a seat, so a move
    assert [moment.step for moment in game.moments] == steps


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    with pytest.raises(MoveError, match="move/nothing-to-undo"):
        duel.Game(seed=1).undo()


def test_a_legal_move_has_text_id_and_value() -> None:
    game = duel.Game(seed=7, beginners=True)
    move = game.legal_moves[0]
    assert isinstance(move, LegalMove)
    assert move == "build tavern"
    assert duel.RULES.move_of(move.id) == move.move
    events = [duel.Game(seed=7, beginners=True).play(face) for face in (move, str(move), move.id, move.move)]
    assert events.count(events[0]) == len(events)


def test_records_are_loaded_and_continued(tmp_path: Path) -> None:
    game = duel.Game(seed=5)
    played(game, 10)
    path = tmp_path / "game.7wd"
    game.record.save(path)
    assert load(path) == game.record
    again = duel.Game.load(path, seed=5)
    assert again == game
    played(again, 5)
    played(game, 5)
    assert again == game  # the same seed draws the same after the same steps


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.7w"
    classic.Game(seed=5).record.save(path)
    with pytest.raises(OptionError, match=r"classic.*setup/unknown"):
        duel.Game.load(path)
    with pytest.raises(OptionError, match=r"duel.*setup/unknown"):
        classic.Game.of(duel.Game(seed=5).record)

    class Own(classic.Game):
        """A user-defined subclass."""

    kinds: tuple[type[Game[Any, Any, Any, Any]], ...] = (Game, classic.Game, Own)
    assert [kind.load(path).seats for kind in kinds] == [3, 3, 3]


@pytest.mark.parametrize("wrong", ["7", 7.0, [7]])
def test_a_seed_is_a_whole_number(wrong: Any) -> None:
    record = duel.Game(seed=7).record
    with pytest.raises(OptionError, match="game/seed"):
        duel.Game(seed=wrong)
    with pytest.raises(OptionError, match="game/seed"):
        duel.Game.of(record, seed=wrong)
    assert duel.Game(seed=Whole()) == duel.Game(seed=7)  # type: ignore[arg-type]
    assert repr(duel.Game(seed=Whole())) == "duel.Game(seed=7)"  # type: ignore[arg-type]


class Whole:
    """A number as NumPy has them: not an int, but as good as one."""

    def __index__(self) -> int:
        return 7


def test_a_game_from_a_position_has_no_record() -> None:
    start = duel.Game(seed=7, beginners=True)
    game = duel.Game(position=start.position, seed=1)
    assert game.state == start.state
    played(game, 3)
    with pytest.raises(OptionError, match="game/no-record"):
        _ = game.record
    assert eval(repr(game), {"duel": duel}) == game  # noqa: S307


def test_a_seat_sees_only_its_own_hand() -> None:
    game = classic.Game(seed=2, players=3, sides="day")
    game.play(game.legal(1)[0], 1)
    assert game.asked == (0, 2)
    assert game.legal(1) == []
    with pytest.raises(MoveError, match="move/wrong-seat"):
        game.play("sell altar", 1)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Game(duel.RULES),
        lambda: Game(duel.RULES, duel.Setup(), position="duel 1"),
        lambda: duel.Game(seed=1, steps=["C build altar"]),
        lambda: duel.Game(seed=1, steps=["draft sphinx"]),
        lambda: duel.Game(seed=1).play("fly away"),
        lambda: duel.Game(seed=1).play(None),  # type: ignore[arg-type]
        lambda: duel.Game(seed=1).play(-1),
        lambda: duel.Game(seed=1).play(3.5),  # type: ignore[arg-type]
        lambda: duel.Game().settle("reveal 3 altar"),
        lambda: duel.Game().settle(None),  # type: ignore[arg-type]
        lambda: duel.Game(position="duel 2"),
        lambda: duel.Game(seed=1).seen(7),
        lambda: duel.Game(seed=1).price("moon"),
        lambda: duel.Game(seed=1).price("sphinx", seat=-1),
        lambda: classic.Game(players=8),
        lambda: classic.Game(boards="gizah"),
        lambda: classic.Game(seed=1).hand(9),
        lambda: parse_record(""),
        lambda: parse_record("sevenwonders chess 1"),
    ],
)
def test_impossible_arguments_raise_typed_errors(wrong: Callable[[], object]) -> None:
    with pytest.raises(GameError):
        wrong()


def test_a_record_with_a_result_must_be_finished() -> None:
    game = duel.Game(seed=5)
    played(game, 4)
    with pytest.raises(TextError, match="record/unfinished"):
        parse_record(game.record.text + "= A military\n")


def test_a_third_game_is_played_like_any_other() -> None:
    registry.register("pot", "tests.pot:RULES")
    game = Game(registry.rules_of("pot"), (2, 9), seed=4)
    while not game.is_over:
        game.play(game.legal_moves[-1])
    assert isinstance(game.pending, Over)
    assert sum(game.returns) == 1
    record = parse_record(game.record.text)
    assert record == game.record
    assert [moment.text for moment in replay(record)][-1].startswith("take")
    assert registry.rules_of_position(game.position).parse_position(game.position) == game.state
    assert repr(pot.RULES) == "pot.RULES"


def test_a_game_name_is_unique() -> None:
    with pytest.raises(OptionError, match="game/name-taken"):
        registry.register("duel", "tests.pot:RULES")
    with pytest.raises(OptionError, match="game/unknown"):
        registry.rules_of("chess")
    assert registry.game_in("# a comment\n\nsevenwonders classic 1\n") == "classic"
    assert registry.game_in("duel 1; age 1") == "duel"
    assert registry.game_in("nothing of the kind") is None


def test_without_a_seed_the_caller_draws() -> None:
    game = duel.Game(beginners=True)
    assert game.pending == Draw("lay")
    game.settle("lay economy law masonry strategy theology")
    assert game.pending == Draw("deal")
    assert game.draw() == []
    assert isinstance(duel.Game(seed=1).pending, Ask)
