//! The fairness of a set-up: a player plays against itself, every seat starts equally often, and results are counted.

use crate::JudgeError;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use tabuleiro_core::{Line, Message, PerPlayer, Player, Setup, Status};
use tabuleiro_engine::Spec;
use tabuleiro_table::{
    Budget, ComputerError, ComputerPlayer, GameKind, Means, Play, Table, ThinkError, starts_option,
};

/// Number of random decisions of each seat at the beginning of a game, which make the games differ.
const RANDOM_DECISIONS_EACH: usize = 2;

/// Number of standard deviations that include 95 % of a normal distribution.
const DEVIATIONS: f64 = 1.96;

/// A computer player that plays a set-up against itself.
pub struct Trial<'a> {
    /// Specification of the player.
    pub spec: &'a Spec,
    /// Number of games to play.
    pub games: usize,
    /// Means of the searches, with randomness for the openings. After a stop, the finished games count.
    pub means: Means<'a>,
}

/// The result of a trial.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// Number of finished games.
    pub games: usize,
    /// Whether all players win or lose together; a share is then the frequency of a win.
    pub together: bool,
    /// Share of each seat, seat 1 first.
    pub seats: Vec<Share>,
    /// Share of the player who starts, then of the next one, and so on. Empty if the set-up does not decide who starts, or
    /// if the games began in the middle.
    pub turns: Vec<Share>,
}

/// A share of the results with its 95 % confidence interval. The interval is Wilson's and counts a draw as half a win and
/// half a loss, which makes it slightly wide where there are draws.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Share {
    /// Measured share.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// The side that certainly has more than a fair share.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Favoured {
    /// A seat, counted from 1.
    Seat(u8),
    /// A place in the order of moves, counted from 1.
    Turn(u8),
}

/// A callback that receives the result after every game and may end the trial.
type Tell<'a> = dyn FnMut(&Fairness) -> ControlFlow<()> + 'a;

/// A start for games.
struct Start {
    play: Box<dyn Play>,
    /// The start, and the moves of the game in progress.
    line: Line,
    /// The number of steps before the start.
    steps: usize,
    /// The first player, where that was chosen.
    starts: Option<Player>,
    /// Players, each with its own board, seat 1 first.
    players: Vec<ComputerPlayer>,
}

impl Start {
    fn new(kind: &'static GameKind, spec: &Spec, play: Box<dyn Play>, starts: Option<Player>) -> Start {
        let player = |_| ComputerPlayer::engine_at(kind, spec.clone(), play.fork());
        Start {
            players: play.seats().players().map(player).collect(),
            line: Line {
                setup: play.setup().text(kind.info),
                position: Some(play.position_text()),
                moves: Vec::new(),
            },
            steps: play.steps().len(),
            starts,
            play,
        }
    }

    /// Goes back to the start, for another game.
    fn begin(&mut self) {
        while self.play.steps().len() > self.steps {
            self.play.take_back();
        }
        self.line.moves.clear();
        self.players.iter_mut().for_each(ComputerPlayer::forget);
    }

    fn play(&mut self, mv: &str) -> Result<(), JudgeError> {
        self.play.play(mv).map_err(|error| JudgeError::Play(error.into()))?;
        self.line.moves.extend(self.play.steps().last().map(|step| step.text.clone()));
        Ok(())
    }

    /// Returns the next move of a player.
    fn decide(&mut self, player: Player, means: &mut Means) -> Result<String, JudgeError> {
        let player = &mut self.players[player.index()];
        player.catch_up(&self.line)?;
        Ok(player.decide(&Budget::default(), means, &mut |_| {})?.mv)
    }
}

impl Trial<'_> {
    /// Plays games from the current position of a table, or from its set-up with each seat starting in turn.
    pub fn run(&mut self, table: &Table, tell: &mut Tell) -> Result<Fairness, JudgeError> {
        self.go_on(table, None, tell)
    }

    /// Continues an earlier trial; its games count.
    pub fn go_on(
        &mut self,
        table: &Table,
        so_far: Option<&Fairness>,
        tell: &mut Tell,
    ) -> Result<Fairness, JudgeError> {
        if table.to_move().is_none() {
            return Err(ComputerError::Think(ThinkError::Over).into());
        }
        let mut starts = starts(table, self.spec);
        let mut sum = Sum::new(table, so_far);
        for game in sum.games..self.games {
            let index = game % starts.len();
            let start = &mut starts[index];
            let Some(values) = self.play_out(start)? else { break };
            sum.add(&values, start.starts);
            if tell(&sum.fairness()).is_break() {
                break;
            }
        }
        Ok(sum.fairness())
    }

    /// Plays one game to its end and returns the values of all players; `None` if it was stopped.
    fn play_out(&mut self, start: &mut Start) -> Result<Option<PerPlayer<f32>>, JudgeError> {
        start.begin();
        let random_until = RANDOM_DECISIONS_EACH * start.players.len();
        loop {
            let player = match start.play.status() {
                Status::Over(outcome) => return Ok(Some(outcome.values)),
                Status::ToMove(player) => player,
            };
            let mv = if start.line.moves.len() < random_until {
                let choices = start.play.choices();
                choices[self.means.random.below(choices.len())].text.clone()
            } else {
                start.decide(player, &mut self.means)?
            };
            if self.means.is_stopped() {
                return Ok(None);
            }
            start.play(&mv)?;
        }
    }
}

