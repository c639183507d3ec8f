"""Planes as images."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import Game


def on_grid(
    game: Game, observation: NDArray[Any], height: int | None = None, width: int | None = None
) -> NDArray[Any]:
    """Returns the planes of observations with rows and columns, and zeros where the board has no cell.

    `observation` is a float32 or uint8 observation, or many of them. `height` and `width` pad boards of different sizes.
    """
    places = np.asarray(game.places)
    rows, columns = places[:, 0], places[:, 1]
    height = height or int(rows.max()) + 1
    width = width or int(columns.max()) + 1
    count, cells = len(game.planes), game.num_cells
    planes = observation[..., : count * cells].reshape(*observation.shape[:-1], count, cells)
    grid = np.zeros((*planes.shape[:-1], height, width), observation.dtype)
    grid[..., rows, columns] = planes[..., : len(places)]
    return grid
