"""PettingZoo's own tests.

Those that do not apply: `parallel_api_test` and `parallel_seed_test` draw actions without looking at masks; `max_cycles_test` needs
a limit of steps, which these games do not have; `save_obs_test` and `performance_benchmark` test nothing.
"""

from __future__ import annotations

import warnings

import tabuleiro
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel
from tabuleiro.pettingzoo import env, raw_env


def test_the_interface_is_pettingzoos(name: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name, options), num_cycles=150)


def test_a_seed_decides_the_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=60)


def test_every_mode_of_rendering_gives_what_it_says(name: str) -> None:
    render_test(lambda render_mode: raw_env(name, render_mode=render_mode))


def test_turns_become_parallel_steps(name: str) -> None:
    parallel = turn_based_aec_to_parallel(env(name))
    observations, _ = parallel.reset(seed=1)
    over = False
    while not over:
        actions = {}
        for agent, seen in observations.items():
            legal = seen["action_mask"].nonzero()[0]
            actions[agent] = int(legal[0]) if len(legal) else None
        observations, rewards, terminations, _, _ = parallel.step(actions)
        over = all(terminations.values())
    assert set(rewards) <= {f"player_{seat}" for seat in range(tabuleiro.load_game(name).num_players())}
