"""Learns to beat random play within a minute with NumPy alone: a policy that likes some kinds of moves, and its gradient (REINFORCE)."""

from typing import Any

import numpy as np
import tabuleiro
from numpy.typing import NDArray
from tabuleiro import BatchEnv

Array = NDArray[np.float64]
GAMES, STEPS, ROUNDS = 96, 100, 18
dice = np.random.default_rng(1)
game = tabuleiro.load_game("green_skull")
batch = BatchEnv(game, GAMES, [None, "random"], seed=1)


def features() -> Array:
    """Returns what the policy knows of each action: its kind and direction, and the cell where it begins."""
    actions = [game.new_initial_state().action_to_dict(number) for number in range(game.num_distinct_actions())]
    kinds = [(action["kind"], action.get("direction")) for action in actions]
    names = sorted(set(kinds), key=str)
    cells = [action.get("from", "") for action in actions]
    known = np.zeros((len(actions), len(names) + len(game.cells)))
    for number, (kind, cell) in enumerate(zip(kinds, cells, strict=True)):
        known[number, names.index(kind)] = 1.0
        if cell:
            known[number, len(names) + game.cells.index(cell)] = 1.0
    return known


known = features()
weights = np.zeros(known.shape[1])


def policy() -> Array:
    """Returns the chances of all actions in each game."""
    chances: Array = np.exp(known @ weights)[None, :] * batch.masks
    return np.asarray(chances / chances.sum(axis=1, keepdims=True))


def play(steps: int) -> tuple[list[Array], NDArray[Any], NDArray[Any]]:
    """Steps all games; returns the gradient of each step, and which games ended with which rewards."""
    gradients, over, rewards = [], [], []
    for _ in range(steps):
        chances = policy()
        actions = (chances.cumsum(axis=1) > dice.random((GAMES, 1))).argmax(axis=1)
        gradients.append(known[actions] - chances @ known)
        batch.step(actions)
        over.append(batch.over.copy())
        rewards.append(batch.rewards[:, 0].copy())
    return gradients, np.array(over), np.array(rewards)


def mean_reward() -> float:
    _, over, rewards = play(STEPS)
    return float(rewards[over].mean())


before = mean_reward()
for _ in range(ROUNDS):
    gradients, over, rewards = play(STEPS)
    baseline = rewards[over].mean()
    gain, steepest = np.zeros(GAMES), np.zeros_like(weights)
    for step in reversed(range(STEPS)):
        # A step counts for the end of its own game; steps after the last end count for nothing.
        gain = np.where(over[step], rewards[step] - baseline, gain)
        steepest += gain @ gradients[step]
    weights += 0.6 * steepest / np.linalg.norm(steepest)
after = mean_reward()
print(f"mean reward against random play: {before:+.2f} before, {after:+.2f} after")
assert after > before + 0.3
