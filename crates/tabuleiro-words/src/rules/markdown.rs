//! Rules as they are written: Markdown, a page for each heading, `![what is to be seen](NAME)` for a picture.

use super::picture::Figure;
use super::{Block, Page, Span, Text, Tone};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// Returns the pages of a text. A picture that does not exist is left out, its words stay.
pub(super) fn pages(markdown: &str, pictures: &[Figure]) -> Vec<Page> {
    let mut reader = Reader { pictures, ..Reader::default() };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        reader.read(event);
    }
    reader.pages
}

/// The text read so far.
#[derive(Default)]
struct Reader<'a> {
    pictures: &'a [Figure],
    pages: Vec<Page>,
    /// The words being read.
    text: Text,
    tones: Vec<Tone>,
    /// The next number of each list that is open; none in those without numbers.
    lists: Vec<Option<u64>>,
    row: Vec<Text>,
    table: Vec<Vec<Text>>,
    /// The picture whose caption is being read.
    picture: Option<Figure>,
}

impl Reader<'_> {
    fn read(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.begin(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.say(&text, self.tones.last().copied().unwrap_or(Tone::Plain)),
            Event::Code(text) => self.say(&text, Tone::Typed),
            Event::SoftBreak | Event::HardBreak => {
                self.say(" ", self.tones.last().copied().unwrap_or(Tone::Plain));
            }
            _ => {}
        }
    }

    fn begin(&mut self, tag: Tag) {
        match tag {
            Tag::Strong => self.tones.push(Tone::Strong),
            Tag::Emphasis => self.tones.push(Tone::Emphasis),
            Tag::List(first) => {
                self.end_text();
                self.lists.push(first);
            }
            Tag::Image { dest_url, .. } => {
                self.end_text();
                self.picture = self.pictures.iter().find(|picture| picture.name == *dest_url).cloned();
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong | TagEnd::Emphasis => drop(self.tones.pop()),
            TagEnd::Heading(_) => {
                let title = super::plain(&std::mem::take(&mut self.text));
                self.pages.push(Page { title, blocks: Vec::new() });
            }
            TagEnd::Paragraph | TagEnd::Item => self.end_text(),
            TagEnd::List(_) => drop(self.lists.pop()),
            TagEnd::TableCell => self.row.push(std::mem::take(&mut self.text)),
            TagEnd::TableRow | TagEnd::TableHead => self.table.push(std::mem::take(&mut self.row)),
            TagEnd::Table => {
                let table = std::mem::take(&mut self.table);
                self.put(Block::Table(table));
            }
            TagEnd::Image => match self.picture.take() {
                Some(picture) => {
                    let caption = std::mem::take(&mut self.text);
                    self.put(Block::Picture { picture, caption });
                }
                None => self.end_text(),
            },
            _ => {}
        }
    }

    fn say(&mut self, text: &str, tone: Tone) {
        match self.text.last_mut() {
            Some(last) if last.tone == tone => last.text.push_str(text),
            _ => self.text.push(Span { text: text.into(), tone }),
        }
    }

    /// Ends the text as a point of the current list, or as a paragraph.
    fn end_text(&mut self) {
        let text = std::mem::take(&mut self.text);
        if super::plain(&text).trim().is_empty() {
            return;
        }
        let block = match self.lists.last_mut() {
            Some(next) => {
                let number = *next;
                *next = next.map(|number| number + 1);
                Block::Item { number, text }
            }
            None => Block::Text(text),
        };
        self.put(block);
    }

    fn put(&mut self, block: Block) {
        if self.pages.is_empty() {
            self.pages.push(Page { title: String::new(), blocks: Vec::new() });
        }
        self.pages.last_mut().expect("there is a page now").blocks.push(block);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_begins_a_page_and_everything_else_is_a_block() {
        let text = "# Game\nSome *soft* and **hard** `c4`\nwords.\n\n- one\n- two\n\n3. three\n4. four\n\n\
                    ## End\n![Look **here**.](seen)\n\n![No such picture.](unseen)\n\n| a | b |\n|---|---|\n| c | `d` |\n";
        let picture = Figure::parse("seen x1.y").unwrap();
        let pages = pages(text, std::slice::from_ref(&picture));
        let titles: Vec<&str> = pages.iter().map(|page| page.title.as_str()).collect();
        assert_eq!(titles, ["Game", "End"]);
        let span = |text: &str, tone| Span { text: text.into(), tone };
        let plain = |text: &str| vec![span(text, Tone::Plain)];
        let item = |number, text| Block::Item { number, text: plain(text) };
        let words = vec![
            span("Some ", Tone::Plain),
            span("soft", Tone::Emphasis),
            span(" and ", Tone::Plain),
            span("hard", Tone::Strong),
            span(" ", Tone::Plain),
            span("c4", Tone::Typed),
            span(" words.", Tone::Plain),
        ];
        assert_eq!(
            pages[0].blocks,
            [
                Block::Text(words),
                item(None, "one"),
                item(None, "two"),
                item(Some(3), "three"),
                item(Some(4), "four")
            ]
        );
        let caption = vec![span("Look ", Tone::Plain), span("here", Tone::Strong), span(".", Tone::Plain)];
        let table = vec![vec![plain("a"), plain("b")], vec![plain("c"), vec![span("d", Tone::Typed)]]];
        assert_eq!(
            pages[1].blocks,
            [
                Block::Picture { picture, caption },
                Block::Text(plain("No such picture.")),
                Block::Table(table)
            ]
        );
    }
}
