//! Charts of a match as plain SVG: the score over time, and a ladder.

use crate::rating::Estimate;
use tabuleiro_svg::{Area, Chart};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 40.0;

const LINE: &str = "stroke=\"#1f6f8b\" stroke-width=\"2\"";
const BAND: &str = "fill=\"#1f6f8b\" opacity=\"0.18\"";
const DOT: &str = "fill=\"#1f6f8b\"";
const COMPARE: &str = "stroke=\"#888\" stroke-dasharray=\"4 3\"";

/// Draws an estimate over the course of a match: the line, the interval around it, and a line for comparison.
pub fn course(title: &str, below: &str, points: &[(f64, Estimate)], compare: f64) -> String {
    const AREA: Area = Area { left: 56.0, top: TOP, width: WIDTH - 72.0, height: HEIGHT - TOP - BOTTOM };
    let far = points.last().map_or(1.0, |(x, _)| *x).max(1.0);
    let mut chart = Chart::new(WIDTH, HEIGHT);
    chart.title(AREA, title);
    chart.percentages(AREA, 10, 2);
    chart.line(AREA.place(0.0, compare), AREA.place(1.0, compare), COMPARE);
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let (x, y) = AREA.place(share, 0.0);
        chart.text((x, y + 18.0), "middle", &format!("{:.0}", far * share));
    }
    chart.text((WIDTH / 2.0, HEIGHT - 6.0), "middle", below);
    let there = points.iter().map(|(at, estimate)| AREA.place(at / far, estimate.high));
    let back = points.iter().rev().map(|(at, estimate)| AREA.place(at / far, estimate.low));
    chart.polygon(there.chain(back), BAND);
    chart.polyline(points.iter().map(|(at, estimate)| AREA.place(at / far, estimate.value)), LINE);
    chart.finish()
}

/// Draws named estimates with their intervals, one below the other.
pub fn bars(title: &str, rows: &[(String, Estimate)]) -> String {
    const ROW: f64 = 24.0;
    const NAMES: f64 = 240.0;
    let area = Area { left: NAMES, top: TOP, width: WIDTH - NAMES - 90.0, height: ROW * rows.len() as f64 };
    let ends = rows.iter().flat_map(|(_, estimate)| [estimate.low, estimate.high]);
    let (low, high) = ends.fold((0.0_f64, 1.0_f64), |(low, high), end| (low.min(end), high.max(end)));
    let x = |value: f64| area.place((value - low) / (high - low), 0.0).0;
    let mut chart = Chart::new(WIDTH, area.bottom() + BOTTOM);
    chart.title(area, title);
    let step = step(high - low);
    let mut tick = (low / step).ceil() * step;
    while tick <= high {
        chart.tick(x(tick), area, &format!("{tick:.0}"));
        tick += step;
    }
    for (index, (name, estimate)) in rows.iter().enumerate() {
        let y = TOP + ROW * (index as f64 + 0.5);
        chart.text((NAMES - 10.0, y + 4.0), "end", name);
        chart.line((x(estimate.low), y), (x(estimate.high), y), LINE);
        chart.dot((x(estimate.value), y), 4.0, DOT, "");
        chart.text((x(estimate.high) + 8.0, y + 4.0), "start", &format!("{:.0}", estimate.value));
    }
    chart.finish()
}

/// Returns a round distance between ticks, for about six ticks.
fn step(range: f64) -> f64 {
    let power = 10_f64.powf((range / 6.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|factor| factor * power)
        .into_iter()
        .find(|step| range / step <= 7.0)
        .unwrap_or(range)
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
