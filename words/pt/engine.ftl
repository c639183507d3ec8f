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
check-sum = { $wrong ->
    [0] { $tried } coisas experimentadas, todas como deviam ser.
   *[other] { $tried } coisas experimentadas, { $wrong } não como deviam ser.
}
