"""Hints: their reasons agree with the effects of the rules."""

from dataclasses import replace
from itertools import permutations
from types import SimpleNamespace
from typing import Any, cast

import pytest

from sevenwonders import classic, compiled, duel
from sevenwonders.ai.agents import Candidate, Verdict, make_agent
from sevenwonders.ai.classic.reasons import reasons as classic_reasons
from sevenwonders.ai.duel.reasons import reasons as duel_reasons
from sevenwonders.ai.explain import Hint, Reason, explained, focus_of, hint
from sevenwonders.ai.puzzle_mining import verdict
from sevenwonders.ai.puzzles import puzzle_of
from sevenwonders.ai.review import EXPLAINED, review
from sevenwonders.classic.seen import seen as seen_by
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.record import random_game, replay
from sevenwonders.core.rng import Rng
from sevenwonders.duel.cards import CARD_NUMBER, CARDS, RESOURCES
from sevenwonders.i18n import LANGUAGES, Translation

pytestmark = pytest.mark.skipif(
    not compiled, reason="searches thousands of positions; the code is the same in both forms"
)


def walk(seed: int) -> list[tuple[duel.Game, Hint, duel.Game]]:
    """Return the decisions of a game with the hint and the game after it."""
    game, found = duel.Game(seed=seed, beginners=True), []
    player = make_agent("duel", "net", 0)
    while not game.is_over:
        given, then = hint(game.seen(), simulations=24), game.copy()
        then.nature = None
        then.play(given.move)
        found.append((game.copy(), given, then))
        game.play(player.choose(game.seen()))
    return found


def holds(before: duel.Game, given: Hint, after: duel.Game, key: str, args: Any) -> Any:
    """Whether a reason is true, found from views and events and not from what made it."""
    seat, rival = given.seat, 1 - given.seat
    old, new = before.view(seat), after.view(seat)
    mine, theirs = (old.cities[seat], new.cities[seat]), (old.cities[rival], new.cities[rival])
    card = next((m.card for m in old.moves if m.id == given.move and hasattr(m, "card")), None)
    match key:
        case "win":
            return after.pending.winners == (seat,) and after.pending.reason == args["victory"]  # type: ignore[union-attr]
        case "extra-turn":
            return after.state.active == seat and not after.is_over
        case "symbol":
            return args["symbol"] in set(mine[1].symbols) - set(mine[0].symbols) and args["number"] == len(
                mine[1].symbols
            )
        case "pair":
            return after.pending.question == "take"  # type: ignore[union-attr]
        case "shields":
            return abs(new.pawn - old.pawn) == args["spaces"] and (new.pawn > old.pawn) == (seat == 0)
        case "coins":
            return mine[1].coins - mine[0].coins == args["coins"]
        case "chain":
            return args["card"] in mine[0].cards and mine[0].prices[card].total == 0
        case "produces":
            return mine[0].produces[args["resource"]] == 0 < mine[1].produces[args["resource"]]
        case "dearer":
            return theirs[0].unit_prices[args["resource"]] < theirs[1].unit_prices[args["resource"]] == args["coins"]
        case "denies-card" | "denies-shields" | "denies-symbol":
            return card is not None and theirs[0].prices[card].missing == 0
        case "denies-pair":
            symbol = next(e.symbol for e in CARDS[CARD_NUMBER[str(card)]].effects if hasattr(e, "symbol"))
            return symbol in theirs[0].symbols and old.board and theirs[0].prices[card].missing == 0
        case "covered":
            slot = next(slot for slot in new.structure if getattr(slot, "card", "") == args["card"])
            return slot.state == "up" and not slot.open and theirs[1].prices[args["card"]].missing == 0
        case "none-left":
            shown = [slot.card for slot in new.structure if slot.state == "up"]
            gives = [
                e for c in shown for e in CARDS[CARD_NUMBER[c]].effects if args["resource"] in getattr(e, "units", ())
            ]
            return args["resource"] in RESOURCES and not gives and theirs[0].produces[args["resource"]] == 0
        case "quiet":
            opened = [n for n, slot in enumerate(new.structure) if getattr(slot, "open", False)]
            return all(getattr(old.structure[n], "open", False) for n in opened)
        case _:
            return True


