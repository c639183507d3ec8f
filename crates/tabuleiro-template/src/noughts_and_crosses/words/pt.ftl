game-name = Jogo do galo
game-about = Três em linha ganham.
game-goal = Faça três marcas em linha.

rule-set-plain = simples
rule-set-plain-about = Três em linha ganham, um tabuleiro cheio é empate.
rule-set-misere = misère
rule-set-misere-about = Três em linha perdem, um tabuleiro cheio é empate.
option-starts = Quem começa

glyph-cross = cruz
glyph-nought = bola
level-corner = canto
level-corner-about = Ocupa o primeiro canto ou o meio.

caption-mark = { $player } marca uma casa
caption-over = O jogo acabou
prompt-mark = Escolha uma casa vazia.
marked = uma marca de { $player }
empty = vazia
mark = { $player } marca { $cell }
done-mark = { $player } marcou { $cell }

why-over = o jogo acabou
why-taken = essa casa está ocupada

three-in-a-row = { $player } tem três em linha
board-full = o tabuleiro está cheio

problem-cells = há { $found } casas em vez de { $cells }
problem-letter = `{ $found }` não é x, o nem -
problem-two-lines = os dois jogadores têm três em linha

insight-completing = { $count ->
    [one] Uma casa daria três em linha a { $player }
   *[other] { $count } casas dariam três em linha a { $player }
}

lesson-middle = Uma primeira marca
lesson-middle-task = Marque o meio, b2.
lesson-middle-done = Quatro das oito linhas passam pelo meio.
lesson-middle-hint = Escolha b2.
lesson-block = Bloquear
lesson-block-task = As bolas têm duas em linha. Não as deixe fazer três.
lesson-block-done = A linha de cima está fechada.
lesson-block-hint = A linha de cima tem uma casa vazia.
lesson-fork = Duas de uma vez
lesson-fork-task = Ameace completar duas linhas ao mesmo tempo.
lesson-fork-done = Uma delas pode ser bloqueada, as duas não. E travou a diagonal do adversário.
lesson-fork-hint = Repare no canto que ainda está livre.
lesson-three = Três em linha
lesson-three-task = Ganhe.
lesson-three-done = Três marcas numa linha, coluna ou diagonal ganham.
lesson-three-hint = As suas marcas estão numa diagonal.
