//! The course of a game as a picture.

use crate::{Analysis, Verdict, verdict_message};
use std::fmt::Write as _;
use tabuleiro_core::{Message, Player};
use tabuleiro_table::Table;
use tabuleiro_words::Speaker;

const WIDTH: f32 = 800.0;
const HEIGHT: f32 = 320.0;
const LEFT: f32 = 48.0;
const RIGHT: f32 = 16.0;
const TOP: f32 = 40.0;
const BOTTOM: f32 = 32.0;
/// Apart for every eye; the order is that of the seats.
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/// A chart of everyone's expected result over the game; what lost much is marked.
pub fn svg(table: &Table, analysis: &Analysis, speaker: &Speaker) -> String {
    let mut text = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12" fill="#333">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>
"##
    );
    write_axes(&mut text, analysis, speaker);
    for (index, player) in table.play_state().seats().players().enumerate() {
        write_course(&mut text, analysis, player);
        let x = LEFT + index as f32 * 180.0;
        let _ = writeln!(
            text,
            r#"<rect x="{x}" y="12" width="12" height="12" fill="{}"/><text x="{}" y="22">{}</text>"#,
            COLOURS[player.index()],
            x + 18.0,
            escaped(&speaker.name(player))
        );
    }
    write_marks(&mut text, analysis, speaker);
    text.push_str("</svg>\n");
    text
}

/// The place of a step and a value.
fn place(analysis: &Analysis, step: usize, value: f32) -> (f32, f32) {
    let steps = analysis.course.len().saturating_sub(1).max(1) as f32;
    let x = LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / steps;
    (x, TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - value))
}

fn write_axes(text: &mut String, analysis: &Analysis, speaker: &Speaker) {
    for value in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let (_, y) = place(analysis, 0, value);
        let _ = writeln!(
            text,
            r##"<line x1="{LEFT}" y1="{y:.1}" x2="{}" y2="{y:.1}" stroke="#ddd"/><text x="{}" y="{:.1}" text-anchor="end">{:.0} %</text>"##,
            WIDTH - RIGHT,
            LEFT - 6.0,
            y + 4.0,
            value * 100.0
        );
    }
    let _ = writeln!(
        text,
        r#"<text x="{}" y="{}" text-anchor="end">{}</text>"#,
        WIDTH - RIGHT,
        HEIGHT - 10.0,
        escaped(&speaker.word("analyze-axis"))
    );
}

fn write_course(text: &mut String, analysis: &Analysis, player: Player) {
    // A position alone is a line too.
    let again = analysis.course.first().filter(|_| analysis.course.len() == 1);
    let points: Vec<String> = (analysis.course.iter().chain(again).enumerate())
        .map(|(step, values)| {
            let (x, y) = place(analysis, step, values[player]);
            format!("{x:.1},{y:.1}")
        })
        .collect();
    let colour = COLOURS[player.index()];
    let _ = writeln!(
        text,
        r#"<polyline fill="none" stroke="{colour}" stroke-width="2" points="{}"/>"#,
        points.join(" ")
    );
}

fn write_marks(text: &mut String, analysis: &Analysis, speaker: &Speaker) {
    let mut step = 0;
    for turn in analysis.verdicts() {
        step += turn.played.len();
        if turn.verdict < Verdict::Mistake {
            continue;
        }
        let (x, y) = place(analysis, step, turn.after);
        let title = Message::new("analyze-mark")
            .number("turn", turn.number as i64)
            .text("moves", turn.played.join(" "))
            .message("verdict", verdict_message(turn.verdict));
        let radius = if turn.verdict == Verdict::Blunder { 5 } else { 3 };
        let _ = writeln!(
            text,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{}"><title>{}</title></circle>"#,
            COLOURS[turn.player.index()],
            escaped(&speaker.say(&title))
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
