language-name = Português
answer-yes = sim
answer-no = não

key-choose = escolher
key-back = voltar
key-done = pronto
key-more = mais
key-help = ajuda
key-quit = sair
key-menu = menu
key-move = mover
key-arrows = setas
key-next = próxima escolha
key-type = escrever
key-hint = dica
key-play = jogar
key-undo = desfazer
key-stop = jogar já
key-pause = pausa
key-go-on = continuar
key-step = uma jogada
key-earlier = antes
key-later = depois
key-now = agora
key-change = mudar
key-redraw = sortear
key-board = tabuleiro
key-start = começar
key-other-board = outro tabuleiro

screen-too-small = Esta janela é pequena demais para um tabuleiro. Aumente-a para pelo menos { $columns } colunas e { $rows } linhas.
screen-failed = Não resultou
screen-help = Ajuda
error-thinking = o jogador do computador falhou; prima p para o deixar tentar de novo

home-subtitle = Jogos de tabuleiro para jogar, ver e estudar
home-continue = Continuar
home-continue-about = Continue onde estava. Todas as jogadas ficam guardadas.
home-others = Jogos guardados ({ $count })
home-others-about = Continue, mude o nome ou apague um jogo.
home-new = Novo jogo
home-new-about = Escolha o jogo, as regras, o tabuleiro e quem joga.
home-watch = Ver jogar
home-watch-about = Deixe os computadores jogar entre si, e faça pausa quando quiser.
home-settings = Definições
home-settings-about = Cores, língua e tabuleiros.
home-help = Ajuda
home-help-about = O que fazem as teclas. ? funciona em todos os ecrãs.
home-quit = Sair
home-quit-about = Termina. Os jogos por acabar ficam guardados.
home-play-about = Enter joga já, contra o computador mais fácil; n: regras, relógio.
kept-title = Jogos guardados
kept-none = Não há jogos guardados.
kept-turns = { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
kept-taken = Outro programa está a jogar este jogo.
kept-rename = Mudar o nome
kept-rename-about = O novo nome deste jogo:
kept-delete = Apagar
kept-delete-sure = Apagar “{ $name }”? Não se pode desfazer.
key-open = abrir
key-rename = mudar o nome
key-delete = apagar
key-select = selecionar

settings-theme = Cores
settings-language = Língua
settings-board = Tabuleiros
settings-board-cells = blocos
settings-board-fine = blocos finos
settings-board-picture = imagens
settings-moves = Jogadas do computador
settings-moves-shown = passo a passo
settings-moves-at-once = de imediato
theme-dark = escuro
theme-light = claro
theme-high-contrast = alto contraste
theme-colour-blind = para daltónicos
theme-monochrome = sem cores
theme-ascii = só ASCII

new-game = Jogo
new-rules = Regras
new-players = Jogadores
new-seat = Lugar { $seat }
new-start = Começar o jogo
new-start-about = Enter começa. Não é preciso escolher mais nada.
new-option-about = As setas para os lados mudam-no.
new-person-named = { $name }
new-person-about = Uma pessoa neste teclado. Enter dá-lhe um nome.
new-name-ask = Como se chama este jogador?
new-program = programa: { $command }
new-program-about = Outro programa que fala o protocolo dos motores. Enter dá o comando que o inicia.
new-program-ask = O comando que inicia um programa que fala a Universal Game Interface:
new-engine-ask = Um nível (3), um dos relatórios (hard), ou um motor com limites (alpha-beta time=1s):
new-map-none = nenhum
new-map-own = próprio
new-map-about = Um mapa seu. Enter carrega um de um ficheiro, ou deixa editar este.
new-map-load = carregar um mapa de um ficheiro
new-map-edit = editar o mapa
new-map-clear = nenhum mapa próprio
new-map-ask = O ficheiro com o mapa:
new-clock = Relógio
new-clock-none = nenhum
new-clock-about = Quanto tempo tem cada um: para o jogo, com mais depois de cada jogada, ou para cada jogada. Enter aceita qualquer outro.
new-clock-ask = none, 5m, 5m+3s (mais três segundos depois de cada jogada), ou 30s/turn:
editor-title = Um mapa seu
editor-leave = O que se faz a este mapa?
editor-take = jogar nele
editor-go-on = continuar a editar
editor-drop = esquecê-lo
new-preview-hidden = Prima v para ver o tabuleiro (a janela é estreita de mais para mostrar ambos).

game-turn = { $turn ->
    [0] antes da primeira jogada
   *[other] jogada { $turn }
}
game-moves = Jogadas
game-press = Prima { $keys }.
game-tab = Tab vai para o seguinte.
game-not-your-turn = É a vez de { $player }.
game-unknown = Não conheço "{ $word }": escreva casas umas a seguir às outras, ou o texto de uma jogada.
game-type = Casas ou uma jogada:
game-walking = A ver o passo { $step } de { $steps }. Prima End para voltar ao jogo.
game-hint-thinks = À procura de uma boa jogada para { $player }…
game-paused = Em pausa. p continua, n joga uma jogada.
game-thought = profundidade { $depth }, { $nodes } posições, espera { $percent } %: { $line }
game-redone = Refeito.
game-which-seat = Mudar quem joga em que lugar?
game-save-about = Guardar uma cópia como:
game-export-about = O ficheiro onde se escreve o registo:
game-copied = Copiado: a posição em texto
game-resign-sure = { $player }: desistir deste jogo?
hint-gains = Ganha { $parts }.
hint-gains-later = Nas próximas { $decisions } jogadas: { $parts }.
hint-expects = Probabilidade de ganhar: { $percent } %.
hint-enter = Enter joga-a.

screen-order-go-on = continuar a jogar
screen-order-hint = uma dica
screen-order-undo = desfazer a última jogada
screen-order-redo = refazer
screen-order-pause = pausar ou retomar os computadores
screen-order-seat = mudar quem joga em que lugar
screen-order-type = escrever uma jogada
screen-order-save = guardar uma cópia
screen-order-export = escrever o registo num ficheiro
screen-order-copy = copiar a posição em texto
screen-order-resign = desistir
screen-order-help = ajuda
screen-order-leave = sair; o jogo fica guardado

end-look = Ver o tabuleiro
end-new = Outro jogo
end-home = Início
end-course-points = Pontos, jogada a jogada
end-course-expected = Probabilidade de ganhar em percentagem, segundo os computadores

screen-help-home =
    Setas, Tab, roda | selecionar
    Enter, ou a letra | fazer
    1, 2, … | jogar já um jogo, contra o computador para principiantes
    l | aprender um jogo com pequenas tarefas
    Rato | clicar em qualquer coisa
    ? | ajuda, em todos os ecrãs
    Esc | voltar, em todos os ecrãs
    q, Ctrl-C | sair; nada se perde
screen-help-list =
    Setas, j k, roda | selecionar
    Enter, clique | escolher
    Esc | voltar
screen-help-kept =
    Setas, j k, roda | selecionar
    Enter, clique | continuar o jogo; revê-lo se já acabou
    r | mudar-lhe o nome
    d, Delete | apagá-lo
    Esc | voltar
screen-help-learn =
    Setas, h j k l | mover no tabuleiro
    Tab, Shift-Tab | à próxima casa que se pode escolher
    Enter, espaço, clique | escolher uma casa; depois, continuar
    1, 2, … | carregar num botão
    i | uma dica
    n, p | a lição seguinte, a anterior
    r | começar a lição de novo
    Esc | desfazer a última escolha, ou sair
screen-help-new =
    Setas cima e baixo | escolher uma linha
    Setas para os lados | mudá-la
    Enter | um nome para uma pessoa, um comando para um programa, um ficheiro para um mapa
    r | sortear o tabuleiro de novo, onde entra a sorte
    v | o tabuleiro em vez das escolhas
    s | começar
    Esc | voltar
    A linha de baixo começa o mesmo jogo a partir de uma consola.
screen-help-editor =
    Letras, setas | escrever; o tabuleiro ao lado mostra o que quer dizer
    Ctrl-U, Ctrl-R | desfazer, refazer
    Esc | jogar no mapa, continuar a editar, ou esquecê-lo
screen-help-settings =
    Setas cima e baixo | ver
    Enter | ficar com isso
    Tab | outro tabuleiro
    Esc | voltar
screen-help-end =
    Setas, Enter | escolher
    Esc | ver o tabuleiro outra vez
    q | início
screen-help-game =
    Setas, h j k l | mover no tabuleiro
    Tab, Shift-Tab | à próxima casa que se pode escolher
    Enter, espaço, clique | escolher uma casa
    1, 2, … | carregar num botão
    Esc, Backspace | desfazer a última escolha, ou o último passo de uma jogada por acabar
    : | escrever casas (c4 e4) ou o texto de uma jogada
    i | uma dica, e porquê; Enter joga-a
    u, r | desfazer uma jogada, refazê-la
    , e . ou roda | andar pelas jogadas para trás e para a frente; End é agora
    s | o computador joga já
    p, n | os computadores esperam ou continuam; uma jogada
    v | outro joga num lugar
    w, e, c | guardar uma cópia, escrever o registo, copiar a posição
    a | um motor avalia o jogo até aqui
    b | as regras do jogo
    x | desistir
    q | sair; o jogo fica guardado
    No tabuleiro: (x) ou uma linha por baixo pode escolher-se, {"{"}x{"}"} ou um anel amarelo está escolhido, [x] ou outro anel é a última jogada.

bench-start = ecrã inicial ao fim de { $median } ms (mediana de { $runs } arranques; o mais lento { $slowest } ms)
