"""Random play of OpenSpiel: `open_spiel.py SECONDS`, with one JSON object per line.

From Python a move is drawn from `legal_actions` and applied, ply by ply. In C++ whole games are played by the random
rollouts of its tree search, asked for two simulations of many rollouts each, the second one ply from the start; its plies
are games times the mean length seen from Python, since nothing counts them.
"""

import importlib.metadata
import json
import random
import sys
import time

import pyspiel

# Hexagonal games first, then square ones of about the size of ours.
GAMES = [
    "hex",
    "havannah(board_size=6)",
    "y(board_size=11)",
    "breakthrough",
    "amazons",
    "checkers",
    "lines_of_action",
    "clobber",
]
ROLLOUTS = 200


def from_python(game, seconds):
    """Returns plies and games within a time in seconds, and the time taken."""
    draw = random.Random(1)
    plies = games = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(draw.choice(state.legal_actions()))
            plies += 1
        games += 1
    return plies, games, time.perf_counter() - begin


def in_cpp(game, seconds, plies_per_game):
    """Returns plies within a time in seconds, and the time taken."""
    plies = 0
    begin = time.perf_counter()
    seed = 0
    while time.perf_counter() - begin < seconds:
        seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, seed, False)
        search.step(game.new_initial_state())
        plies += ROLLOUTS * (2 * plies_per_game - 1)
    return plies, time.perf_counter() - begin


def main():
    seconds = float(sys.argv[1])
    version = importlib.metadata.version("open_spiel")
    for name in GAMES:
        game = pyspiel.load_game(name)
        plies, games, played_s = from_python(game, seconds)
        plies_per_game = plies / games
        cpp_plies, cpp_s = in_cpp(game, seconds, plies_per_game)
        for by, plies_per_s in [("C++", cpp_plies / cpp_s), ("Python", plies / played_s)]:
            figure = {
                "program": f"OpenSpiel {version}, {by}",
                "game": name,
                "plies_per_s": plies_per_s,
                "plies_per_game": plies_per_game,
            }
            print(json.dumps(figure), flush=True)


main()