@pytest.mark.parametrize("seed", [1, 2])
def test_reasons_of_duel_are_true(seed: int) -> None:
    keys = set()
    for before, given, after in walk(seed):
        assert given.text in before.legal_moves
        for reason in given.reasons:
            assert holds(before, given, after, reason.key, reason.args), (before.position, given)
            keys.add(reason.key)
    assert len(keys) >= 8


def test_reasons_are_translated() -> None:
    for _, given, _ in walk(3)[::6]:
        for language in LANGUAGES:
            for reason in given.reasons:
                assert not Translation(language).resolve(f"understand-reason-{reason.key}", dict(reason.args))[1]


def test_the_focus_of_a_hint_matches_the_move() -> None:
    odds = Reason("odds", {"whose": "own", "victory": "civilian", "before": 40, "now": 50})
    assert focus_of((odds, Reason("produces", {"resource": "wood"}))) == "resources"
    assert focus_of((odds,)) == focus_of(()) == "points"
    assert focus_of((replace(odds, args={**odds.args, "victory": "military"}), Reason("pair"))) == "military"


def test_a_threat_is_denied_though_a_choice_follows() -> None:
    """The Academy would be their sixth symbol; buried under the Mausoleum it is not, with any revived card."""
    given = explained_puzzle("duel-40")
    assert given.text == "raise mausoleum with academy"
    assert given.reasons[0] == Reason("denies-win", {"victory": "scientific"})
    assert Reason("power", {"power": "revive"}) in given.reasons


def test_a_move_wins_with_the_right_choice_after_it() -> None:
    """A card from the discard pile brings the sixth symbol."""
    given = explained_puzzle("duel-119")
    assert given.text == "raise mausoleum with obelisk"
    assert given.reasons == (Reason("win", {"victory": "scientific"}),)


def test_a_card_that_stays_covered_is_not_repeated_as_uncovering_nothing() -> None:
    rng, covered = Rng(5), 0
    for moment in replay(random_game(duel.RULES, duel.Setup(beginners=True), rng)):
        seen: Any = duel.RULES.seen(moment.before, moment.step.seat or 0)
        moves = seen.legal_ids() if moment.step.seat is not None else []
        for best, other in permutations(moves[:8], 2):
            pair = (Candidate(best, 1, (0.5, 0.5)), Candidate(other, 1, (0.5, 0.5)))
            keys = [reason.key for reason in duel_reasons(seen, Verdict(seen.seat, pair))]
            covered += "covered" in keys
            assert not {"covered", "quiet"} <= set(keys)
    assert covered


def explained_puzzle(name: str) -> Hint:
    puzzle = puzzle_of(name)
    state = duel.RULES.parse_position(puzzle.position)
    return explained(duel.RULES.seen(state, puzzle.seat), verdict(puzzle))


def test_a_hint_of_classic_is_a_legal_move_with_a_card_of_the_hand() -> None:
    game = classic.Game(seed=5, players=3)
    while not game.is_over:
        for seat in game.asked:
            given = hint(game.seen(seat), simulations=32)
            assert given.text in game.legal(seat)
            game.play(given.move, seat)


def reasons_for(table: str, best: str, other: str) -> list[Reason]:
    """Return what speaks for a move of the first seat, beside another."""
    rules = classic.RULES
    state = rules.parse_position(f"classic 1; {table}")
    moves = [rules.move_id(rules.parse_move(state, text, 0)) for text in (best, other)]
    weighed = tuple(
        Candidate(move, 0, (value, 0.0, 0.0), "estimate") for move, value in zip(moves, (0.5, 0.4), strict=True)
    )
    return list(classic_reasons(seen_by(state, 0), Verdict(0, weighed)))


