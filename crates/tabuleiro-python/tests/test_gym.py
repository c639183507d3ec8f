"""Gymnasium's own checks, and vectors of environments."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from tabuleiro.gym import TabuleiroEnv, TabuleiroVectorEnv


def test_the_interface_is_gymnasiums(name: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(TabuleiroEnv(name, options, seat=1), skip_render_check=True)


def test_an_episode_ends_with_a_reward(name: str) -> None:
    env = TabuleiroEnv(name, seat=0, opponents="random", render_mode="rgb_array")
    seen, _ = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, over, _, _ = env.step(np.int64(action))
    assert -1.0 <= float(reward) <= 1.0 and env.state().is_terminal()
    assert env.render().shape[2] == 3
    with pytest.raises(ValueError, match="there is no seat 9"):
        TabuleiroEnv(name, seat=9)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_a_vector_resets_in_each_mode(mode: AutoresetMode) -> None:
    vector = TabuleiroVectorEnv("asterismo", 5, seat=1, opponents="random", autoreset_mode=mode)
    seen, _ = vector.reset(seed=3)
    before = np.zeros(5, bool)
    ended = 0
    for _ in range(120):
        assert vector.observation_space.contains(seen)
        seen, rewards, over, truncated, info = vector.step(seen["action_mask"].argmax(axis=1))
        ended += int(over.sum())
        assert not truncated.any() and not (over & before).any()
        assert not rewards[~over].any()
        if mode == AutoresetMode.SAME_STEP:
            assert bool(over.any()) == ("final_obs" in info)
            assert seen["action_mask"].any(axis=1).all()
        elif mode == AutoresetMode.NEXT_STEP:
            assert np.array_equal(~seen["action_mask"].any(axis=1), over)
        elif over.any():
            seen, _ = vector.reset(options={"reset_mask": over})
            over = np.zeros(5, bool)
        before = over if mode != AutoresetMode.SAME_STEP else np.zeros(5, bool)
    assert ended > 3
