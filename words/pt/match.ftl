match-title = { $game } { $rules }, { $seats } lugares: { $games } de { $planned } jogos de { $starts ->
    [one] 1 início
   *[other] { $starts } inícios
}, semente { $seed }
match-title-balanced = { $game } { $rules }, { $seats } lugares: { $games } de { $planned } jogos de { $starts ->
    [one] 1 início equilibrado
   *[other] { $starts } inícios equilibrados
}, semente { $seed }
match-drawing = { $found } de { $wanted } aberturas equilibradas encontradas, { $looked-at } examinadas
match-progress = { $games } de { $planned } jogos, faltam { $left }; { $result }
match-progress-first = { $games } de { $planned } jogos
match-result-two = { $name } { $score } ({ $low } a { $high }), Elo { $elo }
match-result-many = { $name } vai à frente com { $score } ({ $low } a { $high })
match-kept-in = Os jogos são guardados em { $path }
match-interrupted = Parou depois de { $games } de { $planned } jogos. Para continuar: { $command }
match-settled-lower = O teste está decidido: não é melhor do que { $elo } Elo ({ $ratio } está abaixo de { $bound })
match-settled-upper = O teste está decidido: é melhor do que { $elo } Elo ({ $ratio } está acima de { $bound })
match-settled-open = O teste está em aberto: { $ratio } fica entre { $lower } e { $upper }
match-elo = Elo de { $name } acima de { $other }: { $elo } ({ $low } a { $high })
match-nobody-won = Nenhum jogador ganhou { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}, que não dão pontos
match-forfeit = { $name } perdeu { $count ->
    [one] 1 jogo
   *[other] { $count } jogos
} { $why }
match-failure-crashed = por falha do programa
match-failure-out-of-time = por tempo
match-failure-illegal = por uma jogada ilegal
match-equal-share = Uma parte igual dos primeiros lugares seria { $share }
match-seat = lugar { $seat }
match-column-player = jogador
match-column-score = pontos
match-column-firsts = primeiros
match-column-interval = intervalo 95 %
match-column-games = jogos
match-column-won = ganhos
match-column-drawn = empates
match-column-lost = perdidos
match-column-rank = lugar médio
match-column-slowest = mais lento
match-column-elo = Elo
match-cross = Pontos do jogador da linha contra o da coluna
match-chart-games = jogos
levels-title = { $game } { $rules }: Elo acima do jogo ao acaso, de { $games } jogos
levels-title-options = { $game } { $rules } { $options }: Elo acima do jogo ao acaso, de { $games } jogos
