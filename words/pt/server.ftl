help-serve = Executa um servidor para pessoas, mesas, relógios e motores
help-serve-config = Ficheiro TOML com outras definições pelos seus nomes longos, como engine-threads = 2; as opções e o ambiente têm prioridade
help-serve-listen = Endereço e porta em que escuta [por omissão: { $default }]
help-database = Base de dados: sqlite://FICHEIRO ou postgres://… [por omissão: server.sqlite na pasta dos dados]
help-serve-bus = Canal entre vários nós sobre uma base de dados PostgreSQL: postgres; postgres://… se a base de dados está atrás de um agregador de ligações; ou nats://MÁQUINA:PORTA [por omissão: postgres]
help-serve-lease-seconds = Segundos sem sinal de vida após os quais outros nós assumem os jogos de um nó [por omissão: { $default }]
help-serve-origin = Endereço público do servidor, como https://jogos.example; só as suas páginas podem agir em nome das pessoas [por omissão: o do pedido]
help-serve-behind-proxy = Obtém os endereços das pessoas do proxy à frente (X-Forwarded-For) [por omissão: { $default }]
help-serve-engine-threads = Número de motores que pensam ao mesmo tempo [por omissão: todos os processadores menos um]
help-serve-engine-seconds = Tempo máximo de um motor para uma decisão, em segundos [por omissão: { $default }]
help-serve-analysis-seconds = Tempo máximo de uma análise para uma só posição, em segundos; engine-seconds limita cada decisão de um jogo [por omissão: { $default }]
help-serve-requests-per-minute = Pedidos por minuto de uma pessoa ou de um endereço [por omissão: { $default }]
help-serve-passwords-per-minute = Tentativas de palavra-passe por minuto para uma conta a partir de um endereço, e novos convidados por minuto a partir de um endereço [por omissão: { $default }]
help-serve-connections-max = Número máximo de fluxos e sockets; acima dele só os jogadores se podem ligar [por omissão: { $default }]
help-serve-tables-max = Número máximo de mesas ativas; acima dele não se podem criar mesas [por omissão: { $default }]
help-serve-queue-max = Número máximo de alterações à espera de serem escritas; acima dele nada de novo começa [por omissão: { $default }]
help-serve-guest-tables-max = Número máximo de mesas por acabar de um convidado [por omissão: { $default }]
help-serve-account-tables-max = Número máximo de mesas por acabar de uma conta [por omissão: { $default }]
help-serve-guest-streams-max = Número máximo de fluxos e sockets de um convidado [por omissão: { $default }]
help-serve-account-streams-max = Número máximo de fluxos e sockets de uma conta [por omissão: { $default }]
help-serve-guest-tokens-max = Número máximo de tokens de um convidado [por omissão: { $default }]
help-serve-account-tokens-max = Número máximo de tokens de uma conta [por omissão: { $default }]
help-serve-analyses-max = Número máximo de análises de jogos por acabar de uma pessoa; o mesmo limite vale para posições e para testes de equilíbrio [por omissão: { $default }]
help-serve-chat-lines-per-minute = Linhas de conversa por minuto de uma pessoa [por omissão: { $default }]
help-serve-address-factor = Limite de um endereço, como múltiplo do limite de uma pessoa [por omissão: { $default }]
help-serve-abandoned-seconds = Segundos sem uma jogada após os quais acaba o jogo de um convidado sem outras pessoas [por omissão: { $default }]
help-serve-half-open-max = Número máximo de pedidos incompletos de um endereço [por omissão: { $default }]
help-serve-header-seconds = Segundos em que têm de chegar os cabeçalhos de um pedido; também o limite de uma ligação parada [por omissão: { $default }]
help-serve-body-seconds = Segundos em que tem de chegar o corpo de um pedido [por omissão: { $default }]
help-serve-answer-seconds = Segundos em que um cliente tem de ler parte de uma resposta [por omissão: { $default }]
help-serve-closing-seconds = Segundos que os pedidos têm para acabar quando o servidor para [por omissão: { $default }]
help-serve-idle-seconds = Segundos sem espectadores nem acontecimentos pendentes após os quais uma mesa sai da memória [por omissão: { $default }]
help-serve-log-filter = Filtro do diário, como debug ou info,sqlx=warn [por omissão: { $default }]
help-serve-log-json = Escreve o diário em JSON, para outros programas [por omissão: { $default }]
help-serve-audit-days = Dias após os quais as entradas saem do registo de auditoria [por omissão: { $default }]
help-serve-openapi = Escreve a descrição da API (OpenAPI 3.1) e termina
help-admin = Administra um servidor (a correr ou não)
help-admin-accounts = Lista as contas, um documento JSON por linha
help-admin-grant = Torna uma conta administradora
help-admin-grant-name = O nome da conta
help-admin-revoke = Torna uma conta administradora de novo numa conta normal
help-admin-revoke-name = O nome da conta
help-admin-password = Define outra palavra-passe para uma conta, o que termina as suas sessões e tokens; mostra uma só vez uma palavra-passe aleatória
help-admin-password-name = O nome da conta
help-admin-password-stdin = Lê a palavra-passe da primeira linha da entrada
help-admin-log-out = Termina todas as sessões e tokens de uma conta
help-admin-log-out-name = O nome da conta
help-admin-remove = Remove uma conta ou um convidado com todos os dados pessoais; os jogos ficam, sem o nome
help-admin-remove-name = O nome
help-admin-reports = Lista as linhas de conversa denunciadas, um documento JSON por linha
help-admin-audit = Lista inícios de sessão e falhas, tokens, moderação e comandos, os últimos primeiro, um documento JSON por linha
help-admin-audit-days = Só as entradas dos últimos dias
help-admin-backup = Escreve o estado de toda a base de dados num ficheiro; o servidor pode estar a correr
help-admin-backup-file = Ficheiro a escrever, por completo ou nada
help-admin-backup-force = Substitui o ficheiro se já existir
help-admin-restore = Repõe uma cópia de segurança numa base de dados vazia, SQLite ou PostgreSQL
help-admin-restore-file = A cópia de segurança
help-admin-export = Escreve todos os jogos começados num ficheiro, um documento JSON por linha
help-admin-export-file = Ficheiro a escrever, por completo ou nada
help-admin-export-force = Substitui o ficheiro se já existir
help-admin-prune = Remove dados expirados, mesas que não começaram, conversas antigas e convidados sem jogos
help-admin-prune-days = Só dados com mais do que este número de dias
help-bot = Põe um motor a jogar num servidor
help-bot-server = O endereço do servidor, como http://127.0.0.1:8080 ou https://example.org
help-bot-token = Um token do servidor com o âmbito play
help-bot-engine = Jogador: best, um nível como 3, um motor com limites, ou "ugi COMANDO"
help-bot-pair = Procura adversários neste jogo; senão espera por convites
help-bot-clock = O relógio a pedir, como 5m+3s [por omissão: none]
help-bot-games = Termina depois deste número de jogos
serve-ready = A servir em http://{ $address } — prima Ctrl-C para terminar

