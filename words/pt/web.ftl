web-skip = Saltar para o conteúdo
web-navigation = Páginas
web-play = Jogar
web-watch = Assistir
web-rules = Regras
web-sign-in = Entrar
web-settings = Definições
web-close = Fechar
web-again = Tentar de novo
web-look = Espreitar
web-nobody = conta apagada

web-page-missing = Essa página não existe
web-page-missing-about = O endereço pode ser antigo ou estar mal escrito.
web-page-home = Para os jogos
web-failed = Alguma coisa correu mal. Tente outra vez.
web-unreachable = O servidor não responde. Nada se perdeu; a página continua a tentar.
web-too-often = Foi um pouco depressa demais. Espere { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
}
web-loading = Um momento…
web-more = Mostrar mais

web-about = O Tabuleiro é software livre. As suas páginas não contactam outro servidor nem partilham nada sobre si.
web-not-affiliated = Cada jogo pertence ao seu autor e à sua editora, aos quais não estamos ligados. As palavras e os desenhos são nossos.
web-language = Língua
web-language-en = English
web-language-pt = Português
web-theme = Cores
web-theme-dark = Escuro
web-theme-light = Claro
web-theme-contrast = Alto contraste
web-theme-safe = Para daltónicos

web-board-of = Um tabuleiro de { $game }
web-home-title = Jogos de tabuleiro, a um minuto da primeira jogada
web-home-lead = Contra o computador, um amigo ou o próximo jogador à espera. Sem conta, sem instalar nada.
web-my-games = Os seus jogos
web-my-turns = { $count ->
    [one] é a sua vez num deles
   *[other] é a sua vez em { $count }
}
web-your-turn = É a sua vez
web-waits = à espera
web-games = Escolha um jogo
web-elo = Números mais altos são mais fortes. Mais 200 pontos ganham cerca de três jogos em quatro; jogadas ao acaso valem 0.
web-players = { $least }–{ $most } jogadores
web-players-just = { $count } jogadores
web-designer = de { $name }
web-play-computer = Jogar contra o computador
web-level = Computador ({ $name })
web-level-of = Força do computador em { $game }
web-level-rated = { $name } · { $rating } Elo
web-play-person = Jogar com alguém
web-waiting = { $count } à espera
web-pass-and-play = No mesmo aparelho
web-learn = Aprender as regras
web-learn-play = Aprender a jogar
web-set-up = Mais escolhas
web-rated = a contar
web-turn = jogada { $number }
web-result-won = ganhou
web-result-drew = empatou
web-result-lost = perdeu

web-clock = Relógio
web-clock-none = sem relógio
web-clock-game = { $span } para o jogo
web-clock-more = { $span } + { $more } por jogada
web-clock-turn = { $span } por jogada
web-clock-own = outro…
web-span-ms = { $number } ms
web-span-s = { $number } s
web-span-m = { $number } min
web-span-h = { $number } h
web-span-d = { $number ->
    [one] 1 dia
   *[other] { $number } dias
}

web-open-tables = Mesas abertas
web-open-none = Não há mesas abertas. Abra uma, e ela aparece aqui.
web-open-waits = { $names } à espera
web-open-own = Abrir uma mesa à sua maneira
web-seats-free = { $free } de { $seats } lugares livres
web-seat-free = lugar livre
web-seat-reserved = Reservado para a pessoa convidada
web-sit = Sentar-se
web-sit-with = Sentar-se com { $names }: { $game }
web-to-table = Para a mesa
web-live = A jogar agora
web-live-none = Não há nenhum jogo a decorrer.
web-watch-all = Ver todos
web-watch-engines = Pôr dois computadores a jogar

web-person-title = { $game } com alguém
web-pairing = Adversário rápido
web-pairing-about = Junte-se a um jogador que espera pelo mesmo jogo, ou espere por um.
web-invite = Convidar um amigo
web-invite-friend-about = Faça uma mesa e envie a ligação, ou mostre o código ao telemóvel.

