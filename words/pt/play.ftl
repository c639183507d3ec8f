menu-welcome = Tabuleiro
menu-how = Escreva um número e Enter; só Enter escolhe o que está entre parênteses retos; sair termina.
menu-game = O que vamos jogar?
menu-continue = Continuar { $game }: { $names }, { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
menu-rule-set = Com que regras?
menu-players = Quantos jogadores?
menu-players-count = { $count } jogadores
menu-random = por sorteio
menu-seat = Quem é o jogador { $seat }?
menu-person = uma pessoa
menu-level = computador, { $name }: { $about }
menu-computer-name = Computador { $seat }
menu-name = Nome
menu-number-range = Escreva um número de { $min } a { $max }, por favor.

play-welcome = Escreva uma jogada pelas casas (c4 e4) ou pelo seu texto; ? para ajuda.
play-how = Escreva uma jogada pelas casas ou pelo seu texto; jogadas mostra-as todas, ? é a ajuda, sair termina.
play-help = Escreva uma jogada pelas casas em que toca e pelas escolhas que pede, uma a uma ou na mesma linha: "c4", depois "e4". O texto curto que jogadas mostra também serve. Pode ainda escrever:
play-points = pontos
play-out = fora
play-time-left = tempo { $left }
play-out-of-time = O tempo de { $player } acabou.
play-no-cell = Não há nenhuma casa { $cell } neste tabuleiro.
play-no-row = Não há nenhuma linha { $row } neste tabuleiro.
play-next-cells = Depois: { $cells }
play-illegal = Não é possível: { $why }.
play-unknown = Palavra desconhecida "{ $word }". Escreva ? para ajuda, ou jogadas para ver todas as jogadas legais.
play-hint = Experimente { $move }: { $sentence }.
play-thinks = { $player } está a pensar…
play-nothing-to-undo = Não há nada para desfazer.
play-nothing-to-redo = Não há nada para refazer.
play-paused = O jogo está em pausa. Enter continua, desfazer e refazer funcionam, sair termina:
play-undone = Desfeito.
play-saved = Guardado em { $path }.
play-kept = O jogo está guardado em { $path }; continue-o com: tabuleiro continue { $name }
play-interrupted = O jogo está guardado; continue-o com: tabuleiro continue
play-resign-sure = { $player }, desiste deste jogo? (s/n)

rules-how = tabuleiro rules JOGO mostra todas as páginas de um jogo, tabuleiro rules JOGO 2 a segunda.
rules-how-here = Escreva regras e um número para uma página, ou regras todas.

order-help = ?, ajuda
order-help-about = esta ajuda
order-rules = regras
order-rules-about = as páginas das regras; regras 2: uma página; regras todas: todas
order-all = todas, todos, tudo
order-hint = dica
order-hint-about = uma boa jogada
order-moves = jogadas
order-moves-about = todas as jogadas legais; jogadas de c4: as de uma casa, em frases
order-board = tabuleiro
order-board-about = o tabuleiro outra vez
order-look = olhar, ver
order-look-about = o tabuleiro em frases; olhar c4: uma casa e o que está à volta
order-row = linha, fila
order-row-about = linha c: o que está numa linha
order-changed = o que mudou, mudou
order-changed-about = o que se jogou desde a sua última jogada e que casas mudaram
order-who = quem
order-who-about = quem decide, e quem está em cada lugar
order-of = de, da, do, em, para
order-undo = desfazer
order-undo-about = desfaz a última jogada
order-redo = refazer
order-redo-about = refaz o que foi desfeito
order-pause = pausa
order-pause-about = para o relógio até carregar em Enter
order-back = voltar
order-back-about = esquece as casas já escritas
order-save = guardar, gravar
order-save-about = onde o jogo está guardado; guardar NOME: uma cópia na pasta dos dados
order-resign = desistir
order-resign-about = desiste do jogo
order-quit = sair, s
order-quit-about = terminar; o jogo fica guardado
order-score = pontos
order-score-about = pontos, parte por parte, e reservas

after-question = E agora?
after-menu = Outro jogo
after-quit = Sair

replay-turn = Depois da jogada { $turn }:
perft-line = profundidade { $depth }: { $nodes } { $count ->
    [one] linha
   *[other] linhas
}, { $speed } milhões por segundo
games-rule-set = { $id } ({ $players } jogadores)
games-levels = jogadores do computador
games-text = (texto, ou um ficheiro com --map)
bench-heading = jogo ao acaso, um fio                       Mjogad/s    jogos/s jogad/j Mperft/s  bytes
menu-learn = Aprender: tabuleiros pequenos com uma tarefa cada
menu-learn-game = Aprender que jogo?
list-none = Ainda não há jogos guardados. `tabuleiro play` começa um.
list-turns = { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
list-to-move = é a vez de { $player }
list-faulty = o ficheiro tem um erro; `tabuleiro replay NOME` indica-o
kept-renamed = { $name } chama-se agora { $to } ({ $path }).
kept-deleted = { $name } foi apagado.
kept-not-deleted = { $name } não foi apagado.
kept-delete-sure = Apagar { $name }? (s/n)
learn-how = tabuleiro learn JOGO começa na primeira lição, tabuleiro learn JOGO 3 na terceira.
learn-keys = Escreva uma jogada pelas casas. dica ajuda, tabuleiro mostra-o outra vez, saltar passa à lição seguinte, sair termina.
learn-title = Lição { $number } de { $count }: { $title }
learn-finished = Foram todas as lições. `tabuleiro play { $game }` começa um jogo.
learn-unknown = Palavra desconhecida "{ $word }". Escreva casas como c4, ou dica, tabuleiro, saltar ou sair.
order-skip = saltar, seguinte
play-unknown-near = Palavra desconhecida "{ $word }". Queria dizer { $near }?
play-unknown-begun = "{ $word }" é o começo de { $moves }. Escreva uma delas.
play-no-column = Não há nenhuma coluna { $column } neste tabuleiro.
play-export-where = Escreva exportar e um ficheiro, como exportar jogo.tabuleiro.
order-where = onde estão, onde está, onde
order-where-about = onde estão as minhas peças; onde estão os NOME; onde está c4
order-column = coluna
order-column-about = coluna 3: o que está nas casas com um número
order-rays = raios, raio
order-rays-about = raios de c4: o que há em cada direção; nordeste de c4: numa só
order-last = última jogada, última, último
order-last-about = o que se jogou por último
order-export = exportar
order-export-about = exportar FICHEIRO: escreve o jogo num ficheiro
order-my = meu, minha, meus, minhas
order-the = o, a, os, as, um, uma, todos, todas
order-pieces = peças, peça, tudo
