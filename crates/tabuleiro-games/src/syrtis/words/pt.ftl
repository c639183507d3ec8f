game-name = Syrtis
game-about = Mova torres, afunde placas e junte toda a terra da sua cor ou da sua forma.
game-goal = Junte todas as placas da sua cor, ou todas da sua forma, numa só ilha. Ou afunde quatro placas sem resposta.
rule-set-published = publicado
rule-set-published-about = Uma torre começa numa placa da sua cor ou da sua forma.
rule-set-report = relatório
rule-set-report-about = Uma torre começa numa placa da sua cor e da sua forma.
option-board = Tabuleiro
option-board-major = Maior: 36 placas
option-board-minor = Menor: 16 placas
option-placement = Torres
option-placement-players = um jogador coloca-as, o outro escolhe o lado
option-placement-automatic = colocadas ao acaso, o jogador 1 fica com as claras
option-limit = Jogadas sem afundar
option-limit-60 = 60 seguidos acabam o jogo
option-limit-none = sem limite

glyph-light-round = placa redonda clara
glyph-light-square = placa quadrada clara
glyph-dark-round = placa redonda escura
glyph-dark-square = placa quadrada escura
glyph-light-tower = torre clara
glyph-dark-tower = torre escura
glyph-water = água onde havia terra
tile-light-round = placa redonda clara
tile-light-square = placa quadrada clara
tile-dark-round = placa redonda escura
tile-dark-square = placa quadrada escura
side-light = Claras
side-dark = Escuras
you-light = Joga com as claras.
you-dark = Joga com as escuras.

button-light = jogar com as claras
button-dark = jogar com as escuras
button-sink = afundar a placa
button-pass = passar

content-empty = vazia
content-water = água onde havia terra
content-tile = uma { $tile }
content-light-tower = uma torre clara numa { $tile }
content-dark-tower = uma torre escura numa { $tile }

caption-place-light = { $player } coloca uma torre clara
caption-place-dark = { $player } coloca uma torre escura
caption-choose = { $player } escolhe as claras ou as escuras
caption-light = { $player } joga com as claras
caption-dark = { $player } joga com as escuras
caption-over = O jogo acabou
progress-light = ilhas: { $colour } claras, { $shape } redondas
progress-dark = ilhas: { $colour } escuras, { $shape } quadradas
prompt-place-light = Escolha uma placa para uma torre clara.
prompt-place-dark = Escolha uma placa para uma torre escura.
prompt-choose = Escolha jogar com as claras ou com as escuras.
prompt-turn = Escolha uma torre para mover ou uma placa para afundar.
prompt-to = Escolha para onde vai a torre.
prompt-sink = Afunde a placa ou escolha outra.

fact-nobody-sank = Ainda ninguém afundou uma placa
fact-sunk = { $count ->
    [one] { $player } afundou 1 placa desde a última de { $opponent }; a quarta ganha
   *[other] { $player } afundou { $count } placas desde a última de { $opponent }; a quarta ganha
}
fact-initiative = { $player } tem a iniciativa
fact-passes = { $count ->
    [one] { $player } passou na sua última vez
   *[other] { $player } passou { $count } vezes seguidas; à quarta o jogo acaba
}
fact-quiet-turns = { $count ->
    [one] 1 jogada de { $limit } sem afundar
   *[other] { $count } jogadas de { $limit } sem afundar
}

place-light = { $player } coloca uma torre clara em { $cell }
place-dark = { $player } coloca uma torre escura em { $cell }
choose-light = { $player } escolhe as claras
choose-dark = { $player } escolhe as escuras
move-tower = { $player } move uma torre de { $from } para { $to }
sink = { $player } afunda a { $tile } em { $cell }
slide = { $player } desliza uma placa com a sua torre de { $from } para { $to }
pass = { $player } passa

