help-serve = Pôr um servidor a correr: pessoas, mesas, relógios e motores
help-serve-config = Um ficheiro TOML com as outras definições pelos seus nomes longos, como engine-threads = 2; as opções e o ambiente vêm primeiro
help-serve-listen = Onde escutar [por omissão: { $default }]
help-database = Onde o servidor guarda tudo: sqlite://FICHEIRO ou postgres://… [por omissão: server.sqlite na pasta dos dados]
help-serve-bus = Onde vários nós sobre uma base de dados PostgreSQL sabem uns dos outros: postgres, postgres://… se a base de dados está atrás de um agregador de ligações, ou nats://MÁQUINA:PORTA [por omissão: postgres]
help-serve-lease-seconds = Passados tantos segundos sem sinal de vida desiste-se de um nó, e outros tratam dos seus jogos [por omissão: { $default }]
help-serve-origin = O endereço onde as pessoas o encontram, como https://jogos.example; só as suas páginas podem agir em nome delas [por omissão: o pedido]
help-serve-behind-proxy = Aceita os endereços das pessoas do proxy à frente (X-Forwarded-For) [por omissão: { $default }]
help-serve-engine-threads = Quantos motores pensam ao mesmo tempo [por omissão: todos os processadores menos um]
help-serve-engine-seconds = O tempo máximo de um motor para uma decisão [por omissão: { $default }]
help-serve-analysis-seconds = O tempo máximo de uma análise para uma só posição; cada decisão de um jogo tem o que diz engine-seconds [por omissão: { $default }]
help-serve-requests-per-minute = Quantas vezes por minuto uma pessoa ou um endereço pode pedir [por omissão: { $default }]
help-serve-passwords-per-minute = Quantas vezes por minuto se pode tentar uma palavra-passe de uma conta a partir de um endereço, e um endereço tornar-se alguém novo [por omissão: { $default }]
help-serve-connections-max = Quantos podem seguir uma mesa ou os seus jogos ao mesmo tempo; além disso só entra quem joga [por omissão: { $default }]
help-serve-tables-max = Em quantas mesas se pode passar algo ao mesmo tempo; além disso ninguém cria outra [por omissão: { $default }]
help-serve-queue-max = Quantas mudanças podem esperar para ser escritas; além disso nada de novo começa [por omissão: { $default }]
help-serve-guest-tables-max = Quantas mesas por acabar pode ter um convidado [por omissão: { $default }]
help-serve-account-tables-max = Quantas mesas por acabar pode ter uma conta [por omissão: { $default }]
help-serve-guest-streams-max = Quantos fluxos e sockets pode ter um convidado [por omissão: { $default }]
help-serve-account-streams-max = Quantos fluxos e sockets pode ter uma conta [por omissão: { $default }]
help-serve-guest-tokens-max = Quantos tokens pode ter um convidado [por omissão: { $default }]
help-serve-account-tokens-max = Quantos tokens pode ter uma conta [por omissão: { $default }]
help-serve-analyses-max = Quantas análises de jogos por acabar pode ter uma pessoa, e tantas de posições e exames «É justo?» [por omissão: { $default }]
help-serve-chat-lines-per-minute = Quantas linhas de conversa pode uma pessoa escrever por minuto [por omissão: { $default }]
help-serve-address-factor = Quantas vezes mais do que uma só pessoa podem ter, juntas, as de um endereço [por omissão: { $default }]
help-serve-abandoned-seconds = Segundos sem uma jogada após os quais acaba o jogo de um convidado sem outras pessoas [por omissão: { $default }]
help-serve-half-open-max = Quantos pedidos de um endereço podem estar meio enviados [por omissão: { $default }]
help-serve-header-seconds = Segundos em que têm de chegar os cabeçalhos de um pedido; depois deles fecha-se uma ligação parada [por omissão: { $default }]
help-serve-body-seconds = Segundos em que tem de chegar o corpo de um pedido [por omissão: { $default }]
help-serve-answer-seconds = Segundos em que tem de ser lido algo de uma resposta [por omissão: { $default }]
help-serve-closing-seconds = Segundos que os pedidos têm para acabar quando o servidor termina [por omissão: { $default }]
help-serve-idle-seconds = Passados tantos segundos sem ninguém a ver e sem que nada possa acontecer por si, uma mesa fica só no disco [por omissão: { $default }]
help-serve-log-filter = O que se regista no diário, como debug ou info,sqlx=warn [por omissão: { $default }]
help-serve-log-json = Escreve o diário em JSON, para outros programas [por omissão: { $default }]
help-serve-audit-days = Passados tantos dias as entradas saem do registo de auditoria [por omissão: { $default }]
help-serve-openapi = Escrever a descrição da interface (OpenAPI 3.1) e terminar
help-admin = Administrar um servidor (a correr ou não)
help-admin-accounts = Lista as contas, um documento JSON por linha
help-admin-grant = Torna uma conta de administrador
help-admin-grant-name = O nome da conta
help-admin-revoke = Torna-a de novo uma conta normal
help-admin-revoke-name = O nome da conta
help-admin-password = Dá outra palavra-passe a uma conta, o que termina as suas sessões e retira os seus tokens; uma sorteada, dita só esta vez
help-admin-password-name = O nome da conta
help-admin-password-stdin = Lê a palavra-passe da primeira linha da entrada em vez de a sortear
help-admin-log-out = Termina todas as sessões de uma conta e retira os seus tokens
help-admin-log-out-name = O nome da conta
help-admin-remove = Remove uma conta ou um convidado e tudo o que é pessoal; os jogos ficam, sem nome
help-admin-remove-name = O nome
help-admin-reports = Lista as linhas de conversa denunciadas, um documento JSON por linha
help-admin-audit = Lista inícios de sessão e falhas, tokens, moderação e comandos, os últimos primeiro, um documento JSON por linha
help-admin-audit-days = Só o que tem no máximo tantos dias
help-admin-backup = Escreve tudo, como está num momento, num ficheiro; o servidor pode continuar a correr
help-admin-backup-file = O ficheiro, que se escreve inteiro ou não se escreve
help-admin-backup-force = Substituir o ficheiro se já existir
help-admin-restore = Repõe uma cópia de segurança numa base de dados vazia, SQLite ou PostgreSQL
help-admin-restore-file = A cópia de segurança
help-admin-export = Escreve todos os jogos começados num ficheiro, um documento JSON por linha
help-admin-export-file = O ficheiro, que se escreve inteiro ou não se escreve
help-admin-export-force = Substituir o ficheiro se já existir
help-admin-prune = Remove o que não faz falta: o que expirou, mesas que não começaram, conversas antigas, convidados sem jogos
help-admin-prune-days = Só o que tem mais de tantos dias
help-bot = Pôr um motor a jogar num servidor
help-bot-server = O endereço do servidor, como http://127.0.0.1:8080 ou https://example.org
help-bot-token = Um token do servidor com o âmbito play
help-bot-engine = Quem joga: best, um nível como 3, um motor com limites, ou "ugi COMANDO"
help-bot-pair = Procura um adversário neste jogo, e de novo depois de cada um; senão espera que o sentem
help-bot-clock = O relógio a pedir, como 5m+3s [por omissão: none]
help-bot-games = Termina depois de tantos jogos
serve-ready = A servir em http://{ $address } — Ctrl-C termina

