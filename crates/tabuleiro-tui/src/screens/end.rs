//! The end of a game: what happened and why, who has what, how it went, and another one.

use super::failure::failure_of;
use super::help::Help;
use super::replay::analysis_of;
use crate::course::{Course, Measure};
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::list::List;
use crate::live::LiveGame;
use crate::painter::{KeyHint, Painter, row, shifted, shrunk};
use crate::screen::{Action, Screen};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_core::record::Record;
use tabuleiro_core::{Message, Player, SeatResult};
use tabuleiro_sitting::SittingError;
use tabuleiro_table::{Arrangement, Finish, Rematch};
use tabuleiro_words::{Localizer, telling};
use unicode_width::UnicodeWidthStr;

/// Choices after a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum After {
    Rematch(Rematch),
    Look,
    Analyse,
    New,
    Home,
}

/// The end of a game.
pub struct End {
    speaker: Localizer,
    arrangement: Arrangement,
    finish: Option<Finish>,
    record: Record,
    course: Option<Course>,
    titles: Vec<String>,
    ways: Vec<After>,
    list: List,
}

impl End {
    /// Creates the screen for the end of this game.
    pub fn new(game: &LiveGame, house: &House) -> End {
        let table = game.sitting.table();
        let speaker = Localizer::at(table, house.speaker.language());
        let view = table.play_state().view();
        let players = table.play_state().seats().players();
        let titles = players.zip(&view.seats);
        let titles =
            titles.map(|(player, seat)| telling::seat_title(table, &speaker, player, seat)).collect();
        let finish = table.finish();
        let winners = finish.as_ref().map(Finish::winners).unwrap_or_default();
        let arrangement = Arrangement { seats: table.seats.clone(), ..game.sitting.arrangement.clone() };
        let rematches = arrangement.rematches(&winners).into_iter().map(After::Rematch);
        let ways = rematches.chain([After::Look, After::Analyse, After::New, After::Home]).collect();
        let (record, course) = (table.record(), Course::of(game));
        End { speaker, arrangement, finish, record, course, titles, ways, list: List::default() }
    }

    /// Returns the headline; for a single person, from their point of view.
    fn headline(&self, finish: &Finish) -> String {
        let seats = self.arrangement.seats.iter().zip(finish.results.as_slice());
        let mut people = seats.filter(|(seat, _)| seat.computer.is_none()).map(|(_, result)| *result);
        let result = people.next().filter(|_| people.next().is_none());
        let won_alone = finish.winners().len() == 1;
        match result {
            Some(SeatResult::Won) if won_alone => self.speaker.word("end-you-win"),
            Some(SeatResult::Lost) => self.speaker.word("end-you-lose"),
            _ => telling::result(&self.speaker, finish),
        }
    }

    fn winners(&self) -> Vec<Player> {
        self.finish.as_ref().map(Finish::winners).unwrap_or_default()
    }

    fn choose(&self, way: After, house: &mut House) -> Action {
        let arrangement = match way {
            After::Rematch(rematch) => self.arrangement.clone().rematch(rematch, &self.winners()),
            After::Look => return Action::Back,
            After::Analyse => return analysis_of(self.arrangement.kind, &self.record, house),
            After::New => return Action::Arrange,
            After::Home => return Action::Home,
        };
        let begun = arrangement.map_err(SittingError::Arrange);
        match begun.and_then(|arrangement| LiveGame::begin(arrangement, house)) {
            Ok(game) => Action::Play(Box::new(game)),
            Err(error) => Action::push(failure_of(Some(self.arrangement.kind), &error, house)),
        }
    }

    fn text(&self, way: After, house: &House) -> String {
        match way {
            After::Rematch(rematch) => {
                self.speaker.say(&telling::rematch(&self.arrangement, rematch, &self.winners()))
            }
            After::Look => house.word("end-look"),
            After::Analyse => house.word("end-analyse"),
            After::New => house.word("end-new"),
            After::Home => house.word("end-home"),
        }
    }

    /// Draws the players with their points, part by part; returns the lines used.
    fn draw_scores(&self, painter: &mut Painter, area: Rect) -> u16 {
        let Some(finish) = &self.finish else { return 0 };
        let scores = &finish.scores;
        let parts: Vec<String> =
            scores.parts.iter().map(|part| self.speaker.word(format!("score-{part}"))).collect();
        let names = self.titles.iter().map(|title| title.width()).max().unwrap_or(0).clamp(12, 34) as u16 + 6;
        let mut place = shifted(area, names, 0);
        let total = self.speaker.word("play-points");
        let columns = columns(&parts, &total, place.width);
        if !parts.is_empty() {
            for (part, width) in parts.iter().chain([&total]).zip(&columns) {
                let head = Rect { width: width.saturating_sub(2), ..row(shifted(place, 2, 0), 0) };
                painter.text(head, &format!("{part:>0$}", head.width as usize), Role::Faint);
                place = shifted(place, *width, 0);
            }
        }
        let mut players: Vec<Player> = finish.ranks.seats().players().collect();
        players.sort_by_key(|&player| finish.ranks[player]);
        for (index, player) in players.iter().enumerate() {
            let line = row(area, index as u16 + 1);
            let mark = painter.theme.mark(*player);
            let title = format!("{}. {mark} {}", finish.ranks[*player], self.titles[player.index()]);
            painter.styled(Rect { width: names, ..line }, &title, painter.theme.player(*player));
            draw_points(
                painter,
                shifted(line, names, 0),
                &columns,
                scores.parts.len(),
                scores.points[*player],
            );
        }
        let mut lines = players.len() as u16 + 1;
        if let Some((party, points)) = scores.neutral {
            let line = row(area, lines);
            painter.text(line, &format!("     {}", self.speaker.word(format!("party-{party}"))), Role::Text);
            draw_points(painter, shifted(line, names, 0), &columns, scores.parts.len(), points);
            lines += 1;
        }
        lines
    }
}

