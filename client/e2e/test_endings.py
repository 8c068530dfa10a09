"""Every kind of ending: the page follows a game whose last move is made by mouse."""

from typing import Any, Final

import pytest
from client.e2e.assertions import assert_accessible, assert_no_horizontal_scroll
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import ACTIONS, VERDICT
from playwright.sync_api import expect

from sevenwonders import duel
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import Over
from sevenwonders.core.rng import Rng
from sevenwonders.core.shuffle import chance_seed, nature_of
from sevenwonders.duel.moves import Build

PLAYERS: Final = ("Ana", "Boris")
# Numbers of seeds whose random game ends like this, by building a card.
SEEDS: Final = {"civilian": 2, "military": 41, "scientific": 899, "shared": 1191}
SENTENCES: Final = {
    "civilian": "{winner} wins: civilian victory",
    "scientific": "{winner} wins: scientific supremacy",
    "military": "{winner} wins: military supremacy",
    "shared": "Shared victory",
}


def seed_of(number: int) -> str:
    return f"{number:048x}"


def random_game(seed: str) -> Game[Any, Any, Any, Any]:
    """Play a game of Duel by chance, with the draws of a table with this seed."""
    options = duel.RULES.settings(duel.RULES.setup(2, {}, Rng(chance_seed(seed, "settings"))))
    game: Game[Any, Any, Any, Any] = Game(duel.RULES, duel.RULES.setup(2, options), nature=nature_of(seed))
    rng = Rng(chance_seed(seed, "moves"))
    while not game.is_over:
        moves = game.legal_moves
        game.play(moves[rng.below(len(moves))])
    return game


def kind_of(game: Game[Any, Any, Any, Any]) -> str:
    """Return the reason of the ending, or `shared`."""
    assert isinstance(game.pending, Over)
    return "shared" if len(game.pending.winners) > 1 else game.pending.reason


@pytest.mark.slow
@pytest.mark.usefixtures("own_server")
@pytest.mark.parametrize(
    ("kind", "own_server"),
    [(kind, seed_of(number)) for kind, number in SEEDS.items()],
    indirect=["own_server"],
    ids=list(SEEDS),
)
def test_duel(kind: str, new_page: NewPage, screenshot: Screenshot) -> None:
    """Send all moves but the last to a table of two players at one screen, and make the last one by mouse."""
    game = random_game(seed_of(SEEDS[kind]))
    *moves, last = [moment for moment in game.moments if moment.step.seat is not None]
    assert (kind_of(game), type(last.step.action)) == (kind, Build), "a rule has changed: choose other seeds"
    page = new_page()
    seats = [{"kind": "me", "name": PLAYERS[0]}, {"kind": "here", "name": PLAYERS[1]}]
    table = page.request.post("/api/tables", data={"game": "duel", "seats": seats}).json()
    page.goto(f"/table/{table['id']}#secret={table['secret']}")
    page.locator(".table").wait_for()
    headers = {"authorization": f"Bearer {table['secret']}"}
    update = page.request.get(f"/api/tables/{table['id']}", headers=headers).json()
    for number, move in enumerate(moves):
        command = {"type": "play", "nonce": str(number), "seat": move.step.seat, "version": update["version"]}
        reply = page.request.post(
            f"/api/tables/{table['id']}/orders", headers=headers, data={**command, "move": move.text}
        ).json()
        assert reply["type"] == "done", reply
        update = reply
    page.locator(f"[data-slot='{last.step.action.slot}'] button.open").click()
    page.locator(ACTIONS).first.click()
    verdict = page.locator(VERDICT)
    verdict.wait_for()
    assert isinstance(game.pending, Over)
    sentence = SENTENCES[kind].format(winner=PLAYERS[game.pending.winners[0]])
    expect(verdict).to_contain_text(sentence)
    totals = page.get_by_role("table").first.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert [int(total) for total in totals] == list(game.scores), totals
    assert_accessible(page)
    assert_no_horizontal_scroll(page)
    screenshot(page, f"ending-{kind}")
