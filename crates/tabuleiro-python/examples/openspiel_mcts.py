"""Lets OpenSpiel's tree search play against a random player."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from tabuleiro.openspiel import register

register()
game = pyspiel.load_game("tabuleiro_asterismo", {"rules": "decisive", "seed": 2})
dice = np.random.RandomState(1)
bot = mcts.MCTSBot(game, 1.4, 25, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
state = game.new_initial_state()
for _ in range(8):
    action = bot.step(state) if state.current_player() == 0 else dice.choice(state.legal_actions())
    print(state.current_player(), state.action_to_string(action))
    state.apply_action(action)
