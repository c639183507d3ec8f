seat = Jogador { $seat }
error = erro: { $problem }
word-yes = s, sim

level-random = aleatório
level-random-about = faz qualquer jogada legal
level-uct = pensador
level-uct-about = experimenta jogadas de cabeça, cerca de meio segundo por jogada

leaves = { $player } desiste e sai do jogo
ending-resigned = { $player } desistiu
ending-out-of-time = { $player } ficou sem tempo
ending-agreed = os jogadores combinaram um empate
ending-abandoned = ninguém voltou ao jogo

end-reason = O jogo acabou: { $reason }.
end-winner = { $names } ganha!
end-winners = { $names } partilham a vitória.
end-everyone = Ganham todos juntos!
end-nobody = Ninguém ganha.
end-draw = É um empate.
