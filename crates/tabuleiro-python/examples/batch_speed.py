"""Steps 1,024 games at once and counts the steps. Only the time within `step` counts: a learner chooses its own actions."""

import time

import tabuleiro
from tabuleiro import BatchEnv

for name in tabuleiro.game_names():
    batch = BatchEnv(tabuleiro.load_game(name), 1024, observations="bits", masks="bits", seed=1)
    spent, steps = 0.0, 0
    for _ in range(200):
        actions = batch.sample()
        begin = time.perf_counter()
        batch.step(actions)
        spent += time.perf_counter() - begin
        steps += batch.num_envs
    print(f"{name}: {steps / spent / 1e6:.2f} million steps a second")
