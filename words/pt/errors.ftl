error-option-rule-set = não há regras `{ $wanted }`; há { $offered }
error-option-seats = as regras `{ $rule-set }` são para { $offered } jogadores, não { $wanted }
error-option-unknown = as regras `{ $rule-set }` não têm a opção `{ $wanted }`; têm { $offered }
error-option-value = `{ $wanted }` não é um valor da opção `{ $option }`, que aceita { $offered }
error-option-text = a opção `{ $option }`: { $problem }
offered-number = um número inteiro de { $min } a { $max }
offered-choices = { $choices }
offered-per-seat = um número de 0 a { $max } para cada um dos { $seats } lugares, com vírgulas entre eles
offered-seat = um lugar de 1 a { $seats }, ou random
offered-text = um texto

error-setup-game = `{ $found }` não é o começo de uma preparação, que seria como `{ $example }`
error-setup-version = a versão { $found } dos textos `{ $code }` é mais recente do que este programa, que lê até à { $known }
error-setup-rule-set = não há regras `{ $found }`
error-setup-seats = `{ $found }` jogadores não podem jogar com estas regras
error-setup-not-a-field = `{ $found }` não é um campo: um campo é NOME~VALOR
error-setup-missing = falta o campo `{ $field }`
error-setup-unknown = o campo `{ $field }` não é desta preparação, ou aparece duas vezes
error-setup-field = o campo `{ $field }`: { $problem }
problem-seat = `{ $found }` não é um lugar de 1 a { $seats }
problem-cell-name = `{ $found }` não é o nome de uma casa: uma casa é uma letra e um número, como c4

error-position = não é uma posição deste jogo: { $problem }
error-move-illegal = `{ $found }` não é uma jogada legal aqui

error-record = linha { $line }: { $problem }
problem-record-begins = um registo começa por `Tabuleiro record { $version }`
problem-record-version = a versão { $found } é mais recente do que este programa, que lê até à { $known }
problem-record-line = `{ $found }` não é um campo nem uma vez
problem-record-field = não há nenhum campo `{ $found }`
problem-record-no-setup = falta a linha `Setup:`
problem-record-seat = não há nenhum lugar `{ $found }`
problem-record-turn = a vez { $turn } não é como `{ $turn }. (1) JOGADA`
problem-record-turn-number = aqui devia vir a vez { $turn }, não { $found }
problem-record-brackets = o lugar de uma vez está entre parênteses, como (1)
problem-record-comment = um comentário acaba em {"}"}
problem-record-time = `{ $found }` não é um tempo como @3500ms
problem-record-no-moves = a vez { $turn } não tem jogadas
problem-record-ending = `{ $found }` não é maneira de um jogo acabar: rules, resigned 1, out-of-time 1, agreed ou abandoned
problem-record-result = `{ $found }` não é um resultado: won, drew ou lost
problem-record-points = `{ $found }` não é um número de pontos
problem-link-twice = `{ $found }` aparece duas vezes
problem-link-seats = `{ $found }` não é um número de lugares
problem-link-by = `by` indica { $seats } lugares para { $turns } vezes
problem-link-time = `{ $found }` não é um número de milissegundos
problem-link-end = `end` é como acabou e porquê
problem-link-encoding = `{ $found }` não é UTF-8 codificado com percentagens

error-open-kind = nenhum jogo tem textos como `{ $found }`
error-open-game = este registo é de `{ $game }`, que este programa não conhece
error-open-setup = a preparação: { $problem }
error-open-record = o registo, { $problem }
error-fault-move = vez { $turn }: `{ $found }` não é legal; são legais { $legal }
error-fault-over = vez { $turn }: o jogo já tinha acabado antes de `{ $found }`
error-fault-player = a vez { $turn } está escrita como do lugar { $found }, mas é do lugar { $expected }
error-fault-grouping = a vez { $turn } está escrita como várias, ou várias como uma só
error-fault-seats = o registo tem { $found ->
    [one] 1 lugar
   *[other] { $found } lugares
} para um jogo de { $expected }
error-fault-end = depois da vez { $turn } o registo diz o fim `{ $found }`, mas é `{ $expected }`
error-fault-results = depois da vez { $turn } o registo diz o resultado `{ $found }`, mas é `{ $expected }`
error-fault-points = depois da vez { $turn } o registo diz os pontos `{ $found }`, mas são `{ $expected }`
error-fault-reason = depois da vez { $turn } o registo diz a razão `{ $found }`, mas é `{ $expected }`
error-fault-not-over = depois da vez { $turn } o registo diz que o jogo acabou, mas continua
error-play-over = o jogo acabou
error-play-gone = o lugar { $seat } já saiu do jogo
error-play-no-seat = não há nenhum lugar { $seat } nesta mesa
error-out-of-time = o tempo do lugar { $seat } acabou
error-clock-form = `{ $found }` não é um relógio: é none, um tempo para o jogo (5m), um tempo assim e mais algum depois de cada vez (5m+3s), ou um tempo para cada vez (30s/turn, 2d/turn)
error-duration = `{ $found }` não é um tempo; use números seguidos de d, h, m, s ou ms, os maiores primeiro, como 5m, 1h30m ou 0.5s
error-clock-zero = um relógio de `{ $found }` não deixa tempo para decidir
error-duration-too-long = `{ $found }` é demasiado longo; o tempo mais longo é 365d

