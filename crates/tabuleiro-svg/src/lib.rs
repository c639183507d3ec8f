//! SVG texts: escaping, and the shapes of charts.

mod chart;

pub use chart::{Area, Chart, Point};

/// Escapes a text for elements and attributes. Characters that XML forbids are removed or become spaces.
///
/// ```
/// assert_eq!(tabuleiro_svg::escaped("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
/// ```
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_forbids_is_left_out() {
        assert_eq!(escaped("<a & \"b\">\u{0}\n\u{ffff}"), "&lt;a &amp; &quot;b&quot;&gt;  ");
    }
}
