seat = Jogador { $seat }
