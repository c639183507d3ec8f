help = Jogar, estudar e investigar jogos de tabuleiro: { $names }
help-heading-usage = Uso
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-examples =
    Sem comando, pergunta o que se joga. Algumas maneiras de começar:
      tabuleiro play { $game }
                                    contra o computador
      tabuleiro play { $game } -s person:Ana -s person:Rui
                                    duas pessoas
      tabuleiro play { $game } -s uct -s random --pause 2s
                                    ver dois computadores
      tabuleiro games               tudo o que se pode escolher
    O código de saída é 0 se tudo correu bem, 1 se algo falhou, 2 se a linha de comando está errada.
help-help = Mostra a ajuda
help-version = Mostra a versão
help-lang = A língua: en, pt [por omissão: a de LANG]
help-color = Quando usar cores; NO_COLOR é respeitado
help-ascii = Só letras que todos os terminais têm
help-describe = Conta o tabuleiro em frases em vez de o desenhar
help-plain = Linha a linha em vez da janela inteira
help-data = A pasta onde se guardam os jogos [por omissão: a dos dados de programas deste sistema]
help-json = Escreve JSON, para outros programas
help-rule-set = As regras [por omissão: as primeiras do jogo, ver `tabuleiro games`]
help-players = Quantos jogadores [por omissão: o menor número]
help-options = Uma escolha da preparação, como map=random; ver `tabuleiro games`
help-map = Um mapa seu, de um ficheiro de texto
help-seed = Sorteia a preparação e joga por este número, sempre da mesma forma
help-text = O texto de uma posição ou de uma preparação, ou o nome de um jogo para uma preparação nova
help-play = Jogar um jogo; sem jogo mostra o que há
help-play-game = O jogo, ou o começo do seu nome
help-play-seats = Quem ocupa o lugar seguinte: person, person:NOME, ou um computador: um nível (3), um dos relatórios (hard), ou um motor (uct time=1s)
help-play-starts = O lugar que começa, ou random
help-play-clock = Quanto tempo tem cada um: 5m para o jogo, 5m+3s com mais algum depois de cada vez, 30s/turn, 2d/turn, ou none [por omissão: none]
help-play-pause = Quanto tempo fica cada posição quando só jogam computadores [por omissão: 1s num terminal]
help-play-new = Não propõe jogos começados antes
help-games = Mostra o que há: regras, tabuleiros, opções, jogadores do computador
help-games-game = Só este jogo
help-rules = Mostra como se jogam os jogos, com tabuleiros como imagens
help-rules-game = O jogo, ou o começo do seu nome [por omissão: os títulos de todos]
help-rules-page = O número de uma página [por omissão: todas]
help-replay = Repete um registo e verifica-o
help-replay-file = O registo; - para a entrada padrão
help-replay-turn = Para depois desta vez
help-replay-boards = Mostra o tabuleiro depois de cada vez
help-replay-pause = Quanto tempo fica cada tabuleiro
help-replay-link = Escreve o registo inteiro numa linha que cabe num endereço
help-show = Mostra uma posição
help-show-moves = Jogadas a fazer primeiro
help-moves = Lista todas as jogadas legais de uma posição
help-moves-moves = Jogadas a fazer primeiro
help-perft = Conta as linhas de jogo de cada comprimento
help-perft-depth = O comprimento, em decisões
help-perft-divide = Conta para cada primeira jogada
help-bench = Mede a velocidade
help-bench-rules = Jogo ao acaso e contagem de jogadas por segundo, e o tamanho de uma posição
help-bench-rules-game = Só este jogo
help-bench-rules-seconds = Quanto tempo medir cada um
help-bench-start = Quanto tempo demora até o ecrã inicial estar desenhado
help-bench-start-runs = Quantos arranques
help-bench-start-once = Quanto tempo demora até o ecrã inicial estar desenhado
help-engine = Deixa outro programa usar os nossos motores, pela Universal Game Interface na entrada e saída padrão
help-engine-game = O jogo, ou o começo do seu nome [por omissão: o primeiro]; a opção Game muda-o
help-engine-engine = Quem pensa: best, alpha-beta, max-n, mcts, uct, um nível como 3 [por omissão: best]
help-engine-check = Experimenta se um programa respeita a Universal Game Interface
help-engine-check-words = O programa e os seus argumentos
help-analyze = Pergunta a um motor por uma posição, ou por cada decisão de um jogo
help-analyze-what = Um registo (- para a entrada padrão), o texto de uma posição, ou o nome de um jogo para uma preparação nova
help-analyze-moves = Jogadas a fazer primeiro
help-analyze-engine = Quem julga, e quanto tempo: alpha-beta time=1s threads=4
help-analyze-lines = Quantas das melhores linhas procurar; 3 se nada for dito, 1 para um motor que resolve
help-analyze-fair = Jogar daí tantos jogos de um nível contra si próprio e dizer se é justo; 100 se nada for dito
help-analyze-svg = Desenha o curso do jogo neste ficheiro
help-export = Desenha uma posição em SVG ou PNG, ou um jogo inteiro como GIF animado: export jogo.tabuleiro jogo.gif --theme light
help-export-what = Um registo (- para a entrada padrão), o nome de um jogo guardado, o texto de uma posição, ou o nome de um jogo para uma preparação nova
help-export-file = Onde desenhar; o fim do nome, .svg, .png ou .gif, diz em que formato. - para a saída padrão
help-export-moves = Jogadas a fazer primeiro
help-export-format = Desenha neste formato, seja qual for o nome do ficheiro; na saída padrão, SVG se não for dado
help-export-turn = Como estava depois desta vez, sendo 0 o início; uma animação acaba aí
help-export-theme = As cores
help-export-size = O lado maior em píxeis, de 64 a 4096; uma animação tem no máximo 1024
help-export-mark = Um anel à volta de uma casa, como c4; pode ser dado várias vezes
help-export-arrow = Uma seta de casa para casa, como c4-e4; pode ser dada várias vezes
help-export-flip = Visto do outro lado
help-export-rotate = Roda o tabuleiro no sentido do relógio: 30, 60, 90… graus se as casas são hexágonos, 90, 180 ou 270 se são quadrados
help-export-mirror = Visto por trás, com a esquerda e a direita trocadas
help-export-no-coordinates = Sem os nomes das casas
help-export-no-last-move = Sem realçar as casas da última vez
help-export-no-captions = Só o tabuleiro, sem jogadores nem frases
help-export-pace = Quanto tempo se vê cada vez de uma animação
help-bench-engines = Posições por segundo e profundidade dos motores, e um número que muda quando muda a sua procura
help-bench-engines-game = Só este jogo
help-bench-engines-seconds = Quanto tempo medir cada um
help-bench-engines-signature = Só esse número: é o mesmo em todas as máquinas
help-openings = Quantas decisões ao acaso se jogam a partir de uma preparação antes de os jogadores começarem
help-balanced = Fica só com as aberturas em que nenhum lugar está muito melhor, como as vê uma procura curta: de dois lugares, cada um com 30 % a 70 %. Jogos que o acaso já decidiu dizem pouco sobre os jogadores
help-concurrency = Quantos jogos decorrem ao mesmo tempo
help-log = Onde se guarda cada jogo acabado [por omissão: um ficheiro novo na pasta dos dados]
help-resume = Continua a partida que está no registo
help-chart = Desenha o resultado neste ficheiro SVG
help-match = Põe jogadores do computador frente a frente e conta com intervalos
help-match-game = O jogo, ou o começo do seu nome
help-match-engines = Um jogador: "alpha-beta time=100ms", "level 4", "report hard", "mcts playouts=2000", "uct", ou "ugi:COMANDO" para outro programa
help-match-gauntlet = O primeiro joga com todos os outros, e estes não jogam entre si
help-match-games = Quantos jogos ao todo, arredondado a inícios inteiros [por omissão: 100]
help-match-starts = Quantos inícios; de cada um joga-se em todas as ordens de lugares
help-match-clock = O relógio de cada jogador: um tempo para o jogo (1m) e mais algum depois de cada decisão (1m+500ms)
help-match-time = O tempo para uma decisão de um jogador sem relógio nem limites próprios
help-match-patience = Depois de tanto tempo sem resposta um jogador perdeu
help-match-processor-time = Contar no processador o tempo de pensar dos nossos motores: uma máquina ocupada não entra na partida
help-match-sprt = Termina logo que uma de duas afirmações sobre o Elo do primeiro seja claramente a melhor
help-match-write = Põe o resultado na tabela deste ficheiro [docs/engines.md se não se indicar nenhum]
help-levels = Põe frente a frente os níveis de um jogo, os dos relatórios e o acaso, e escreve uma escada de Elo
help-levels-game = O jogo, ou o começo do seu nome [por omissão: todos]
help-levels-starts = Quantos inícios; de cada um todos jogam com os vizinhos nas duas ordens de lugares
help-levels-reach = Quantos níveis acima e abaixo jogam com cada nível
help-levels-write = Põe a escada na tabela deste ficheiro [docs/levels.md se não se indicar nenhum]
help-completions = Escreve um guião que completa comandos numa consola
help-completions-shell = A consola
help-man = Escreve a página do manual
