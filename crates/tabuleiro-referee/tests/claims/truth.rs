//! A plain minimax over the referee: bounds for what a player gets.

use tabuleiro_referee::{Referee, SeatResult, Verdict};

/// Criterion among equal results.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) enum Counting {
    /// Nothing.
    Results,
    /// The lead in points over the best of the others.
    Points,
    /// The decisions up to the end: a win is better soon, a loss late.
    Decisions,
}

/// A player's part in the result of a finished game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Share {
    pub result: SeatResult,
    /// Number of players who share the win.
    pub among: usize,
    /// Points ahead, or decisions up to the end, negative for a win.
    pub lead: i32,
}

/// More than any lead.
const LEAD_MAX: i32 = 900;

impl Share {
    const fn whole(result: SeatResult, lead: i32) -> Share {
        Share { result, among: 1, lead }
    }

    pub(crate) const fn won(lead: i32) -> Share {
        Share::whole(SeatResult::Won, lead)
    }

    pub(crate) const fn lost(lead: i32) -> Share {
        Share::whole(SeatResult::Lost, lead)
    }

    /// Returns whether nobody shares the result.
    fn is_whole(self) -> bool {
        self.result == SeatResult::Lost || self.result == SeatResult::Won && self.among == 1
    }

    /// Orders results from lost to won; a win shared by fewer players is worth more.
    fn value(self) -> i32 {
        let of_result = match self.result {
            SeatResult::Lost => -100,
            SeatResult::Won if self.among == 1 => 100,
            SeatResult::Won => -(self.among as i32),
            SeatResult::Drew => -10,
        };
        2 * LEAD_MAX * of_result + if self.is_whole() { self.lead } else { 0 }
    }
}

/// An engine's proved result for the player to move. The size of a shared win stays open.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) enum Claim {
    Whole(Share),
    Shared(SeatResult),
}

/// Bounds for the hero's result that hold for every continuation beyond the positions visited.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Truth {
    least: Share,
    most: Share,
}

impl Truth {
    pub(crate) fn is_decided(&self) -> bool {
        self.least.value() == self.most.value()
    }

    pub(crate) fn allows(&self, claim: Claim) -> bool {
        match claim {
            Claim::Whole(share) => (self.least.value()..=self.most.value()).contains(&share.value()),
            Claim::Shared(result) if self.is_decided() => {
                self.least.result == result && !self.least.is_whole()
            }
            Claim::Shared(_) => {
                !(self.least.is_whole() && self.least.result == SeatResult::Won
                    || self.most.result == SeatResult::Lost)
            }
        }
    }
}

pub(crate) struct Minimax {
    pub hero: usize,
    /// Whether all players win or lose together.
    pub together: bool,
    pub counting: Counting,
    /// Positions that may still be visited.
    pub nodes: u32,
}

impl Minimax {
    /// Searches with growing depth, until the result is known or the node limit is reached.
    pub(crate) fn truth<R: Referee + Clone>(mut self, referee: &R) -> Truth {
        let mut truth = self.open(0);
        for depth in 1.. {
            let deeper = self.look(referee, 0, depth);
            // An interrupted search may know less than the one before.
            if self.nodes > 0 || deeper.is_decided() {
                truth = deeper;
            }
            if self.nodes == 0 || truth.is_decided() {
                break;
            }
        }
        truth
    }

    /// Returns the bounds for an unfinished game after this number of decisions.
    fn open(&self, ply: i32) -> Truth {
        let most = match self.counting {
            Counting::Results => 0,
            Counting::Points => LEAD_MAX,
            Counting::Decisions => -(ply + 1),
        };
        Truth { least: Share::lost(-most), most: Share::won(most) }
    }

    fn look<R: Referee + Clone>(&mut self, referee: &R, ply: i32, depth: i32) -> Truth {
        let seat = match referee.verdict() {
            Verdict::Over { results, .. } => {
                let share = self.share(referee, &results, ply);
                return Truth { least: share, most: share };
            }
            Verdict::ToMove { seat, .. } => usize::from(seat) - 1,
        };
        let open = self.open(ply);
        if ply == depth {
            return open;
        }
        let is_hero = self.together || seat == self.hero;
        let better = |one: Share, other: Share| (one.value() > other.value()) == is_hero;
        let mut best: Option<Truth> = None;
        for mv in referee.legal_moves() {
            if self.nodes == 0 {
                // The remaining moves may have any result.
                let (least, most) = if is_hero {
                    (best.map_or(open.least, |best| best.least), open.most)
                } else {
                    (open.least, best.map_or(open.most, |best| best.most))
                };
                return Truth { least, most };
            }
            self.nodes -= 1;
            let mut next = referee.clone();
            next.play(&mv);
            let truth = self.look(&next, ply + 1, depth);
            let best = best.insert(best.map_or(truth, |best| Truth {
                least: if better(truth.least, best.least) { truth.least } else { best.least },
                most: if better(truth.most, best.most) { truth.most } else { best.most },
            }));
            let (bound, end) = if is_hero { (best.least, open.most) } else { (best.most, open.least) };
            if bound.value() == end.value() {
                break;
            }
        }
        best.expect("a game in progress has moves")
    }

    fn share<R: Referee>(&self, referee: &R, results: &[SeatResult], ply: i32) -> Share {
        let winners = results.iter().filter(|&&result| result == SeatResult::Won).count();
        let result = results[self.hero];
        let lead = match self.counting {
            Counting::Results => 0,
            Counting::Points => lead(referee, self.hero),
            Counting::Decisions if result == SeatResult::Won => -ply,
            Counting::Decisions => ply,
        };
        Share { result, among: if self.together || winners == 0 { 1 } else { winners }, lead }
    }
}

/// Returns a seat's lead in points over the best of all others, with a seat or without.
fn lead<R: Referee>(referee: &R, hero: usize) -> i32 {
    let scores = referee.scores();
    let totals: Vec<i32> = scores.iter().map(|parts| parts.iter().map(|(_, points)| points).sum()).collect();
    let others = totals.iter().enumerate().filter(|&(seat, _)| seat != hero);
    totals[hero] - others.map(|(_, &total)| total).max().unwrap_or_default()
}
