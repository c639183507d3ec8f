//! Pictures of a match as plain SVG: the score as it went, and a ladder.

use crate::rating::Estimate;
use std::fmt::Write as _;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 40.0;

/// A figure with its interval over the course of a match: the line, the band around it, and a line to compare with.
pub fn course(title: &str, below: &str, points: &[(f64, Estimate)], compare: f64) -> String {
    let far = points.last().map_or(1.0, |(x, _)| *x).max(1.0);
    let x = |at: f64| LEFT + (WIDTH - LEFT - RIGHT) * at / far;
    let y = |share: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share);
    let mut svg = head(title, HEIGHT);
    for tenth in 0..=10 {
        let share = f64::from(tenth) / 10.0;
        line(&mut svg, (LEFT, y(share)), (WIDTH - RIGHT, y(share)), "grid");
        if tenth % 2 == 0 {
            text(&mut svg, (LEFT - 6.0, y(share) + 4.0), "end", &format!("{} %", tenth * 10));
        }
    }
    line(&mut svg, (LEFT, y(compare)), (WIDTH - RIGHT, y(compare)), "compare");
    for quarter in 0..=4 {
        let at = far * f64::from(quarter) / 4.0;
        text(&mut svg, (x(at), HEIGHT - BOTTOM + 18.0), "middle", &format!("{at:.0}"));
    }
    text(&mut svg, (WIDTH / 2.0, HEIGHT - 6.0), "middle", below);
    let there = points.iter().map(|(at, estimate)| (x(*at), y(estimate.high)));
    let back = points.iter().rev().map(|(at, estimate)| (x(*at), y(estimate.low)));
    let _ = writeln!(svg, r#"<polygon class="band" points="{}"/>"#, joined(there.chain(back)));
    let middle = points.iter().map(|(at, estimate)| (x(*at), y(estimate.value)));
    let _ = writeln!(svg, r#"<polyline class="line" points="{}"/>"#, joined(middle));
    svg + "</svg>\n"
}

/// Named figures with their intervals, one below the other.
pub fn bars(title: &str, rows: &[(String, Estimate)]) -> String {
    const ROW: f64 = 24.0;
    const NAMES: f64 = 240.0;
    let height = TOP + ROW * rows.len() as f64 + BOTTOM;
    let ends = rows.iter().flat_map(|(_, estimate)| [estimate.low, estimate.high]);
    let (low, high) = ends.fold((0.0_f64, 1.0_f64), |(low, high), end| (low.min(end), high.max(end)));
    let x = |value: f64| NAMES + (WIDTH - NAMES - 90.0) * (value - low) / (high - low);
    let mut svg = head(title, height);
    let step = step(high - low);
    let mut tick = (low / step).ceil() * step;
    while tick <= high {
        line(&mut svg, (x(tick), TOP - 6.0), (x(tick), height - BOTTOM + 4.0), "grid");
        text(&mut svg, (x(tick), height - BOTTOM + 20.0), "middle", &format!("{tick:.0}"));
        tick += step;
    }
    for (index, (name, estimate)) in rows.iter().enumerate() {
        let y = TOP + ROW * (index as f64 + 0.5);
        text(&mut svg, (NAMES - 10.0, y + 4.0), "end", name);
        line(&mut svg, (x(estimate.low), y), (x(estimate.high), y), "line");
        let _ = writeln!(svg, r#"<circle class="dot" cx="{:.1}" cy="{y:.1}" r="4"/>"#, x(estimate.value));
        text(&mut svg, (x(estimate.high) + 8.0, y + 4.0), "start", &format!("{:.0}", estimate.value));
    }
    svg + "</svg>\n"
}

/// A round distance between ticks, for about six of them.
fn step(range: f64) -> f64 {
    let power = 10_f64.powf((range / 6.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|factor| factor * power)
        .into_iter()
        .find(|step| range / step <= 7.0)
        .unwrap_or(range)
}

fn head(title: &str, height: f64) -> String {
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">
<title>{0}</title>
<style>
text {{ fill: #222 }} .grid {{ stroke: #ddd }} .compare {{ stroke: #888; stroke-dasharray: 4 3 }}
.line {{ stroke: #1f6f8b; stroke-width: 2; fill: none }} .band {{ fill: #1f6f8b; opacity: 0.18 }} .dot {{ fill: #1f6f8b }}
</style>
<rect width="100%" height="100%" fill="#fff"/>
"##,
        escaped(title)
    );
    text(&mut svg, (WIDTH / 2.0, 22.0), "middle", title);
    svg
}

fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), class: &str) {
    let (x1, y1, x2, y2) = (from.0, from.1, to.0, to.1);
    let _ = writeln!(svg, r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#);
}

fn text(svg: &mut String, at: (f64, f64), anchor: &str, words: &str) {
    let (x, y, words) = (at.0, at.1, escaped(words));
    let _ = writeln!(svg, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{words}</text>"#);
}

fn joined(points: impl Iterator<Item = (f64, f64)>) -> String {
    points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_whole_and_says_everything() {
        let estimate = Estimate { value: 0.6, low: 0.5, high: 0.7 };
        let svg = course("a < b & c", "games", &[(2.0, estimate), (4.0, estimate)], 0.5);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("a &lt; b &amp; c") && svg.contains("60 %") && !svg.contains("NaN"));
        assert!(!course("nothing yet", "games", &[], 0.5).contains("NaN"));
        let svg = bars("ladder", &[("level 1".into(), Estimate { value: 300.0, low: 250.0, high: 340.0 })]);
        assert!(svg.contains("level 1") && svg.contains(">300<") && !svg.contains("NaN"));
        assert!(bars("empty", &[]).ends_with("</svg>\n"));
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!([step(1.0), step(600.0), step(2000.0)], [0.2, 100.0, 500.0]);
    }
}
