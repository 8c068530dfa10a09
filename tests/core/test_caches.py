"""A container stays in the cache until more keys were used since than the cache has room for."""

from collections.abc import Callable

from sevenwonders.core.caches import cache_of


def test_a_container_is_shared_by_equal_keys_only() -> None:
    entries: Callable[..., list[int]] = cache_of(list, 4)
    entries(1, "a").append(7)
    assert entries(1, "a") == [7]
    assert entries(1, "b") == entries(2, "a") == []
    assert entries(1, "a") is entries(1, "a")


def test_two_caches_share_nothing() -> None:
    one: Callable[..., dict[str, int]] = cache_of(dict, 4)
    two: Callable[..., dict[str, int]] = cache_of(dict, 4)
    one("key")["name"] = 1
    assert two("key") == {}


def test_the_least_recently_used_container_is_dropped() -> None:
    entries: Callable[..., list[int]] = cache_of(list, 2)
    for key in (1, 2):
        entries(key).append(key)
    assert entries(1) == [1]  # used again, so that 2 is the oldest
    entries(3)
    assert entries(1) == [1]
    assert entries(2) == []
