//! A random turn without a list of all turns: what a tower reaches takes long to find.

use super::board::{Cell, CellSet, rectangle, sides, stay_connected_without};
use super::moves::Move;
use super::position::{Phase, Position, slide_range};
use super::rules::Rules;
use tabuleiro_core::Random;

impl Position {
    /// Returns one of the legal moves, each as likely as any other.
    pub(super) fn random_move(&self, rules: &Rules, random: &mut Random, scratch: &mut Vec<Move>) -> Move {
        if self.phase == Phase::Playing {
            return self.random_turn(random);
        }
        scratch.clear();
        self.legal_moves(rules, scratch);
        random.choose(scratch)
    }

    /// Draws a way to move and a cell until both make a legal turn. Cells that are found to make none are not drawn again.
    fn random_turn(&self, random: &mut Random) -> Move {
        let tiles = self.tiles.all();
        let towers = self.towers[self.to_move];
        let towers = [towers.only_first(), towers.without_first()];
        let walks = towers.map(|tower| self.walks(tower));
        let shore = rectangle(tiles).without(tiles) & sides(tiles);
        let mut ways = Ways::new([walks[0], walks[1], shore, shore, self.sink_candidates()]);
        while let Some((way, to)) = ways.draw(random) {
            let from = towers[way % 2].first().expect("each side has two towers");
            let (mv, legal) = match way {
                0 | 1 => (Move::Tower { from, to }, self.tower_range(from)),
                2 | 3 => (Move::Slide { from, to }, slide_range(tiles, from)),
                _ if stay_connected_without(tiles, to) => return Move::Sink(to),
                _ => (Move::Sink(to), !CellSet::of(to)),
            };
            if legal.contains(to) {
                return mv;
            }
            ways.narrow(way, legal);
        }
        Move::Pass
    }

    /// Returns the free tiles of the colour or the shape by which a tower walks.
    fn walks(&self, tower: CellSet) -> CellSet {
        let ways = self.grounds().map(|tiles| if tiles.meets(tower) { tiles } else { CellSet::EMPTY });
        (ways[0] | ways[1]).without(self.occupied())
    }
}

/// Ways to move: two towers, two slides and sinking, each with the cells that it may lead to, and how many they are.
struct Ways {
    targets: [CellSet; 5],
    counts: [usize; 5],
}

impl Ways {
    fn new(targets: [CellSet; 5]) -> Ways {
        Ways { targets, counts: targets.map(CellSet::len) }
    }

    /// Draws a way and a cell, each as likely as any other, or neither of them, as likely as one.
    #[inline]
    fn draw(&self, random: &mut Random) -> Option<(usize, Cell)> {
        let mut place = random.below(self.counts.iter().sum::<usize>() + 1);
        for (way, &count) in self.counts.iter().enumerate() {
            if place < count {
                return self.targets[way].nth(place).map(|to| (way, to));
            }
            place -= count;
        }
        None
    }

    /// Keeps only the legal cells of a way.
    fn narrow(&mut self, way: usize, legal: CellSet) {
        self.targets[way] &= legal;
        self.counts[way] = self.targets[way].len();
    }
}