error-serve-config = { $path }: { $problem }
error-serve-range = { $name } = { $found } não é de { $least } a { $most }
error-serve-database-kind = tipo de base de dados desconhecido `{ $found }`; use sqlite:FICHEIRO ou postgres://UTILIZADOR@MÁQUINA/NOME
error-serve-database = não se pode usar a base de dados: { $problem }
error-serve-bus-kind = tipo de canal desconhecido `{ $found }`; use postgres, postgres://… ou nats://MÁQUINA:PORTA
error-serve-bus-alone = um canal precisa de vários nós sobre PostgreSQL; use --database postgres://…
error-serve-bus = não se pode usar o canal: { $problem }
error-serve-listen = não se pode escutar em { $address }: { $problem }
error-serve-run = o servidor falhou: { $problem }
error-serve-writer = o servidor terminou porque já não se podem escrever alterações; inicie-o de novo
error-serve-in-use = outro servidor usa a base de dados { $path }; pare-o, ou escolha outra com --database
error-serve-not-sqlite = { $path } não é uma base de dados SQLite; mova o ficheiro, ou escolha outra com --database
error-serve-damaged = a base de dados { $path } está danificada: { $problem }; reponha uma cópia de segurança numa nova
error-serve-filter = filtro do diário inválido `{ $found }`; use um como debug ou info,sqlx=warn

