game-name = Asterismo
game-about = Colher peças de uma árvore de cores sem deixar cair nenhuma outra.
game-goal = Colha cinco peças de cada cor; com três jogadores, dez de uma só cor.

rule-set-report = relatório
rule-set-report-about = Dois, um contra o outro: ganha quem primeiro tiver cinco de cada cor; se ninguém puder colher, é empate.
rule-set-decisive = decisivo
rule-set-decisive-about = Dois, um contra o outro, sem empates: se ninguém puder colher, ganha a colheita mais útil.
rule-set-published = publicado
rule-set-published-about = Dois ou três em conjunto: todos completam a colheita, ou todos perdem.

option-each = Peças de cada cor
option-starts = Quem começa

glyph-red = peça vermelha
glyph-blue = peça azul
glyph-yellow = peça amarela
counter-red = vermelhas
counter-blue = azuis
counter-yellow = amarelas
counter-pieces = peças ao todo
score-red = vermelhas
score-blue = azuis
score-yellow = amarelas

level-easy = fácil
level-easy-about = Colhe uma peça qualquer das permitidas.
level-normal = normal
level-normal-about = Colhe a primeira peça que torna a sua colheita mais útil.

button-take = colher a peça

piece-red = peça vermelha
piece-blue = peça azul
piece-yellow = peça amarela
content = uma { $piece }
content-empty = vazia

caption-take = { $player } colhe uma peça
caption-over = O jogo acabou
progress-useful = { $useful } de { $needed } úteis
progress-best-colour = { $useful } de { $needed } numa cor
prompt-piece = Escolha uma peça para colher.
prompt-take = Colha-a ou escolha outra peça.
fact-first-to-five = Ganha quem primeiro tiver cinco de cada cor
fact-all-five = Todos precisam de cinco de cada cor
fact-all-ten = Todos precisam de dez de uma só cor
fact-useful = { $player } tem { $useful } de { $needed } peças úteis
fact-best-colour = { $player } tem { $useful } de { $needed } na sua melhor cor

take = { $player } colhe a { $piece } em { $cell }
done-take = { $player } colheu a { $piece } em { $cell }
harvest-complete = { $player } tem a colheita completa

over-harvest = { $player } tem cinco de cada cor
over-together = todas as colheitas estão completas
over-no-move = já não se pode colher nenhuma peça, e aqui os pontos não decidem nada
over-lost = já não se pode colher nenhuma peça, e nem todas as colheitas estão completas
over-most-useful = já não se pode colher nenhuma peça, e { $player } tem mais peças úteis
over-equally-useful = já não se pode colher nenhuma peça, ambos têm as mesmas peças úteis, e a última jogada não foi de { $player }
over-last-piece = já não se pode colher nenhuma peça, ambos têm as mesmas peças úteis, e a última foi de { $player }

why-over = o jogo acabou
why-off-the-board = não há casa { $cell } neste tabuleiro
why-empty = não há nenhuma peça em { $cell }
why-unsafe = sem { $cell }, a peça em { $falling } não teria três vizinhas nem duas da sua cor
why-apart = sem { $cell }, a árvore ficaria partida
why-no-piece-chosen = escolha primeiro a peça a colher
why-not-confirmed = { $cell } está escolhida: colha-a ou escolha outra
why-one-piece = em cada vez colhe-se uma só peça

problem-form = uma posição é ÁRVORE~COLHEITAS~LUGAR, em que o lugar é o que joga a seguir
problem-rows = uma árvore tem { $rows } linhas unidas por `_`, não { $found }
problem-row = `{ $found }` não é uma linha: uma linha tem { $cells } casas, em letras r, b, y e números de casas vazias
problem-no-piece = não há nenhuma peça no tabuleiro
problem-ties = `{ $found }` não diz quem ganha com igual número de peças úteis: é `last`, quem fez a última jogada
problem-unsafe = a peça em { $cell } não está segura: não tem três vizinhas nem duas da sua cor
problem-apart = as peças não são uma só árvore: { $cell } e { $other } não estão ligadas
problem-nothing-takeable = nenhuma das suas peças se pode colher
problem-harvests = há uma colheita para cada um de { $seats } lugares, unidas por `_`
problem-harvest = `{ $found }` não é uma colheita: uma colheita é como r2b0y1
problem-too-many = há { $count } peças { $colour ->
    [r] vermelhas
    [b] azuis
   *[y] amarelas
}, mais de { $most }
problem-both-complete = ambos têm cinco de cada cor, mas quem as teve primeiro já ganhou

