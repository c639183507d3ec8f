home-rules = Regras
home-rules-about = Como se jogam os jogos, página a página, com tabuleiros.
home-rules-title = As regras de que jogo?
key-next-page = página seguinte
key-previous-page = página anterior
screen-order-rules = as regras do jogo
rules-title = { $game }: as regras, página { $page } de { $pages }

screen-help-rules =
    Setas para os lados | outra página
    1, 2, … ou clique | a página com esse número
    Setas cima e baixo | deslocar, e a roda também
    Espaço, PageDown | continuar a ler, também na página seguinte
    Esc | voltar

home-replay = Rever
home-replay-about = Ver um jogo outra vez, jogada a jogada: um que está guardado, um registo num ficheiro, ou uma posição em texto.
home-analyse = Analisar
home-analyse-about = O mesmo, e um motor avalia cada decisão.
key-analyse = analisar
key-stop-analysis = parar
key-best = melhor jogada
key-try = experimentar
key-to-game = voltar ao jogo
screen-order-analyse = pedir a um motor que avalie o jogo até aqui

replay-title = Rever que jogo?
replay-title-analyse = Analisar que jogo?
replay-open-file = Um registo de um ficheiro …
replay-open-text = Uma posição ou ligação em texto …
replay-file-about = O ficheiro com o registo:
replay-text-about = O texto de uma posição, de uma preparação ou de uma ligação, como c o copia. Um registo inteiro pode ser colado na lista.
replay-game = { $game }: { $names }, { $turns ->
    [one] 1 vez
   *[other] { $turns } vezes
}
replay-game-over = { $game }: { $names }, { $turns ->
    [one] 1 vez
   *[other] { $turns } vezes
}, acabado
replay-place = vez { $turn } de { $turns }, passo { $step } de { $steps }
replay-variation = Experiência: { $moves }
replay-try = Experimentar uma jogada
replay-try-about = Casas uma a uma, ou o texto de uma jogada:
replay-analysing = Um motor avalia: { $done } de { $all } decisões …
replay-thinking = Um motor procura a melhor jogada …
replay-how = a pede a um motor que avalie o jogo, i procura a melhor jogada aqui.
replay-over = Aqui o jogo já acabou: não há nada para decidir.
replay-no-mistakes = Não se conhecem erros: a analisa o jogo.
replay-mistakes = Erros
key-mistake = próximo erro
end-analyse = Analisar o jogo
replay-best = Melhor aqui: { $line }

screen-help-replay =
    Setas para os lados | um passo atrás ou à frente, e a roda também
    Setas cima e baixo | uma vez atrás ou à frente
    Home, End | o início, o fim
    a | um motor avalia cada decisão, ou para
    m, M | o próximo erro, todos os erros
    i | a melhor jogada nesta posição
    : | experimentar outra jogada; o jogo fica como estava
    Clique, Tab e Enter | escolher em vez disso as suas casas
    1, 2, … | carregar num botão
    Esc | voltar ao jogo depois de experimentar, depois voltar
    c | copiar a posição
    b | as regras do jogo
    Depois de uma jogada, ?! diz que perdeu alguma coisa, ? muito, e ?? o jogo ou quase.
    No gráfico, o número de cada jogador é a sua linha, e ^ é onde está.

lesson-missed = É uma jogada legal, mas não é o que a tarefa pede. Tente outra vez.
lesson-missed-better = É uma jogada legal, mas há uma melhor. Tente outra vez.

dial-turn = De quem é a vez
