web-analysis = Análise
analysis = Análise
analysis-of = { $game }: análise
analysis-intro = Escolha um dos seus jogos, uma posição inicial ou uma posição editada. Jogue no tabuleiro para experimentar; um motor diz o que pensa.
analysis-text = Uma posição, um registo ou uma ligação
analysis-open = Abrir
analysis-file = De um ficheiro …
analysis-begin = Do início
analysis-kept = Guardadas neste navegador
analysis-kept-turns = { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
analysis-unknown = Ainda não avaliada
analysis-course = O curso do jogo: a probabilidade de cada jogador após cada jogada
analysis-lines = Melhores linhas
analysis-try-line = Experimentar esta linha
analysis-depth = { $depth ->
    [one] 1 decisão de profundidade
   *[other] { $depth } decisões de profundidade
}, { $nodes } posições
analysis-won-in = provado: { $name } ganha em { $plies }
analysis-lost-in = provado: { $name } perde em { $plies }
analysis-drew-in = provado: empate em { $plies }
analysis-won-by = provado: { $name } ganha por { $points }
analysis-lost-by = provado: { $name } perde por { $points }
analysis-drew-by = provado: empate
analysis-won = provado: { $name } ganha
analysis-lost = provado: { $name } perde
analysis-drew = provado: empate
analysis-turns = Jogadas
analysis-start = Início
analysis-verdict-best = a melhor
analysis-verdict-good = boa
analysis-verdict-forced = forçada
analysis-verdict-inaccuracy = uma imprecisão
analysis-verdict-mistake = um erro
analysis-verdict-blunder = um erro grave
analysis-forget = Esquecer { $moves }
analysis-learn = Aprender com os erros
analysis-find-better = { $name } jogou { $move } aqui. Encontre algo melhor.
analysis-found-best = É o que o motor jogaria.
analysis-found-good = Também é boa.
analysis-found-worse = { $move } perde { $percent } %. Tente outra vez.
analysis-judging = Um motor está a ver …
analysis-no-answer = O motor não respondeu; tente outra vez.
analysis-no-more = Eram todos.
analysis-try-again = Tentar outra vez
analysis-next-mistake = O seguinte
analysis-engine = O que pensa um motor
analysis-engine-on = Motor
analysis-stop = Parar
analysis-judge = Avaliar cada jogada
analysis-progress = Até onde chegou a análise
analysis-done = { $done } de { $all } decisões
analysis-thinking = Um motor pensa …
analysis-comment = Comentário a esta jogada
analysis-share = Partilhar e descarregar
analysis-position-text = Esta posição em texto
analysis-link = Uma ligação para o jogo até aqui
analysis-copy-position = Copiar a posição
analysis-copy-link = Copiar a ligação
analysis-copied = Copiado.
analysis-play-on = Continuar a jogar daqui
analysis-other = Analisar outro jogo
table-analyse = Analisar o jogo
analysis-insights = Os pontos, explicados
table-record-picture = Imagem animada
fairness = Quão justo é
fairness-ask = É justo?
fairness-about = Um computador joga daqui cem jogos contra si próprio.
fairness-progress = Quantos jogos foram jogados
fairness-games = { $done } de { $all } jogos
fairness-share = { $name } ganha { $share } % ({ $low } a { $high })
fairness-turn-share = { $turn ->
    [1] Quem começa
   *[other] Quem joga em { $turn }.º lugar
} ganha { $share } % ({ $low } a { $high })
fairness-together = Todos juntos ganham { $share } % dos jogos ({ $low } a { $high })
fairness-unknown = Ainda não se vê nenhuma diferença.
fairness-seat = { $name } tem de certeza mais do que a sua parte.
fairness-turn = Tanto quanto se vê, os lugares são iguais, mas { $turn ->
    [1] quem começa
   *[other] quem joga em { $turn }.º lugar
} tem de certeza mais do que a sua parte.
fairness-how = { $games ->
    [1] Um jogo
   *[other] { $games } jogos
} de um computador{ $level ->
    [0] {""}
   *[other] { " " }de nível { $level }
} contra si próprio, cada um começado com umas jogadas ao acaso; um empate conta metade. Entre parênteses: onde a verdadeira parte está, com 95 % de confiança.
fairness-more = Continuar até { $games } jogos
analysis-go-on = Continuar
analysis-settings = Definições do motor
analysis-where = O motor corre
analysis-server = no servidor
analysis-device = neste dispositivo
analysis-no-device = Agora os motores não podem correr neste dispositivo; correm no servidor.
analysis-device-failed = O motor neste dispositivo falhou. Tente outra vez, ou peça ao motor do servidor.
analysis-position-time = Tempo por posição
analysis-decision-time = Tempo por decisão
analysis-seconds = { $seconds } s
analysis-refuted = { $move } perde { $percent } %. A resposta é { $reply }. Tente outra vez.
analysis-hint = Dica
analysis-hint-cell = A melhor jogada começa em { $cell }.
analysis-show-answer = Mostrar a resposta
analysis-answer-is = O motor jogaria { $move }.
analysis-hidden = As linhas do motor ficam escondidas até encontrar uma jogada melhor.
analysis-mistakes = { $count ->
    [one] 1 erro
   *[other] { $count } erros
}
analysis-recent = Os seus jogos recentes
analysis-course-short = Probabilidade de cada jogador ganhar: quem está mais acima vai à frente
analysis-course-turn = Jogada { $turn }
analysis-slips = Erros no jogo
analysis-slip = { $turn }. { $name }: { $move }
