game-name = Green Skull
game-about = Goblins contra orcs, e quem tem a caveira move também os zombies.
game-goal = Tenha mais pontos no fim: 2 por cada peça sua na sua margem, 1 por cada peça que captura. Os zombies também podem ganhar.

rule-set-published = publicado
rule-set-published-about = Os orcs jogam primeiro.
rule-set-report = relatório
rule-set-report-about = Os goblins, que têm a caveira, jogam primeiro.
option-starts = Quem joga primeiro

glyph-goblin = goblin
glyph-orc = orc
glyph-zombie = zombie
glyph-skull = caveira
level-easy = fácil
level-easy-about = Faz a jogada que menos rende.
level-medium = médio
level-medium-about = Faz a jogada a meio caminho entre a pior e a melhor.
level-hard = difícil
level-hard-about = Faz a jogada que mais rende de imediato.
counter-pieces = peças em jogo
counter-lost = peças perdidas
score-edge = no lado
score-captures = capturas
party-zombies = zombies
button-stop = parar de saltar
side-goblins = goblins
side-orcs = orcs
you-goblins = Joga com os goblins.
you-orcs = Joga com os orcs.
one-goblin = um goblin
one-orc = um orc
one-zombie = um zombie
species-goblin = goblin
species-orc = orc
species-zombie = zombie

caption-own = { $player } move { $species }
caption-zombie = { $player } tem a caveira e move um zombie
caption-series = { $player } continua a saltar de { $cell } ou para
caption-over = O jogo acabou
prompt-own = Escolha { $species }.
prompt-zombie = Tem a caveira: escolha um zombie.
prompt-to = Escolha para onde vai.
prompt-series = Continue a saltar de { $cell } ou pare.
fact-skull = { $player } tem a caveira
fact-zombies = { $left ->
    [one] Resta 1 zombie
   *[other] Restam { $left } zombies
}, { $lost } capturados
fact-quiet = { $count } de { $most } jogadas sem capturas

piece = { $species }
piece-at-home = { $species } no seu próprio lado
empty = vazia
empty-edge-goblins = vazia, no lado dos goblins
empty-edge-orcs = vazia, no lado dos orcs
empty-edge-zombies = vazia, no lado dos zombies
empty-apex = vazia, nos lados dos goblins e dos orcs
empty-left-corner = vazia, nos lados dos orcs e dos zombies
empty-right-corner = vazia, nos lados dos goblins e dos zombies

step = { $player } move { $species } de { $from } para { $to }
jump = { $player } salta com { $species } de { $from } por cima de { $over } para { $to }
stops = { $player } para de saltar
event-captured = o { $species } em { $cell } é capturado
event-skull = { $player } recebe a caveira
event-no-zombie = nenhum zombie se pode mover: { $player } deixa-os onde estão
event-no-own = { $player } não pode mover nenhuma das suas peças
event-pass = { $player } não pode mover nada e passa a vez
done-step = { $player } moveu { $species } de { $from } para { $to }
done-jump = { $player } saltou com { $species } de { $from } por cima de { $over } para { $to }
done-stops = { $player } parou de saltar
done-event-captured = o { $species } em { $cell } foi capturado
done-event-skull = { $player } recebeu a caveira
done-event-no-zombie = nenhum zombie se podia mover: { $player } deixou-os onde estavam
done-event-no-own = { $player } não podia mover nenhuma das suas peças
done-event-pass = { $player } não podia mover nada e passou a vez

why-over = o jogo acabou
why-no-cell = não há nenhuma casa { $cell } neste tabuleiro
why-no-button = não há nenhuma série de saltos para parar
why-complete = a jogada já está completa antes disso
why-empty = não há nenhuma peça em { $cell }
why-stuck = a peça em { $cell } não pode andar nem saltar
why-zombie-now = agora é a vez de um zombie, e em { $cell } não há nenhum
why-own-first = primeiro move-se o { $species }, depois o zombie
why-no-skull = só { $player }, que tem a caveira, move os zombies
why-not-yours = a peça em { $cell } é do adversário
why-press-stop = a peça já está em { $to }: continue a saltar ou pare
why-same = a peça já está em { $to }
why-occupied = já há uma peça em { $to }
why-nothing-to-jump = não há nada para saltar em { $over }
why-only-jumps = uma série só continua com saltos, não com um passo para { $to }
why-too-far = { $to } não está ao alcance de { $from }: uma peça anda para a casa vizinha ou salta a direito por cima de uma peça