error-serve-config = { $path }: { $problem }
error-serve-range = { $name } = { $found } não é de { $least } a { $most }
error-serve-database-kind = `{ $found }` não é uma base de dados que se conheça: é sqlite:FICHEIRO ou postgres://UTILIZADOR@MÁQUINA/NOME
error-serve-database = não se pode usar a base de dados: { $problem }
error-serve-bus-kind = `{ $found }` não é um canal que se conheça: é postgres, postgres://… ou nats://MÁQUINA:PORTA
error-serve-bus-alone = um canal liga vários nós, e vários nós precisam de PostgreSQL: --database postgres://…
error-serve-bus = não se pode usar o canal: { $problem }
error-serve-listen = não se pode escutar em { $address }: { $problem }
error-serve-run = o servidor falhou: { $problem }
error-serve-writer = já não se pode escrever nada, por isso o servidor terminou; inicie-o de novo
error-serve-in-use = outro servidor usa a base de dados { $path }; termine-o, ou indique outra com --database
error-serve-not-sqlite = { $path } não é uma base de dados SQLite; mova o ficheiro, ou indique outra com --database
error-serve-damaged = a base de dados { $path } está danificada: { $problem }; reponha uma cópia de segurança numa nova
error-serve-filter = `{ $found }` não serve para filtrar um diário

