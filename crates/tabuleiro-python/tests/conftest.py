"""What all tests use: every game, and the closing line."""

from __future__ import annotations

import time

import pytest
import tabuleiro

EVERY = [
    (name, {"rules": rules, "players": players})
    for name in tabuleiro.game_names()
    for rules, seats in tabuleiro.rule_sets(name)
    for players in seats
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs a test with `name` and `options` for every game, rule set and number of seats."""
    if {"name", "options"} <= set(metafunc.fixturenames):
        ids = [f"{name}-{options['rules']}-{options['players']}" for name, options in EVERY]
        metafunc.parametrize(("name", "options"), EVERY, ids=ids)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", tabuleiro.game_names())


BEGIN = time.monotonic()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the line that `cargo xtask test` reads."""
    count = {key: len(terminalreporter.stats.get(key, [])) for key in ("passed", "failed", "error", "skipped")}
    failed = count["failed"] + count["error"]
    seconds = time.monotonic() - BEGIN
    for report in terminalreporter.stats.get("failed", []) + terminalreporter.stats.get("error", []):
        terminalreporter.write_line(f"FAIL {report.nodeid}")
    terminalreporter.write_line(
        f"Python [{seconds:8.1f}s] {count['passed']} passed, {failed} failed, {count['skipped']} skipped"
    )