over-gone-goblins = já não há goblins
over-gone-orcs = já não há orcs
over-gone-zombies = já não há zombies
over-edge-goblins = todos os goblins que restam estão no seu lado
over-edge-orcs = todos os orcs que restam estão no seu lado
over-edge-zombies = todos os zombies que restam estão no seu lado
over-hundred = cem jogadas seguidas sem nenhuma captura
over-both-pass = nada no tabuleiro se pode mover

problem-form = é LINHAS~VEZ~CAVEIRA~JOGADAS, como -_--_z-z_…~o~g~0
problem-rows = há { $found } linhas em vez de { $rows }
problem-row = a linha { $row } a contar do vértice tem { $row } casas, não `{ $found }`
problem-letter = `{ $found }` não é g, o, z nem -
problem-too-many = há { $count } { $letter ->
    [g] goblins
    [o] orcs
   *[z] zombies
}, mas só pode haver até { $most }
problem-side = `{ $found }` não é um lado: é g ou o
problem-cell = `{ $found }` não é uma casa
problem-quiet-moves = `{ $found }` não é um número de jogadas sem capturas: de 0 a { $most }
problem-zombie-without-skull = só quem tem a caveira move um zombie
problem-jumper-absent = a peça que salta não está nessa casa
problem-jumper-stuck = a peça que salta já não pode saltar mais
problem-series-without-capture = uma série já capturou alguma peça
problem-jumper-holds-skull = quem salta já não tem a caveira

insight-edge-goblins = { $count ->
    [one] 1 goblin está no seu próprio lado
   *[other] { $count } goblins estão no seu próprio lado
}
insight-edge-orcs = { $count ->
    [one] 1 orc está no seu próprio lado
   *[other] { $count } orcs estão no seu próprio lado
}
insight-edge-zombies = { $count ->
    [one] 1 zombie está no seu próprio lado
   *[other] { $count } zombies estão no seu próprio lado
}
insight-captured-goblins = { $count ->
    [one] 1 goblin foi capturado
   *[other] { $count } goblins foram capturados
}
insight-captured-orcs = { $count ->
    [one] 1 orc foi capturado
   *[other] { $count } orcs foram capturados
}
insight-captured-zombies = { $count ->
    [one] 1 zombie foi capturado
   *[other] { $count } zombies foram capturados
}
insight-way-goblins = { $count ->
    [one] 1 goblin ainda não está no seu lado
   *[other] { $count } goblins ainda não estão no seu lado
}: { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
} ao todo, e o jogo acaba
insight-way-orcs = { $count ->
    [one] 1 orc ainda não está no seu lado
   *[other] { $count } orcs ainda não estão no seu lado
}: { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
} ao todo, e o jogo acaba
insight-way-zombies = { $count ->
    [one] 1 zombie ainda não está no seu lado
   *[other] { $count } zombies ainda não estão no seu lado
}: { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
} ao todo, e o jogo acaba
insight-skull = { $player } tem a caveira e move um zombie depois de um passo; { $jumpers ->
    [0] nada pode saltar que a desse a { $opponent }
    [1] um salto da única peça que pode saltar dava-a a { $opponent }
   *[other] um salto de uma das { $jumpers } peças que podem saltar dava-a a { $opponent }
}
insight-zombies-ahead = com { $total } pontos, os zombies têm { $difference } de vantagem: se acabasse assim, ambos os jogadores teriam perdido
insight-zombies-level = com { $total } pontos, os zombies partilham o primeiro lugar: se acabasse assim, seria um empate
insight-zombies-behind = com { $total } pontos, os zombies estão a { $difference } do primeiro

