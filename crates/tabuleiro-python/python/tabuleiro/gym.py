"""The games as environments of Gymnasium: one seat against chosen opponents, alone or many games at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from ._native import Game, State, load_game
from .batch import BatchEnv

Observation = dict[str, NDArray[Any]]


def _seats(game: Game, seat: int, opponents: str | Sequence[str]) -> list[str | None]:
    """Returns an opponent for each seat but one."""
    count = game.num_players()
    if not 0 <= seat < count:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {count - 1}")
    others = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != count - 1:
        raise ValueError(f"{count - 1} opponents are needed, not {len(others)}")
    named: list[str | None] = list(others)
    named.insert(seat, None)
    return named


def _spaces(game: Game) -> tuple[spaces.Space[Observation], spaces.Discrete[np.int64]]:
    actions = game.num_distinct_actions()
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (game.observation_tensor_size(),), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return cast(spaces.Space[Observation], observation), spaces.Discrete(actions)


class TabuleiroEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; engines or levels play the others. An illegal action ends the episode with the reward of a loss."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        name: str,
        options: dict[str, object] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        setup: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = load_game(name, options, setup=setup)
        self.render_mode = render_mode
        self.seat = seat
        self.observation_space, self.action_space = _spaces(self.game)
        seats = _seats(self.game, seat, opponents)
        self._batch = BatchEnv(self.game, 1, seats, autoreset="disabled")

    def _seen(self) -> Observation:
        return {
            "observation": self._batch.observations[0].copy(),
            "action_mask": self._batch.masks[0].astype(np.int8),
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch.reset([int(self.np_random.integers(2**63))])
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if not self._batch.masks[0][action]:
            return self._seen(), -1.0, True, False, {"illegal": True}
        self._batch.step(np.array([action], np.int32))
        over = bool(self._batch.over[0])
        return self._seen(), float(self._batch.rewards[0, self.seat]), over, False, {}

    def state(self) -> State:
        """Returns a copy of the game."""
        return self._batch.state(0)

    def render(self) -> Any:
        """Returns the board as text (`ansi`) or pixels (`rgb_array`)."""
        if self.render_mode == "rgb_array":
            from .pettingzoo import pixels

            return pixels(self.state())
        return self.state().render() if self.render_mode == "ansi" else None


class TabuleiroVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many games at once, one seat of each; engines or levels play the others. Illegal actions are errors."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        options: dict[str, object] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
    ) -> None:
        super().__init__()
        self.game = load_game(name, options)
        self.num_envs = num_envs
        self.seat = seat
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.single_observation_space, self.single_action_space = _spaces(self.game)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._mode = autoreset_mode
        self.batch = BatchEnv(
            self.game,
            num_envs,
            _seats(self.game, seat, opponents),
            autoreset=autoreset_mode.name.lower(),
            threads=threads,
        )

    def _seen(self) -> Observation:
        return {
            "observation": self.batch.observations.copy(),
            "action_mask": self.batch.masks.astype(np.int8),
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, int):
            super().reset(seed=seed)
        if isinstance(seed, list) and None not in seed:
            seeds = [int(one) for one in seed if one is not None]
        else:
            seeds = [int(one) for one in self.np_random.integers(2**63, size=self.num_envs)]
        mask = None if options is None else options.get("reset_mask")
        self.batch.reset(seeds, mask)
        return self._seen(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(np.asarray(actions))
        over = self.batch.over.copy()
        info: dict[str, Any] = {}
        if self._mode == AutoresetMode.SAME_STEP and over.any():
            last = np.full(self.num_envs, None, object)
            for index in np.flatnonzero(over):
                mask = np.zeros(self.batch.masks.shape[1], np.int8)
                last[index] = {"observation": self.batch.last_observations[index].copy(), "action_mask": mask}
            info = {"final_obs": last, "_final_obs": over}
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        return self._seen(), rewards, over, np.zeros(self.num_envs, np.bool_), info
