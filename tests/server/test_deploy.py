"""What stands in deploy/ and in docs/hosting.md fits the program, as far as that can be seen without running it."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with schemathesis, without types

from sevenwonders.server.config import SETTINGS, from_environment
from sevenwonders.server.limits import Limits

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NAMES = re.compile(r"SEVENWONDERS_[A-Z]+")


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_only_settings_that_there_are(file: Path) -> None:
    assert set(NAMES.findall(file.read_text("utf-8"))) <= set(SETTINGS)


def test_every_setting_is_told_of() -> None:
    assert set(SETTINGS) == set(NAMES.findall(HOSTING))
    table = HOSTING[HOSTING.index("### Limits") : HOSTING.index("## Backups")]
    told = {name for row in re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert told <= {field.name for field in fields(Limits)}


def test_the_servers_of_compose_can_be_started_with_their_settings() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    told = yaml.safe_load(re.sub(r"\$\{SITE[^}]*\}", "games.example.org", re.sub(r"\$\{DATABASE[^}]*\}", "x", text)))
    servers = {name: service for name, service in told["services"].items() if name.startswith("server")}
    assert len(servers) == 2
    for name, service in servers.items():
        config = from_environment(service["environment"])
        assert config.relay.startswith(f"{name}:")
        assert config.hosts == ("games.example.org", "localhost")
        assert config.proxies == (told["networks"]["inside"]["ipam"]["config"][0]["subnet"],)
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    upstreams = re.search(r"reverse_proxy ([^{]*)\{", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert upstreams is not None
    assert upstreams[1].split() == [f"{name}:7777" for name in servers]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = (DEPLOY / "sevenwonders.service").read_text("utf-8")
    program = tmp_path / "sevenwonders"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    file = tmp_path / "sevenwonders.service"
    file.write_text(unit.replace("/opt/sevenwonders/bin/sevenwonders", str(program)), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert str(file) not in done.stdout + done.stderr, done.stderr
