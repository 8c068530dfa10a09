"""Networks in files: a line that names the format, a description in JSON, the weights, and a check sum.

    sevenwonders network 1\\n
    <length of the description, 4 bytes> <description, UTF-8 JSON>
    <weights: each table in turn, little-endian float32 or float16>
    <CRC-32 of everything before, 4 bytes>

A file that is no network, of a later format, or damaged, is an OptionError; whether a network fits the game at hand is
for that game to check.
"""

import json
import struct
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any, Final, Literal

from sevenwonders.ai.network import Network
from sevenwonders.ai.network_shape import Description, NetworkShape
from sevenwonders.core.errors import OptionError

MAGIC: Final = b"sevenwonders network "
VERSION: Final = 1
_LENGTH: Final = struct.Struct("<I")

Weights = Literal["float32", "float16"]


def write(network: Network, path: Path, weights: Weights = "float32") -> None:
    """Write a network to a file; a file that was there is replaced only when the new one is complete."""
    description = network.description
    head = json.dumps(
        {
            "game": description.game,
            "features": description.features,
            "heads": [list(head) for head in description.heads],
            "inputs": network.inputs,
            "hidden": network.hidden,
            "second": network.second,
            "outputs": network.outputs,
            "weights": weights,
            "made": description.made,
        },
        sort_keys=True,
    ).encode()
    parts = [MAGIC + b"%d\n" % VERSION, _LENGTH.pack(len(head)), head]
    parts += [_packed(table, weights) for table in _used(network)]
    content = b"".join(parts)
    replace(path, content + _LENGTH.pack(zlib.crc32(content)))


def replace(path: Path, content: bytes) -> None:
    """Write a file beside its final place and move it there."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(path)


def read(path: Path) -> Network:
    """Return the network in a file; raise OptionError if there is none."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise OptionError("network/unreadable", name=str(path)) from error
    return parse(content, str(path))


def parse(content: bytes, name: str) -> Network:
    """Return the network in the content of a file called `name`."""
    line, newline, _ = content[:64].partition(b"\n")
    if not line.startswith(MAGIC) or not newline:
        raise OptionError("network/no-network", name=name)
    if line[len(MAGIC) :] != b"%d" % VERSION:
        raise OptionError("network/other-format", name=name, found=line[len(MAGIC) :].decode("ascii", "replace"))
    start = len(line) + 1
    if len(content) < start + 8 or zlib.crc32(content[:-4]) != _LENGTH.unpack(content[-4:])[0]:
        raise OptionError("network/damaged", name=name)
    (length,) = _LENGTH.unpack_from(content, start)
    try:
        return _network(json.loads(content[start + 4 : start + 4 + length]), content[start + 4 + length : -4])
    except (KeyError, TypeError, ValueError) as error:
        raise OptionError("network/damaged", name=name) from error


def _network(head: dict[str, Any], weights: bytes) -> Network:
    heads = tuple((str(name), int(size), str(kind)) for name, size, kind in head["heads"])
    shape = NetworkShape(int(head["inputs"]), int(head["hidden"]), int(head["second"]), int(head["outputs"]))
    network = Network(shape, Description(str(head["game"]), str(head["features"]), heads, dict(head["made"])))
    width = 2 if head["weights"] == "float16" else 4
    start = 0
    for table in _used(network):
        part = weights[start : start + width * len(table)]
        start += width * len(table)
        table.cast("B")[:] = _unpacked(part, len(table), width)
    if start != len(weights):
        raise ValueError("more weights than the shape has")
    return network


def _used(network: Network) -> list[memoryview]:
    """Return the tables of a network as they stand in memory, without those it does not have."""
    return [memoryview(table) for table, size in zip(network.tables, network.shape.sizes(), strict=True) if size]


def _packed(table: memoryview, weights: Weights) -> bytes:
    if weights == "float16":
        return struct.pack(f"<{len(table)}e", *table)
    numbers = array("f", table)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _unpacked(part: bytes, count: int, width: int) -> bytes:
    """Return weights as this machine holds float32."""
    if len(part) != count * width:
        raise ValueError("fewer weights than the shape has")
    if width == 2:
        return array("f", struct.unpack(f"<{count}e", part)).tobytes()
    if sys.byteorder == "big":
        numbers = array("f", part)
        numbers.byteswap()
        return numbers.tobytes()
    return part
