check-starts = arranca
check-introduces = diz quem é (ugi)
check-options = as suas opções estão bem escritas
check-ready = está pronto quando lho perguntam (isready)
check-new-game = começa outro jogo (uginewgame)
check-queries = responde ao que se pergunta sobre uma posição (query)
check-depth = joga com a profundidade limitada
check-nodes = joga com as posições limitadas
check-move-time = respeita o tempo de uma jogada
check-clock = respeita o relógio
check-stop = enquanto procura está pronto logo, e para quando lho dizem
check-info = conta posições, tempo e velocidade antes de jogar (info)
check-silence = não diz nada sem lhe perguntarem
check-nonsense = aguenta o que não entende
check-whole-game = joga um jogo inteiro contra si próprio
check-quits = termina quando lho dizem (quit)
check-wrong = { $what }: { $fault }
check-fault-trouble = { $problem }
check-fault-missing = falta "{ $found }"
check-fault-option = não é uma opção: { $found }
check-fault-answer = uma resposta errada: { $found }
check-fault-unasked = disse "{ $found }"
check-fault-nonsense = depois de "{ $line }": { $problem }
check-fault-illegal = não é uma jogada legal: { $found }
check-fault-exit = não terminou como devia { $found }
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
analyze-seat = { $player }: { $counts }; { $mean } perdidos por vez
analyze-lines = As melhores linhas ({ $depth ->
    [one] 1 decisão de profundidade
   *[other] { $depth } decisões de profundidade
}, { $nodes } posições, { $seconds } s):
analyze-axis = resultado esperado, decisão a decisão
analyze-mark = Vez { $turn }, { $moves }: { $verdict }
analyze-progress = { $done } de { $all } decisões …
analyze-stopped = Parado: isto é o que se encontrou até aqui.
verdict-forced = forçada
verdict-best = a melhor
verdict-good = boa
verdict-inaccuracy = imprecisão
verdict-mistake = erro
verdict-blunder = erro grave
proof-won = { $player } ganha de certeza
proof-won-in = { $player } ganha em { $plies }
proof-won-by = { $player } ganha por { $points }
proof-drew = empate de certeza
proof-drew-in = empate em { $plies }
proof-drew-by = empate de certeza
proof-lost = { $player } perde de certeza
proof-lost-in = { $player } perde em { $plies }
proof-lost-by = { $player } perde por { $points }
bench-engines-heading = um fio, { $seconds } s                               kposições/s  prof.   assinatura

fair-progress = { $done } de { $all } jogos …
fair-title = { $games ->
    [1] 1 jogo
   *[other] { $games } jogos
} de { $engine } contra si próprio, cada um começado com umas jogadas ao acaso:
fair-of-seat = { $player }: { $share } % dos resultados, com 95 % de confiança de { $low } a { $high } %
fair-of-turn = { $turn ->
    [1] quem começa
   *[other] quem joga em { $turn }.º lugar
}: { $share } %, de { $low } a { $high } %
fair-seat = { $player } tem mais do que a sua parte.
fair-turn = Tanto quanto se vê, os lugares são iguais, mas { $turn ->
    [1] quem começa
   *[other] quem joga em { $turn }.º lugar
} tem mais do que a sua parte.
fair-unknown = Tanto quanto se vê, é justo; mais jogos diriam mais.
fair-together = Todos ganham ou perdem juntos: as partes dizem quantas vezes ganham.
