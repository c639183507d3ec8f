"""Plays a game of three with PettingZoo's loop."""

from tabuleiro.pettingzoo import env

game = env("small_star_empires", {"players": 3})
game.reset(seed=1)
for agent in game.agent_iter():
    observation, reward, termination, truncation, _ = game.last()
    if termination or truncation:
        print(agent, "receives", reward)
        game.step(None)
        continue
    game.step(int(game.action_space(agent).sample(observation["action_mask"])))
