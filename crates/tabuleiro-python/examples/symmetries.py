"""Multiplies a sample by the symmetries of its game."""

import numpy as np
import tabuleiro

game = tabuleiro.load_game("syrtis")
state = game.new_initial_state(seed=1)
observation, policy = state.observation_tensor(), state.legal_actions_mask().astype(np.float32)
policy /= policy.sum()
samples = [(observation, policy)]
for symmetry in game.symmetries():
    turned, there = np.empty_like(observation), np.empty_like(policy)
    turned[symmetry["observation"]] = observation
    there[symmetry["actions"]] = policy
    samples.append((turned, there))
print(len(samples), "samples of one position,", len({one.tobytes() for one, _ in samples}), "of them different")
