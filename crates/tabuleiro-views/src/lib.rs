//! Boards, turns, lessons and editors as pages show them: requests, and answers in words. The server answers them over
//! HTTP; a page with the rules module answers them itself.

mod board;
mod complaint;
mod drawing;
mod edit;
mod games;
mod lesson;
mod map;
mod picture;
mod preview;
mod room;
mod shown;
mod spelling;
mod turn;

pub use board::{BoardView, BoardWish, InsightView, board, read};
pub use complaint::Complaint;
pub use drawing::{Drawing, DrawingSaid, StampView};
pub use edit::{DialView, EditView, EditWish, edit_position};
pub use games::{drawings, menus, rules_pages};
pub use lesson::{AttemptView, AttemptWish, LessonView, attempt, lessons};
pub use map::{MapView, MapWish, Stroke, paint_map};
pub use picture::{FILM_SIZE_MAX, FILM_TURNS_MAX, PICTURE_SIZE_MAX, PictureWish};
pub use preview::{PreviewWish, preview};
pub use room::{RoomSeat, RoomView};
pub use shown::{Showing, Shown};
pub use spelling::{SpellingView, go_back, in_words, say_turn, spell, try_moves, try_turn};
pub use turn::TurnView;
