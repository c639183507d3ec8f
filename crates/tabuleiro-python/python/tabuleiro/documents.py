"""Documents that other parts of Tabuleiro write: positions as JSON, and logs of matches."""

from __future__ import annotations

import json
from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

from ._native import State, TabuleiroError, load_state, record_arrays

if TYPE_CHECKING:
    from ._native import RecordArrays


def load_json(document: Mapping[str, Any], *, cells: int | None = None) -> State:
    """Returns the state of a position that `to_json` returned, or that a server or the program wrote."""
    try:
        text = f"{document['setup']}.at~{document['position']}"
    except (KeyError, TypeError) as problem:
        raise TabuleiroError(f"a position has a set-up and a position; {problem} is missing") from None
    return load_state(text, cells=cells)


def log_arrays(path: str | PathLike[str], *, cells: int | None = None) -> list[RecordArrays]:
    """Returns the actions, players and results of each game in the log of a match."""
    with open(path, encoding="utf-8") as log:
        games = [json.loads(line) for line in log.readlines()[1:]]
    return [record_arrays(game["record"], cells=cells) for game in games]
