"""Networks in files: round trip, and errors for other files."""

from pathlib import Path

import pytest

from sevenwonders.ai import network_file
from sevenwonders.ai.network import Network
from sevenwonders.ai.network_shape import Description, NetworkShape
from sevenwonders.core.errors import OptionError


def a_network(second: int = 0) -> Network:
    made = {"command": "train game --seed 1", "seed": 1, "games": 10}
    network = Network(
        NetworkShape(50, 16, second, 5),
        Description("game", "abc", (("win", 3, "softmax"), ("lead", 2, "linear")), made),
    )
    network.scatter(3)
    return network


@pytest.mark.parametrize("second", [0, 8])
def test_a_saved_network_is_loaded_unchanged(tmp_path: Path, second: int) -> None:
    network = a_network(second)
    network_file.write(network, tmp_path / "one.net")
    found = network_file.read(tmp_path / "one.net")
    assert found.shape == network.shape
    assert found.description == network.description
    assert [list(table) for table in found.tables] == [list(table) for table in network.tables]
    assert found.outputs_of([1, 7, 49]) == network.outputs_of([1, 7, 49])


def test_sixteen_bit_weights_keep_three_digits(tmp_path: Path) -> None:
    network = a_network()
    network_file.write(network, tmp_path / "full.net")
    network_file.write(network, tmp_path / "half.net", "float16")
    found = network_file.read(tmp_path / "half.net")
    for mine, theirs in zip(found.tables, network.tables, strict=True):
        assert list(mine) == pytest.approx(list(theirs), abs=1e-4)
    assert (tmp_path / "half.net").stat().st_size < 0.6 * (tmp_path / "full.net").stat().st_size


def test_equal_networks_make_equal_files(tmp_path: Path) -> None:
    network_file.write(a_network(), tmp_path / "one.net")
    network_file.write(a_network(), tmp_path / "two.net")
    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "two.net").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.net", "two.net"]


def content(tmp_path: Path) -> bytes:
    network_file.write(a_network(), tmp_path / "good.net")
    return (tmp_path / "good.net").read_bytes()


def key_for(content: bytes) -> str:
    with pytest.raises(OptionError) as caught:
        network_file.parse(content, "some.net")
    assert caught.value.details["name"] == "some.net"
    return caught.value.key


def test_files_that_are_no_networks_are_rejected(tmp_path: Path) -> None:
    good = content(tmp_path)
    assert key_for(b"") == "network/no-network"
    assert key_for(b"PK\x03\x04" + bytes(500)) == "network/no-network"
    assert key_for(good.replace(b"network 1\n", b"network 2\n")) == "network/other-format"
    with pytest.raises(OptionError, match="network/unreadable"):
        network_file.read(tmp_path / "missing.net")


def test_damage_is_detected_at_every_byte(tmp_path: Path) -> None:
    good = content(tmp_path)
    for length in (24, 30, 200, len(good) - 1):
        assert key_for(good[:length]) == "network/damaged"
    for place in range(23, len(good), 97):
        assert key_for(good[:place] + bytes([good[place] ^ 4]) + good[place + 1 :]) == "network/damaged"
