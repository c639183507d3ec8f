//! The course of a game as an SVG picture.

use crate::{Analysis, Verdict, verdict_message};
use tabuleiro_core::{Message, Player};
use tabuleiro_svg::{Area, Chart, Point};
use tabuleiro_table::Table;
use tabuleiro_words::Localizer;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 320.0;
const AREA: Area = Area { left: 48.0, top: 40.0, width: WIDTH - 64.0, height: HEIGHT - 72.0 };
// Colours that people with colour-blindness can also tell apart, in the order of the seats.
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/// Draws each player's expected result over the game and marks costly moves.
pub fn svg(table: &Table, analysis: &Analysis, speaker: &Localizer) -> String {
    let mut chart = Chart::new(WIDTH, HEIGHT);
    chart.percentages(AREA, 4, 1);
    chart.text((AREA.right(), HEIGHT - 10.0), "end", &speaker.word("analyze-axis"));
    for (index, player) in table.play_state().seats().players().enumerate() {
        draw_course(&mut chart, analysis, player);
        let place = (AREA.left + index as f64 * 180.0, 12.0);
        chart.key(place, COLOURS[player.index()], &speaker.name(player));
    }
    draw_marks(&mut chart, analysis, speaker);
    chart.finish()
}

/// Returns the point of a value after a step.
fn place(analysis: &Analysis, step: usize, value: f32) -> Point {
    let steps = analysis.course.len().saturating_sub(1).max(1);
    AREA.place(step as f64 / steps as f64, value.into())
}

fn draw_course(chart: &mut Chart, analysis: &Analysis, player: Player) {
    // A single position is drawn as a horizontal line.
    let again = analysis.course.first().filter(|_| analysis.course.len() == 1);
    let values = analysis.course.iter().chain(again).enumerate();
    let points = values.map(|(step, values)| place(analysis, step, values[player]));
    chart.polyline(points, &format!("stroke=\"{}\" stroke-width=\"2\"", COLOURS[player.index()]));
}

fn draw_marks(chart: &mut Chart, analysis: &Analysis, speaker: &Localizer) {
    let mut step = 0;
    for turn in analysis.verdicts() {
        step += turn.played.len();
        if turn.verdict < Verdict::Mistake {
            continue;
        }
        let title = Message::new("analyze-mark")
            .number("turn", turn.number as i64)
            .text("moves", turn.played.join(" "))
            .message("verdict", verdict_message(turn.verdict));
        let radius = if turn.verdict == Verdict::Blunder { 5.0 } else { 3.0 };
        let look = format!("fill=\"{}\"", COLOURS[turn.player.index()]);
        chart.dot(place(analysis, step, turn.after), radius, &look, &speaker.say(&title));
    }
}
