//! What a game says of how strong its players are.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// How many play, which decides how they are rated.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Pool {
    Two,
    Many,
}

impl Pool {
    /// That of a game for so many.
    pub(crate) fn of_seats(seats: usize) -> Pool {
        if seats == 2 { Pool::Two } else { Pool::Many }
    }

    /// As it is kept.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Pool::Two => "two",
            Pool::Many => "many",
        }
    }
}

/// How strong somebody is, and how sure that is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Strength {
    /// The rating.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
    /// How much it varies; only for two.
    pub volatility: f64,
}

impl Strength {
    /// Somebody of whom nothing is known.
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

/// Everyone's strength after a game with these ranks, 1 for the best; who shares a rank has drawn.
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
