//! The rating formulas.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// The formula by number of players.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Pool {
    Two,
    Many,
}

impl Pool {
    /// Returns the formula for a number of players.
    pub(crate) fn of_seats(seats: usize) -> Pool {
        if seats == 2 { Pool::Two } else { Pool::Many }
    }

    /// Returns the stored form.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Pool::Two => "two",
            Pool::Many => "many",
        }
    }
}

/// A player's estimated strength.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Strength {
    /// Rating.
    pub rating: f64,
    /// Uncertainty of the rating.
    pub deviation: f64,
    /// Volatility; only for two players.
    pub volatility: f64,
}

impl Strength {
    /// Returns the strength of a new player.
    pub(crate) fn unknown(pool: Pool) -> Strength {
        match pool {
            Pool::Two => Strength::of_glicko(Glicko2Rating::new()),
            Pool::Many => Strength::of_weng_lin(WengLinRating::new()),
        }
    }

    fn of_glicko(rating: Glicko2Rating) -> Strength {
        Strength { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
    }

    fn of_weng_lin(rating: WengLinRating) -> Strength {
        Strength { rating: rating.rating, deviation: rating.uncertainty, volatility: 0.0 }
    }
}

/// Returns all strengths after a game. Ranks begin at 1 for the best; equal ranks are draws.
pub(crate) fn after_game(before: &[Strength], ranks: &[usize]) -> Vec<Strength> {
    match before {
        [one, two] => {
            let outcome = match ranks[0].cmp(&ranks[1]) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let rating = |of: &Strength| Glicko2Rating {
                rating: of.rating,
                deviation: of.deviation,
                volatility: of.volatility,
            };
            let (one, two) = glicko2(&rating(one), &rating(two), &outcome, &Glicko2Config::new());
            [one, two].map(Strength::of_glicko).to_vec()
        }
        many => {
            let teams: Vec<[WengLinRating; 1]> = many
                .iter()
                .map(|of| [WengLinRating { rating: of.rating, uncertainty: of.deviation }])
                .collect();
            let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
                .iter()
                .zip(ranks)
                .map(|(team, &rank)| (team.as_slice(), MultiTeamOutcome::new(rank)))
                .collect();
            let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
            after.into_iter().map(|team| Strength::of_weng_lin(team[0])).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_the_winner_gains_what_is_known_of_both_grows() {
        let unknown = Strength::unknown(Pool::Two);
        let after = after_game(&[unknown, unknown], &[1, 2]);
        assert!(after[0].rating > 1500.0 && after[1].rating < 1500.0, "{after:?}");
        assert!(after.iter().all(|strength| strength.deviation < unknown.deviation));
        let drawn = after_game(&[unknown, unknown], &[1, 1]);
        assert!((drawn[0].rating - 1500.0).abs() < 1e-9);
    }

    #[test]
    fn of_three_the_order_counts() {
        let unknown = Strength::unknown(Pool::Many);
        let after = after_game(&[unknown; 3], &[2, 1, 3]);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating, "{after:?}");
    }
}