web-new-title = Novo jogo: { $game }
web-new-presets = Opções prontas
web-new-preset-classic = Clássico
web-new-preset-quick = Rápido
web-new-preset-friend = Com um amigo
web-new-preset-seats-3 = Três jogadores
web-new-preset-seats-4 = Quatro jogadores
web-new-rules = Regras
web-new-seats = Quem joga
web-new-time = Tempo e convidados
web-new-rule-set = Conjunto de regras
web-new-players = Jogadores
web-new-together = todos juntos
web-new-seat = Lugar { $seat }
web-new-who-me = Eu
web-new-who-again = Outra vez eu, neste aparelho
web-new-who-open = Qualquer pessoa
web-new-who-link = Um amigo, por ligação
web-new-who-engine = Computador
web-new-map = Um dos seus mapas
web-new-map-none = nenhum
web-new-map-keep = Guardar este mapa
web-new-map-name = Nome do mapa
web-new-map-kept = Guardado como { $name }.
web-new-clock-text = Relógio, como 5m+3s, 30s/turn ou 2d/turn
web-new-rated = A contar
web-new-rated-about = O resultado conta. É preciso uma conta, e o tabuleiro é sorteado quando o jogo começa.
web-new-rated-not = Os jogos a contar são entre dois ou mais com conta, cada um no seu aparelho e uns contra os outros.
web-new-public = Público
web-new-public-about = Senão, só quem tiver a ligação pode ver o jogo.
web-new-absent = Quando um jogador fica sem tempo ou se vai embora
web-new-absent-claim = os outros podem reclamar o jogo
web-new-absent-skip = é saltado daí em diante
web-new-absent-engine = o computador continua por essa pessoa
web-new-gone = Ausente ao fim de
web-new-gone-never = nunca
web-new-gone-minutes = { $minutes ->
    [one] 1 minuto sem ligação
   *[other] { $minutes } minutos sem ligação
}
web-new-start = Começar o jogo
web-new-open = Abrir a mesa
web-new-invite = Criar convite
web-new-preview = O tabuleiro em que se vai jogar
web-new-redraw = Sortear de novo
web-new-redrawn = Foi sorteado outro tabuleiro.
web-new-fixed = Este tabuleiro não é sorteado.
web-new-rated-preview = Um exemplo: o tabuleiro de um jogo a contar é sorteado quando ele começa.
web-new-no-game = Esse jogo não existe
web-new-back = Todos os jogos

web-watch-title = Assistir
web-watch-lead = Veja jogos em direto ou reveja jogos acabados.
web-watch-live = Em direto
web-watch-over = Acabados
web-watch-all-games = Todos os jogos
web-watch-game = Jogo
web-watch-live-none = Não há nenhum jogo público a decorrer. Ponha dois computadores a jogar para si.
web-watch-over-none = Ainda não acabou nenhum jogo público.
web-watch-start = Pôr computadores a jogar
web-watch-start-about = Escolha um jogo e os jogadores, e recoste-se. Eles jogam enquanto a página estiver aberta.
web-watch-begin = Vê-los jogar
web-watch-who = Computador no lugar { $seat }

web-rules-title = As regras
web-rules-lead = Cada uma explicada em poucos minutos, com imagens.
web-rules-of = Regras de { $game }
web-rules-contents = Nesta página
web-rules-try = Pronto? Jogue.
web-rules-try-about = O computador no nível mais baixo é um adversário paciente.

web-sign-in-title = Entrar
web-sign-in-lead = Com uma conta, os seus jogos, classificações e mapas são seus em qualquer aparelho.
web-sign-up-title = Criar uma conta
web-sign-up-lead = Um nome e uma palavra-passe, mais nada.
web-sign-guest = Joga como { $name }. Os seus jogos vão consigo.
web-sign-name = Nome
web-sign-name-about = 2 a 20 letras sem acento, algarismos, - ou _; primeiro uma letra
web-sign-password = Palavra-passe
web-sign-password-about = pelo menos 8 caracteres
web-sign-up = Criar a conta
web-sign-to-up = É a primeira vez? Crie uma conta
web-sign-to-in = Já tem conta? Entre
web-sign-done = Entrou como { $name }.
web-sign-out = Sair
web-sign-no-account = Pode jogar sem conta, como convidado. Os jogos de um convidado ficam neste navegador.

