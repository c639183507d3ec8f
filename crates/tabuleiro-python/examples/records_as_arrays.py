"""Turns the games of a match into arrays for imitation."""

import numpy as np
import tabuleiro

game = tabuleiro.load_game("green_skull")
result = tabuleiro.play_match(game, ["2", "1"], starts=2)
observations, actions = [], []
for played in result["games"]:
    record = tabuleiro.record_arrays(played["record"])
    state = tabuleiro.load_state(record["setup"])
    for action in record["actions"].tolist():
        observations.append(state.observation_tensor(form="uint8"))
        actions.append(action)
        state.apply_action(action)
print(np.stack(observations).shape, "observations,", len(set(actions)), "different actions")
