"""Plays a random game of each kind to its end."""

import random

import tabuleiro

dice = random.Random(1)
for name in tabuleiro.game_names():
    game = tabuleiro.load_game(name)
    state = game.new_initial_state(seed=1)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    print(f"{name}: {state.move_number()} actions, returns {state.returns()}")