event-initiative = { $player } fica com a iniciativa
done-place-light = { $player } colocou uma torre clara em { $cell }
done-place-dark = { $player } colocou uma torre escura em { $cell }
done-choose-light = { $player } escolheu as claras
done-choose-dark = { $player } escolheu as escuras
done-move-tower = { $player } moveu uma torre de { $from } para { $to }
done-sink = { $player } afundou a { $tile } em { $cell }
done-slide = { $player } deslizou uma placa com a sua torre de { $from } para { $to }
done-pass = { $player } passou
done-event-initiative = { $player } ficou com a iniciativa
event-quicksand = Areias movediças: mais uma placa e { $player } ganha

over-island-light = { $player } ganha: todas as placas claras são uma só ilha
over-island-dark = { $player } ganha: todas as placas escuras são uma só ilha
over-island-round = { $player } ganha: todas as placas redondas são uma só ilha
over-island-square = { $player } ganha: todas as placas quadradas são uma só ilha
over-quicksand = { $player } ganha por areias movediças: quatro placas afundadas sem resposta
over-initiative-both-islands = As ilhas de ambos ficaram completas ao mesmo tempo; { $player } tem a iniciativa e ganha
over-initiative-both-passed = Ambos passaram; { $player } tem a iniciativa e ganha
over-initiative-four-passes = Um jogador passou quatro vezes seguidas; { $player } tem a iniciativa e ganha
over-initiative-sixty-turns = Sessenta jogadas seguidas sem afundar; { $player } tem a iniciativa e ganha

why-over = o jogo acabou
why-no-cell = essa casa não existe neste tabuleiro
why-no-button = isso não se pode escolher agora
why-complete = a jogada já está completa
why-occupied = há uma torre nessa casa
why-place-first = primeiro é preciso colocar as torres
why-place-on-tile = uma torre coloca-se numa placa
why-place-light-or-round = uma torre clara coloca-se numa placa clara ou redonda
why-place-dark-or-square = uma torre escura coloca-se numa placa escura ou quadrada
why-place-light-and-round = uma torre clara coloca-se numa placa redonda clara
why-place-dark-and-square = uma torre escura coloca-se numa placa quadrada escura
why-choose-first = primeiro escolha as claras ou as escuras
why-nothing-there = não há lá placa: comece por uma torre sua ou pela placa a afundar
why-their-tower = essa torre é do adversário
why-tower-stuck = esta torre não pode mudar de placa nem deslizar com a sua
why-sink-what = primeiro escolha a placa a afundar
why-sink-not-beside = só se afunda uma placa ao lado de uma torre sua
why-sink-enclosed = só se afunda uma placa com um lado livre
why-sink-splits = sem essa placa as outras deixariam de estar ligadas
why-sink-own-tower = uma placa com uma torre não se pode afundar
why-confirm-sink = a placa em { $cell } só se pode afundar
why-pass-alone = há uma torre escolhida: largue-a para passar
why-same-cell = a torre tem de ir para outra casa
why-not-island-light = essa placa não está numa ilha clara ou redonda a que pertença a placa da torre
why-not-island-dark = essa placa não está numa ilha escura ou quadrada a que pertença a placa da torre
why-slide-outside = uma placa não pode sair do menor retângulo à volta de todas as placas
why-slide-blocked = não há caminho até lá por casas vazias
why-slide-splits = com a placa aí, as placas deixariam de estar todas ligadas