error-api-not-there = não há nada aqui
error-api-method = isto não se pode fazer aqui
error-api-who-asks = ninguém iniciou sessão
error-api-token = este token está errado ou expirou
error-api-password = não há tal nome e palavra-passe
error-api-ended = a sua sessão terminou aqui; inicie-a de novo
error-api-scope = falta a este token o âmbito `{ $scope }`
error-api-origin = outro sítio pede em seu nome
error-api-not-yours = não lhe cabe fazer isto
error-api-sent = o que foi enviado não se consegue ler: { $problem }
error-api-too-large = o que foi enviado é demasiado grande: no máximo { $most } KiB; envie menos
error-api-unavailable = de momento não se pode usar a base de dados; nada mudou, tente de novo daqui a um segundo
error-busy-streams = o servidor está cheio: no máximo { $most } fluxos e janelas ao mesmo tempo; os jogos continuam, tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-busy-tables = o servidor está cheio: no máximo { $most } mesas ao mesmo tempo; os jogos continuam, tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-busy-writes = o servidor está cheio: no máximo { $most } mudanças à espera de serem gravadas; os jogos continuam, tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-busy-analyses = o servidor está cheio: no máximo { $most } análises por acabar; os jogos continuam, tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-api-too-slow = o que foi enviado não chegou dentro de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}; envie de novo
error-limit-requests = demasiadas vezes: no máximo { $most } pedidos por minuto; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-frames-address = demasiadas vezes: no máximo { $most } pedidos e mensagens de sockets por minuto do seu endereço; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-passwords = demasiadas vezes: no máximo { $most } palavras-passe ou novos convidados por minuto; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-pictures = demasiadas vezes: no máximo { $most } imagens por minuto, e dez jogadas de uma animação contam como uma; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-chat = demasiadas vezes: no máximo { $most } linhas de conversa por minuto; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-chat-address = demasiadas vezes: no máximo { $most } linhas de conversa por minuto do seu endereço; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tables = são demais: no máximo { $most } mesas por acabar; acabe uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tables-address = são demais: no máximo { $most } mesas por acabar do seu endereço; acabe uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tokens = são demais: no máximo { $most } tokens; retire um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tokens-address = são demais: no máximo { $most } tokens do seu endereço; retire um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-streams = são demais: no máximo { $most } fluxos e janelas ao mesmo tempo; feche um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-streams-address = são demais: no máximo { $most } fluxos e janelas ao mesmo tempo do seu endereço; feche um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-analyses = são demais: máximo de análises de jogos por acabar: { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-positions = são demais: máximo de análises de posições por acabar: { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-analyses-address = são demais: máximo de análises de jogos por acabar do seu endereço: { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-positions-address = são demais: máximo de análises de posições por acabar do seu endereço: { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-fairness = são demais: máximo de exames «É justo?» por acabar: { $most }; pare um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-fairness-address = são demais: máximo de exames «É justo?» por acabar do seu endereço: { $most }; pare um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-half-open = são demais: no máximo { $most } pedidos do seu endereço podem estar meio enviados; tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-api-at-once = outra pessoa fez algo no mesmo momento; veja de novo
error-name = um nome tem 2 a { $most } letras, algarismos, hífenes e traços baixos, primeiro uma letra
error-name-taken = já há alguém chamado { $name }
error-name-reserved = { $name } é um nome da casa; escolha outro
error-name-alike = { $name } parece-se com { $other }, que já cá está; escolha outro
error-account-already = isto já é uma conta
error-password-length = uma palavra-passe tem { $least } a { $most } letras
error-token-name = o nome de um token tem no máximo 100 letras, sem caracteres de controlo, invisíveis ou que mudem a direção

error-room-gone = alguém conta como ausente depois de 10 segundos a 30 dias
error-room-rated = só contam para a classificação jogos sorteados para dois ou mais que jogam uns contra os outros
error-room-rated-guest = os jogos que contam para a classificação são para contas
error-room-no-seat = não há tal lugar livre para si
error-room-two-seats = num jogo que conta para a classificação ninguém ocupa dois lugares
error-room-not-full = há lugares livres
error-room-not-begun = o jogo não começou
error-room-begun = o jogo já começou
error-room-not-your-turn = é a vez do lugar { $seat }
error-room-more-than-a-turn = estas jogadas são mais do que uma vez
error-room-after-reveal = veja o que essa jogada revela antes de decidir mais
error-room-revealed = o que uma jogada revelou não volta atrás
error-room-less-than-a-turn = estas jogadas são menos do que uma vez inteira
error-room-turn-number = esta é a vez { $found }, mas segue-se a vez { $expected }
error-room-too-late = depois da segunda vez não se anula um jogo
error-room-no-offer = não há nada proposto
error-room-no-draw = aqui não se pode acordar um empate
error-room-no-takeback = em jogos que contam para a classificação não se volta atrás
error-room-nothing-to-take-back = não há nada que se possa desfazer
error-room-rematch-already = já há uma desforra
error-room-nobody-absent = ainda não pode reclamar o jogo: quem joga ainda tem tempo
error-room-no-hint = nos jogos que contam para a classificação ninguém é ajudado
error-room-paused = o jogo está em pausa
error-room-no-pause = só um jogo de uma única pessoa pode ser posto em pausa
error-room-nothing-to-redo = não há nada para voltar a jogar
error-click = não há aqui nenhuma casa nem botão { $found }
error-room-format = não há o formato `{ $found }`; há text, json, link
error-chat = uma linha tem 1 a { $most } letras, sem caracteres de controlo, invisíveis ou que mudem a direção
error-map = um mapa tem um jogo conhecido e um texto de no máximo { $most } letras e um nome de no máximo 60, sem caracteres de controlo, invisíveis ou que mudem a direção
error-maps = são demais: no máximo { $most } mapas; apague um primeiro

error-admin-account = não há a conta { $name }
error-admin-file = { $path }: { $problem }
error-admin-not-empty = a base de dados não está vazia; uma cópia repõe-se numa vazia
error-admin-backup = a linha { $line } não faz parte de uma cópia de segurança
error-admin-cut = a cópia de segurança acaba antes do fim; nada foi reposto
error-admin-changed = a cópia de segurança foi alterada: as linhas não condizem com a soma de verificação; nada foi reposto
error-admin-exists = { $path } já existe; --force substitui-o
error-admin-no-database = não há base de dados em { $path }; --data ou --database diz onde está
error-admin-table = não se consegue ler a mesa { $id }
error-analysis-not-over = um jogo analisa-se quando acaba
error-analysis-question = uma análise é ou de uma mesa ou de uma linha
error-analysis-setting = { $name } vai aqui de { $least } a { $most }, não { $found }
error-bot-server = não se consegue alcançar ou entender o servidor: { $problem }
error-bot-refused = o servidor diz: { $problem }
error-bot-engine = o motor falhou: { $problem }
error-bot-address = `{ $found }` não é o endereço de um servidor; use um como https://example.org
error-serve-syntax = { $path }, linha { $line }: isto não é TOML
error-serve-unknown = { $path }: definição desconhecida `{ $name }`; `tabuleiro serve --help` mostra as definições
error-serve-value = { $path }: `{ $name }` tem de ser { $wanted }
