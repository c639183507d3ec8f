"""The types that the package says it has."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import tabuleiro

CRATE = Path(__file__).parents[1]
PACKAGE = Path(tabuleiro.__file__).parent


def run(*command: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(PACKAGE.parent), "MYPY_CACHE_DIR": os.devnull}
    done = subprocess.run(command, cwd=CRATE, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_is_content() -> None:
    run(sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "python/tabuleiro", "examples")


def test_pyright_is_content() -> None:
    run(sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--project", "pyproject.toml", "python/tabuleiro")


def test_the_stubs_say_what_the_module_has() -> None:
    run(sys.executable, "-m", "mypy.stubtest", "tabuleiro._native", "--mypy-config-file", "pyproject.toml")
