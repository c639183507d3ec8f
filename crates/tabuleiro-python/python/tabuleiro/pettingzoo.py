"""The games as environments of PettingZoo, where players take turns (AEC)."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ._native import Game, State, load_game


class TabuleiroAEC(AECEnv[str, dict[str, NDArray[Any]], int], EzPickle):
    """A game in which the agents `player_0`, `player_1` and so on take turns.

    An observation has the `observation` of an agent and the `action_mask` of its legal actions. Rewards come at the end.
    """

    metadata = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "tabuleiro_v0",
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        name: str,
        options: dict[str, object] | None = None,
        *,
        setup: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, options, setup=setup, render_mode=render_mode)
        super().__init__()
        self.game: Game = load_game(name, options, setup=setup)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        self.agents = self.possible_agents[:]
        actions = self.game.num_distinct_actions()
        size = self.game.observation_tensor_size()
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self._state: State = self._drawn()

    def _drawn(self) -> State:
        return self.game.new_initial_state(int(self._random.integers(2**63)))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._state.observation_tensor(seat),
            "action_mask": self._state.legal_actions_mask(seat),
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._state = self._drawn()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.current_player()]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(cast(Any, action))
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._state.apply_action(int(cast(int, action)))
        self.rewards = dict(zip(self.possible_agents, self._state.rewards(), strict=True))
        if self._state.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
            following = (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
            self.agent_selection = self.possible_agents[following]
        else:
            self.agent_selection = self.possible_agents[self._state.current_player()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Returns the board as text (`ansi`) or pixels (`rgb_array`), or prints it (`human`)."""
        if self.render_mode == "rgb_array":
            return pixels(self._state)
        if self.render_mode == "human":
            print(self._state.render())
            return None
        return self._state.render() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def pixels(state: State) -> NDArray[np.uint8]:
    """Returns a picture of a state as rows of red, green and blue."""
    import io

    from PIL import Image

    with Image.open(io.BytesIO(state.render("png"))) as image:
        return np.asarray(image.convert("RGB"))


def env(name: str, options: dict[str, object] | None = None, **settings: Any) -> AECEnv[str, Any, int]:
    """Returns the environment with PettingZoo's usual wrappers."""
    from pettingzoo.utils import wrappers

    raw = TabuleiroAEC(name, options, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


raw_env = TabuleiroAEC
