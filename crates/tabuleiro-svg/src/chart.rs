//! Charts: lines, texts and marks on white ground.

use crate::escaped;
use std::fmt::Write as _;

/// A place in a chart, from the top left corner.
pub type Point = (f64, f64);

/// The part of a chart between its axes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Area {
    /// Left edge.
    pub left: f64,
    /// Top edge.
    pub top: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Area {
    /// Returns the place of two shares, 0 to 1 each: from the left, and from the bottom.
    pub fn place(&self, along: f64, up: f64) -> Point {
        (self.left + self.width * along, self.top + self.height * (1.0 - up))
    }

    /// Returns the right edge.
    pub fn right(&self) -> f64 {
        self.left + self.width
    }

    /// Returns the bottom edge.
    pub fn bottom(&self) -> f64 {
        self.top + self.height
    }
}

/// A chart under construction. `look` stands for SVG presentation attributes, such as `fill="red"`.
#[derive(Debug)]
pub struct Chart(String);

/// Colour of grid lines.
const GRID: &str = "stroke=\"#ddd\"";
/// Space between a tick and its label.
const GAP: f64 = 6.0;
/// Distance from the middle of a line of text to its baseline.
const BASELINE: f64 = 4.0;

impl Chart {
    /// Returns an empty chart.
    pub fn new(width: f64, height: f64) -> Chart {
        Chart(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
             font-size=\"12\" fill=\"#222\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        ))
    }

    /// Writes a title above an area and as the title of the document.
    pub fn title(&mut self, area: Area, title: &str) {
        let _ = writeln!(self.0, "<title>{}</title>", escaped(title));
        self.text((area.left + area.width / 2.0, 22.0), "middle", title);
    }

    /// Draws horizontal grid lines in `steps` steps from 0 to 100 % and labels every `labelled`th.
    pub fn percentages(&mut self, area: Area, steps: u32, labelled: u32) {
        for step in 0..=steps {
            let share = f64::from(step) / f64::from(steps);
            let (from, to) = (area.place(0.0, share), area.place(1.0, share));
            self.line(from, to, GRID);
            if step.is_multiple_of(labelled) {
                self.text((from.0 - GAP, from.1 + BASELINE), "end", &format!("{:.0} %", share * 100.0));
            }
        }
    }

    /// Draws a vertical grid line with its label below it.
    pub fn tick(&mut self, x: f64, area: Area, label: &str) {
        self.line((x, area.top - GAP), (x, area.bottom() + BASELINE), GRID);
        self.text((x, area.bottom() + 20.0), "middle", label);
    }

    /// Draws a line.
    pub fn line(&mut self, from: Point, to: Point, look: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = writeln!(self.0, r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" {look}/>"#);
    }

    /// Writes a text; `anchor` is `start`, `middle` or `end`.
    pub fn text(&mut self, (x, y): Point, anchor: &str, words: &str) {
        let words = escaped(words);
        let _ = writeln!(self.0, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{words}</text>"#);
    }

    /// Draws a line through points.
    pub fn polyline(&mut self, points: impl Iterator<Item = Point>, look: &str) {
        let _ = writeln!(self.0, r#"<polyline points="{}" fill="none" {look}/>"#, joined(points));
    }

    /// Fills the shape between points.
    pub fn polygon(&mut self, points: impl Iterator<Item = Point>, look: &str) {
        let _ = writeln!(self.0, r#"<polygon points="{}" {look}/>"#, joined(points));
    }

    /// Draws a dot, with a tooltip unless `about` is empty.
    pub fn dot(&mut self, (x, y): Point, radius: f64, look: &str, about: &str) {
        let about =
            if about.is_empty() { String::new() } else { format!("<title>{}</title>", escaped(about)) };
        let _ = writeln!(self.0, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" {look}>{about}</circle>"#);
    }

    /// Draws a coloured square with its meaning beside it.
    pub fn key(&mut self, (x, y): Point, colour: &str, words: &str) {
        let _ = writeln!(self.0, r#"<rect x="{x}" y="{y}" width="12" height="12" fill="{colour}"/>"#);
        self.text((x + 18.0, y + 10.0), "start", words);
    }

    /// Returns the whole document.
    pub fn finish(self) -> String {
        self.0 + "</svg>\n"
    }
}

fn joined(points: impl Iterator<Item = Point>) -> String {
    points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_placed_from_the_bottom_left() {
        let area = Area { left: 10.0, top: 20.0, width: 100.0, height: 50.0 };
        assert_eq!((area.place(0.0, 0.0), area.place(1.0, 1.0)), ((10.0, 70.0), (110.0, 20.0)));
    }

    #[test]
    fn every_step_is_drawn_and_some_are_labelled() {
        let mut chart = Chart::new(100.0, 100.0);
        chart.percentages(Area { left: 0.0, top: 0.0, width: 100.0, height: 100.0 }, 10, 5);
        let svg = chart.finish();
        assert_eq!((svg.matches("<line").count(), svg.matches(" %").count()), (11, 3));
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    }
}
