"""Settings from the environment: all valid, or one sentence about the first that is not."""

import json
from pathlib import Path

import pytest

from sevenwonders.core.errors import OptionError
from sevenwonders.server.settings import Limits, RateLimit, parse_limits, settings_from_environment


def test_defaults() -> None:
    settings = settings_from_environment({})
    assert settings.limits == Limits()
    assert settings.worker_count >= 1
    assert settings.trusted_hosts is not None
    assert "localhost" in settings.trusted_hosts


def test_limits_change_the_defaults() -> None:
    limits = parse_limits('{"tables": 3, "messages": {"per_second": 1, "burst": 2}, "away_seconds": 0}')
    assert (limits.tables, limits.messages, limits.away_seconds) == (3, RateLimit(1, 2), 0)
    assert limits.queued_jobs == Limits().queued_jobs


def test_empty_variables_count_as_unset() -> None:
    assert settings_from_environment({"SEVENWONDERS_WORKERS": "", "SEVENWONDERS_LIMITS": ""}).workers == 0


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("HOST", "x", "config/unknown-setting"),
        ("LOG", "loud", "config/invalid"),
        ("PROXIES", "10.0.0.0/99", "config/invalid"),
        ("METRICS", "everywhere", "config/invalid"),
        ("WORKERS", "few", "config/not-a-number"),
        ("WORKERS", "-1", "config/not-a-number"),
        ("WORKERS", "99999999999999999999", "config/invalid"),
        ("WORKERS", "9" * 5_000, "config/invalid"),
        ("WORKERS", "٣", "config/not-a-number"),
        ("LIMITS", "{", "config/invalid-limits"),
        ("LIMITS", "[]", "config/invalid-limits"),
        ("LIMITS", "[" * 100_000, "config/invalid-limits"),
        ("LIMITS", '{"tables": "many"}', "config/invalid-limits"),
        ("LIMITS", '{"tables": 1e400}', "config/invalid-limits"),
        ("LIMITS", '{"tabels": 3}', "config/unknown-setting"),
        ("LIMITS", '{"work": {"per_secund": 3, "burst": 1, "per_second": 1}}', "config/unknown-setting"),
    ],
)
def test_an_invalid_setting_is_one_sentence(name: str, value: str, key: str) -> None:
    with pytest.raises(OptionError) as refused:
        settings_from_environment({f"SEVENWONDERS_{name}": value})
    assert refused.value.key == key
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["connections", "connections_per_client", "tables", "header_seconds", "message_bytes"])
def test_a_limit_that_would_shut_out_every_client_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_limits(json.dumps({name: 0}))
    assert (refused.value.key, refused.value.details["name"]) == ("config/invalid", name)


@pytest.mark.parametrize("rate", [{"per_second": 0, "burst": 1}, {"per_second": 1, "burst": 0}])
def test_a_rate_of_zero_is_refused(rate: dict[str, float]) -> None:
    with pytest.raises(OptionError, match="config/invalid"):
        parse_limits(json.dumps({"work": rate}))


@pytest.mark.parametrize("text", ['{"bot_pace": -1}', '{"queued_jobs": -1}', '{"stale_days": 1e300}'])
def test_an_impossible_limit_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="config/invalid"):
        parse_limits(text)


def test_the_allowance_of_work_is_smaller_if_browsers_have_the_engine(tmp_path: Path) -> None:
    assert settings_from_environment({}, tmp_path / "none").limits.work == RateLimit(250, 1_500)
    assert settings_from_environment({}, tmp_path).limits.work == RateLimit(50, 1_000)
    asked = {"SEVENWONDERS_LIMITS": '{"work": {"per_second": 7, "burst": 8}}'}
    assert settings_from_environment(asked, tmp_path).limits.work == RateLimit(7, 8)
