"""Plays a match of two engines and prints the difference in Elo with its interval."""

import tabuleiro

game = tabuleiro.load_game("asterismo")
result = tabuleiro.play_match(game, ["alpha-beta nodes=400", "alpha-beta nodes=40"], starts=6, tables=2)
for standing in result["standings"]:
    print(f"{standing['engine']}: {standing['points']} of {standing['games']}, score {standing['score']}")
print("Elo:", result["elo"])
