"""Shows maps of different sizes in one form: as a graph of cells, and as padded images with shared actions."""

import numpy as np
import tabuleiro

for rules in ("published", "feup-a", "feup-b"):
    game = tabuleiro.load_game("small_star_empires", {"rules": rules}, cells=128)
    observation = game.new_initial_state(seed=1).observation_tensor()
    planes = observation[: len(game.planes) * game.num_cells].reshape(len(game.planes), game.num_cells)
    senders, receivers = np.asarray(game.edges).T
    around = np.zeros_like(planes)
    for sender, receiver in zip(senders, receivers, strict=True):
        around[:, receiver] += planes[:, sender]
    image = tabuleiro.on_grid(game, observation, 26, 32)
    print(f"{rules}: {len(game.cells)} cells, {len(senders)} edges, image {image.shape}, {game.num_distinct_actions()} actions")
