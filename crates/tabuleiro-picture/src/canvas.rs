//! An SVG under construction: shapes, texts and drawings, with each drawing defined once.

use crate::geometry::Point;
use std::collections::BTreeSet;
use std::fmt::Write;
use tabuleiro_svg::escaped;

/// Fonts: the one of raster pictures first, then similar ones.
const FONTS: &str = "DejaVu Sans,Verdana,sans-serif";

/// The elements of an SVG so far.
#[derive(Default)]
pub(crate) struct Canvas {
    defined: BTreeSet<String>,
    definitions: String,
    body: String,
}

impl Canvas {
    /// Adds an element.
    pub(crate) fn put(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// Adds a polygon.
    pub(crate) fn polygon(&mut self, corners: &[Point], look: &str) {
        let points: Vec<String> = corners.iter().map(|&at| point(at)).collect();
        self.put(&format!("<polygon points=\"{}\" {look}/>", points.join(" ")));
    }

    /// Adds a circle.
    pub(crate) fn circle(&mut self, (x, y): Point, radius: f64, look: &str) {
        self.put(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {look}/>", n(x), n(y), n(radius)));
    }

    /// Adds a line of text; `anchor` is `start`, `middle` or `end`.
    pub(crate) fn text(&mut self, (x, y): Point, size: f64, anchor: &str, fill: &str, text: &str) {
        let text = escaped(text);
        self.put(&format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{anchor}\" fill=\"{fill}\">{text}</text>",
            n(x),
            n(y),
            n(size)
        ));
    }

    /// Adds one of the game's drawings, centred on a point.
    pub(crate) fn drawing(&mut self, name: &str, svg: &str, (x, y): Point, scale: f64, colour: &str) {
        if self.defined.insert(name.into()) {
            let _ = write!(self.definitions, "<g id=\"d-{}\">{}</g>", escaped(name), inside(svg));
        }
        let (left, top) = (x - 50.0 * scale, y - 50.0 * scale);
        self.put(&format!(
            "<use href=\"#d-{}\" transform=\"translate({} {}) scale({})\" color=\"{colour}\"/>",
            escaped(name),
            n(left),
            n(top),
            n(scale)
        ));
    }

    /// Returns the whole document.
    pub(crate) fn finish(
        self,
        extent: Point,
        pixels: (u32, u32),
        ground: &str,
        title: &str,
        about: &str,
    ) -> String {
        let Canvas { definitions, body, .. } = self;
        let (width, height) = pixels;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {} {}\" role=\"img\" font-family=\"{FONTS}\">\n\
             <title>{}</title>\n<desc>{}</desc>\n<defs>{definitions}</defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"{ground}\"/>\n{body}</svg>\n",
            n(extent.0),
            n(extent.1),
            escaped(title),
            escaped(about)
        )
    }
}

/// Writes a number with up to two decimals.
pub(crate) fn n(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

fn point((x, y): Point) -> String {
    format!("{},{}", n(x), n(y))
}

/// Returns the contents of the outermost element, without comments.
fn inside(svg: &str) -> String {
    let body = svg.split_once('>').map_or("", |(_, rest)| rest);
    let body = body.rsplit_once("</svg>").map_or(body, |(body, _)| body);
    let mut plain = String::with_capacity(body.len());
    let mut rest = body;
    while let Some((before, after)) = rest.split_once("<!--") {
        plain.push_str(before);
        rest = after.split_once("-->").map_or("", |(_, rest)| rest);
    }
    plain.push_str(rest);
    plain.lines().map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in [(1.0, "1"), (-0.001, "0"), (2.504, "2.5"), (1.0 / 3.0, "0.33")] {
            assert_eq!(n(number), text);
        }
    }

    #[test]
    fn of_a_drawing_the_inside_is_taken() {
        assert_eq!(inside("<svg a=\"b\">\n  <!-- A dot. -->\n  <g/>\n</svg>\n"), "<g/>");
        assert_eq!(inside("nothing"), "");
    }
}
