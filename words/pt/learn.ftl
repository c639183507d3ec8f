learn = Aprender
learn-of = { $game }: aprender a jogar
learn-intro = Cada jogo em alguns tabuleiros pequenos, com uma tarefa em cada um. Tentar não custa nada.
learn-count = { $count ->
    [one] 1 lição feita
   *[other] { $count } lições feitas
}
learn-lessons = Lições
learn-done = feita
learn-task = A tarefa
learn-next = Lição seguinte
learn-play = Jogar um jogo
learn-again = Outra vez
learn-hint = Quero uma pista
learn-rules = Todas as regras
