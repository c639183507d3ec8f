//! The buffers that a batch writes to.

/// Observations, as floats or as bytes.
#[derive(Debug)]
pub enum Observations<'a> {
    /// Floats.
    Floats(&'a mut [f32]),
    /// Bytes.
    Bytes(&'a mut [u8]),
}

impl Default for Observations<'_> {
    fn default() -> Self {
        Observations::Bytes(&mut [])
    }
}

impl<'a> Observations<'a> {
    fn len(&self) -> usize {
        match self {
            Observations::Floats(items) => items.len(),
            Observations::Bytes(items) => items.len(),
        }
    }

    fn split_at(self, items: usize) -> (Observations<'a>, Observations<'a>) {
        match self {
            Observations::Floats(all) => {
                let (left, right) = all.split_at_mut(items);
                (Observations::Floats(left), Observations::Floats(right))
            }
            Observations::Bytes(all) => {
                let (left, right) = all.split_at_mut(items);
                (Observations::Bytes(left), Observations::Bytes(right))
            }
        }
    }

    /// Returns the observation of one game of many.
    pub(super) fn row(&mut self, game: usize, games: usize) -> Observations<'_> {
        let items = self.len() / games;
        let range = items * game..items * (game + 1);
        match self {
            Observations::Floats(all) => Observations::Floats(&mut all[range]),
            Observations::Bytes(all) => Observations::Bytes(&mut all[range]),
        }
    }
}

/// The results of a step, for each game. The length of each is a multiple of the number of games.
#[derive(Debug, Default)]
pub struct Buffers<'a> {
    /// Observations of the players to move.
    pub observations: Observations<'a>,
    /// Observations of games that have just ended, where the next one has begun in the same step; may be empty.
    pub last_observations: Observations<'a>,
    /// Legal actions.
    pub masks: &'a mut [u8],
    /// Reward of the step for each seat.
    pub rewards: &'a mut [f32],
    /// Seat to move, from 0; -1 once the game is over.
    pub to_move: &'a mut [i8],
    /// Whether the game ended in this step.
    pub over: &'a mut [u8],
    /// Number of decisions since the start, of all seats; of the game that has just ended, where one has.
    pub decisions: &'a mut [u32],
}

impl<'a> Buffers<'a> {
    /// Splits the buffers after this number of games.
    pub(super) fn split_at(self, games: usize) -> (Buffers<'a>, Buffers<'a>) {
        let all = self.to_move.len();
        let after = |items: usize| items.checked_div(all).unwrap_or_default() * games;
        let (observations, observations_right) = {
            let items = after(self.observations.len());
            self.observations.split_at(items)
        };
        let (last_observations, last_right) = {
            let items = after(self.last_observations.len());
            self.last_observations.split_at(items)
        };
        let (masks, masks_right) = {
            let items = after(self.masks.len());
            self.masks.split_at_mut(items)
        };
        let (rewards, rewards_right) = {
            let items = after(self.rewards.len());
            self.rewards.split_at_mut(items)
        };
        let games = games.min(all);
        let (to_move, to_move_right) = self.to_move.split_at_mut(games);
        let (over, over_right) = self.over.split_at_mut(games);
        let (decisions, decisions_right) = self.decisions.split_at_mut(games);
        let left = Buffers { observations, last_observations, masks, rewards, to_move, over, decisions };
        let right = Buffers {
            observations: observations_right,
            last_observations: last_right,
            masks: masks_right,
            rewards: rewards_right,
            to_move: to_move_right,
            over: over_right,
            decisions: decisions_right,
        };
        (left, right)
    }
}
