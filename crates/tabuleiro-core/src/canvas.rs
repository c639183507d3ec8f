//! Boards under construction: marks in rows of hexagons, painted with symmetry and not yet checked by any rules.

use crate::grid::CellName;
use crate::info::RuleSet;
use crate::present::{Board, Mark, Outline};
use crate::{Message, Player, SEATS_MAX, Seats};

/// The drawing tools for an option whose text the game reads, such as a map.
pub struct Design {
    /// Id of the option.
    pub option: &'static str,
    /// Returns the marks that can be painted under a rule set.
    pub palette: fn(&RuleSet) -> Vec<Mark>,
    /// Reads the option's text, complete or not.
    pub read: fn(&str) -> Result<Canvas, Message>,
    /// Writes the option's text.
    pub write: fn(&Canvas) -> String,
    /// Returns every reason why the game cannot be set up with the canvas.
    pub problems: fn(&Canvas, &RuleSet, Seats) -> Vec<Message>,
}

/// A board under construction: rows of equal length, every other row shifted by half a hexagon.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Canvas {
    /// The shape of the cells.
    pub outline: Outline,
    /// Whether the top row is shifted to the right.
    pub top_is_shifted: bool,
    /// Mark on each place, the top row first; `None` for a gap.
    pub rows: Vec<Vec<Option<Mark>>>,
}

/// The places that are painted together with a place. A mark of a player becomes one of the next player there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Symmetry {
    /// No other place.
    #[default]
    None,
    /// The opposite place, around the middle.
    HalfTurn,
    /// The place mirrored from left to right.
    LeftRight,
    /// The place mirrored from top to bottom; only with an odd number of rows.
    TopBottom,
    /// Both mirror images and their common image.
    BothMirrors,
    /// The places a third and two thirds of a turn away, around the place in the middle.
    ThirdTurns,
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Symmetry; 6] = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::LeftRight,
        Symmetry::TopBottom,
        Symmetry::BothMirrors,
        Symmetry::ThirdTurns,
    ];
}

/// A place of a hexagon on its lattice.
type Place = (i32, i32);

impl Canvas {
    /// Returns a canvas of gaps only.
    pub fn blank(outline: Outline, top_is_shifted: bool, width: usize, height: usize) -> Canvas {
        let (width, height) = within_limits(width, height);
        Canvas { outline, top_is_shifted, rows: vec![vec![None; width]; height] }
    }

    /// Returns the number of places in a row.
    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Returns a board of all places, gaps included.
    pub fn board(&self) -> Board {
        let rows = self.rows.iter().enumerate();
        let places = rows.flat_map(|(row, places)| (0..places.len()).map(move |number| (row, number)));
        let cell = |(row, number): (usize, usize)| {
            let (x, y) = self.lattice(row, number);
            (self.name(row, number), x as i16, y as i16)
        };
        Board::new(self.outline, &places.map(cell).collect::<Vec<_>>())
    }

    /// Returns the symmetries that a canvas of this size can have.
    pub fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        let is_odd = !self.rows.len().is_multiple_of(2);
        let needs_odd = |symmetry| matches!(symmetry, Symmetry::TopBottom | Symmetry::BothMirrors);
        Symmetry::ALL.into_iter().filter(move |&symmetry| is_odd || !needs_odd(symmetry))
    }

    /// Adds or removes places at the right and bottom; the top left corner stays.
    pub fn resize(&mut self, width: usize, height: usize) {
        let (width, height) = within_limits(width, height);
        self.rows.resize(height, Vec::new());
        self.rows.iter_mut().for_each(|row| row.resize(width, None));
    }

    /// Paints a mark or a gap on a place and its images; images beyond the border are left out.
    /// A player never has two marks that look the same: an older one is removed. Returns `false` if there is no such place.
    pub fn paint(&mut self, cell: CellName, mark: Option<&Mark>, symmetry: Symmetry) -> bool {
        let images = self.images(cell, symmetry);
        for (index, &(row, number)) in images.iter().enumerate() {
            let mark = mark.map(|mark| Mark {
                owner: mark.owner.map(|owner| turned(owner, index, images.len())),
                ..mark.clone()
            });
            if mark.as_ref().is_some_and(|mark| mark.owner.is_some()) {
                let places = self.rows.iter_mut().flatten();
                places.filter(|place| **place == mark).for_each(|place| *place = None);
            }
            self.rows[row][number] = mark;
        }
        !images.is_empty()
    }

    /// Returns the place with this name, then its images, each once.
    fn images(&self, cell: CellName, symmetry: Symmetry) -> Vec<(usize, usize)> {
        let Some(own) = self.place(cell) else { return Vec::new() };
        let at = self.lattice(own.0, own.1);
        let images = match symmetry {
            Symmetry::None => Vec::new(),
            Symmetry::HalfTurn => vec![self.half_turn(at)],
            Symmetry::LeftRight => vec![self.left_right(at)],
            Symmetry::TopBottom => vec![self.top_bottom(at)],
            Symmetry::BothMirrors => {
                vec![self.left_right(at), self.top_bottom(self.left_right(at)), self.top_bottom(at)]
            }
            Symmetry::ThirdTurns => {
                let third = self.third_turn(at);
                vec![third, self.third_turn(third)]
            }
        };
        let mut places = vec![own];
        for image in images.into_iter().filter_map(|image| self.at(image)) {
            if !places.contains(&image) {
                places.push(image);
            }
        }
        places
    }

    fn left_right(&self, (x, y): Place) -> Place {
        // The last place of a shifted row lies beyond the border.
        (2 * self.width() as i32 - 2 - x, y)
    }

    fn top_bottom(&self, (x, y): Place) -> Place {
        (x, self.rows.len() as i32 - 1 - y)
    }

    fn half_turn(&self, at: Place) -> Place {
        let (x, y) = self.top_bottom(self.left_right(at));
        // With an even number of rows, shifted rows lie opposite rows that are not shifted.
        (x + i32::from(self.rows.len().is_multiple_of(2)), y)
    }

    fn third_turn(&self, (x, y): Place) -> Place {
        let middle = self.rows.len() / 2;
        let (middle_x, middle_y) = self.lattice(middle, self.width() / 2);
        let (across, down) = (x - middle_x, y - middle_y);
        let is_flat = self.outline == Outline::HexFlat;
        // The two axes of the hexagons: along a row, and down to the right.
        let (along, slant) =
            if is_flat { ((down - across) / 2, across) } else { ((across - down) / 2, down) };
        let (along, slant) = (-along - slant, along);
        let (far, near) = (2 * along + slant, slant);
        if is_flat { (middle_x + near, middle_y + far) } else { (middle_x + far, middle_y + near) }
    }

    fn lattice(&self, row: usize, number: usize) -> Place {
        let shift = i32::from(self.is_shifted(row));
        (2 * number as i32 + shift, row as i32)
    }

    fn is_shifted(&self, row: usize) -> bool {
        self.top_is_shifted == row.is_multiple_of(2)
    }

    /// Returns the place at these lattice coordinates, if there is one.
    fn at(&self, (x, y): Place) -> Option<(usize, usize)> {
        let row = usize::try_from(y).ok().filter(|&row| row < self.rows.len())?;
        let across = usize::try_from(x - i32::from(self.is_shifted(row))).ok()?;
        let is_place = across.is_multiple_of(2) && across / 2 < self.rows[row].len();
        is_place.then_some((row, across / 2))
    }

    fn name(&self, row: usize, number: usize) -> CellName {
        CellName::new(self.rows.len() - 1 - row, number)
    }

    fn place(&self, cell: CellName) -> Option<(usize, usize)> {
        let row = self.rows.len().checked_sub(cell.row() + 1)?;
        (cell.place() < self.rows[row].len()).then_some((row, cell.place()))
    }
}