def test_reasons_of_classic_name_the_gain_of_neighbours() -> None:
    home = "boards rhodos_day gizah_day babylon_day; age 1; B.hand ? ? ?; C.hand ? ? ?; A.hand baths altar theater"
    denied = Reason("denies-neighbour", {"direction": "left", "card": "baths"})
    assert denied in reasons_for(f"{home}; turn 5", "sell baths", "sell altar")  # Gizah has the stone for it
    no_stone = home.replace("gizah_day", "olympia_day")
    assert denied not in reasons_for(f"{no_stone}; turn 5", "sell baths", "sell altar")
    last = home.replace("? ? ?", "? ?").replace(" theater", "")
    assert denied not in reasons_for(f"{last}; turn 6", "sell baths", "sell altar")  # no hand is passed any more
    ore = "boards gizah_day babylon_day rhodos_day; age 1; turn 6; B.city ore_vein; A.hand barracks baths"
    found = reasons_for(f"{ore}; B.hand ? ?; C.hand ? ?", "build barracks left 2", "build barracks right 2")
    assert Reason("pays", {"direction": "left"}) in found
    dearer = reasons_for(f"{ore}; B.hand ? ?; C.hand ? ?", "build baths", "build barracks left 2")
    assert Reason("cheaper", {"coins": 2}) in dearer


def test_reasons_of_classic_name_the_power_of_the_wonder() -> None:
    table = (
        "boards halikarnassos_night gizah_day rhodos_day; age 1; turn 6; A.city clay_pool clay_pit; A.hand altar baths"
    )
    found = reasons_for(f"{table}; B.hand ? ?; C.hand ? ?", "stage with altar", "sell altar")
    assert Reason("power", {"power": "revive"}) in found


def test_reasons_of_classic_name_resources_trade_and_shields() -> None:
    table = "boards rhodos_day gizah_day babylon_day; age 2; turn 6; A.coins 9; B.hand ? ?; C.hand ? ?"
    found = reasons_for(f"{table}; A.hand foundry temple", "build foundry", "sell foundry")
    assert Reason("more", {"resource": "ore"}) in found
    raw = "A.city clay_pool lumber_yard stone_pit sawmill"
    assert Reason("choice") in reasons_for(
        f"{table}; {raw}; A.hand caravansery temple", "build caravansery", "sell temple"
    )
    young = f"{table}; A.hand marketplace altar".replace("age 2", "age 1")
    assert Reason("trade") in reasons_for(young, "build marketplace", "sell altar")
    wall = "A.city quarry stone_pit; A.hand walls temple"
    assert Reason("beats", {"direction": "both"}) in reasons_for(f"{table}; {wall}", "build walls", "sell walls")
    strong = f"{table}; B.city archery_range; {wall}"
    found = reasons_for(strong, "build walls", "sell walls")
    assert Reason("equals", {"direction": "left"}) in found
    assert Reason("beats", {"direction": "right"}) in found


def test_a_review_omits_reasons_that_hold_for_both_moves() -> None:
    found = review(random_game(duel.RULES, duel.Setup(beginners=True), Rng(5)), simulations=60)
    explained = [choice for choice in found.choices if choice.reasons]
    assert len(explained) > 5
    for choice in explained:
        assert choice.loss >= EXPLAINED
        assert choice.best != choice.played
        assert not {"odds", "share"} & {reason.key for reason in choice.reasons}
    points = [reason.args["points"] for choice in explained for reason in choice.reasons if reason.key == "points"]
    assert points


def test_an_inactive_seat_gets_no_hint() -> None:
    with pytest.raises(MoveError, match="move/not-asked"):
        hint(duel.Game(seed=1, beginners=True).seen(1))


class ForeignState:
    """State of a game that has no explanations."""


@pytest.mark.parametrize("module", ["toplevel", "x.duel.state", "tests.pot"])
def test_a_game_without_explanations_gets_a_typed_error(module: str) -> None:
    kind = type("State", (ForeignState,), {"__module__": module})
    seen = SimpleNamespace(state=kind(), seat=0, legal_ids=lambda: [0])
    with pytest.raises(OptionError, match="hint/no-reasons"):
        hint(cast("Any", seen))
