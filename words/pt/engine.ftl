check-starts = arranca
check-introduces = diz quem é (ugi)
check-options = as suas opções estão bem formadas
check-ready = responde quando está pronto (isready)
check-new-game = começa outro jogo (uginewgame)
check-queries = responde a perguntas sobre uma posição (query)
check-depth = joga dentro de um limite de profundidade
check-nodes = joga dentro de um limite de posições
check-move-time = respeita o tempo de uma jogada
check-clock = respeita o relógio
check-stop = durante a procura responde logo, e para quando recebe essa ordem
check-info = indica posições, tempo e velocidade antes de jogar (info)
check-silence = não escreve nada sem ser interrogado
check-nonsense = resiste a linhas que não entende
check-whole-game = joga um jogo inteiro contra si próprio
check-quits = termina quando recebe essa ordem (quit)
check-wrong = { $what }: { $fault }
check-fault-trouble = { $problem }
check-fault-missing = falta "{ $found }"
check-fault-option = não é uma opção: { $found }
check-fault-answer = uma resposta errada: { $found }
check-fault-unasked = escreveu "{ $found }"
check-fault-nonsense = depois de "{ $line }": { $problem }
check-fault-illegal = não é uma jogada legal: { $found }
check-fault-exit = não terminou corretamente { $found }
check-sum = { $tried ->
    [one] { $wrong ->
        [0] 1 verificação, sem falhas.
       *[other] 1 verificação, falhou.
    }
   *[other] { $wrong ->
        [0] { $tried } verificações, sem falhas.
        [one] { $tried } verificações, 1 falhou.
       *[other] { $tried } verificações, { $wrong } falharam.
    }
}

analyze-best-was = o melhor era { $line }
analyze-seat = { $player }: { $counts }; { $mean } perdidos por jogada
analyze-lines = As melhores linhas ({ $depth ->
    [one] 1 decisão de profundidade
   *[other] { $depth } decisões de profundidade
}, { $nodes } posições, { $seconds } s):
analyze-axis = resultado esperado, decisão a decisão
analyze-mark = Vez { $turn }, { $moves }: { $verdict }
analyze-progress = { $done } de { $all } decisões …
analyze-stopped = Parado. Estes são os resultados até aqui.
verdict-forced = forçada
verdict-best = a melhor
verdict-good = boa
verdict-inaccuracy = imprecisão
verdict-mistake = erro
verdict-blunder = erro grave
proof-won = { $player } ganha com certeza
proof-won-in = { $player } ganha em { $plies }
proof-won-by = { $player } ganha por { $points }
proof-drew = empate certo
proof-drew-in = empate em { $plies }
proof-drew-by = empate certo
proof-lost = { $player } perde com certeza
proof-lost-in = { $player } perde em { $plies }
proof-lost-by = { $player } perde por { $points }
bench-engines-heading = um fio, { $seconds } s                               kposições/s  prof.   assinatura

fair-progress = { $done } de { $all } jogos …
fair-title = { $games ->
    [1] 1 jogo
   *[other] { $games } jogos
} de { $engine } contra si próprio, cada um depois de algumas jogadas iniciais ao acaso:
fair-of-seat = { $player }: { $share } % dos resultados, com 95 % de confiança de { $low } a { $high } %
fair-of-turn = { $turn ->
    [1] quem começa
   *[other] quem joga em { $turn }.º lugar
}: { $share } %, de { $low } a { $high } %
fair-seat = { $player } tem mais do que a sua parte.
fair-turn = Não se encontrou um lugar favorecido, mas { $turn ->
    [1] quem começa
   *[other] quem joga em { $turn }.º lugar
} tem mais do que a sua parte.
fair-unknown = Não se encontrou um lugar favorecido; mais jogos mostrariam diferenças mais pequenas.
fair-together = Todos ganham ou perdem juntos; as partes mostram quantas vezes ganham.