web-leaders = Os melhores jogadores
web-leaders-about = Contas com jogos a contar suficientes para comparar, até vinte por conjunto de regras.
web-leaders-none = Nenhum jogador tem ainda jogos suficientes para a classificação.
web-leaders-place = Lugar
web-leaders-name = Jogador
web-leaders-rating = Classificação
web-leaders-games = Jogos
web-profile-guest = Convidado
web-profile-missing = Nenhum jogador tem este nome
web-profile-missing-about = Contas apagadas não têm nome.
web-profile-ratings = Classificações
web-profile-ratings-none = Ainda nenhum jogo a contar.
web-profile-rating-of = { $game }, { $rules }
web-profile-rating-many = mais de dois
web-profile-rating-games = { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}
web-profile-rating-within = mais ou menos { $deviation }
web-profile-history = Classificações ao longo do tempo
web-profile-history-chart = Classificação depois de cada jogo de { $pool }: de { $first } a { $last }, a mais alta { $highest }, a mais baixa { $lowest }
web-profile-history-table = O mesmo numa tabela
web-profile-when = Quando
web-profile-before = Antes
web-profile-after = Depois
web-profile-game = Jogo
web-profile-opponents = Contra quem
web-profile-opponents-none = Ainda nenhum jogo acabado.
web-profile-opponent = Adversário
web-profile-won = Ganhos
web-profile-drew = Empates
web-profile-lost = Perdidos
web-profile-games = Jogos
web-profile-games-none = Ainda nenhum jogo.
web-profile-players = Jogadores
web-profile-state = Resultado
web-profile-state-open = aberto
web-profile-state-playing = a decorrer
web-profile-state-aborted = anulado
web-profile-state-over = acabado
web-profile-more = Jogos anteriores
web-profile-download = Descarregar os jogos
web-profile-download-about = Todos os jogos como registos, um documento JSON por linha.

web-settings-title = Definições
web-settings-look = Aspeto e som
web-settings-look-about = Guardado neste navegador.
web-settings-sound = Sons
web-settings-motion = Animar as peças
web-settings-coordinates = Nomes das casas no tabuleiro
web-settings-who = Você
web-settings-guest = Joga como o convidado { $name }. Os convidados guardam os jogos neste navegador; uma conta guarda-os em toda a parte.
web-settings-nobody = Ainda não jogou aqui. O primeiro jogo faz de si um convidado com um nome ao acaso.
web-settings-account = Entrou como { $name }.
web-settings-profile = A sua página
web-settings-password = Palavra-passe
web-settings-password-old = Palavra-passe atual
web-settings-password-new = Nova palavra-passe
web-settings-password-change = Mudar a palavra-passe
web-settings-password-changed = A palavra-passe mudou. Todos os outros navegadores saíram da conta, e todos os tokens foram retirados.
web-settings-sessions = Onde está ligado
web-settings-session-this = este navegador
web-settings-session-since = desde { $when }
web-settings-session-end = Desligar
web-settings-session-end-of = Desligar { $agent }
web-settings-tokens = Tokens para programas
web-settings-tokens-about = Um programa com um token joga ou lê em seu nome. Mostra-se uma vez; retire-o quando já não precisar dele.
web-settings-tokens-none = Nenhum programa tem um token.
web-settings-token-name = Para que serve
web-settings-token-days = Válido durante
web-settings-token-days-count = { $days ->
    [one] 1 dia
   *[other] { $days } dias
}
web-settings-token-ever = sem prazo
web-settings-token-may = Pode
web-settings-token-scope-read = ler o que só você pode ler
web-settings-token-scope-play = jogar
web-settings-token-scope-chat = conversar nas mesas
web-settings-token-scope-admin = ler as métricas do servidor
web-settings-token-make = Criar um token
web-settings-token-made = O seu novo token. Copie-o agora: não volta a ser mostrado.
web-settings-token-until = até { $when }
web-settings-token-end = Retirar
web-settings-token-end-of = Retirar { $name }
web-settings-data = Os seus jogos e os seus dados
web-settings-delete = Apagar tudo o que é meu
web-settings-delete-about = Nome, sessões, tokens, mapas, conversas e classificações são removidos de imediato. Os jogos ficam, sem o seu nome. Não se pode desfazer.
web-settings-delete-password = A sua palavra-passe, para ter a certeza
web-settings-delete-sure = Sim, apagar
web-settings-delete-keep = Não apagar
web-settings-deleted = Tudo o que era seu foi apagado.
web-settings-browser-unknown = um navegador
web-settings-browser = { $browser } em { $system }
web-menu = Páginas
web-settings-confirm = Confirmar a jogada antes de a enviar
web-settings-confirm-slow = Em jogos com uma hora ou mais por jogada
web-settings-confirm-always = Sempre
web-settings-confirm-never = Nunca

