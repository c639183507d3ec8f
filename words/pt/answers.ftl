say-cell = { $cell }: { $content }.
say-cell-empty = { $cell }: { $content }.
say-phrase = { $cell }, { $content }
say-neighbours = À volta: { $cells }.
say-row = A linha { $row } tem, da esquerda para a direita: { $cells }.
say-moves-count = { $count ->
    [one] Há uma jogada legal.
   *[other] Há { $count } jogadas legais.
}
say-moves-begin = Começam em { $cells }.
say-moves-of = { $count ->
    [one] Uma jogada legal começa em { $cell }.
   *[other] { $count } jogadas legais começam em { $cell }.
}
say-moves-none = Nenhuma jogada legal começa em { $cell }.
say-moves-none-because = Nenhuma jogada legal começa em { $cell }: { $why }.
say-move = { $sentence }: escreva { $move }.
say-sentence = { $sentence }.
say-nothing-changed = Nada mudou desde a sua última vez.
say-points = { $total ->
    [one] { $player } tem 1 ponto: { $parts }.
   *[other] { $player } tem { $total } pontos: { $parts }.
}
say-party-points = { $total ->
    [one] Contam ainda { $party }, com 1 ponto: { $parts }.
   *[other] Contam ainda { $party }, com { $total } pontos: { $parts }.
}
say-no-points = Este jogo não tem pontos.
say-counters = { $player } tem: { $counters }.
say-unlimited = sem limite
say-sits = No lugar { $seat } está { $title }.
say-out = { $player } já não participa no jogo.
say-time = { $player } tem ainda { $left } no relógio.
say-beside = a { $direction } { $cell }, { $content }
say-column = A coluna { $column } tem, de baixo para cima: { $cells }.
say-ray = A { $direction } de { $cell }: { $cells }.
say-ray-ends = A { $direction } de { $cell } o tabuleiro acaba.
say-place = { $cell } { $content }
say-no-direction = Nenhuma linha reta vai nessa direção neste tabuleiro. As direções são { $directions }.
say-where = { $thing }: { $cells }.
say-where-of = { $thing } de { $player }: { $cells }.
say-nowhere = Não há no tabuleiro.
say-no-thing = Não há "{ $word }" no tabuleiro. Há: { $things }.
say-board = { $game }: um tabuleiro de { $cells } casas em { $rows } linhas, de { $first } a { $last }.
say-has = { $player } tem: { $pieces }.
say-rest = Há ainda no tabuleiro: { $pieces }.
say-thing-on = { $thing } em { $cells }
say-thing-count = { $thing } { $count }
say-how-to-answer = Responda com uma casa, como { $cell }, ou uma jogada inteira, como { $move }.
say-how = Pergunte onde estão as minhas peças, olhar c4, raios de c4, jogadas, ou ? para todas as perguntas.
say-nothing-played = Ainda não se jogou nada.
direction-north = norte
direction-north-east = nordeste
direction-east = leste
direction-south-east = sudeste
direction-south = sul
direction-south-west = sudoeste
direction-west = oeste
direction-north-west = noroeste
direction-north-words = norte
direction-north-east-words = nordeste, ne
direction-east-words = leste, este
direction-south-east-words = sudeste, se
direction-south-words = sul
direction-south-west-words = sudoeste, so
direction-west-words = oeste
direction-north-west-words = noroeste, no