/// Returns the owner of the image with this index out of `images`.
fn turned(owner: Player, index: usize, images: usize) -> Player {
    if owner.index() < images { Player::new((owner.index() + index) % images.min(SEATS_MAX)) } else { owner }
}

fn within_limits(width: usize, height: usize) -> (usize, usize) {
    (width.clamp(1, CellName::NUMBER_MAX), height.clamp(1, CellName::ROWS_MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(symmetry: Symmetry, height: usize, cell: &str) -> Vec<String> {
        let mut canvas = Canvas::blank(Outline::HexPointy, true, 5, height);
        let home = Mark::of("home", Player::ONE);
        assert!(canvas.paint(cell.parse().unwrap(), Some(&home), symmetry));
        let (board, places) = (canvas.board(), canvas.rows.iter().flatten());
        let homes = board.cells.iter().zip(places).filter_map(|(cell, mark)| Some((cell, mark.as_ref()?)));
        let mut homes: Vec<(u8, String)> =
            homes.map(|(cell, mark)| (mark.owner.unwrap().seat(), cell.name.to_string())).collect();
        homes.sort();
        homes.into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn what_is_painted_has_its_images_and_everyone_their_own() {
        assert_eq!(painted(Symmetry::None, 5, "e1"), ["e1"]);
        assert_eq!(painted(Symmetry::HalfTurn, 5, "e1"), ["e1", "a4"]);
        assert_eq!(painted(Symmetry::HalfTurn, 4, "d1"), ["d1", "a5"]);
        assert_eq!(painted(Symmetry::LeftRight, 5, "d1"), ["d1", "d5"]);
        assert_eq!(painted(Symmetry::TopBottom, 5, "d1"), ["d1", "b1"]);
        assert_eq!(painted(Symmetry::BothMirrors, 5, "d1"), ["d1", "d5", "b5", "b1"]);
        assert_eq!(painted(Symmetry::HalfTurn, 5, "c3"), ["c3", "c2"], "a shifted row has no middle");
    }

    #[test]
    fn thirds_of_a_turn_are_as_far_from_the_middle() {
        let images = painted(Symmetry::ThirdTurns, 5, "c2");
        assert_eq!(images.len(), 3);
        let canvas = Canvas::blank(Outline::HexPointy, true, 5, 5);
        let middle = canvas.board().cells.into_iter().find(|cell| cell.name.to_string() == "c3").unwrap();
        assert!(images.iter().all(|name| middle.neighbours.contains(&name.parse().unwrap())), "{images:?}");
    }

    #[test]
    fn a_mark_of_a_player_is_moved_not_doubled_and_sizes_keep_within_limits() {
        let mut canvas = Canvas::blank(Outline::HexPointy, false, 3, 3);
        let home = Mark::of("home", Player::ONE);
        for cell in ["a1", "c3"] {
            assert!(canvas.paint(cell.parse().unwrap(), Some(&home), Symmetry::None));
        }
        assert_eq!(canvas.rows.iter().flatten().flatten().count(), 1);
        assert!(canvas.symmetries().eq(Symmetry::ALL));
        assert!(!canvas.paint("d1".parse().unwrap(), None, Symmetry::HalfTurn));
        canvas.resize(1000, 1000);
        assert_eq!((canvas.width(), canvas.rows.len()), (CellName::NUMBER_MAX, CellName::ROWS_MAX));
        canvas.resize(0, 0);
        assert_eq!((canvas.width(), canvas.rows.len()), (1, 1));
    }
}
