"""Exact, fast board games for two to four players, with engines and a batch stepper.

>>> import tabuleiro
>>> game = tabuleiro.load_game(tabuleiro.game_names()[0])
>>> state = game.new_initial_state(seed=1)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
0.0
"""

from ._native import (
    Engine,
    Game,
    State,
    TabuleiroError,
    analyse,
    game_names,
    load_game,
    load_state,
    play_match,
    record_arrays,
    rule_sets,
)
from .batch import BatchEnv
from .documents import load_json, log_arrays
from .grid import on_grid

__all__ = [
    "BatchEnv",
    "Engine",
    "Game",
    "State",
    "TabuleiroError",
    "analyse",
    "game_names",
    "load_game",
    "load_json",
    "load_state",
    "log_arrays",
    "on_grid",
    "play_match",
    "record_arrays",
    "rule_sets",
]


def _restore(text: str, cells: int | None) -> State:
    """Returns a state that was pickled."""
    return load_state(text, cells=cells)
