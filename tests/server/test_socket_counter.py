"""The counter of sockets: by client, by network, and pending ones apart."""

import asyncio
from contextlib import ExitStack
from dataclasses import replace

import pytest

from sevenwonders.server.ratelimit import client_key, site_key
from sevenwonders.server.settings import Limits
from sevenwonders.server.socket_counter import SocketCounter
from sevenwonders.tables.errors import TooManyError

LIMITS = replace(Limits(), connections=400, connections_per_client=10)


def test_keys_of_addresses() -> None:
    assert client_key("2001:db8::1") == client_key("2001:db8::ffff")
    assert client_key("2001:db8::1") != client_key("2001:db8:0:1::1")
    assert site_key("2001:db8::1") == site_key("2001:db8:0:ff::1")
    assert site_key("2001:db8::1") != site_key("2001:db8:0:100::1")
    assert client_key("::ffff:1.2.3.4") == site_key("1.2.3.4") == "1.2.3.4"
    assert client_key("rubbish") == "rubbish"


def test_one_client_has_a_share() -> None:
    sockets = SocketCounter(LIMITS)
    with ExitStack() as stack:
        for _ in range(10):
            sockets.identify(stack.enter_context(sockets.opened("1.2.3.4")), is_player=True)
        with pytest.raises(TooManyError), sockets.opened("1.2.3.4"):
            pass
        with sockets.opened("1.2.3.5"):
            assert sockets.total == 11
    assert sockets.total == 0


def test_an_ipv6_site_has_the_share_of_two_clients() -> None:
    """A provider assigns 256 networks of 64 bits to one subscriber, once 256 shares."""
    sockets = SocketCounter(LIMITS)
    accepted = 0
    with ExitStack() as stack:
        for network in range(50):
            try:
                stack.enter_context(sockets.opened(f"2001:db8:0:{network:x}::1"))
                accepted += 1
            except TooManyError:
                pass
        stack.enter_context(sockets.opened("2001:db8:1::1"))
    assert accepted == 20


def test_spectators_leave_room_for_players() -> None:
    sockets = SocketCounter(LIMITS)
    with ExitStack() as stack:
        for _ in range(7):
            sockets.identify(stack.enter_context(sockets.opened("1.2.3.4")), is_player=False)
        opened = stack.enter_context(sockets.opened("1.2.3.4"))
        with pytest.raises(TooManyError):
            sockets.identify(opened, is_player=False)
        sockets.identify(opened, is_player=True)


async def test_silent_sockets_of_many_clients_do_not_shut_out_another() -> None:
    """The 52 addresses of an attack open as many silent sockets as they may; a player still gets in."""
    sockets = SocketCounter(LIMITS)
    closed = 0

    async def silent(address: str) -> None:
        nonlocal closed
        with sockets.opened(address) as opened:
            try:
                async with asyncio.timeout(None) as opened.deadline:
                    await asyncio.Event().wait()
            except TimeoutError:
                closed += 1

    attack = [asyncio.create_task(silent(f"1.2.3.{number % 52}")) for number in range(300)]
    await asyncio.sleep(0)
    for _ in range(10):
        with sockets.opened("9.9.9.9") as player:
            sockets.identify(player, is_player=True)
            await asyncio.sleep(0)
    while closed < 250:
        await asyncio.sleep(0)
    assert sockets.total <= 25
    for task in attack:
        task.cancel()
    await asyncio.gather(*attack, return_exceptions=True)
    assert sockets.total == 0