web-description = Jogue { $games }: contra o computador, com amigos ou com quem estiver à espera.
web-preview-open = Há um lugar livre. Sente-se e jogue { $game }.
web-preview-playing = Em jogo agora: { $turns ->
    [one] 1 jogada até agora.
   *[other] { $turns } jogadas até agora.
}
web-person-about = Jogos, pontuações e mapas de { $name }.
web-my-alone = Só você
web-my-put-away = Arrumar: { $game }
web-my-put-away-all = Arrumar tudo
web-watch-now = A ser jogado agora
web-watch-computers = Jogam computadores
web-watch-replay = Repetição de um jogo acabado
web-watch-turn = Jogada { $turn } de { $turns }
web-watch-pace = Ritmo
web-watch-pause = Pausar
web-watch-resume = Continuar
web-watch-speed = Velocidade
web-watch-times = Velocidade { $speed }×
web-watch-search = Procurar jogos
web-watch-player = Jogador
web-watch-any = Qualquer
web-watch-from = De
web-watch-to = Até
web-watch-result-won = ganho
web-watch-result-drew = empatado
web-watch-result-lost = perdido
web-guest-name = Escolha um nome
web-guest-name-choose = Usar este nome
web-guest-name-about = De 2 a { $most } letras e algarismos. Acaba em “-guest”, como o nome de nenhuma conta.
web-guest-name-chosen = Agora chama-se { $name }.
web-invitation = { $name } convida para jogar { $game }.
web-invitation-plain = Convite para jogar { $game }.

## Games on this device, and pages without a network
local-guest = Convidado
local-games = Jogos neste dispositivo
local-games-about = Estes jogos não precisam de rede. Ficam guardados neste navegador, neste dispositivo, e em mais lado nenhum.
local-none = Ainda não há jogos neste dispositivo.
local-here = Guardar neste dispositivo os jogos sem outras pessoas
local-here-about = Não precisam de rede, e ninguém os pode ver.
local-stays = Este jogo fica neste dispositivo.
local-room = Estão ocupados { $used } de { $most }.
local-megabytes = { $size } MB
local-gigabytes = { $size } GB
local-lasts = O navegador guarda-os até que os remova.
local-lasts-not = O navegador não concordou. Exporte os seus jogos para os ter em segurança.
local-may-go = O navegador pode removê-los quando o dispositivo estiver cheio.
local-last = Pedir ao navegador que os guarde
local-export = Exportar tudo
local-import = Importar um ficheiro
local-written = O ficheiro foi escrito.
local-taken = { $taken } { $taken ->
    [one] jogo importado
   *[other] jogos importados
}, { $known } já existentes, { $refused } ilegíveis.
local-file-wrong = este não é um ficheiro com jogos deste dispositivo; escolha um que tenha exportado aqui
local-file-newer = este ficheiro foi escrito por uma versão mais recente; atualize a página e tente de novo
local-copy = Copiar { $count } { $count ->
    [one] jogo terminado
   *[other] jogos terminados
} para a minha conta
local-copied = { $count ->
    [one] Foi copiado { $count } jogo
   *[other] Foram copiados { $count } jogos
} para a sua conta.
local-is-copied = Na sua conta
local-remove = Remover
local-remove-sure = Remover para sempre
local-offline = Sem ligação. Os jogos neste dispositivo, as lições, as regras, os editores e a análise continuam a funcionar.
local-missing = Este navegador não guarda jogos: o seu perde-se quando fechar a página. Pode ser por causa de uma janela privada. Exporte-o ou use outra janela.
local-full = O dispositivo está cheio: as suas últimas jogadas só ficam até fechar a página. Exporte os seus jogos ou liberte espaço.
local-failed = Não foi possível guardar as suas últimas jogadas: perdem-se quando fechar a página. Exporte os seus jogos.
local-update = Há uma nova versão pronta.
local-update-take = Atualizar agora
local-no-module = Os jogos neste dispositivo precisam de WebAssembly, que este navegador não executa. Atualize-o ou jogue num servidor.
local-busy = outra janela está a mudar este jogo; tente de novo
local-engine-failed = O computador não conseguiu pensar. Nada se perdeu: volte a carregar a página.
local-no-game = não há tal jogo neste dispositivo
local-fairness = Se é justo mede-se num servidor: é precisa uma ligação.
local-watch = Dois computadores podem jogar um contra o outro neste dispositivo.
local-notices = Avisos
