game-name = Small Star Empires
game-about = Voe com as suas naves pela galáxia e tome cada sistema onde pousa.
game-goal = Tenha mais pontos quando as naves já não se puderem mover: por planetas, nebulosas, estações de comércio e território.

rule-set-published = Publicado
rule-set-published-about = O jogo impresso, para dois a quatro jogadores, no mapa básico, num mapa aleatório ou num seu.
rule-set-feup-a = FEUP A
rule-set-feup-a-about = Para dois, num mapa pequeno com buracos de minhoca; as nebulosas têm todas a mesma cor.
rule-set-feup-b = FEUP B
rule-set-feup-b-about = Para dois, sem buracos de minhoca; as colónias só se esgotam se assim o escolher e o jogo acaba logo que quem joga não se possa mover.

option-map = Mapa
option-map-basic = básico
option-map-random = aleatório
option-map-feup-a = como no programa
option-map-feup-a-printed = como impresso no relatório
option-map-small = pequeno
option-map-medium = médio
option-map-big = grande
option-holes = Buracos negros e de minhoca
option-holes-on = sim
option-holes-off = não
option-unexplored = Sistemas por explorar
option-unexplored-off = não
option-unexplored-on = sim
option-borders = Fronteiras
option-borders-closed = fechadas
option-borders-open = abertas, por uma colónia cada
option-campaign = Campanha
option-campaign-off = não
option-campaign-on = sim
option-wins = Jogos ganhos até agora
option-map-text = Um mapa seu
option-map-text-about = Uma linha por fila, com espaços entre as casas: 0 1 2 3 planetas, R G B nebulosas, H1 a H4 sistemas-mãe, W buraco de minhoca, X buraco negro, . um lugar vazio; > antes de uma fila deslocada para a direita.
option-starts = Quem começa
option-colonies = Colónias
option-colonies-unlimited = quantas quiser
option-colonies-16 = 16 para cada um

glyph-star-1 = estrela com um planeta
glyph-star-2 = estrela com dois planetas
glyph-star-3 = estrela com três planetas
glyph-empty = sistema vazio
glyph-nebula-red = nebulosa vermelha
glyph-nebula-green = nebulosa verde
glyph-nebula-blue = nebulosa azul
glyph-home = sistema-mãe
glyph-wormhole = buraco de minhoca
glyph-black-hole = buraco negro
glyph-colony = colónia
glyph-station = estação de comércio
glyph-ship = nave
glyph-ship-damaged = nave danificada
glyph-unexplored = sistema por explorar
glyph-found-star-3 = estrela com três planetas, descoberta
glyph-found-star-2 = estrela com dois planetas, descoberta
glyph-nebula-chromatic = nebulosa cromática
glyph-asteroid-field = campo de asteroides
glyph-abandoned-station = estação de comércio abandonada
glyph-refuelling-station = estação de reabastecimento

level-easy = Fácil
level-easy-about = Voa ao acaso e constrói uma estação de comércio ao lado de qualquer inimigo.
level-hard = Difícil
level-hard-about = Procura o sistema mais rico ao alcance e guarda as estações de comércio para onde há dois inimigos à volta.
level-report = Como no relatório
level-report-about = Escolhe uma nave ao acaso e voa para onde há mais planetas e inimigos.

counter-colonies = colónias
counter-stations = estações de comércio
counter-received = colónias recebidas
counter-wins = jogos ganhos

score-planets = planetas
score-nebulae = nebulosas
score-stations = estações de comércio
score-territory = território
score-finds = estações descobertas
score-payments = colónias recebidas

button-colony = construir uma colónia
button-station = construir uma estação de comércio
button-repair = reparar a nave
button-stay = ficar aqui

ground-star = { $planets ->
    [1] uma estrela com um planeta
   *[other] uma estrela com { $planets } planetas
}
ground-empty = um sistema vazio
ground-nebula-red = uma nebulosa vermelha
ground-nebula-green = uma nebulosa verde
ground-nebula-blue = uma nebulosa azul
ground-unexplored = um sistema por explorar
ground-nebula-chromatic = uma nebulosa cromática
ground-asteroid-field = um campo de asteroides
ground-abandoned-station = uma estação de comércio abandonada
ground-refuelling-station = uma estação de reabastecimento
ground-wormhole = um buraco de minhoca
ground-black-hole = um buraco negro

