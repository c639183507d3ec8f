//! Seats at the table, and values per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest number of seats any game has.
pub const SEATS_MAX: usize = 4;

/// A player, identified by seat. People and texts count seats from 1, code from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "u8", try_from = "u8")
)]
pub struct Player(u8);

impl Player {
    /// The player in seat 1.
    pub const ONE: Player = Player(0);
    /// The player in seat 2.
    pub const TWO: Player = Player(1);
    /// The player in seat 3.
    pub const THREE: Player = Player(2);
    /// The player in seat 4.
    pub const FOUR: Player = Player(3);

    /// Returns the player with this index, counted from 0.
    pub const fn new(index: usize) -> Player {
        assert!(index < SEATS_MAX);
        Player(index as u8)
    }

    /// Returns the player in this seat, counted from 1.
    pub fn from_seat(seat: u8) -> Option<Player> {
        (1..=SEATS_MAX as u8).contains(&seat).then(|| Player(seat - 1))
    }

    /// Returns the index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat, counted from 1.
    pub const fn seat(self) -> u8 {
        self.0 + 1
    }

    /// Returns the player in the next seat around the table.
    #[must_use]
    pub const fn next(self, seats: Seats) -> Player {
        if self.0 + 1 == seats.0 { Player(0) } else { Player(self.0 + 1) }
    }

    /// Returns the other of two players.
    #[must_use]
    pub const fn opponent(self) -> Player {
        Player(self.0 ^ 1)
    }
}

/// Writes the number of the seat, counted from 1.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.seat())
    }
}

impl From<Player> for u8 {
    fn from(player: Player) -> u8 {
        player.seat()
    }
}

impl TryFrom<u8> for Player {
    type Error = String;
    fn try_from(seat: u8) -> Result<Player, String> {
        Player::from_seat(seat).ok_or_else(|| format!("there is no seat {seat}"))
    }
}

#[cfg(feature = "schema")]
mod schema {
    use super::{Player, SEATS_MAX};
    use utoipa::openapi::schema::Type;
    use utoipa::openapi::{ObjectBuilder, RefOr, Schema};
    use utoipa::{PartialSchema, ToSchema};

    /// Describes a player as the number of the seat.
    impl PartialSchema for Player {
        fn schema() -> RefOr<Schema> {
            let number = ObjectBuilder::new().schema_type(Type::Integer);
            number.description(Some("A seat, from 1")).minimum(Some(1)).maximum(Some(SEATS_MAX)).into()
        }
    }

    impl ToSchema for Player {}
}

/// The number of seats of a game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seats(u8);

impl Seats {
    /// One seat.
    pub const ONE: Seats = Seats(1);
    /// Two seats.
    pub const TWO: Seats = Seats(2);
    /// Three seats.
    pub const THREE: Seats = Seats(3);
    /// Four seats.
    pub const FOUR: Seats = Seats(4);

    /// Returns this number of seats; `None` unless it is 1 to [`SEATS_MAX`].
    pub fn new(count: usize) -> Option<Seats> {
        (1..=SEATS_MAX).contains(&count).then_some(Seats(count as u8))
    }

    /// Returns the number.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Returns every player, seat 1 first.
    pub fn players(self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + Clone {
        (0..self.count()).map(Player::new)
    }

    /// Returns whether a player has one of these seats.
    pub const fn has(self, player: Player) -> bool {
        player.0 < self.0
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value for each player.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct PerPlayer<T> {
    values: [T; SEATS_MAX],
    seats: Seats,
}

impl<T: Copy> PerPlayer<T> {
    /// Returns the same value for all players.
    pub const fn all(seats: Seats, value: T) -> PerPlayer<T> {
        PerPlayer { values: [value; SEATS_MAX], seats }
    }

    /// Returns the value of `of` for each player.
    pub fn from_fn(seats: Seats, mut of: impl FnMut(Player) -> T) -> PerPlayer<T> {
        let mut all = PerPlayer::all(seats, of(Player::ONE));
        for player in seats.players().skip(1) {
            all[player] = of(player);
        }
        all
    }

    /// Converts the value of each player.
    pub fn map<U: Copy>(&self, mut to: impl FnMut(T) -> U) -> PerPlayer<U> {
        PerPlayer::from_fn(self.seats, |player| to(self[player]))
    }
}

impl<T> PerPlayer<T> {
    /// Returns the number of seats.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the values, seat 1 first.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats.count()]
    }

    /// Returns each player with their value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Player, &T)> + ExactSizeIterator {
        self.seats.players().zip(self.as_slice())
    }
}

impl<T> Index<Player> for PerPlayer<T> {
    type Output = T;
    fn index(&self, player: Player) -> &T {
        &self.values[player.index()]
    }
}

impl<T> IndexMut<Player> for PerPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.values[player.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerPlayer<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