impl Screen for End {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let inside = painter.boxed(painter.area, &self.speaker.word("game-name"));
        let area = shrunk(inside, 2, 0);
        let Some(finish) = &self.finish else { return };
        painter.text(row(area, 1), &self.headline(finish), Role::Title);
        let why = Message::new("end-reason").message("reason", finish.reason.clone());
        let mut y = 2 + painter.wrapped(shifted(area, 0, 2), &self.speaker.say(&why), Role::Text);
        y += 1 + self.draw_scores(painter, shifted(area, 0, y + 1));
        let columns = if area.height < ROOMY && self.course.is_some() { 2 } else { 1 };
        let rows = (self.ways.len() as u16).div_ceil(columns);
        let list = rows + 2;
        let room = area.height.saturating_sub(y + list + 2);
        if let Some(course) = self.course.as_ref().filter(|_| room >= CHART_MIN) {
            let title = match course.measure {
                Measure::Expected => "end-course-expected",
                Measure::Points => "end-course-points",
            };
            painter.text(row(area, y + 1), &house.word(title), Role::Faint);
            let graph = Rect { height: (room - 1).min(14), ..shifted(area, 0, y + 2) };
            course.draw(painter, graph);
            y += 1 + graph.height;
        }
        let list = shifted(area, 0, y + 1);
        for (index, way) in self.ways.iter().enumerate() {
            let (column, line) = (index as u16 / rows, index as u16 % rows);
            let width = WAY.min(list.width / columns);
            let place = Rect { width, ..row(shifted(list, column * width, 0), line) };
            let selected = index == self.list.selected;
            let mark = if selected { painter.theme.symbol("▸", ">") } else { " " };
            let role = if selected { Role::Selected } else { Role::Text };
            painter.text(place, &format!("{mark} {:<50}", self.text(*way, house)), role);
            painter.target(place, Target::Item(index));
        }
        let hints = [
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-choose")),
            KeyHint::new("Esc", KeyCode::Esc, house.word("end-look")),
            KeyHint::letter('?', house.word("key-help")),
        ];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        match input {
            Input::Click(Target::Item(item)) if item < self.ways.len() => {
                return self.choose(self.ways[item], house);
            }
            Input::Wheel(lines) => self.list.wheeled(lines, self.ways.len()),
            _ => {}
        }
        match Gesture::of(&input) {
            Some(gesture) if self.list.moved(gesture, self.ways.len()) => Action::Stay,
            Some(Gesture::Enter | Gesture::Letter(' ')) => self.choose(self.ways[self.list.selected], house),
            Some(Gesture::Help) => Action::push(Help::new("end")),
            Some(Gesture::Back) => Action::Back,
            Some(Gesture::Letter('q')) => Action::Home,
            _ => Action::Stay,
        }
    }
}

/// The columns of something one can do.
const WAY: u16 = 50;
/// Height of a window in which each player has a line, and the chart has room too.
const ROOMY: u16 = 28;
/// The fewest lines of a chart with its title.
const CHART_MIN: u16 = 6;

/// Minimum width of a part's name, in columns.
const PART_MIN: u16 = 7;

/// Returns the widths of the parts and of the total. Shortens the longest names first; if too little is left, shows
/// only the total.
fn columns(parts: &[String], total: &str, room: u16) -> Vec<u16> {
    let total = total.width() as u16 + 2;
    let mut widths: Vec<u16> = parts.iter().map(|part| part.width() as u16 + 2).collect();
    while widths.iter().sum::<u16>() + total > room {
        match widths.iter_mut().max() {
            Some(widest) if *widest > PART_MIN => *widest -= 1,
            _ => {
                widths.fill(0);
                break;
            }
        }
    }
    widths.push(total);
    widths
}

fn draw_points(
    painter: &mut Painter,
    mut place: Rect,
    columns: &[u16],
    parts: usize,
    points: tabuleiro_core::outcome::Points,
) {
    if parts == 0 {
        return;
    }
    let total: i16 = points.iter().sum();
    for (value, width) in points[..parts].iter().chain([&total]).zip(columns).filter(|(_, width)| **width > 0)
    {
        painter.text(Rect { width: *width, ..place }, &format!("{value:>0$}", *width as usize), Role::Text);
        place = shifted(place, *width, 0);
    }
}