content-home = { $ships ->
    [0] o sistema-mãe de { $player }, sem naves
    [1] o sistema-mãe de { $player }, com uma nave
   *[other] o sistema-mãe de { $player }, com { $ships } naves
}
content-colony = { $ground } com uma colónia de { $player }
content-colony-ship = { $ground } com uma colónia e uma nave de { $player }
content-station = { $ground } com uma estação de comércio de { $player }
content-colony-damaged = { $ground } com uma colónia e uma nave danificada de { $player }
content-station-damaged = { $ground } com uma estação de comércio e uma nave danificada de { $player }
content-wreck = { $ground } com uma nave danificada de { $player }
content-station-ship = { $ground } com uma estação de comércio e uma nave de { $player }

caption-move = { $player } voa com uma nave e constrói
caption-move-on = { $player } pode seguir viagem a partir de { $cell }
caption-over = O jogo acabou
prompt-ship = Escolha uma nave.
prompt-to = Escolha para onde voa.
prompt-build = Escolha o que construir.
prompt-repair = Repare a nave ou escolha outro lugar.
prompt-move-on = Siga viagem a partir de { $cell } ou fique.

fly-colony = { $player } voa de { $from } para { $to } e constrói uma colónia
fly-station = { $player } voa de { $from } para { $to } e constrói uma estação de comércio
jump-colony = { $player } salta por um buraco de minhoca de { $from } para { $to } e constrói uma colónia
jump-station = { $player } salta por um buraco de minhoca de { $from } para { $to } e constrói uma estação de comércio

