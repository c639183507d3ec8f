"""The games for OpenSpiel: `register()` makes them known to `pyspiel.load_game`, as `tabuleiro_` and their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ._native import State, game_names, load_game, load_state

_PARAMETERS = {"rules": "", "players": 0, "seed": 1, "setup": "", "options": ""}


def register() -> list[str]:
    """Registers every game and returns the names. A second call changes nothing."""
    return [_register(name) for name in game_names()]


def _register(name: str) -> str:
    kind = _type_of(name)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, _maker(name, kind))
    return str(kind.short_name)


def _type_of(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"tabuleiro_{name}",
        long_name=name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_PARAMETERS,
    )


def _maker(name: str, kind: Any) -> Callable[[dict[str, Any]], Any]:
    class Made(_Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    return Made


def _options(params: dict[str, Any]) -> dict[str, object]:
    """Returns the options: `options` holds further ones, as `name=value;name=value`."""
    options: dict[str, object] = {}
    if params.get("rules"):
        options["rules"] = params["rules"]
    if params.get("players"):
        options["players"] = params["players"]
    for part in filter(None, str(params.get("options", "")).split(";")):
        key, _, value = part.partition("=")
        options[key] = value
    return options


class _Game(pyspiel.Game):
    """A game with one set-up: that of the parameter `setup`, or the one drawn with `seed`."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any]) -> None:
        loaded = load_game(name, _options(params), setup=params.get("setup") or None)
        start = loaded.new_initial_state(int(params.get("seed", 1)))
        self.tabuleiro = load_state(start.serialize()).get_game()
        info = pyspiel.GameInfo(
            num_distinct_actions=loaded.num_distinct_actions(),
            max_chance_outcomes=0,
            num_players=loaded.num_players(),
            min_utility=loaded.min_utility(),
            max_utility=loaded.max_utility(),
            utility_sum=None,
            max_game_length=loaded.max_game_length(),
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self)


class _State(pyspiel.State):
    """A state that hands everything to ours."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.tabuleiro: State = game.tabuleiro.new_initial_state()

    def current_player(self) -> int:
        return self.tabuleiro.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.tabuleiro.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.tabuleiro.apply_action(action)

    def undo_action(self, player: int, action: int) -> None:
        self.tabuleiro.undo_action(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.tabuleiro.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.tabuleiro.is_terminal()

    def returns(self) -> list[float]:
        return self.tabuleiro.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return str(self.history_str())

    def observation_string(self, player: int | None = None) -> str:
        return self.tabuleiro.observation_string(player)

    def __str__(self) -> str:
        return self.tabuleiro.position()


class _Observer:
    """What OpenSpiel asks for a player's tensor and string."""

    def __init__(self, game: _Game) -> None:
        self.tensor = np.zeros(game.tabuleiro.observation_tensor_size(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.tabuleiro.observation_tensor(player)

    def string_from(self, state: _State, player: int) -> str:
        return state.tabuleiro.observation_string(player)