/// Returns the starts: one with each seat to begin, if the set-up decides it and no move was played; otherwise the
/// table as it stands.
fn starts(table: &Table, spec: &Spec) -> Vec<Start> {
    let play = table.play_state();
    let (kind, setup) = (table.kind(), play.setup());
    let as_it_stands = || Start::new(kind, spec, play.fork(), None);
    let option = kind.info.rule_set(setup.rule_set).and_then(starts_option);
    let is_new = kind.open(&setup).is_ok_and(|fresh| fresh.position_text() == play.position_text());
    let with_each = option.filter(|_| is_new).map(|option| {
        let started = play.seats().players().map(|player| begun_by(kind, spec, &setup, option, player));
        started.collect::<Option<Vec<Start>>>()
    });
    with_each.flatten().filter(|starts| !starts.is_empty()).unwrap_or_else(|| vec![as_it_stands()])
}

fn begun_by(
    kind: &'static GameKind,
    spec: &Spec,
    setup: &Setup,
    option: &str,
    player: Player,
) -> Option<Start> {
    let mut setup = setup.clone();
    setup.fields.iter_mut().find(|(name, _)| name == option)?.1 = player.to_string();
    Some(Start::new(kind, spec, kind.open(&setup).ok()?, Some(player)))
}

/// Sums of the results so far.
struct Sum {
    games: usize,
    together: bool,
    seats: Vec<f64>,
    turns: Option<Vec<f64>>,
}

impl Sum {
    fn new(table: &Table, so_far: Option<&Fairness>) -> Sum {
        let seats = table.play_state().seats().count();
        let rule_set = table.kind().info.rule_set(table.play_state().setup().rule_set);
        let together = rule_set.is_some_and(|rule_set| rule_set.together);
        let Some(found) = so_far.filter(|found| found.seats.len() == seats) else {
            return Sum { games: 0, together, seats: vec![0.0; seats], turns: None };
        };
        // A result stores shares only; times the number of games they give the sums again.
        let sums = |shares: &[Share]| shares.iter().map(|share| share.share * found.games as f64).collect();
        let turns = (!found.turns.is_empty()).then(|| sums(&found.turns));
        Sum { games: found.games, together, seats: sums(&found.seats), turns }
    }

    fn add(&mut self, values: &PerPlayer<f32>, starts: Option<Player>) {
        self.games += 1;
        let seats = self.seats.len();
        for (player, &value) in values.iter() {
            self.seats[player.index()] += f64::from(value);
            if let Some(first) = starts {
                let turn = (player.index() + seats - first.index()) % seats;
                self.turns.get_or_insert_with(|| vec![0.0; seats])[turn] += f64::from(value);
            }
        }
    }

    fn fairness(&self) -> Fairness {
        let shares = |sums: &Vec<f64>| sums.iter().map(|&sum| Share::of(sum, self.games)).collect();
        Fairness {
            games: self.games,
            together: self.together,
            seats: shares(&self.seats),
            turns: self.turns.as_ref().map(shares).unwrap_or_default(),
        }
    }
}

impl Share {
    /// Returns the share for a sum of results over some games. Without games, the interval is 0 to 1.
    pub fn of(sum: f64, games: usize) -> Share {
        if games == 0 {
            return Share { share: 0.5, low: 0.0, high: 1.0 };
        }
        let (games, share) = (games as f64, sum / games as f64);
        let squared = DEVIATIONS * DEVIATIONS / games;
        let middle = (share + squared / 2.0) / (1.0 + squared);
        let spread = (share * (1.0 - share) / games + squared / (4.0 * games)).sqrt();
        let half = DEVIATIONS * spread / (1.0 + squared);
        Share { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

impl Fairness {
    /// Returns the share of each seat in a fair game.
    pub fn fair_share(&self) -> f64 {
        1.0 / self.seats.len() as f64
    }

    /// Returns the side whose interval lies above the fair share, if there is one.
    pub fn favoured(&self) -> Option<Favoured> {
        let is_better_off = |shares: &[Share]| shares.iter().position(|share| share.low > self.fair_share());
        let number = |index: usize| index as u8 + 1;
        if self.together {
            return None;
        }
        let seat = is_better_off(&self.seats).map(|seat| Favoured::Seat(number(seat)));
        seat.or_else(|| is_better_off(&self.turns).map(|turn| Favoured::Turn(number(turn))))
    }

    /// Returns the verdict as a message: the favoured side, or that none was found.
    pub fn verdict(&self) -> Message {
        match self.favoured() {
            _ if self.together => Message::new("fair-together"),
            Some(Favoured::Seat(seat)) => {
                Message::new("fair-seat").player("player", Player::new(usize::from(seat) - 1))
            }
            Some(Favoured::Turn(turn)) => Message::new("fair-turn").number("turn", turn),
            None => Message::new("fair-unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_lies_in_its_interval_which_narrows_with_games() {
        let width = |share: Share| share.high - share.low;
        for (sum, games) in [(0.0, 10), (5.0, 10), (10.0, 10), (50.0, 100), (500.0, 1000)] {
            let share = Share::of(sum, games);
            assert!(share.low <= share.share && share.share <= share.high, "{share:?}");
        }
        assert!(width(Share::of(50.0, 100)) < width(Share::of(5.0, 10)));
        // Wilson's interval for 5 of 10 is known.
        let half = Share::of(5.0, 10);
        assert!((half.low - 0.2366).abs() < 1e-3 && (half.high - 0.7634).abs() < 1e-3, "{half:?}");
        assert!((width(Share::of(0.0, 0)) - 1.0).abs() < 1e-6);
    }
}
