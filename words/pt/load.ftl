help-load = Joga muitos jogos ao mesmo tempo num servidor e mede os tempos de resposta
help-load-nodes = Endereços dos nós do servidor; os lugares de um jogo usam nós diferentes
help-load-game = Jogo a jogar [por omissão: o primeiro]
help-load-clock = Tempo de jogo de cada jogo
help-load-games = Número de jogos ao mesmo tempo
help-load-idle = Número de espectadores parados numa mesa sem jogadas; mede-se primeiro a memória de cada um
help-load-engine-games = Número de jogos entre os motores mais fortes, para ocupar todas as linhas de execução dos motores do servidor
help-load-turns-per-second = Vezes jogadas por segundo, em todos os jogos; 0 não joga nenhuma e só mantém as ligações
help-load-seconds = Duração do jogo em segundos, contada desde que todos os jogadores estão ligados
help-load-restarts = Termina mais cedo quando cada ligação tiver caído e voltado este número de vezes. Reinicie o servidor durante a medição; --seconds é então a duração máxima
help-load-at-once = Número de jogos que se ligam ao mesmo tempo
help-load-processes = Números dos processos do servidor nesta máquina; mede-se também a memória e o tempo de processador deles
help-load-anywhere = Permite um servidor noutra máquina
help-load-seed = Semente das jogadas ao acaso [por omissão: uma nova de cada vez]
help-load-examples =
    Exemplos:
      tabuleiro-load --games 500 --turns-per-second 200 --process 4711
      tabuleiro-load http://127.0.0.1:8081 http://127.0.0.1:8082 --games 5000
      tabuleiro-load --idle 10000 --games 1 --turns-per-second 1

    Ctrl-C termina a medição mais cedo e mostra os resultados até aí.

load-coming = { $connections } ligações
load-playing = { $turns } vezes jogadas
load-connections = Ligações: { $connections } mantidas, { $rate } abertas por segundo (incluindo os pedidos de convidados e mesas)
load-turns = Vezes jogadas: { $turns }, { $rate } por segundo; { $late } deviam começar antes de todos verem a anterior; { $over } jogos acabaram, cada um seguido de outro
load-times = Tempo desde o envio de uma jogada até outro lugar a ver: p50 { $half } ms, p99 { $most } ms, p99.9 { $nearly } ms, o mais longo { $longest } ms
load-messages = Mensagens entregues: { $messages }
load-engines = Vezes jogadas por motores: { $turns }
load-idle = Memória: { $each } KiB por ligação parada ({ $connections } ligações), { $table } KiB por mesa
load-memory = Memória: { $each } KiB por ligação de um jogador, incluindo a sua parte da mesa
load-memory-all = Memória: { $all } MiB no total
load-processor = Processador: { $share } % de um núcleo durante o jogo, { $each } µs por mensagem entregue
load-back = Ligações quebradas: { $back } restabelecidas em { $seconds } s, { $away } ainda quebradas
load-waits = Pedidos que o servidor mandou repetir mais tarde: { $waits }
load-refused = Recusado { $count } vezes: { $why }
load-machine = Carga média da máquina: { $load }

error-load-far = { $address } não é nesta máquina; use --anywhere para o permitir
error-load-files = são precisos { $needed } ficheiros abertos e só são permitidos { $allowed }; experimente `ulimit -n { $needed }`
error-load-server-files = o servidor (processo { $process }) precisa de { $needed } ficheiros abertos e só são permitidos { $allowed }; inicie-o depois de `ulimit -n { $needed }`
error-load-process = não é possível ler o estado do processo { $process }: { $problem }
error-load-stopped = parado antes de todas as ligações estarem abertas; nada foi medido