lesson-step = Um primeiro passo
lesson-step-task = Mova o orc de d7 um passo para d6, mais perto do seu lado, à esquerda.
lesson-step-done = É isso um passo: qualquer peça sua, para qualquer casa vazia ao lado.
lesson-step-hint = Escolha d7 e depois d6.
lesson-jump = Capturar
lesson-jump-task = Capture o zombie em d4.
lesson-jump-done = Um salto passa a direito por cima de uma peça para a casa vazia atrás dela. Nunca é obrigatório.
lesson-jump-hint = O orc em d5 está ao lado, e d3, atrás, está vazia.
lesson-series = Salto atrás de salto
lesson-series-task = Capture o goblin em f4.
lesson-series-done = Uma só jogada, dois saltos. O primeiro foi por cima de um amigo, o que lhe custa uma peça.
lesson-series-hint = Aproxime-se saltando por cima do seu próprio orc, e continue a saltar.
lesson-skull = A caveira
lesson-skull-task = Joga com os goblins e tem a caveira: depois de um passo move um zombie. Faça-o capturar o orc em f3.
lesson-skull-done = Os orcs capturados contam para si, seja quem for que os captura. Mas um salto entrega a caveira, o de um zombie também.
lesson-skull-hint = Dê um passo com um goblin qualquer. Depois salte com o zombie em g2.
lesson-edge = Em casa, e o fim
lesson-edge-task = Todos os seus orcs menos um estão no seu lado. Acabe o jogo e ganhe.
lesson-edge-done = Quando tudo o que resta de uma espécie está no seu lado, o jogo acaba. Tinha mais pontos.
lesson-edge-hint = O orc em f2 está ao lado de duas casas do lado esquerdo.
lesson-zombies = Vencer também os zombies
lesson-zombies-task = Os zombies vão à frente. Leve o seu último orc ao lado e ganhe.
lesson-zombies-done = O salto rendeu 1 ponto pelo zombie e 2 pelo lado: mesmo o suficiente.
lesson-zombies-hint = Ir a passo demora e rende pouco. Há alguma coisa por cima da qual saltar?
lesson-home-jump = Dois saltos
lesson-home-jump-task = O orc em d3 pode capturar um de dois goblins. Escolha o melhor salto.
lesson-home-jump-done = Ambos os saltos capturam um goblin. Este também leva o orc ao seu lado: mais dois pontos.
lesson-home-jump-hint = Veja onde acaba cada salto.
lesson-stop = Saber parar
lesson-stop-task = Capture o goblin em d2 e acabe a jogada no momento certo.
lesson-stop-done = O orc está no seu lado, o que vale dois pontos. Com outro salto voltaria a sair de lá.
lesson-stop-hint = O orc em c3 chega ao seu lado. Outro salto seria melhor?
lesson-two-captures = Dois numa jogada
lesson-two-captures-task = Há dois goblins longe um do outro. Capture ambos numa só jogada.
lesson-two-captures-done = Menos dois goblins, e cada um deles é um ponto para si.
lesson-two-captures-hint = Comece com o orc em e4.
lesson-long-series = Acabar à frente
lesson-long-series-task = Uma série ganha já. Encontre-a.
lesson-long-series-done = O zombie em c4 era o último fora do seu lado. O jogo acabou consigo à frente, com 18 pontos contra 16.
lesson-long-series-hint = O orc em e3 começa por saltar sobre o seu próprio orc.
lesson-break-zombies = Quando os zombies estão à frente
lesson-break-zombies-task = Os zombies têm 18 pontos: se ganharem, perdem ambos os jogadores. Salve o jogo numa jogada.
lesson-break-zombies-done = Menos dois zombies, e um deles estava no seu lado. Os goblins já estão todos no seu, com tantos pontos como os zombies: um empate.
lesson-break-zombies-hint = O orc em c1 tem de sair do seu lado.
lesson-first-strike = Saltar primeiro
lesson-first-strike-task = O goblin em f4 ameaça saltar sobre o seu orc em e4. Responda.
lesson-first-strike-done = Capturou-o antes que ele o capturasse.
lesson-first-strike-hint = Onde duas peças estão lado a lado, qualquer delas pode conseguir saltar.

dial-skull = Quem tem a caveira
dial-part = O que há a mover
dial-part-own = uma peça própria
dial-part-zombie = um zombie, depois de um passo
dial-quiet = Jogadas sem capturas
