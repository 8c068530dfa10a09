"""The files in deploy/ and docs/hosting.md fit the program, as far as that can be checked without running it."""

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with schemathesis, without types

from sevenwonders.cli.app import parse
from sevenwonders.cli.shell import Shell
from sevenwonders.server.settings import VARIABLES, Limits, RateLimit, settings_from_environment

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NAMES = re.compile(r"SEVENWONDERS_[A-Z]+")


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_only_known_settings_are_used(file: Path) -> None:
    assert set(NAMES.findall(file.read_text("utf-8"))) <= set(VARIABLES)


def test_every_setting_and_limit_is_documented_with_its_default() -> None:
    assert set(VARIABLES) == set(NAMES.findall(HOSTING))
    table = HOSTING[HOSTING.index("### Limits") : HOSTING.index("## Backups")]
    rows = re.findall(r"^\| (`[^|]*) \|[^|]*\| ([^|]*) \|", table, re.MULTILINE)
    assert rows
    limits = {field.name: getattr(Limits(), field.name) for field in fields(Limits)}
    for names, documented in rows:
        values = [limits[name] for name in re.findall(r"`(\w+)`", names)]
        numbers = [number for value in values for number in _numbers(value)]
        assert [float(number.replace(" ", "")) for number in documented.split(", ")] == numbers, names


def _numbers(value: float | RateLimit) -> list[float]:
    return [value.per_second, value.burst] if isinstance(value, RateLimit) else [float(value)]


def test_the_servers_of_compose_can_be_started_with_their_settings() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    text = re.sub(r"\$\{SITE[^}]*\}", "games.example.org", re.sub(r"\$\{DATABASE[^}]*\}", "x", text))
    compose = yaml.safe_load(text)
    servers = {name: service for name, service in compose["services"].items() if name.startswith("server")}
    assert len(servers) == 2
    for service in servers.values():
        settings = settings_from_environment(service["environment"])
        assert settings.data == "postgresql://sevenwonders:x@database/sevenwonders"
        assert settings.hosts == ("games.example.org", "localhost")
        assert settings.proxies == (compose["networks"]["inside"]["ipam"]["config"][0]["subnet"],)
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    upstreams = re.search(r"reverse_proxy ([^{]*)\{", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert upstreams is not None
    assert upstreams[1].split() == [f"{name}:7777" for name in servers]
    assert '".[postgres]"' in (DEPLOY / "Containerfile").read_text("utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_units_are_valid(tmp_path: Path) -> None:
    program = tmp_path / "sevenwonders"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    files = []
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        file = tmp_path / unit.name
        file.write_text(unit.read_text("utf-8").replace("/opt/sevenwonders/bin/sevenwonders", str(program)), "utf-8")
        files.append(str(file))
    assert len(files) == 3
    done = subprocess.run(["systemd-analyze", "verify", *files], capture_output=True, text=True, check=False)
    assert str(tmp_path) not in done.stdout + done.stderr, done.stderr


@pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
def test_nginx_accepts_its_configuration(tmp_path: Path) -> None:
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    for directive in ("limit_conn ", "limit_req "):
        assert directive in site
    certificate = "/etc/letsencrypt/live/games.example.org"
    subject = ["-subj", "/CN=games.example.org", "-keyout", str(tmp_path / "privkey.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject, "-out", str(tmp_path / "fullchain.pem")],
        capture_output=True,
        check=True,
    )
    (tmp_path / "site.conf").write_text(site.replace(certificate, str(tmp_path)), "utf-8")
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/error.log; events {{}}\n"
        f"http {{ access_log off; include {tmp_path}/site.conf; }}\n",
        "utf-8",
    )
    done = subprocess.run(
        ["nginx", "-t", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def _commands() -> list[list[str]]:
    """Return the arguments of every call of the program in deploy/ and in the guide."""
    calls = []
    for unit in DEPLOY.glob("*.service"):
        calls += re.findall(r"/opt/sevenwonders/bin/sevenwonders ([^'\n]+)", unit.read_text("utf-8"))
    calls += re.findall(r"^    sevenwonders ([^#\n]+)", HOSTING, re.MULTILINE)
    calls += re.findall(r"'sevenwonders ([^'\n]+)'", HOSTING)
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    (words,) = re.findall(r"^CMD (\[.+\])$", container, re.MULTILINE)
    calls.append(shlex.join(json.loads(words)))
    calls = [re.sub(r"\$+\([^)]*\)", "now", call.replace("${SERVER_PROCESSES}", "2")) for call in calls]
    return [shlex.split(call) for call in calls]


def test_every_command_of_the_guide_exists_with_its_options() -> None:
    commands = _commands()
    assert {words[0] for words in commands} == {"serve", "backup", "restore"}
    for words in commands:
        parse(Shell("en"), words)  # raises OptionError


def test_every_file_of_the_guide_exists() -> None:
    for name in re.findall(r"deploy/[\w.-]+\w", HOSTING):
        assert name == "deploy/.env" or (ROOT / name).is_file(), name
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    for name in re.findall(r"- \./(\S+):/", compose):
        assert (DEPLOY / name).is_file(), name


@pytest.mark.skipif(shutil.which("caddy") is None, reason="needs Caddy")
def test_caddy_accepts_its_configuration(tmp_path: Path) -> None:
    done = subprocess.run(
        ["caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"],
        env={**os.environ, "SITE": "games.example.org", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
