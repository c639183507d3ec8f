"""Plays a game between two levels and judges every turn of it."""

import tabuleiro

game = tabuleiro.load_game("green_skull")
played = tabuleiro.play_match(game, ["1", "random"], starts=1)["games"][0]
judged = tabuleiro.analyse(played["record"], "alpha-beta nodes=300")
worst = max(judged["turns"], key=lambda turn: turn["loss"])
print(f"{len(judged['turns'])} turns; the worst is turn {worst['turn']} of seat {worst['seat']}")
print(f"{' '.join(worst['moves'])} lost {worst['loss']:.2f}; better was {worst['best']}")
