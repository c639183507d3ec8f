"""Plots the points of a match game by game, as an SVG file."""

from pathlib import Path

import matplotlib
import tabuleiro

matplotlib.use("svg")
from matplotlib import pyplot  # noqa: E402

game = tabuleiro.load_game("green_skull")
players = ["2", "1"]
result = tabuleiro.play_match(game, list(players), starts=4)
lead = [0]
for played in result["games"]:
    seat = played["seating"].index(0)
    lead.append(lead[-1] + {"won": 1, "drew": 0, "lost": -1}[played["results"][seat]])
figure, axes = pyplot.subplots()
axes.step(range(len(lead)), lead)
axes.set_xlabel("game")
axes.set_ylabel(f"lead of level {players[0]}")
figure.savefig("match.svg")
print("match.svg has", Path("match.svg").stat().st_size, "bytes; the lead is", lead)