explore = { $player } voa de { $from } para { $to } e explora o sistema
repair = { $player } volta de { $from } ao sistema-mãe em { $to } e repara a nave
pay-colony = { $player } voa de { $from } para { $to }, paga { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e constrói uma colónia
pay-station = { $player } voa de { $from } para { $to }, paga { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e constrói uma estação de comércio
pay-explore = { $player } voa de { $from } para { $to }, paga { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e explora o sistema
pay-repair = { $player } volta de { $from } ao sistema-mãe em { $to }, paga { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e repara a nave
move-on-colony = { $player } segue de { $from } para { $to } e constrói uma colónia
move-on-station = { $player } segue de { $from } para { $to } e constrói uma estação de comércio
move-on-explore = { $player } segue de { $from } para { $to } e explora o sistema
stay = { $player } fica em { $cell }

fact-unknown = { $count ->
    [1] Falta conhecer 1 peça
   *[other] Faltam conhecer { $count } peças
}: { $three } × três planetas, { $two } × dois planetas, { $nebulae } × nebulosa cromática, { $fields } × campo de asteroides, { $abandoned } × estação de comércio abandonada, { $refuelling } × estação de reabastecimento
fact-campaign = Uma campanha: { $needed } jogos para a ganhar
fact-campaign-won = { $player } ganhou a campanha

event-found = { $player } descobre { $tile } em { $cell }
event-out = { $player } já não se pode mover e está fora do jogo
done-fly-colony = { $player } voou de { $from } para { $to } e construiu uma colónia
done-fly-station = { $player } voou de { $from } para { $to } e construiu uma estação de comércio
done-jump-colony = { $player } saltou por um buraco de minhoca de { $from } para { $to } e construiu uma colónia
done-jump-station = { $player } saltou por um buraco de minhoca de { $from } para { $to } e construiu uma estação de comércio
done-explore = { $player } voou de { $from } para { $to } e explorou o sistema
done-repair = { $player } voltou de { $from } ao sistema-mãe em { $to } e reparou a nave
done-pay-colony = { $player } voou de { $from } para { $to }, pagou { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e construiu uma colónia
done-pay-station = { $player } voou de { $from } para { $to }, pagou { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e construiu uma estação de comércio
done-pay-explore = { $player } voou de { $from } para { $to }, pagou { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e explorou o sistema
done-pay-repair = { $player } voltou de { $from } ao sistema-mãe em { $to }, pagou { $paid ->
    [1] 1 colónia
   *[other] { $paid } colónias
} e reparou a nave
done-move-on-colony = { $player } seguiu de { $from } para { $to } e construiu uma colónia
done-move-on-station = { $player } seguiu de { $from } para { $to } e construiu uma estação de comércio
done-move-on-explore = { $player } seguiu de { $from } para { $to } e explorou o sistema
done-stay = { $player } ficou em { $cell }
done-event-found = { $player } descobriu { $tile } em { $cell }
done-event-out = { $player } já não se podia mover e está fora do jogo

over-nobody-can-move = já ninguém se pode mover
over-blocked = é a vez de { $player }, que não se pode mover

why-over = o jogo acabou
why-no-system = não há nenhum sistema em { $cell }
why-ship-first = escolha primeiro uma das suas naves
why-no-ship = não há nenhuma nave em { $cell }
why-not-your-ship = a nave em { $cell } não é sua
why-ship-blocked = a nave em { $cell } não tem para onde ir
why-target-first = escolha primeiro onde a nave pousa
why-stays = a nave tem de sair do sistema onde está
why-black-hole = nenhuma nave sobrevive ao buraco negro em { $cell }
why-wormhole = as naves passam por cima do buraco de minhoca em { $cell }, mas não pousam nele
why-home = ninguém pousa num sistema-mãe, e { $cell } é o de { $player }
why-own-system = { $cell } já é seu; só o pode sobrevoar
why-taken = { $cell } pertence a { $player }
why-gap = o mapa tem um lugar vazio no caminho para { $cell }
why-not-in-line = { $cell } não fica em linha reta a partir daí, e nenhum buraco de minhoca lá leva
why-enemy-between = { $player } barra em { $between } o caminho para { $cell }
why-black-hole-between = o buraco negro em { $between } barra o caminho para { $cell }
why-asteroids = nada pousa no campo de asteroides em { $cell }
why-asteroids-between = o campo de asteroides em { $between } barra o caminho para { $cell }
why-damaged = uma nave danificada voa um ou dois sistemas e não salta; { $cell } está fora do seu alcance
why-damaged-explores = uma nave danificada não explora, e { $cell } está por explorar
why-explores-without-colony = já não tem colónias para construir em { $cell }, que está por explorar
why-explores-with-colony = num sistema por explorar constrói-se uma colónia
why-cannot-pay = tem colónias a menos para pagar o caminho para { $cell } e construir lá
why-colonies-paid = todas as suas colónias vão para o pagamento
why-repair = a nave é reparada no sistema-mãe, e nada se constrói
why-move-on-first = escolha um sistema ao lado da nave, ou fique
why-not-a-step = a partir de { $from } só pode seguir para um sistema ao lado onde possa pousar
why-piece-first = escolha o que construir: uma colónia ou uma estação de comércio
why-no-colonies = já não tem colónias
why-no-stations = já não tem estações de comércio
why-move-complete = esta jogada já está completa

problem-map-head = `{ $found }` não é o começo de um mapa: é p (vértices em cima) ou f (lados em cima), depois r ou l para a linha de cima
problem-no-system-in-file = linha { $line }, lugar { $place }: `{ $found }` não é um sistema, que seria 0 1 2 3, R G B, H1 H2 H3 H4, W, X, ou . para um lugar vazio
problem-no-system-in-text = linha { $line }, lugar { $place }: `{ $found }` não é um sistema, que seria 0 1 2 3, R G B, a b c d para sistemas-mãe, W, X, ou - para um lugar vazio
problem-second-home = linha { $line }, lugar { $place }: `{ $found }` é um segundo sistema-mãe do jogador { $seat }
problem-shifted = linha { $line }: as linhas são deslocadas alternadamente, e esta está deslocada como a anterior
problem-not-shifted = linha { $line }: as linhas são deslocadas alternadamente, e esta não está deslocada, tal como a anterior
problem-long-row = linha { $line }: { $found } lugares são mais de { $most }
problem-map-rows = { $found } linhas são mais de { $most }
problem-systems = { $found } sistemas são mais de { $most }
problem-no-home = falta o sistema-mãe do jogador { $seat }
problem-nowhere-to-land = não há nenhuma estrela, nebulosa ou sistema vazio onde pousar
problem-gaps = os lugares vazios no fim de uma linha não se escrevem: `{ $map }`
problem-homes = o mapa tem sistemas-mãe para { $homes ->
    [one] 1 jogador
   *[other] { $homes } jogadores
}, e jogam { $seats }
problem-wormhole = { $cell }: as regras `{ $rule-set }` não têm buracos de minhoca
problem-nebula = { $cell }: as regras `{ $rule-set }` não têm nebulosas dessa cor
problem-colonies-of-setup = `{ $found }` não é um número de colónias; escreva 16, ou deixe o campo de fora para quantas se quiser
problem-borders = `{ $found }` não é open; com as fronteiras fechadas o campo fica de fora
problem-wins = ninguém ganhou mais de { $most } jogos de uma campanha que continua
problem-wins-alone = só numa campanha se contam jogos ganhos; escolha também campaign=on
problem-wins-of-setup = `{ $found }` não é um número de jogos ganhos para cada lugar, de 0 a { $most }, como 1-0
problem-unexplored = `{ $found }` não são até 14 sistemas vazios ou estrelas com um planeta, unidos por - pela ordem de leitura
problem-tiles = `{ $found }` não são as catorze peças: lll mmm nn ff oo uu por qualquer ordem
problem-unknown = `{ $found }` devia ser { $tiles }, o número de peças de cada tipo
problem-no-tile = { $cell } está por explorar: uma colónia lá precisa da peça que se descobriu
problem-other-tile = em { $cell } está outra peça
problem-damaged = a nave em { $cell } não pode estar danificada
problem-payments = o que se pagou não é o que se recebeu, ou é mais do que havia
problem-moves-on = nada pode seguir viagem a partir de { $cell }
problem-not-unexplored = em { $cell } não há nenhuma peça para descobrir
problem-tile-alone = a peça em { $cell } descobriu-se pousando lá: ponha nela uma colónia
problem-rows = tem { $found } linhas e o mapa { $rows }
problem-row = a linha `{ $found }` não preenche os seus { $places } lugares
problem-no-building = em { $cell } não se pode construir nada
problem-piece = `{ $found }` em { $cell } não é uma peça
problem-nobodys = { $cell } pertence ao lugar { $seat }, que não é de ninguém
problem-ships = o lugar { $seat } tem naves a mais
problem-colonies = o lugar { $seat } tem colónias a mais
problem-stations = o lugar { $seat } tem estações de comércio a mais
problem-can-move = o lugar { $seat } pode mover-se, e ninguém sai de um jogo de dois
problem-to-move-but-out = é a vez do lugar { $seat }, que está fora

insight-planets = { $stars ->
    [one] { $player } tem 1 estrela
   *[other] { $player } tem { $stars } estrelas
} com { $points ->
    [one] 1 planeta
   *[other] { $points } planetas
}
insight-nebulae-red = { $player } tem { $count ->
    [one] uma nebulosa vermelha
   *[other] { $count } nebulosas vermelhas
}; mais uma valeria mais { $next }
insight-nebulae-green = { $player } tem { $count ->
    [one] uma nebulosa verde
   *[other] { $count } nebulosas verdes
}; mais uma valeria mais { $next }
insight-nebulae-blue = { $player } tem { $count ->
    [one] uma nebulosa azul
   *[other] { $count } nebulosas azuis
}; mais uma valeria mais { $next }
insight-station = { $points ->
    [0] nada ao lado da estação de comércio de { $player } em { $cell } pertence a outro
    [1] 1 sistema ao lado da estação de comércio de { $player } em { $cell } pertence a outro
   *[other] { $points } sistemas ao lado da estação de comércio de { $player } em { $cell } pertencem a outros
}
insight-finds = { $player } tem { $count ->
    [1] uma estação descoberta
   *[other] { $count } estações descobertas
}
insight-payments = { $player } recebeu { $count ->
    [1] 1 colónia
   *[other] { $count } colónias
} de outros, 2 pontos cada
insight-territory-largest = { $player } tem o maior território: { $count } ligados, contra { $best }
insight-territory-equal = { $player } partilha o maior território, { $count ->
    [one] 1 sistema
   *[other] { $count } sistemas
}; pontuam todos os que o partilham
insight-territory-smaller = o território de { $player } tem { $count } ligados, e o maior { $best }
insight-pieces-most = { $player } tem mais peças no mapa: { $count }, contra { $best }
insight-pieces-equal = { $player } tem { $count ->
    [1] 1 peça
   *[other] { $count } peças
} no mapa, tantas como o outro: ninguém pontua
insight-pieces-fewer = { $player } tem { $count ->
    [1] 1 peça
   *[other] { $count } peças
} no mapa, e o outro { $best }

lesson-flight = Um primeiro voo
lesson-flight-task = Voe com uma nave do seu sistema-mãe em c1 até à estrela em c3 e construa lá uma colónia ou uma estação de comércio.
lesson-flight-done = Bom voo. O sistema é seu para sempre.
lesson-flight-hint = Escolha o sistema-mãe em c1 e depois c3: as naves voam em linha reta até onde quiserem, mas não por cima do buraco negro.
lesson-planets = Os planetas são pontos
lesson-planets-task = Tome a estrela com mais planetas ao seu alcance.
lesson-planets-done = Três planetas, três pontos.
lesson-planets-hint = Olhe para a linha toda: uma nave pode passar por cima de sistemas livres.
lesson-wormhole = Pelo buraco de minhoca
lesson-wormhole-task = Nenhuma linha reta leva a b4. Chegue lá na mesma.
lesson-wormhole-done = Saiu pelo outro buraco de minhoca numa só jogada.
lesson-wormhole-hint = O seu sistema-mãe fica ao lado do buraco de minhoca em c2. Daí uma nave sai em qualquer sistema livre ao lado do que está em b5.
lesson-nebulae = Nebulosas de uma cor
lesson-nebulae-task = Tem uma nebulosa vermelha, que vale 2. Faça-a valer 5.
lesson-nebulae-done = Duas da mesma cor valem 5, três valem 8.
lesson-nebulae-hint = Há uma segunda nebulosa vermelha em linha com o seu sistema-mãe.
lesson-station = Comércio com o inimigo
lesson-station-task = Faça 2 pontos com uma só estação de comércio.
lesson-station-done = Dois sistemas de outro ao lado, dois pontos.
lesson-station-hint = Procure um sistema livre ao lado de dois que sejam do outro, e construa lá uma estação de comércio, não uma colónia.
lesson-territory = O maior território
lesson-territory-task = O seu império está em dois bocados. Faça dele o maior território, que vale 3 pontos.
lesson-territory-done = Cinco sistemas ligados contra quatro.
lesson-territory-hint = Há um sistema que une os dois bocados.
lesson-explore = Rumo ao desconhecido
lesson-explore-task = O sistema em c3 está por explorar: há lá uma peça virada para baixo. Vire-a.
lesson-explore-done = Uma estação de comércio abandonada: mais 1 ponto, e a sua colónia conta também como estação de comércio.
lesson-explore-hint = Voe de c1 até c3. Num sistema por explorar constrói-se uma colónia.
lesson-borders = Fronteiras abertas
lesson-borders-task = c3 é do jogador 2, mas as fronteiras estão abertas. Tome a estrela com três planetas.
lesson-borders-done = Pagou uma colónia, que no fim vale 2 pontos ao outro jogador.
lesson-borders-hint = Voe de c1 por cima de c3 até c5.
lesson-last-ship = O último voo
lesson-last-ship-task = Depois da sua jogada já ninguém se pode mover. Ganhe.
lesson-last-ship-done = A estação de comércio fez a diferença.
lesson-last-ship-hint = Pouse no meio, onde mais vizinhos são do outro. Que peça os conta?
lesson-first-there = Chegar primeiro
lesson-first-there-task = A estrela em a3 está ao alcance das suas naves e das do outro jogador. Pouse onde ganha mais.
lesson-first-there-done = Três planetas para si, e nenhum deles para o outro jogador.
lesson-first-there-hint = Uma estrela com três planetas, ao alcance de ambos, não espera.
lesson-barren = Nada senão um vizinho
lesson-barren-task = Está um ponto atrás, e pouco resta. Escolha um sistema e o que lá construir.
lesson-barren-done = Liga os seus sistemas no maior território, e a estação de comércio ganha um ponto mais do que uma colónia, ao lado de d3. Esse ponto vale o jogo.
lesson-barren-hint = Uma estação de comércio não precisa de planetas, só de vizinhos de outro jogador.
lesson-which-ship = Qual das naves
lesson-which-ship-task = Duas das suas naves chegam à nebulosa em a4. Escolha a certa e o que ela constrói.
lesson-which-ship-done = Duas nebulosas vermelhas valem 5 pontos, e a estação toca em b4. A nave em a2 fica ao lado de a1, onde faz falta.
lesson-which-ship-hint = A nave em a2 tem outros destinos. As naves em casa têm pouca escolha.
lesson-between = No meio
lesson-between-task = Está atrás. Pouse entre dois sistemas do outro jogador e construa o que rende mais.
lesson-between-done = A nebulosa vale 2 pontos, e a estação mais dois: por b4 e pela casa em a4.
lesson-between-hint = De a3 a sua nave chega a uma nebulosa ao lado da casa do outro.
lesson-stations = Estações na fronteira
lesson-stations-task = As suas nebulosas estão completas. Escolha o sistema e a peça que o mantêm à frente.
lesson-stations-done = Uma estação aqui tem dois vizinhos do outro jogador: dois pontos que uma colónia não ganharia.
lesson-stations-hint = Veja os sistemas que tocam em b3 e b4.
lesson-both-sides = Planetas e vizinhos
lesson-both-sides-task = Pouse onde há planetas e vizinhos ao mesmo tempo.
lesson-both-sides-done = Dois planetas, e uma estação entre c4 e a3: quatro pontos numa jogada.
lesson-both-sides-hint = Voe com a nave em c3.

dial-out = já não participa
dial-paid = colónias pagas
dial-received = colónias recebidas
dial-out-no = não
dial-out-yes = sim
problem-ship-alone = a nave em { $cell } precisa lá de uma colónia ou de uma estação de comércio do seu jogador