error-api-not-there = não há nada neste endereço
error-api-method = este endereço não aceita este método
error-api-who-asks = não tem sessão iniciada
error-api-token = o token é inválido ou expirou
error-api-password = nome ou palavra-passe errados
error-api-ended = a sua sessão terminou; inicie-a de novo
error-api-scope = falta a este token o âmbito `{ $scope }`
error-api-origin = recusado: o pedido vem de outro sítio
error-api-not-yours = não tem permissão para fazer isto
error-api-sent = não é possível ler o pedido: { $problem }
error-api-too-large = o pedido é demasiado grande; envie no máximo { $most } KiB
error-api-unavailable = a base de dados não está disponível; nada mudou, tente de novo daqui a um segundo
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
error-limit-requests = demasiados pedidos: no máximo { $most } pedidos por minuto; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-frames-address = demasiados pedidos: no máximo { $most } pedidos e mensagens de sockets por minuto do seu endereço; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-passwords = demasiados pedidos: no máximo { $most } palavras-passe ou novos convidados por minuto; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-pictures = demasiados pedidos: no máximo { $most } imagens por minuto, e dez jogadas de uma animação contam como uma; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-chat = demasiados pedidos: no máximo { $most } linhas de conversa por minuto; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-limit-chat-address = demasiados pedidos: no máximo { $most } linhas de conversa por minuto do seu endereço; espere { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tables = demasiadas mesas por acabar: no máximo { $most }; acabe uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tables-address = demasiadas mesas por acabar do seu endereço: no máximo { $most }; acabe uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tokens = demasiados tokens: no máximo { $most }; retire um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-tokens-address = demasiados tokens do seu endereço: no máximo { $most }; retire um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-streams = demasiados fluxos e janelas: no máximo { $most } ao mesmo tempo; feche um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-streams-address = demasiados fluxos e janelas do seu endereço: no máximo { $most } ao mesmo tempo; feche um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-analyses = demasiadas análises de jogos por acabar: no máximo { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-positions = demasiadas análises de posições por acabar: no máximo { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-analyses-address = demasiadas análises de jogos por acabar do seu endereço: no máximo { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-positions-address = demasiadas análises de posições por acabar do seu endereço: no máximo { $most }; pare uma, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-fairness = demasiados testes de equilíbrio por acabar: no máximo { $most }; pare um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-fairness-address = demasiados testes de equilíbrio por acabar do seu endereço: no máximo { $most }; pare um, ou tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-quota-half-open = demasiados pedidos incompletos do seu endereço: no máximo { $most }; tente de novo daqui a { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
error-api-at-once = outro pedido mudou isto no mesmo momento; recarregue e tente de novo
error-name = um nome tem 2 a { $most } letras, algarismos, hífenes e traços baixos, primeiro uma letra
error-name-taken = o nome { $name } já está ocupado; escolha outro
error-name-reserved = o nome { $name } está reservado; escolha outro
error-name-alike = { $name } parece-se com o nome existente { $other }; escolha outro
error-account-already = já tem uma conta
error-password-length = uma palavra-passe tem { $least } a { $most } letras
error-token-name = o nome de um token tem no máximo 100 letras, sem caracteres de controlo, invisíveis ou que mudem a direção

error-room-gone = o tempo até um jogador contar como ausente é de 10 segundos a 30 dias
error-room-rated = só jogos sorteados entre dois ou mais adversários podem contar para a classificação
error-room-rated-guest = jogos para a classificação exigem uma conta
error-room-no-seat = este lugar não está livre
error-room-two-seats = só pode ter um lugar num jogo para a classificação
error-room-not-full = ainda há lugares livres
error-room-not-begun = o jogo não começou
error-room-begun = o jogo já começou
error-room-not-your-turn = é a vez do lugar { $seat }
error-room-more-than-a-turn = estas jogadas são mais do que uma vez
error-room-after-reveal = espere pelo resultado da jogada que revela algo antes de continuar
error-room-revealed = uma jogada que revelou algo não se pode anular
error-room-less-than-a-turn = estas jogadas são menos do que uma vez inteira
error-room-turn-number = esta é a vez { $found }, mas segue-se a vez { $expected }
error-room-too-late = depois da segunda jogada já não se pode cancelar um jogo
error-room-no-offer = não há nenhuma proposta
error-room-no-draw = neste jogo não se pode combinar um empate
error-room-no-takeback = em jogos para a classificação nada se anula
error-room-nothing-to-take-back = não há nada que se possa desfazer
error-room-rematch-already = já há uma desforra
error-room-nobody-absent = ainda não pode reclamar o jogo: quem joga ainda tem tempo
error-room-no-hint = em jogos para a classificação não há dicas
error-room-paused = o jogo está em pausa
error-room-no-pause = só se pode pausar um jogo de uma só pessoa
error-room-nothing-to-redo = não há nada para refazer
error-click = não há aqui nenhuma casa nem botão { $found }
error-room-format = formato desconhecido `{ $found }`; use text, json ou link
error-chat = uma linha tem 1 a { $most } letras, sem caracteres de controlo, invisíveis ou que mudem a direção
error-map = um mapa tem um jogo conhecido e um texto de no máximo { $most } letras e um nome de no máximo 60, sem caracteres de controlo, invisíveis ou que mudem a direção
error-maps = tem { $most } mapas, que é o limite; apague um primeiro

error-admin-account = não há a conta { $name }
error-admin-file = { $path }: { $problem }
error-admin-not-empty = a base de dados não está vazia; reponha numa vazia
error-admin-backup = a linha { $line } não pertence a uma cópia de segurança
error-admin-cut = a cópia de segurança acaba antes do fim; nada foi reposto
error-admin-changed = a cópia de segurança foi alterada: as linhas não condizem com a soma de verificação; nada foi reposto
error-admin-exists = { $path } já existe; use --force para o substituir
error-admin-no-database = não há base de dados em { $path }; escolha uma com --data ou --database
error-admin-table = não se consegue ler a mesa { $id }
error-analysis-not-over = um jogo só pode ser analisado depois de acabar
error-analysis-question = uma análise precisa de uma mesa ou de uma linha
error-analysis-setting = { $name } vai aqui de { $least } a { $most }, não { $found }
error-bot-server = não é possível contactar ou compreender o servidor: { $problem }
error-bot-refused = o servidor diz: { $problem }
error-bot-engine = o motor falhou: { $problem }
error-bot-address = `{ $found }` não é o endereço de um servidor; use um como https://example.org
error-serve-syntax = { $path }, linha { $line }: isto não é TOML
error-serve-unknown = { $path }: definição desconhecida `{ $name }`; `tabuleiro serve --help` mostra as definições
error-serve-value = { $path }: `{ $name }` tem de ser { $wanted }
error-copy-key = a chave de um jogo copiado tem de 1 a { $most } caracteres
error-copy-unfinished = só se pode copiar um jogo terminado
