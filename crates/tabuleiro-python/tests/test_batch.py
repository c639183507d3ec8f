"""Batches: arrays that stay the same, opponents, seeds, threads, and bad input."""

from __future__ import annotations

import numpy as np
import pytest
import tabuleiro
from tabuleiro import BatchEnv


def test_a_batch_plays_as_its_games_do(name: str, options: dict[str, object]) -> None:
    game = tabuleiro.load_game(name, options)
    batch = BatchEnv(game, 4, seed=5, setups=3)
    arrays = [batch.observations, batch.masks, batch.rewards, batch.to_move, batch.over]
    addresses = [array.ctypes.data for array in arrays]
    states = [batch.state(index) for index in range(4)]
    for _ in range(120):
        actions = batch.sample().copy()
        batch.step(actions)
        for index, state in enumerate(states):
            state.apply_action(int(actions[index]))
            assert state.is_terminal() == batch.over[index]
            if state.is_terminal():
                assert np.allclose(batch.rewards[index], state.returns())
                seen = state.observation_tensor(0)
                count = len(game.planes) * game.num_cells
                assert np.array_equal(batch.last_observations[index][:count], seen[:count]) or (
                    game.num_players() > 1
                )
                states[index] = state = batch.state(index)
            player = state.current_player()
            assert batch.to_move[index] == player
            assert np.array_equal(batch.masks[index], state.legal_actions_mask())
            assert np.allclose(batch.observations[index], state.observation_tensor(player))
    assert addresses == [array.ctypes.data for array in arrays]


def test_seeds_and_threads_decide_nothing_else(name: str) -> None:
    game = tabuleiro.load_game(name)

    def played(threads: int, seed: int) -> list[np.ndarray]:
        batch = BatchEnv(game, 6, seed=seed, setups=4, threads=threads, observations="uint8")
        for _ in range(60):
            batch.step(batch.masks.argmax(axis=1))
        return [batch.observations.copy(), batch.masks.copy(), batch.decisions.copy()]

    one = played(1, 7)
    assert all(np.array_equal(a, b) for a, b in zip(one, played(3, 7), strict=True))
    again = BatchEnv(game, 2, seed=7)
    again.reset([11, 12])
    first = again.observations.copy()
    again.step(again.sample())
    again.reset([11, 12])
    assert np.array_equal(first, again.observations)


def test_masks_and_observations_have_other_forms(name: str) -> None:
    game = tabuleiro.load_game(name)
    wide, packed = (
        BatchEnv(game, 3, seed=1, observations="uint8"),
        BatchEnv(game, 3, seed=1, observations="bits", masks="bits"),
    )
    for _ in range(20):
        actions = wide.masks.argmax(axis=1).astype(np.int32)
        unpacked = np.unpackbits(packed.masks, axis=1, bitorder="little")[:, : wide.masks.shape[1]]
        assert np.array_equal(unpacked, wide.masks)
        assert packed.observations.shape[1] < wide.observations.shape[1]
        wide.step(actions)
        packed.step(actions)


def test_opponents_answer_within_a_step() -> None:
    game = tabuleiro.load_game("green_skull")
    for opponent in ("random", "1", "alpha-beta nodes=50"):
        batch = BatchEnv(game, 3, [opponent, None], seed=2, autoreset="next_step")
        for _ in range(20):
            batch.step(batch.sample())
            assert set(batch.to_move.tolist()) <= {1, -1}


def test_arrays_are_shared_by_dlpack_without_a_copy() -> None:
    batch = BatchEnv(tabuleiro.load_game("syrtis"), 2)
    shared = np.from_dlpack(batch.observations)
    assert shared.ctypes.data == batch.observations.ctypes.data


def test_only_chosen_games_begin_again() -> None:
    batch = BatchEnv(tabuleiro.load_game("asterismo"), 2, autoreset="disabled")
    for _ in range(3):
        batch.step(batch.sample())
    batch.reset(mask=[False, True])
    assert batch.decisions.tolist() == [3, 0]
    while not batch.over.any():
        batch.step(batch.sample())
    over = int(batch.over.argmax())
    batch.step(batch.sample())
    assert batch.to_move[over] == -1 and not batch.over[over] and not batch.masks[over].any()


def test_bad_input_is_refused_and_nothing_moves() -> None:
    game = tabuleiro.load_game("green_skull")
    batch = BatchEnv(game, 2)
    before = batch.observations.copy()
    legal = batch.sample().copy()
    illegal = legal.copy()
    illegal[1] = int(batch.masks[1].argmin())
    for actions, sentence in [
        (illegal, "game 1: action"),
        (np.array([-1, -1], np.int32), "there is no action -1"),
        (np.array([2**40, 0]), "there is no action"),
        (legal[:1], "`actions` has 1 items; it needs 2"),
    ]:
        with pytest.raises(tabuleiro.TabuleiroError, match=sentence):
            batch.step(actions)
    for actions in (legal.astype(np.float32), legal.tolist(), legal.reshape(2, 1), None):
        with pytest.raises(TypeError, match="int32 or int64"):
            batch.step(actions)  # type: ignore[arg-type]
    assert np.array_equal(before, batch.observations)
    batch.step(legal)
    for settings, sentence in [
        ({"n": 0}, "`games` is 0"),
        ({"threads": 0}, "`threads` is 0"),
        ({"setups": 0}, "`setups` is 0"),
        ({"masks": "words"}, "`masks` is `words`; use bytes, bits"),
        ({"autoreset": "never"}, "use same_step, next_step, disabled"),
        ({"observations": "int8"}, "`int8` is not a form"),
        ({"seats": ["random", "random"]}, "leave one of them free"),
        ({"seats": [None, None, None]}, "`seats` has 3 items"),
        ({"seats": ["nobody"]}, "nobody"),
    ]:
        with pytest.raises((tabuleiro.TabuleiroError, MemoryError), match=sentence):
            BatchEnv(game, **({"n": 2} | settings))  # type: ignore[arg-type]
    with pytest.raises(tabuleiro.TabuleiroError, match="`game` is 5"):
        batch.state(5)
    with pytest.raises(MemoryError, match="more memory"):
        BatchEnv(tabuleiro.load_game("small_star_empires", cells=128), 1 << 31)


def test_a_batch_in_use_refuses_another_thread() -> None:
    import threading

    game = tabuleiro.load_game("green_skull")
    batch = BatchEnv(game, 64, [None, "alpha-beta nodes=2000"], seed=1)
    problems: list[BaseException] = []
    begun = threading.Event()

    def step() -> None:
        begun.set()
        try:
            batch.step(actions)
        except tabuleiro.TabuleiroError as problem:
            problems.append(problem)

    actions = batch.sample().copy()
    threads = [threading.Thread(target=step) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # Either one was refused because the other was at work, or the second one's actions were no longer legal, or both were.
    assert all("another thread" in str(problem) or "game" in str(problem) for problem in problems)
    batch.step(batch.sample())
