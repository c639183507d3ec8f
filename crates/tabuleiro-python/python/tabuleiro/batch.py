"""Many games stepped at once."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import Batch, Game, State


class BatchEnv:
    """Many games of one kind: each step plays an action in every game, in Rust, and writes into arrays that stay the same.

    `seats` names an engine or level for each seat that the caller does not play; `None` is the caller. An opponent plays within
    the step. `observations` is `float32`, `uint8` or `bits`; `masks` is `bytes` or `bits`. `autoreset` is `same_step`,
    `next_step` or `disabled`. Each of `threads` has a fixed range of the games, so that their number changes no game.

    The arrays: `observations` of the players to move, `masks` of legal actions, `rewards` for each seat, `to_move` (-1 once a game
    is over), `over` (whether a game ended in this step), `decisions` (how many it had), and `last_observations` of games that ended,
    where the next game has begun in the same step. They are views: copy what the next step must not change.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seats: Sequence[str | None] | None = None,
        *,
        seed: int = 0,
        observations: str = "float32",
        masks: str = "bytes",
        autoreset: str = "same_step",
        setups: int = 256,
        threads: int = 1,
    ) -> None:
        self.game = game
        self.num_envs = n
        self._batch = Batch(
            game,
            n,
            seats=None if seats is None else list(seats),
            seed=seed,
            observations=observations,
            masks=masks,
            autoreset=autoreset,
            setups=setups,
            threads=threads,
        )
        self.observations: NDArray[Any] = self._batch.observations
        self.last_observations: NDArray[Any] = self._batch.last_observations
        self.masks: NDArray[np.uint8] = self._batch.masks
        self.rewards: NDArray[np.float32] = self._batch.rewards
        self.to_move: NDArray[np.int8] = self._batch.to_move
        self.over: NDArray[np.bool_] = self._batch.over.view(np.bool_)
        self.decisions: NDArray[np.uint32] = self._batch.decisions
        self.step = self._batch.step
        self.sample = self._batch.sample
        self._batch.reset()

    def reset(self, seeds: Sequence[int] | None = None, mask: Sequence[bool] | None = None) -> None:
        """Begins new games, all or those of a mask; with a seed for each game, if given."""
        chosen = None if mask is None else [bool(one) for one in mask]
        self._batch.reset(None if seeds is None else [int(seed) for seed in seeds], chosen)

    def state(self, index: int) -> State:
        """Returns a copy of one of the games."""
        return self._batch.state(index)

    def close(self) -> None:
        """Ends the use of the batch. Its memory is freed with its last array."""

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