problem-limit = `{ $found }` não é { $limited } nem { $unlimited }
problem-rows = há tabuleiros de 7 e de 5 linhas, não de { $found }
problem-board = o tabuleiro são { $size } linhas de { $size } letras unidas por _
problem-letter = `{ $found }` em { $cell } não é uma placa (c s C S), nem uma torre numa placa (1 2 3 7 8 9), nem vazio (-)
problem-towers-among-tiles = as torres não se escrevem entre as placas de uma preparação
problem-no-tile-there = no início não há placa em { $cell }
problem-tile-missing = falta uma placa em { $cell }
problem-places = as placas não estão nos seus lugares
problem-pair = as placas em { $cell } e { $other } têm de diferir na cor e na forma
problem-kinds = há { $each } placas de cada um dos quatro tipos
problem-island-complete = há uma ilha completa antes da primeira jogada
problem-towers-form = são as casas de duas torres claras e duas escuras, cada par por ordem, como a3b4c5d6
problem-cell = não há nenhuma casa { $cell } neste tabuleiro
problem-two-towers = duas torres não podem estar na mesma placa
problem-light-tower-misplaced = uma torre clara não se pode colocar em { $cell }
problem-dark-tower-misplaced = uma torre escura não se pode colocar em { $cell }
problem-form = é o tabuleiro, ~ e o que há a decidir
problem-parts = depois do tabuleiro vem place, ou choose, ou cinco partes como 1~l~n0~00~0: o lugar das claras, o lado que joga, os últimos afundamentos, os passes de ambos e as jogadas sem afundar
problem-towers-placed = a preparação já colocou as torres
problem-other-tiles = { $cell } não está como na preparação; enquanto se colocam torres, cada placa fica onde estava no início
problem-tower-misplaced = há uma torre numa placa onde não se pode colocar
problem-placing-order = colocam-se duas torres claras e depois duas escuras
problem-placing-phase = com estas torres é a altura de `{ $expected }`, não de `{ $found }`
problem-two-each = cada lado tem duas torres
problem-not-connected = as placas não estão todas ligadas
problem-too-many-tiles = não há mais de { $most } placas de cada tipo
problem-light-seat = `{ $found }` não é o lugar das claras, 1 ou 2
problem-light-is-seat-1 = o lugar 1 fica com as claras quando a preparação coloca as torres
problem-side = `{ $found }` não é o lado que joga, l ou d
problem-sinks = `{ $found }` não é n0 nem, como d2, um lado e os seus afundamentos de 1 a 4
problem-passes = `{ $found }` não são os passes seguidos de ambos, como 02, até 4
problem-quiet-turns = `{ $found }` não é um número de jogadas sem afundar de 0 a { $most }

insight-complete-light = todas as placas claras são uma só ilha
insight-apart-light = as placas claras são { $islands } ilhas: { $apart ->
    [one] 1 placa está
   *[other] { $apart } placas estão
} fora da maior, que tem { $largest }
insight-complete-dark = todas as placas escuras são uma só ilha
insight-apart-dark = as placas escuras são { $islands } ilhas: { $apart ->
    [one] 1 placa está
   *[other] { $apart } placas estão
} fora da maior, que tem { $largest }
insight-complete-round = todas as placas redondas são uma só ilha
insight-apart-round = as placas redondas são { $islands } ilhas: { $apart ->
    [one] 1 placa está
   *[other] { $apart } placas estão
} fora da maior, que tem { $largest }
insight-complete-square = todas as placas quadradas são uma só ilha
insight-apart-square = as placas quadradas são { $islands } ilhas: { $apart ->
    [one] 1 placa está
   *[other] { $apart } placas estão
} fora da maior, que tem { $largest }
insight-sinkable = { $count ->
    [0] { $player } não tem ao lado nenhuma placa que se possa afundar
    [1] { $player } tem ao lado 1 placa que se pode afundar
   *[other] { $player } tem ao lado { $count } placas que se podem afundar
}
insight-no-quicksand = ainda não se afundou nenhuma placa: quatro seguidas sem resposta ganham
insight-quicksand = { $player } afundou { $count } desde a última vez de { $opponent }; { $left ->
    [0] é quanto basta para ganhar
    [1] mais 1 ganha
   *[other] mais { $left } ganham
}