error-store-no-home = não se sabe onde este sistema guarda os dados de um programa; indique uma pasta com --data ou TABULEIRO_DATA
error-store-taken = o jogo { $name } está a ser jogado por outro programa
error-store-name = `{ $name }` não pode ser o nome de um jogo
error-store-record = { $path }, { $problem }
error-make-folder = não foi possível criar a pasta { $path }: { $problem }
error-read-folder = não foi possível ler a pasta { $path }: { $problem }
error-read = não foi possível ler { $path }: { $problem }
error-write = não foi possível escrever { $path }: { $problem }
error-open = não foi possível abrir { $path }: { $problem }
error-lock = não foi possível trancar { $path }: { $problem }
io-not-found = o ficheiro ou a pasta não existe
io-permission-denied = sem permissão
io-already-exists = já existe
io-is-a-folder = é uma pasta
io-not-a-folder = não é uma pasta
io-not-text = não é texto em UTF-8
io-storage-full = o disco está cheio
io-read-only = o disco só se pode ler
io-file-name = não pode ser o nome de um ficheiro
io-other = { $problem }

error-engine = não há nenhum motor `{ $found }`; há best, alpha-beta, max-n, mcts, level N, report NOME, uct e random
error-engine-setting = `{ $found }` não é uma definição: time=100ms, nodes=N, playouts=N, depth=N, threads=N, memory=MIB, contempt=N, curiosity=X, solve
error-engine-memory = não há { $mib } MiB de memória livre aqui; defina menos (memory=MIB, ou Hash)
error-engine-no-number = `level` precisa de um número a seguir
error-engine-no-name = `report` precisa do nome de um nível a seguir
error-engine-level = não há nenhum nível `{ $wanted }` aqui; há { $offered }
error-think-empty = nenhum motor foi criado para este jogo
error-client-command = `{ $found }` não é um comando
error-client-start = não é possível iniciar { $program }: { $problem }
error-client-ended = terminou
error-client-timeout = nenhuma resposta a `{ $asked }` em { $ms } ms
error-client-answer = `{ $found }` não é resposta a `{ $asked }`
error-program = { $program }: { $problem }
error-not-ours = `{ $found }` é outro programa

error-in-file = { $path }: { $problem }
error-language = --lang { $wanted }: há { $offered }
error-no-game = não há nenhum jogo `{ $wanted }`; há { $offered }
error-rules-page = não há página { $wanted }: vão de 1 a { $most }
error-option-form = `{ $found }` não é uma opção: é NOME=VALOR
error-no-maps = { $game } não tem mapas próprios
error-over-before = o jogo acaba antes de `{ $found }`
error-not-legal = `{ $found }` não é legal; são legais { $legal }
error-no-starts = em { $game } ninguém escolhe quem começa
error-too-many-seats = foram dados { $given } lugares para um jogo de { $seats }
error-nobody = `{ $wanted }` não é ninguém que jogue aqui: há person, person:NOME, { $offered }
error-pause = uma pausa de { $found } é demasiado longa; a mais longa é { $most }
error-lines = --lines { $found } não está entre 1 e { $most }
error-record-and-moves = um registo tem as suas próprias jogadas
error-runs = --runs { $found } não é de 1 a { $most }
error-seconds = --seconds { $found } não é de 0.01 a 600
error-json-syntax = a partir da linha { $line }, coluna { $column }, isto não é JSON
error-json-end = o JSON acaba cedo demais, na linha { $line }
error-json-record = este JSON não é um registo: { $problem }

