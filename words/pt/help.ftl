help = Jogar, estudar e investigar jogos de tabuleiro: { $names }
help-heading-usage = Uso
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-examples =
    Sem comando, pergunta o que se joga. Algumas maneiras de começar:
      tabuleiro learn { $game }
                                    tabuleiros pequenos com uma tarefa cada
      tabuleiro play { $game } --level 3
                                    contra o nível 3 do computador
      tabuleiro play { $game } -s person:Ana -s person:Rui
                                    duas pessoas
      tabuleiro continue            o jogo que jogou por último
      tabuleiro help play           mais sobre um comando, com exemplos
    Código de saída: 0 se tudo correu bem, 1 se o comando falhou, 2 se a linha de comando não se entende.
help-help = Mostra a ajuda
help-version = Mostra a versão
help-lang = Língua: en ou pt [por omissão: a do sistema]
help-color = Usa cores (NO_COLOR é respeitado)
help-ascii = Usa só caracteres ASCII
help-describe = Descreve o tabuleiro em frases em vez de o desenhar
help-plain = Joga linha a linha em vez de em ecrã inteiro
help-data = Pasta dos seus jogos e definições [por omissão: onde este sistema guarda dados de programas]
help-json = Escreve JSON para outros programas
help-rule-set = Regras [por omissão: as primeiras do jogo, ver `tabuleiro games`]
help-players = Número de jogadores [por omissão: o menor]
help-options = Opção da preparação, como map=random; ver `tabuleiro games`
help-map = Mapa seu, de um ficheiro de texto
help-seed = Semente de todos os sorteios; a mesma semente dá o mesmo jogo
help-text = Posição, preparação, registo, jogo guardado, ou o nome de um jogo para uma preparação nova
help-play = Jogar um jogo, ou escolher um num menu
help-play-game = Jogo, ou o começo do seu nome
help-play-seats = Jogador no lugar seguinte: person, person:NOME, um nível (3) ou um motor (uct time=1s); uma vez por lugar
help-play-starts = Lugar que começa, ou random
help-play-clock = Tempo de cada jogador: 5m para o jogo, 5m+3s com um incremento por jogada, 30s/turn, 2d/turn ou none [por omissão: none]
help-play-pause = Tempo durante o qual se mostra cada posição quando só jogam computadores [por omissão: 1s num terminal]
help-play-new = Não propõe jogos por acabar
help-games = Mostra os jogos com as suas regras, opções e níveis
help-games-game = Só este jogo
help-rules = Ler as regras, com tabuleiros como imagens
help-rules-game = Jogo [por omissão: os títulos de todos]
help-rules-page = Número de uma página [por omissão: todas]
help-replay = Repete um registo e verifica-o
help-replay-file = Registo ou jogo guardado; - para a entrada padrão
help-replay-turn = Para depois desta jogada
help-replay-boards = Mostra o tabuleiro depois de cada jogada
help-replay-pause = Tempo durante o qual se mostra cada tabuleiro [por omissão: 0s]
help-replay-link = Escreve o registo como ligação
help-show = Mostra uma posição
help-show-moves = Jogadas a fazer primeiro
help-moves = Lista as jogadas legais de uma posição
help-moves-moves = Jogadas a fazer primeiro
help-perft = Conta as linhas de jogo de cada comprimento
help-perft-depth = Comprimento em jogadas; 0 é a própria posição
help-perft-divide = Conta para cada primeira jogada
help-bench = Mede a velocidade
help-bench-rules = Mede jogo ao acaso e contagem de jogadas, e o tamanho de uma posição
help-bench-rules-game = Só este jogo
help-bench-rules-seconds = Segundos para cada medição
help-bench-start = Mede o tempo até o ecrã inicial estar desenhado
help-bench-start-runs = Número de arranques
help-bench-start-once = Desenha o ecrã inicial uma vez
help-engine = Oferece os nossos motores a outro programa (Universal Game Interface)
help-engine-game = Jogo [por omissão: o primeiro]; a opção Game muda-o
help-engine-engine = Motor: best, alpha-beta, max-n, mcts, uct ou um nível como 3 [por omissão: best]
help-engine-check = Verifica se um programa respeita a Universal Game Interface
help-engine-check-words = Programa e os seus argumentos
help-analyze = Avalia uma posição, ou cada jogada de um jogo, com um motor
help-analyze-what = Registo (- para a entrada padrão), jogo guardado, posição, ou o nome de um jogo para uma preparação nova
help-analyze-moves = Jogadas a fazer primeiro
help-analyze-engine = Motor e os seus limites, como "alpha-beta time=1s threads=4" [por omissão: best]
help-analyze-lines = Número de melhores linhas [por omissão: 3, ou 1 para um motor que resolve]
help-analyze-fair = Joga este número de jogos de um nível contra si próprio e diz se a posição é justa [por omissão: 100]
help-analyze-svg = Desenha o curso do jogo neste ficheiro SVG
help-export = Desenha uma posição em SVG ou PNG, ou um jogo como GIF animado
help-export-what = Registo (- para a entrada padrão), jogo guardado, posição, ou o nome de um jogo para uma preparação nova
help-export-file = Ficheiro de saída; a extensão (.svg, .png, .gif) escolhe o formato; - para a saída padrão
help-export-moves = Jogadas a fazer primeiro
help-export-format = Formato, qualquer que seja o nome do ficheiro [por omissão: pela extensão, SVG na saída padrão]
help-export-turn = Posição depois desta jogada, sendo 0 o início; uma animação acaba aí
help-export-theme = Cores
help-export-size = Lado maior em píxeis, de 64 a 4096 (animações: no máximo 1024)
help-export-mark = Anel à volta de uma casa, como c4; pode ser dado várias vezes
help-export-arrow = Seta de casa para casa, como c4-e4; pode ser dada várias vezes
help-export-flip = Mostra o tabuleiro do outro lado
help-export-rotate = Roda o tabuleiro no sentido do relógio, em graus: múltiplos de 30 para hexágonos, de 90 para quadrados
help-export-mirror = Troca a esquerda e a direita
help-export-no-coordinates = Sem os nomes das casas
help-export-no-last-move = Não marca a última jogada
help-export-no-captions = Desenha só o tabuleiro
help-export-pace = Segundos durante os quais se mostra cada jogada de uma animação
help-bench-engines = Mede a velocidade e a profundidade dos motores; a assinatura muda quando muda a sua procura
help-bench-engines-game = Só este jogo
help-bench-engines-seconds = Segundos para cada medição
help-bench-engines-signature = Só a assinatura, a mesma em todas as máquinas
help-openings = Jogadas ao acaso a partir de cada preparação sorteada, antes de os jogadores assumirem
help-balanced = Usa só aberturas equilibradas (de dois lugares, cada um ganha 30% a 70% numa procura curta)
help-concurrency = Jogos que decorrem ao mesmo tempo
help-log = Ficheiro que guarda cada jogo acabado [por omissão: um ficheiro novo na pasta dos dados]
help-resume = Continua a partida que está no ficheiro
help-chart = Desenha o resultado neste ficheiro SVG
help-match = Joga uma partida entre motores, com estatísticas
help-match-game = Jogo
help-match-engines = Jogador: "alpha-beta time=100ms", "level 4", "report hard", "mcts playouts=2000", "uct", ou "ugi:COMANDO" para outro programa
help-match-gauntlet = O primeiro jogador joga contra todos os outros
help-match-games = Número de jogos, arredondado a inícios inteiros [por omissão: 100]
help-match-starts = Número de inícios; de cada um joga-se em todas as ordens de lugares
help-match-clock = Relógio de cada jogador: um tempo para o jogo (1m), ou com um incremento por jogada (1m+500ms)
help-match-time = Tempo para uma jogada de um jogador sem relógio nem limites próprios
help-match-patience = Tempo sem resposta após o qual um jogador perde
help-match-processor-time = Mede o tempo de processador dos nossos motores, para que outros programas não afetem a partida
help-match-sprt = Para assim que um teste decida entre duas afirmações sobre o Elo do primeiro jogador
help-match-write = Escreve o resultado na tabela deste ficheiro [docs/lab/results.md se nenhum for indicado]
help-levels = Classifica os níveis de um jogo numa escada de Elo
help-levels-game = Jogo [por omissão: todos]
help-levels-starts = Número de inícios; de cada um cada jogador encontra os mais próximos nas duas ordens de lugares
help-levels-reach = Maior distância entre um nível e os seus adversários, em níveis
help-levels-write = Escreve a escada na tabela deste ficheiro [docs/levels.md se nenhum for indicado]
help-completions = Escreve um programa que completa comandos numa consola
help-completions-shell = Consola
help-man = Escreve a página do manual
help-usage-options = [OPÇÕES]
help-usage-command = [COMANDO]
help-help-command = Comando, com os seus subcomandos
help-heading-general = Opções gerais
help-heading-examples = Exemplos
help-group-play = Jogar
help-group-study = Estudar
help-group-matches = Partidas entre motores
help-group-server = Servidor
help-group-tools = Ferramentas
help-default = [por omissão: { $value }]
help-values = [valores: { $values }]
help-theme = Cores do ecrã inteiro [por omissão: as de `tabuleiro config`]
help-play-level = Nível do computador em todos os lugares que não ocupar com -s
help-continue = Continuar um jogo por acabar
help-continue-name = Nome do jogo guardado [por omissão: o último que jogou]
help-learn = Aprender um jogo em tabuleiros pequenos com uma tarefa cada
help-learn-game = Jogo [por omissão: a lista das lições]
help-learn-lesson = Número da lição por onde começar
help-list = Mostra os jogos guardados
help-rename = Dar outro nome a um jogo guardado
help-rename-name = Nome do jogo guardado
help-rename-to = Nome novo
help-delete = Apagar jogos guardados
help-delete-names = Nomes dos jogos guardados
help-delete-yes = Não pergunta
help-config = Mostra ou muda as definições do ecrã inteiro
help-config-name = theme, language, board ou moves [por omissão: mostra todas]
help-config-value = Valor novo; default repõe a definição
help-man-to = Escreve uma página por comando nesta pasta
man-examples = Exemplos
man-exit-status = Código de saída
man-files = Ficheiros
man-environment = Ambiente
man-see-also = Ver também
man-exit-status-text =
    0: O comando fez o que lhe foi pedido.
    1: O comando foi entendido e falhou, por exemplo porque falta um ficheiro ou um registo tem um erro.
    2: A linha de comando não se entende: um comando, uma opção, um jogo ou um valor desconhecido.
    130: Ctrl-C terminou o programa.
man-files-text =
    games/NOME.tabuleiro: Um jogo guardado, na pasta dos dados.
    settings.json: As definições do ecrã inteiro e o último jogo novo, na pasta dos dados.
    matches/: Os registos de partidas entre motores, na pasta dos dados.
    A pasta dos dados é a de --data ou TABULEIRO_DATA. Por omissão é onde o sistema guarda dados de programas, como ~/.local/share/tabuleiro.
man-environment-text =
    TABULEIRO_DATA: A pasta dos dados.
    TABULEIRO_LANG: A língua, en ou pt. Senão decidem LC_ALL, LC_MESSAGES e LANG.
    TABULEIRO_THEME: O tema do ecrã inteiro.
    NO_COLOR: Sem cores, se existir.
    COLUMNS, LINES: O tamanho da saída quando não é um terminal.
man-written = { $pages ->
    [one] Está 1 página em { $path }.
   *[other] Estão { $pages } páginas em { $path }.
}
help-complete = Mostra como pode acabar a última palavra, para os scripts das shells
help-complete-words = Palavras da linha de comando
help-also = (também { $names })