lesson-place = Torres
lesson-place-task = Coloca a primeira torre clara. Ponha-a numa placa clara e também redonda.
lesson-place-done = Uma placa assim pertence a uma ilha clara e a uma redonda: a torre pode andar por ambas.
lesson-place-hint = Há placas redondas claras em e3, c1, c2 e b5.
lesson-tower = Mover uma torre
lesson-tower-task = Mova a torre clara de e3 para c1.
lesson-tower-done = Andou por placas redondas, claras e escuras.
lesson-tower-hint = As torres claras andam por ilhas claras e por ilhas redondas. Escolha e3 e depois c1.
lesson-sink = Afundar uma placa
lesson-sink-task = Afunde a placa em e4.
lesson-sink-done = Estava ao lado da sua torre, tinha um lado livre, e todas as outras continuam ligadas.
lesson-sink-hint = Escolha e4 e depois afunde-a.
lesson-slide = Deslizar uma placa
lesson-slide-task = Deslize a placa de b5, com a sua torre, para a4.
lesson-slide-done = Por casas vazias, à volta do canto, e volta a tocar noutras.
lesson-slide-hint = Escolha a torre em b5 e depois a casa vazia a4.
lesson-island = Uma só ilha
lesson-island-task = Junte todas as placas claras, ou todas as redondas, numa só ilha e ganhe.
lesson-island-done = Todas as placas claras estão ligadas. Onde falta uma placa, outra pode deslizar para lá.
lesson-island-hint = Há uma casa vazia entre c1 e as outras placas claras, e uma torre sua está numa placa clara que pode deslizar para lá.
lesson-quicksand = Areias movediças
lesson-quicksand-task = Afundou três placas e o adversário não respondeu. Ganhe.
lesson-quicksand-done = A quarta placa sem resposta ganha.
lesson-quicksand-hint = Afunde qualquer placa que possa.
lesson-initiative = Iniciativa
lesson-initiative-task = O adversário passou, e a última placa foi afundada por si. Ganhe.
lesson-initiative-done = Quando ambos passam seguidos, ganha quem afundou por último.
lesson-initiative-hint = Às vezes o melhor é não fazer nada.
lesson-stray = Uma placa perdida
lesson-stray-task = Joga com as escuras. Uma placa escura está longe de todas as outras. Ganhe numa jogada.
lesson-stray-done = Sem a placa em d1, toda a terra escura é uma ilha.
lesson-stray-hint = Nem sempre é preciso juntar terra: a que está à parte também se pode afundar.
lesson-bridge = Construir uma ponte
lesson-bridge-task = Joga com as claras. Um vazio separa a terra clara. Feche-o com uma placa sua.
lesson-bridge-done = A placa debaixo da sua torre fechou o vazio: toda a terra clara é uma ilha.
lesson-bridge-hint = O vazio está em c3, e a torre em e5 está numa placa clara.
lesson-guard = Ficar em cima
lesson-guard-task = Joga com as escuras. As claras querem afundar a placa em d3. Impeça-o.
lesson-guard-done = Uma placa debaixo de uma torre não pode ser afundada.
lesson-guard-hint = Mova uma torre para a placa em perigo.
lesson-answer-sinks = Evitar a quarta
lesson-answer-sinks-task = Joga com as claras. As escuras afundaram três placas seguidas e a próxima é c1. Impeça-o.
lesson-answer-sinks-done = A placa em c1 segura agora a sua placa em d1, por isso não pode ser afundada. Afundar uma placa sua também acaba a contagem.
lesson-answer-sinks-hint = Deslize uma placa para onde só c1 a ligue.
lesson-third-sink = A terceira
lesson-third-sink-task = Joga com as escuras e afundou duas placas seguidas. Escolha a jogada depois da qual as claras não têm defesa.
lesson-third-sink-done = Três seguidas: a partir de agora há em cada jogada a ameaça de uma quarta.
lesson-third-sink-hint = Afunde outra vez, antes que as claras o façam.
lesson-second-target = Uma segunda ameaça
lesson-second-target-task = Joga com as escuras e afundou três placas seguidas, mas agora não pode afundar mais nenhuma. Prepare a quarta.
lesson-second-target-done = Vão as claras para onde forem, há uma placa para afundar.
lesson-second-target-hint = Mova ou deslize a torre em c1.

dial-phase = Fase
dial-phase-before = colocam-se as torres e escolhe-se um lado
dial-phase-playing = em jogo
dial-light = Quem joga com as claras
dial-sunk-light = Placas afundadas pelas claras desde a última das escuras
dial-sunk-dark = Placas afundadas pelas escuras desde a última das claras
dial-passes-light = Passes seguidos das claras
dial-passes-dark = Passes seguidos das escuras
dial-quiet = Jogadas sem afundar
problem-both-sank = só um dos lados pode ter afundado placas desde a última do outro
problem-tower-in-water = a torre em { $cell } precisa de uma placa por baixo
