//! Tests of boards as pictures, in every way that terminals take them.

use super::{Carrier, Graphics, PictureBoard};
use crate::Opening;
use crate::look::Look;
use crate::stage::Stage;
use crate::theme::{Palette, Theme};
use crate::tiles::Depth;
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use ratatui_image::Image;
use tabuleiro_core::{Options, Random, TimeControl};
use tabuleiro_table::{Arrangement, Origin, Seat, Table, kinds};
use tabuleiro_words::sketch::{Bracket, Brackets};

const SIXEL: Graphics = Graphics { carrier: Carrier::Sixel, cell: (8, 16), side_max: 4096 };

fn tables() -> Vec<Table> {
    let draw = |kind: &'static tabuleiro_table::GameKind| {
        let setup = kind.draw(&Options::default_of(kind.info), &mut Random::from_seed(1)).unwrap();
        Table::new(kind, &setup).unwrap()
    };
    kinds().iter().map(draw).collect()
}

fn board(table: &Table, brackets: &Brackets, graphics: Graphics, room: (u16, u16)) -> Option<PictureBoard> {
    let play = table.play_state();
    let theme = Theme::new(Palette::Dark, true, Depth::Full).with(Look::Picture, Some(graphics));
    let (own, ground, graphics) = theme.picture().unwrap();
    let fits = |(width, height)| width <= room.0 && height <= room.1;
    PictureBoard::largest((play, &play.view()), brackets, (own, &ground), graphics, fits)
}

/// Returns the output to the terminal for a picture.
fn written(board: &PictureBoard, cursor: Option<usize>) -> String {
    let (columns, lines) = board.size();
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, lines));
    Image::new(&board.sent(cursor).unwrap()).render(buffer.area, &mut buffer);
    buffer[(0, 0)].symbol().into()
}

#[test]
fn a_picture_fills_its_room_and_every_cell_can_be_pointed_at() {
    for table in tables() {
        for room in [(60, 20), (80, 24), (160, 50)] {
            let board = board(&table, &Brackets::new(), SIXEL, room).unwrap();
            let (columns, lines) = board.size();
            assert!(columns <= room.0 && lines <= room.1);
            assert!(columns + 6 >= room.0 || lines + 3 >= room.1, "{room:?} {columns} × {lines}");
            for cell in 0..table.play_state().board().cells.len() {
                let (column, line) = board.middle(cell).unwrap();
                assert_eq!(
                    board.cell_at(column, line),
                    Some(cell),
                    "{} {room:?}",
                    table.play_state().info().id
                );
            }
            assert_eq!(board.cell_at(columns + 9, 0), None);
        }
    }
}

#[test]
fn where_pieces_could_not_be_told_apart_there_is_no_picture() {
    for table in tables() {
        assert!(board(&table, &Brackets::new(), SIXEL, (12, 5)).is_none());
        let small = Graphics { cell: (2, 4), ..SIXEL };
        assert!(board(&table, &Brackets::new(), small, (60, 20)).is_none());
    }
}

#[test]
fn a_picture_is_no_larger_than_the_terminal_takes() {
    for table in tables() {
        let narrow = Graphics { side_max: 1000, ..SIXEL };
        let (columns, lines) = board(&table, &Brackets::new(), narrow, (500, 200)).unwrap().size();
        assert!(columns * 8 <= 1000 && lines * 16 <= 1000);
    }
}

#[test]
fn every_protocol_is_spoken() {
    for (carrier, begin) in
        [(Carrier::Sixel, "\x1bP"), (Carrier::Kitty, "\x1b_G"), (Carrier::Iterm2, "\x1b]1337;File=inline=1;")]
    {
        let board = board(&tables()[0], &Brackets::new(), Graphics { carrier, ..SIXEL }, (60, 20)).unwrap();
        let written = written(&board, None);
        assert!(written.contains(begin), "{carrier:?} {:?}", written.get(..80));
    }
}

#[test]
fn marks_and_the_cursor_are_in_the_picture() {
    for table in tables() {
        let name = table.play_state().board().cells[3].name;
        let marked = |bracket| board(&table, &[(name, bracket)].into(), SIXEL, (60, 20)).unwrap();
        let plain = board(&table, &Brackets::new(), SIXEL, (60, 20)).unwrap();
        let mut pictures = vec![written(&plain, None), written(&plain, Some(3)), written(&plain, Some(4))];
        let brackets = [Bracket::Last, Bracket::Next, Bracket::Chosen];
        pictures.extend(brackets.map(|bracket| written(&marked(bracket), None)));
        for (index, picture) in pictures.iter().enumerate() {
            assert!(!pictures[..index].contains(picture), "{} {index}", table.play_state().info().id);
        }
    }
}

/// A game of two people in a terminal that shows pictures.
fn game(size: (u16, u16)) -> Stage {
    let kind = &kinds()[0];
    let (origin, seats) =
        (Origin::Drawn(Options::default_of(kind.info)), vec![Seat::person("Ana"), Seat::person("Rui")]);
    let arrangement = Arrangement { kind, origin, seats, time_control: TimeControl::Unlimited };
    let mut stage =
        Stage::of_depth(Opening::Game(Box::new(arrangement), None), Palette::Dark, Depth::Full, size);
    stage.app.house.settings.board = Some("picture".into());
    stage.app.house.show_graphics(Some(SIXEL));
    stage
}

#[test]
fn a_game_is_played_on_a_picture_and_what_lies_over_it_leaves_no_hole() {
    let mut stage = game((100, 30));
    assert!(stage.text().contains("\x1bP"));
    assert!(stage.app.take_stale(), "a picture has come");
    stage.key(KeyCode::Right);
    assert!(!stage.app.take_stale(), "the cursor is part of the picture");
    stage.key(KeyCode::Esc);
    assert!(stage.app.take_stale(), "a menu lies over it");
    stage.key(KeyCode::Down);
    assert!(!stage.app.take_stale());
    stage.key(KeyCode::Esc);
    assert!(stage.app.take_stale(), "the menu is gone");
}

#[test]
fn where_the_terminal_shows_no_pictures_boards_are_drawn_in_cells() {
    let mut stage = game((100, 30));
    stage.app.house.show_graphics(None);
    let text = stage.text();
    assert!(!text.contains('\x1b') && text.contains('▀'), "{text}");
}
