"""Seats an engine of one's own at the tables of a match: it takes the move after which it has the most points."""

import tabuleiro


def greedy(state: tabuleiro.State) -> int:
    player = state.current_player()
    return max(state.legal_actions(), key=lambda action: state.child(action).points()[player])


game = tabuleiro.load_game("small_star_empires")
result = tabuleiro.play_match(game, [greedy, "random"], starts=3)
for standing in result["standings"]:
    print(f"{standing['engine']}: {standing['won']} won of {standing['games']}")
