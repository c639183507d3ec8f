"""Engines, analyses, matches and records."""

from __future__ import annotations

import os
import random
import signal
import threading
from pathlib import Path

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Engine


def test_an_engine_chooses_legal_actions_to_the_end(name: str) -> None:
    state = tabuleiro.load_game(name).new_initial_state(1)
    with Engine("alpha-beta nodes=200", seed=1) as engine:
        for _ in range(30):
            if not state.is_terminal():
                action = engine.choose(state)
                assert action in state.legal_actions()
                state.apply_action(action)
        if state.is_terminal():
            with pytest.raises(tabuleiro.TabuleiroError, match="over"):
                engine.choose(state)


def test_an_engine_follows_any_game_and_says_what_it_thinks() -> None:
    engine = Engine("best nodes=500", seed=1)
    for name in tabuleiro.game_names():
        for options in ({}, {"rules": tabuleiro.rule_sets(name)[-1][0]}):
            state = tabuleiro.load_game(name, options).new_initial_state(5)
            thought = engine.think(state, lines=2)
            assert thought["nodes"] > 0 and 1 <= len(thought["lines"]) <= 2
            assert all(state.string_to_action(line["moves"][0]) in state.legal_actions() for line in thought["lines"])
            assert len(thought["lines"][0]["values"]) == state.num_players()
    engine.new_game()
    engine.close()
    with pytest.raises(tabuleiro.TabuleiroError, match="the engine is closed"):
        engine.choose(state)


def test_an_unknown_engine_is_refused_with_a_sentence() -> None:
    state = tabuleiro.load_game("syrtis").new_initial_state(1)
    for name in ("deep-thought", "best time=soon", "level 99", "ugi stockfish"):
        with pytest.raises(tabuleiro.TabuleiroError):
            Engine(name).choose(state)


def test_hidden_tiles_are_not_told_to_engines() -> None:
    state = tabuleiro.load_game("small_star_empires", {"unexplored": True}).new_initial_state(2)
    with Engine("alpha-beta nodes=100", seed=3) as engine:
        for _ in range(6):
            state.apply_action(engine.choose(state))


def test_ctrl_c_ends_a_long_call() -> None:
    state = tabuleiro.load_game("green_skull").new_initial_state()
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    with Engine("alpha-beta time=1h") as engine:
        with pytest.raises(KeyboardInterrupt):
            timer.start()
            engine.think(state)
        timer.join()
        assert Engine("random").choose(state) in state.legal_actions()


def test_other_threads_run_while_an_engine_thinks() -> None:
    state = tabuleiro.load_game("green_skull").new_initial_state()
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1

    counter = threading.Thread(target=count)
    counter.start()
    with Engine("alpha-beta time=300ms") as engine:
        before = counted
        engine.choose(state)
        assert counted > before
    done.set()
    counter.join()


def test_a_match_of_an_engine_and_a_function_has_statistics_and_records(tmp_path: Path) -> None:
    game = tabuleiro.load_game("green_skull")
    dice = random.Random(1)

    def at_random(state: tabuleiro.State) -> int:
        return dice.choice(state.legal_actions())

    told: list[tuple[int, int]] = []
    log = tmp_path / "match.jsonl"
    result = tabuleiro.play_match(
        game, ["alpha-beta nodes=300", at_random], starts=2, log=log, progress=lambda *numbers: told.append(numbers)
    )
    assert result["engines"] == ["alpha-beta nodes=300", "at_random"] and len(result["games"]) == 4
    assert told[-1] == (4, 4) and log.read_text().count("\n") == 5
    best = result["standings"][0]
    assert best["engine"] == "alpha-beta nodes=300" and best["points"] + result["standings"][1]["points"] == 4
    for played in result["games"]:
        assert not played.get("forfeits"), played
        arrays = tabuleiro.record_arrays(played["record"])
        assert arrays["actions"].dtype == np.int32 and len(arrays["actions"]) == len(arrays["players"])
        state = tabuleiro.load_state(arrays["setup"])
        for action, player in zip(arrays["actions"].tolist(), arrays["players"].tolist(), strict=True):
            assert state.current_player() == player
            state.apply_action(action)
        assert state.is_terminal() and np.allclose(arrays["results"], state.returns())
    logged = tabuleiro.log_arrays(log)
    assert [len(arrays["actions"]) for arrays in logged] == [played["decisions"] for played in result["games"]]
    with pytest.raises(tabuleiro.TabuleiroError):
        tabuleiro.play_match(game, ["random", "random"], log=log)


def test_a_function_that_fails_loses_its_games() -> None:
    def broken(state: tabuleiro.State) -> int:
        raise RuntimeError("no idea")

    game = tabuleiro.load_game("green_skull")
    for player in (broken, lambda state: -1, lambda state: "x"):
        result = tabuleiro.play_match(game, ["random", player], starts=1)
        assert all(played["forfeits"] for played in result["games"])
        assert result["standings"][0]["engine"] == "random"


def test_a_game_is_judged_turn_by_turn() -> None:
    game = tabuleiro.load_game("green_skull")
    record = tabuleiro.play_match(game, ["random", "random"], starts=1)["games"][0]["record"]
    told: list[tuple[int, int]] = []
    judged = tabuleiro.analyse(record, "alpha-beta nodes=50", progress=lambda *numbers: told.append(numbers))
    assert judged["turns"] and len(judged["course"]) == told[-1][1] + 1
    assert {"turn", "seat", "move", "best", "loss"} <= set(judged["decisions"][0])
    with pytest.raises(tabuleiro.TabuleiroError):
        tabuleiro.analyse("nothing")
