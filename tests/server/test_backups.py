"""Backups of both kinds of databases: of one moment, whole, and back again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.player import sitting
from tests.server.running import running

from sevenwonders.__main__ import _Copies
from sevenwonders.cli.main import main
from sevenwonders.core.errors import OptionError
from sevenwonders.server.storage.backup import backup, restore
from sevenwonders.server.storage.engine import open_database


async def test_a_restored_database_equals_the_original(place: str, tmp_path: Path) -> None:
    file = str(tmp_path / "copy.db")
    with running(place) as server:  # type: ignore[arg-type]  # an address is as good as a folder
        made = [server.new_table("me", "link", game=game) for game in ("duel",)] + [
            server.new_table("me", "beginner", "beginner", game="classic")
        ]
        secret = server.claim(made[0])
        async with sitting(server, made[0]["id"], made[0]["secret"]) as player:
            if player.moves:
                await player.play(player.moves[0]["id"])
            answer = player.update
            assert backup(place, file) == 2  # while it runs
    again = str(tmp_path / "again")
    assert restore(file, again) == 2
    assert sorted(found.name for found in tmp_path.glob("copy*")) == ["copy.db"]
    with running(Path(again)) as server:
        async with sitting(server, made[0]["id"], made[0]["secret"]) as player:
            assert (player.version, player.update["view"]) == (answer["version"], answer["view"])
        assert server.get(f"/api/tables/{made[0]['id']}", secret).json()["seats"] == [1]


def test_an_impossible_backup_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    assert main(["backup", str(file), "--data", str(tmp_path / "new")], backups=_Copies()) == 2
    assert not (tmp_path / "new").exists(), "a place for games that are not there"
    open_database(tmp_path / "new").dispose()
    assert main(["backup", str(file), "--data", str(tmp_path / "new")], backups=_Copies()) == 0
    assert main(["restore", str(file), "--data", str(tmp_path / "other")], backups=_Copies()) == 0
    with running(tmp_path / "full") as server:
        server.new_table("me", "here")
    for given, place, key in (
        (file, "full", "data/not-empty"),
        (tmp_path / "nothing", "third", "data/not-a-backup"),
        (Path(__file__), "third", "data/not-a-backup"),
    ):
        with pytest.raises(OptionError) as refused:
            restore(str(given), str(tmp_path / place))
        assert refused.value.key == key
    with pytest.raises(OptionError):
        backup(str(tmp_path / "new"), str(tmp_path / "no" / "such" / "folder"))


def test_the_data_folder_is_set_in_one_way(tmp_path: Path) -> None:
    there, file = str(tmp_path / "there"), str(tmp_path / "copy.db")
    assert main(["backup", file, "--data", there, "--database", "postgresql://x"], backups=_Copies()) == 2
    assert main(["backup", file, "--database", there], backups=_Copies()) == 2
    assert not any(tmp_path.iterdir())


def test_a_file_that_is_no_backup_is_left_unchanged(tmp_path: Path) -> None:
    text, foreign = tmp_path / "empty.txt", tmp_path / "foreign.db"
    text.touch()
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE tables (id TEXT)")
    for file in (text, foreign):
        before = file.read_bytes()
        with pytest.raises(OptionError, match="not-a-backup"):
            restore(str(file), str(tmp_path / "games"))
        assert file.read_bytes() == before
    assert sorted(found.name for found in tmp_path.iterdir()) == ["empty.txt", "foreign.db"]


def test_a_backup_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "thesis.db"
    file.write_text("not a backup", encoding="utf-8")
    open_database(tmp_path / "games").dispose()
    with pytest.raises(OptionError) as raised:
        backup(str(tmp_path / "games"), str(file))
    assert raised.value.key == "file/exists"
    assert file.read_text(encoding="utf-8") == "not a backup"


# ---- backups that were changed by hand


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE seats SET level = 'bot:touch FILE' WHERE seat = 1",
        "UPDATE seats SET bot = 'os:system' WHERE seat = 0",
        "UPDATE seats SET seat = 4 WHERE seat = 1",
        "DELETE FROM seats WHERE seat = 0",
        "UPDATE tables SET seed = 'x'",
        "UPDATE log SET seq = seq + 100",
        "UPDATE log SET entry = '{}'",
    ],
)
def test_a_backup_that_could_harm_is_refused(tmp_path: Path, change: str) -> None:
    file = tmp_path / "copy.db"
    with running(tmp_path / "games") as server:
        made = server.new_table("me", "easy", first="A")
        order = {"type": "rename", "nonce": "n", "seat": 0, "name": "x"}
        assert server.post(f"/api/tables/{made['id']}/orders", order, made["secret"]).status_code == 200
    assert backup(str(tmp_path / "games"), str(file)) == 1
    with closing(sqlite3.connect(file)) as database:
        database.execute(change)
        database.commit()
    with pytest.raises(OptionError) as refused:
        restore(str(file), str(tmp_path / "again"))
    assert refused.value.key == "data/not-a-backup"
    assert not (tmp_path / "FILE").exists()


def test_a_backup_contains_reviews(tmp_path: Path) -> None:
    with closing(open_database(tmp_path / "games").raw_connection()) as database:
        database.cursor().execute("INSERT INTO reviews VALUES ('duel-1', 1.0, 'record', x'00')")
    assert backup(str(tmp_path / "games"), str(tmp_path / "copy.db")) == 0
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT id FROM reviews").fetchall() == [("duel-1",)]


def test_the_default_is_the_database_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(tmp_path / "games").dispose()
    monkeypatch.setenv("SEVENWONDERS_DATA", str(tmp_path / "games"))
    assert main(["backup", str(tmp_path / "copy.db")], backups=_Copies()) == 0
    assert (tmp_path / "copy.db").exists()