error-match-exists = { $path } já existe; --resume continua essa partida
error-match-taken = { $path } está a ser escrito por outro programa
error-match-no-definition = { $path } não começa pela definição de uma partida
error-match-version = { $path } é da versão { $found }, mais recente do que este programa, que lê até à { $known }
error-match-another = { $path } é outra partida: { $difference }
problem-match-games = os jogos são diferentes
problem-match-setups = as preparações são diferentes
problem-match-engines = os jogadores são diferentes
problem-match-pairings = os encontros são diferentes
problem-match-seeds = as sementes são diferentes
problem-match-openings = as aberturas são diferentes
problem-match-conditions = as condições são diferentes
error-match-line = { $path }, linha { $line }: { $problem }
problem-match-line = não é um jogo acabado: { $problem }
problem-match-not-planned = não é um jogo desta partida como este programa a sorteia
error-match-few-starts = só se encontraram { $found } de { $wanted } inícios diferentes; outro --openings pode dar mais
error-match-few-even = só se encontraram { $found } de { $wanted } inícios equilibrados (aberturas vistas: { $looked-at }); --openings com outro número de decisões pode dar mais, e sem --balanced serve qualquer abertura
error-match-nothing-to-balance = aqui todos jogam juntos e nenhum lugar pode estar melhor: não há nada a equilibrar, joga-se sem --balanced
error-match-test = `{ $found }` não é um teste como elo0=0,elo1=10 (e alpha=0.05,beta=0.05), com elo0 menor do que elo1
error-match-test-for-two = --sprt é para dois jogadores em mesas para dois
error-match-players = { $given ->
    [one] indicou-se 1 jogador
   *[other] indicaram-se { $given } jogadores
} para uma partida de 2 a { $most }
error-match-alone = uma partida precisa de um jogo para dois ou mais
error-time-flag = --{ $name }: { $problem }
error-match-clock = uma partida não tem relógios como `{ $found }`; use um tempo para o jogo (1m) ou um tempo assim e mais algum depois de cada decisão (1m+500ms)
error-levels-log = --log é para um só jogo; indique-o
error-levels-reach = --reach 0 deixa todos sozinhos
error-levels-no-random = esta não é uma partida de níveis: ninguém joga ao acaso

error-no-turn = não há a vez { $found }; há { $turns }
error-export-ending = { $path }: uma imagem chama-se algo.svg, algo.png ou algo.gif; ou indique --format
error-export-terminal = um PNG ou GIF não é para se ler: indique um ficheiro, ou encaminhe-o por um canal
error-export-pace = uma vez não se pode ver durante { $found } segundos; de { $least } a { $most } pode
error-picture-size = não se pode desenhar uma imagem de { $found } píxeis; de { $least } a { $most } pode-se
error-picture-rotation = este tabuleiro não pode ser rodado { $found } graus; pode-o um múltiplo de { $step } abaixo de 360
error-picture-arrow = `{ $found }` não é uma seta; uma seta é como c4-e4
error-picture-no-cell = este tabuleiro não tem a casa { $cell }
error-picture-theme = não há o tema `{ $found }`; há { $offered }
error-picture-too-long = um jogo de { $turns } vezes é longo demais para uma animação; o máximo são { $most }
error-picture-drawing = não foi possível desenhar a imagem: { $problem }

usage-unknown = argumento desconhecido '{ $argument }'
usage-value = valor inválido '{ $value }' para '{ $argument }'
usage-value-problem = valor inválido '{ $value }' para '{ $argument }': { $problem }
usage-value-digits = é um número inteiro em algarismos, como 12
usage-value-decimal = é um número, como 0.5
usage-value-bounds = não está entre { $least } e { $most }
usage-value-range = é demasiado grande ou demasiado pequeno
usage-value-other = { $problem }
usage-no-value = falta um valor para '{ $argument }'
usage-too-many = valor a mais '{ $value }' para '{ $argument }'
usage-missing = faltam argumentos obrigatórios: { $argument }
usage-conflict = o argumento '{ $argument }' não se pode usar com '{ $other }'
usage-twice = o argumento '{ $argument }' só se pode usar uma vez
usage-command = comando desconhecido '{ $command }'
usage-similar = parecido: { $offered }
usage-values = valores possíveis: { $offered }
usage-help = Para mais informações, experimente '--help'.
error-lesson-finished = a tarefa acabou: já não se joga mais nada depois de feita ou falhada
error-edit-cell = não há nenhuma casa { $cell } neste tabuleiro
error-edit-mark = `{ $found }` não se pode pôr neste tabuleiro
error-edit-dial = não há nada chamado `{ $found }` para acertar
error-edit-value = { $found } não está entre { $min } e { $max }
error-edit-cells = o rascunho tem { $found } casas, este tabuleiro { $expected }
error-games = não se podem jogar { $found } jogos: é de 1 a { $most }
