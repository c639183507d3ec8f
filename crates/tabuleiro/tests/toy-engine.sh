#!/bin/sh
# An engine for tests that knows no game. The word after its name says what it does wrong.
wrong=$1
while read -r line; do
    case "$wrong:$line" in
    mute:*) ;;
    nameless:ugi) echo "id author Toy" && echo ugiok ;;
    odd:ugi) echo "id name Toy" && echo "id author Toy" && echo "option name Depth type number" && echo ugiok ;;
    *:ugi) echo "id name Toy" && echo "id author Toy" && echo "option name Hash type spin default 1 min 1 max 2" && echo ugiok ;;
    *:isready) echo readyok ;;
    undecided:"query gameover") echo "response perhaps" ;;
    *:"query gameover") echo "response false" ;;
    *:"query p1turn") echo "response true" ;;
    *:"query result") echo "response none" ;;
    cheat:"query fen") echo "response gsk1.published.2.starts~1" ;;
    *:"query fen") echo "response unknown" ;;
    slow:"go movetime"*) sleep 2 && echo "bestmove a1" ;;
    deaf:"go infinite") ;;
    *:"go depth deep") ;;
    silent:go*) echo "bestmove a1" ;;
    *:go*) echo "info depth 1 nodes 1 time 1 nps 1000 pv a1" && echo "bestmove a1" ;;
    chatty:stop) echo "bestmove a1" ;;
    undead:quit) sleep 4 ;;
    *:quit) exit 0 ;;
    fragile:xyzzy) exit 3 ;;
    esac
done
