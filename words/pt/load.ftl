help-load = Deixa muita gente jogar ao mesmo tempo num servidor, e mede como ele o suporta
help-load-nodes = Os endereços dos nós do servidor; os lugares de um jogo ficam em nós diferentes
help-load-game = O jogo que todos jogam [por omissão: o primeiro]
help-load-clock = O relógio de cada jogo
help-load-games = Quantos jogos ao mesmo tempo
help-load-idle = Quantas pessoas vêm além disso só para ver, numa mesa onde nada acontece: mede-se primeiro quanto custa uma delas
help-load-engine-games = Quantos jogos os motores mais fortes jogam entre si ao mesmo tempo, para que todas as linhas de execução dos motores estejam ocupadas
help-load-turns-per-second = Quantas vezes se joga por segundo, em todos os jogos juntos; 0 só mantém as ligações
help-load-seconds = Quanto tempo se joga, depois de todos chegarem
help-load-restarts = Termina assim que todos tenham sido desligados e voltado tantas vezes: entretanto, reinicie o servidor; --seconds é então o máximo
help-load-at-once = Quantos jogos chegam ao mesmo tempo
help-load-processes = Os processos do servidor nesta máquina, pelo número: mede-se também o que usam
help-load-anywhere = O servidor pode estar noutra máquina
help-load-seed = A semente das jogadas ao acaso [por omissão: outra de cada vez]
help-load-examples =
    Exemplos:
      tabuleiro-load --games 500 --turns-per-second 200 --process 4711
      tabuleiro-load http://127.0.0.1:8081 http://127.0.0.1:8082 --games 5000
      tabuleiro-load --idle 10000 --games 1 --turns-per-second 1

    Ctrl-C acaba a medição mais cedo e mostra o que foi medido.

load-coming = { $connections } ligações
load-playing = { $turns } vezes jogadas
load-connections = Ligações: { $connections } mantidas, chegaram { $rate } por segundo (com convidados e mesas criados pelo caminho)
load-turns = Vezes jogadas: { $turns }, { $rate } por segundo; { $late } eram devidas antes de se ver a anterior; { $over } jogos acabaram e outros se seguiram
load-times = Da vez enviada até outro lugar a ver: p50 { $half } ms, p99 { $most } ms, p99.9 { $nearly } ms, a mais longa { $longest } ms
load-messages = Mensagens entregues: { $messages }
load-engines = Jogadas de motores entre si: { $turns }
load-idle = Memória: { $each } KiB por ligação parada ({ $connections } delas), { $table } KiB por mesa
load-memory = Memória: { $each } KiB por ligação de um jogador, com a sua parte da mesa
load-memory-all = Memória: { $all } MiB ao todo
load-processor = Processador: { $share } % de um enquanto se joga, { $each } µs por mensagem entregue
load-back = Ligações quebradas: { $back } voltaram e souberam tudo passados { $seconds } s, { $away } não
load-waits = Pedidos para esperar: { $waits }
load-refused = Recusado { $count } vezes: { $why }
load-machine = A carga da máquina: { $load }

error-load-far = { $address } não é nesta máquina; --anywhere diz que é mesmo esse
error-load-files = têm de estar abertos { $needed } ficheiros ao mesmo tempo, e só podem { $allowed }: experimente `ulimit -n { $needed }`
error-load-server-files = o servidor (processo { $process }) precisa de { $needed } ficheiros abertos, e só podem { $allowed }: inicie-o depois de `ulimit -n { $needed }`
error-load-process = não se pode observar o processo { $process }: { $problem }
error-load-stopped = parado antes de todas as ligações estarem feitas: nada foi medido
