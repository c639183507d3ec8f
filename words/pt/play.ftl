menu-welcome = Tabuleiro
menu-how = Escreva um número e Enter; só Enter escolhe o que está entre parênteses retos; sair termina.
menu-game = O que vamos jogar?
menu-continue = Continuar { $game }: { $names }, { $turns ->
    [one] 1 vez jogada
   *[other] { $turns } vezes jogadas
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
play-help = Uma jogada escreve-se com as casas em que toca, uma a uma ou todas na mesma linha, e as escolhas que pede: "c4", depois "e4". O seu texto curto, como jogadas o mostra, também chega. Além disso:
play-points = pontos
play-out = fora
play-time-left = tempo { $left }
play-out-of-time = O tempo de { $player } acabou.
play-no-cell = Não há nenhuma casa { $cell } neste tabuleiro.
play-no-row = Não há nenhuma linha { $row } neste tabuleiro.
play-next-cells = Depois: { $cells }
play-illegal = Não é possível: { $why }.
play-unknown = Não conheço "{ $word }" aqui. Escreva ? para ajuda, ou jogadas para ver todas as jogadas legais.
play-hint = Experimente { $move }: { $sentence }.
play-thinks = { $player } está a pensar…
play-nothing-to-undo = Não há nada para desfazer.
play-nothing-to-redo = Não há nada para jogar de novo.
play-undone = Desfeito.
play-saved = Gravado como { $path }.
play-kept = O jogo está guardado em { $path }; inicie tabuleiro para o continuar.
play-interrupted = O jogo está guardado; inicie tabuleiro para o continuar.
play-resign-sure = { $player }, desiste mesmo? (s/n)

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
order-look-about = o tabuleiro em frases; olhar c4: uma casa e o que está ao lado
order-row = linha, fila
order-row-about = linha c: o que está numa linha
order-changed = o que mudou, mudou
order-changed-about = o que se jogou desde a sua última vez e que casas estão diferentes
order-who = quem
order-who-about = quem decide, e quem está em cada lugar
order-of = de, da, do, em, para
order-undo = desfazer
order-undo-about = desfaz a última vez
order-back = voltar
order-back-about = esquece as casas já escritas
order-save = gravar
order-save-about = onde o jogo está guardado; gravar FICHEIRO: uma cópia com esse nome
order-resign = desistir
order-resign-about = dar o jogo por perdido
order-quit = sair, s
order-quit-about = terminar; o jogo fica guardado
order-score = pontos
order-score-about = pontos, parte por parte, e reservas

after-question = E agora?
after-again = outra vez o mesmo
after-winner-starts = outra vez o mesmo, começa { $player }
after-menu = outro jogo
after-quit = sair

replay-turn = Depois da vez { $turn }:
perft-line = profundidade { $depth }: { $nodes } linhas, { $speed } milhões por segundo
games-rule-set = { $id } ({ $players } jogadores)
games-levels = jogadores do computador
games-text = (texto, ou um ficheiro com --map)
bench-heading = jogo ao acaso, um fio                      Mlances/s    jogos/s lance/j Mperft/s  bytes
