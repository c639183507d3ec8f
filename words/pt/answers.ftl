say-cell = Em { $cell } há { $content }.
say-cell-empty = A casa { $cell } está { $content }.
say-phrase = { $cell }, { $content }
say-neighbours = Ao lado estão { $cells }.
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
