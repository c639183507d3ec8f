seat = Jogador { $seat }
your-turn = É a sua vez.
error = erro: { $problem }
word-yes = s, sim

level-number = nível { $level }
level-rated = { $level }, cerca de { $elo }
level-number-about = olha para até { $nodes } posições por jogada
level-random = aleatório
level-random-about = faz qualquer jogada legal
computer-other = { $text }

leaves = { $player } desiste e sai do jogo
ending-resigned = { $player } desistiu
ending-out-of-time = { $player } ficou sem tempo
ending-agreed = os jogadores combinaram um empate
ending-abandoned = ninguém voltou ao jogo

end-reason = O jogo acabou: { $reason }.
rematch-kept = O mesmo outra vez
rematch-rotated = O mesmo outra vez, cada um no lugar seguinte
rematch-winner-first = O mesmo outra vez, começa { $player }
rematch-series = O próximo jogo da campanha
end-winner = { $names } ganha!
end-you-win = Ganhou!
end-you-lose = Perdeu.
end-winners = { $names } partilham a vitória.
end-everyone = Ganham todos juntos!
end-nobody = Ninguém ganha.
end-draw = É um empate.