insight-enough = { $player } tem { $count } { $colour }: chega
insight-missing = { $player } tem { $count } { $colour } e precisa de mais { $missing }; podem colher-se agora { $reach }
insight-missing-of-one = { $player } tem { $count } { $colour }, faltam { $missing } para dez; podem colher-se agora { $reach }
insight-takeable = { $count ->
    [0] não se pode colher nenhuma peça
    [1] pode colher-se 1 peça
   *[other] podem colher-se { $count } peças
}
insight-effect = colher { $cell } bloqueia { $blocked ->
    [0] nenhuma outra peça
    [1] 1 outra peça
   *[other] { $blocked } outras peças
}{ $opened ->
    [0] {""}
    [1] , liberta 1
   *[other] , liberta { $opened }
} e deixa { $left } por colher

lesson-pick = Colher uma peça
lesson-pick-task = Colha uma peça vermelha qualquer que se possa colher.
lesson-pick-done = Todas as que ficaram continuam seguras e ligadas.
lesson-pick-hint = Experimente as peças da borda da árvore. Se uma não se puder colher, fica a saber qual cairia.
lesson-tight = Uma árvore despida
lesson-tight-task = Aqui só se podem colher quatro peças. Colha a amarela.
lesson-tight-done = Sem ela, todas as outras ainda têm três vizinhas, ou duas da sua cor.
lesson-tight-hint = Está à direita, na linha e.
lesson-harvest = A colheita
lesson-harvest-task = Tem cinco peças vermelhas, quatro azuis e cinco amarelas. Ganhe.
lesson-harvest-done = Cinco de cada cor: ganha quem primeiro as tiver.
lesson-harvest-hint = Falta uma azul.
lesson-together = Em conjunto
lesson-together-task = No jogo publicado todos ganham ou perdem juntos. O outro tem a colheita completa. Ganhe por ambos.
lesson-together-done = As duas colheitas estão completas, e por isso ganharam os dois.
lesson-together-hint = Conte as suas peças: de uma cor só há quatro.
lesson-squeeze = Deixar pouco
lesson-squeeze-task = Colha uma peça de modo que o outro só possa colher uma.
lesson-squeeze-done = O que se colhe decide o que se pode colher a seguir.
lesson-squeeze-hint = Colher certas peças faz com que duas outras, que se podiam colher, passem a segurar a árvore.
lesson-last = A última peça
lesson-last-task = No jogo decisivo, quando ninguém pode colher, ganha a colheita mais útil. Ambos têm nove peças úteis. Ganhe já.
lesson-last-done = Dez contra nove, e já nada se pode colher.
lesson-last-hint = Podem colher-se cinco peças. Depois de uma delas o outro não pode colher mesmo nada.
lesson-useful = Só contam cinco
lesson-useful-task = Tem cinco peças vermelhas, uma azul e três amarelas. Colha a peça que conta.
lesson-useful-done = Só contam cinco peças de cada cor. Uma sexta vermelha não acrescentaria nada.
lesson-useful-hint = Compare as cores das duas peças que podem ser colhidas.
lesson-deny = Tirar o que falta ao outro
lesson-deny-task = Ao outro jogador falta só uma peça amarela para ganhar. Impeça-o.
lesson-deny-done = A peça em g3 era a única amarela que podia ser colhida.
lesson-deny-hint = Duas peças podem ser colhidas. De que cor é cada uma?
lesson-last-word = A última peça
lesson-last-word-task = No jogo decisivo, um empate é de quem colheu a última peça. Colha-a.
lesson-last-word-done = Sete peças úteis para cada um, nada mais pode ser colhido, e a última jogada foi sua.
lesson-last-word-hint = Depois de uma das duas peças, nada mais pode ser colhido.
lesson-count-on = Contar até ao fim
lesson-count-on-task = Duas peças podem ser colhidas agora. Conte todas as jogadas até ao fim antes de escolher.
lesson-count-on-done = O outro jogador colhe mais uma peça, e depois a última é sua.
lesson-count-on-hint = Quem colhe g5 liberta h5.
lesson-spare = Guardar uma para depois
lesson-spare-task = Quatro peças podem ser colhidas. Escolha de modo que a última jogada seja sua.
lesson-spare-done = Restam duas peças que podem ser colhidas: uma para o outro jogador e outra para si.
lesson-spare-hint = Duas das quatro não se estorvam.
lesson-only-one = Uma em cinco
lesson-only-one-task = Cinco peças podem ser colhidas, e só uma delas ganha. Encontre-a.
lesson-only-one-done = Agora só e6 e a3 podem ser colhidas: uma para o outro jogador, e a última para si.
lesson-only-one-hint = Escolha a peça depois da qual um número par pode ser colhido.

dial-red = Peças vermelhas colhidas
dial-blue = Peças azuis colhidas
dial-yellow = Peças amarelas colhidas
