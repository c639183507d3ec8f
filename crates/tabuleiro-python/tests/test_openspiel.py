"""OpenSpiel's own test, and two of its algorithms."""

from __future__ import annotations

import numpy as np
import pyspiel
import tabuleiro
from open_spiel.python.algorithms import mcts
from tabuleiro.openspiel import register

NAMES = register()


def test_a_second_registration_changes_nothing() -> None:
    assert register() == NAMES and set(NAMES) <= set(pyspiel.registered_names())


def test_random_games_agree_with_openspiel(name: str, options: dict[str, object]) -> None:
    game = pyspiel.load_game(f"tabuleiro_{name}", {"rules": options["rules"], "players": options["players"]})
    assert game.num_players() == options["players"]
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_a_playthrough_agrees_with_ours(name: str) -> None:
    game = pyspiel.load_game(f"tabuleiro_{name}", {"seed": 3})
    state = game.new_initial_state()
    ours = tabuleiro.load_state(state.tabuleiro.serialize())
    dice = np.random.default_rng(1)
    while not state.is_terminal():
        assert state.legal_actions() == ours.legal_actions()
        assert state.current_player() == ours.current_player()
        action = int(dice.choice(state.legal_actions()))
        state.apply_action(action)
        ours.apply_action(action)
        assert str(state) == ours.position()
    assert state.returns() == ours.returns()


def test_tree_search_of_openspiel_plays_our_games() -> None:
    game = pyspiel.load_game("tabuleiro_green_skull")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = game.new_initial_state()
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
