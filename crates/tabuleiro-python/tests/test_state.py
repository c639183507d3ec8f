"""States: every game, rule set and number of seats."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest
import tabuleiro


def test_random_games_agree_with_themselves(name: str, options: dict[str, object]) -> None:
    game = tabuleiro.load_game(name, options)
    dice = random.Random(1)
    for seed in range(3):
        state = game.new_initial_state(seed)
        assert state.is_initial_state() and not state.is_chance_node()
        while not state.is_terminal():
            player = state.current_player()
            legal = state.legal_actions()
            assert legal == sorted(legal) == state.legal_actions(player)
            assert state.legal_actions((player + 1) % game.num_players()) == []
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == legal
            assert state.returns() == state.rewards() == [0.0] * game.num_players()
            action = dice.choice(legal)
            assert state.string_to_action(state.action_to_string(player, action)) == action
            assert state.dict_to_action(state.action_to_dict(action)) == action
            before = state.clone()
            state.apply_action(action)
            assert before != state and before.child(action) == state
            undone = state.clone()
            assert undone.undo_action(player, action) == action
            assert undone == before and hash(undone) == hash(before)
        assert state.current_player() == -4 and state.legal_actions() == []
        assert all(-1.0 <= value <= 1.0 for value in state.returns())
        # All can win or lose together: the zombies win, or the players of a cooperative game.
        assert abs(sum(state.returns())) < 1e-5 or len(set(state.returns())) == 1
        assert len(state.history()) == state.move_number() <= game.max_game_length()


def test_copies_pickles_and_texts_give_the_same_state(name: str, options: dict[str, object]) -> None:
    game = tabuleiro.load_game(name, options)
    state = game.new_initial_state(2)
    for action in range(12):
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[action * 7 % len(legal)])
    copies = [
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        tabuleiro.load_state(state.serialize()),
        game.deserialize_state(state.serialize()),
    ]
    for other in copies:
        assert other == state and other.position() == state.position()
        assert other.history() == state.history()
        for player in range(game.num_players()):
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
    document = state.to_json()
    assert document["position"] == state.position()
    assert len(document["moves"]) == len(state.legal_actions())
    read = tabuleiro.load_json(document)
    assert read.position() == state.position() and read.legal_actions() == state.legal_actions()
    with pytest.raises(tabuleiro.TabuleiroError, match="'setup' is missing"):
        tabuleiro.load_json({})


def test_an_observation_has_its_shape_and_names(name: str, options: dict[str, object]) -> None:
    game = tabuleiro.load_game(name, options)
    state = game.new_initial_state(3)
    values = state.observation_tensor()
    assert values.dtype == np.float32 and list(values.shape) == game.observation_tensor_shape()
    count = len(game.planes) * game.num_cells
    assert count + len(game.scalars) == game.observation_tensor_size()
    assert set(np.unique(values[:count])) <= {0.0, 1.0}
    small = state.observation_tensor(0, form="uint8")
    assert np.array_equal(small[:count], state.observation_tensor(0)[:count])
    bits = state.observation_tensor(0, form="bits")
    planes = bits[: len(bits) - len(game.scalars)].reshape(len(game.planes), -1)
    unpacked = np.unpackbits(planes, axis=1, bitorder="little")[:, : game.num_cells]
    assert np.array_equal(unpacked.ravel(), small[:count])
    grid = tabuleiro.on_grid(game, values)
    assert grid.sum() == values[:count].sum() and grid.shape[0] == len(game.planes)
    wide = tabuleiro.on_grid(game, np.stack([values, values]), 26, 32)
    assert wide.shape == (2, len(game.planes), 26, 32)
    assert len(game.cells) == len(game.places) == len(set(game.places))
    assert all((other, one) in game.edges for one, other in game.edges)


def test_a_symmetry_moves_actions_and_observations_alike(name: str, options: dict[str, object]) -> None:
    game = tabuleiro.load_game(name, options)
    for symmetry in game.symmetries():
        for numbers, count in [
            (symmetry["actions"], game.num_distinct_actions()),
            (symmetry["observation"], game.observation_tensor_size()),
            (symmetry["players"], game.num_players()),
        ]:
            assert sorted(numbers.tolist()) == list(range(count)), symmetry["name"]


def test_boards_of_different_sizes_share_their_numbers() -> None:
    states = []
    for rules in ("feup-a", "feup-b"):
        game = tabuleiro.load_game("small_star_empires", {"rules": rules}, cells=128)
        assert game.num_distinct_actions() == 2 * 128 * 128
        states.append(game.new_initial_state())
    assert pickle.loads(pickle.dumps(states[0])).num_distinct_actions() == 2 * 128 * 128
    kinds = states[0].get_game().action_kinds
    assert kinds == [("fly", 0, [("from", []), ("to", []), ("piece", ["colony", "station"])])]
    action = states[0].legal_actions()[0]
    assert set(states[0].action_to_dict(action)) == {"kind", "from", "to", "piece"}


def test_hidden_tiles_do_not_show() -> None:
    game = tabuleiro.load_game("small_star_empires", {"unexplored": True})
    state = game.new_initial_state(4)
    hidden = state.serialize()
    assert ".tiles~" in hidden and tabuleiro.load_state(hidden) == state
    for shown in (state.url(), state.to_json()["setup"], state.observation_string(), state.render("svg")):
        assert "tiles~" not in shown


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda _: tabuleiro.load_game("chess"), "there is no game `chess`"),
        (lambda _: tabuleiro.load_game("syrtis", {"rules": "x"}), "`x`"),
        (lambda _: tabuleiro.load_game("syrtis", {"players": 3}), "is for 2 players, not 3"),
        (lambda _: tabuleiro.load_game("syrtis", {"players": "two"}), "`two` is not a number of seats"),
        (lambda _: tabuleiro.load_game("syrtis", {"board": "huge"}), "`huge` is not a value"),
        (lambda _: tabuleiro.load_game("syrtis", {"nothing": 1}), "has no option `nothing`"),
        (lambda _: tabuleiro.load_game("syrtis", cells=3), "`cells` is 3"),
        (lambda _: tabuleiro.load_game("syrtis", setup="gsk1.x"), "`gsk1`"),
        (lambda _: tabuleiro.load_state("nonsense"), "`nonsense`"),
        (lambda state: state.apply_action(-1), "there is no action -1"),
        (lambda state: state.apply_action(10**6), "there is no action"),
        (lambda state: state.apply_action(0), "is not legal here"),
        (lambda state: state.string_to_action("a1-j1"), "`a1-j1` is not a legal move here"),
        (lambda state: state.dict_to_action({"kind": "fly"}), "there is no action `fly`"),
        (lambda state: state.observation_tensor(2), "there is no player 2"),
        (lambda state: state.observation_tensor(0, form="float16"), "`float16` is not a form"),
        (lambda state: state.undo_action(), "no action has been played"),
        (lambda state: state.render("gif"), "`gif` is not a form of picture"),
        (lambda state: state.render("png", size=3), "3"),
        (lambda state: state.get_game().deserialize_state("syr1.published.2"), "`syr1`"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(call, sentence: str) -> None:  # type: ignore[no-untyped-def]
    state = tabuleiro.load_game("green_skull").new_initial_state()
    before = state.serialize()
    with pytest.raises(tabuleiro.TabuleiroError) as refused:
        call(state)
    assert sentence in str(refused.value)
    assert state.serialize() == before


def test_a_game_that_is_over_takes_no_action() -> None:
    state = tabuleiro.load_game("asterismo").new_initial_state(1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(tabuleiro.TabuleiroError, match="over"):
        state.apply_action(0)


def test_pictures_and_addresses_show_the_position(name: str) -> None:
    state = tabuleiro.load_game(name).new_initial_state(1)
    assert len(str(state).splitlines()) > 5 and str(state) == state.render("text")
    assert state.render("svg", size=200, theme="light").startswith("<svg")
    assert state.render("png", size=200).startswith(b"\x89PNG")
    assert state.url("https://example.org/").startswith("https://example.org/editor/")
