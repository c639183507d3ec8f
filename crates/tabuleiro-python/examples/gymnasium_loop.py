"""Plays one seat against the first level, with Gymnasium's loop."""

from tabuleiro.gym import TabuleiroEnv

env = TabuleiroEnv("green_skull", seat=0, opponents="1")
observation, _info = env.reset(seed=1)
over, steps = False, 0
while not over:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, over, _cut, _info = env.step(action)
    steps += 1
    if over:
        print(f"{steps} steps, reward {reward}")
