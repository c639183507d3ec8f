"""Asks an engine for a move and for what it thinks."""

import tabuleiro
from tabuleiro import Engine

state = tabuleiro.load_game("syrtis").new_initial_state(seed=2)
with Engine("best time=200ms") as engine:
    action = engine.choose(state)
    thought = engine.think(state, lines=3)
print(state)
print("chosen:", state.action_to_string(action), state.action_to_dict(action))
for line in thought["lines"]:
    print(line["values"], " ".join(line["moves"]))
