//! Comments, documents and sentences avoid constructions that have to be read twice.

mod prose;

use crate::source::Source;
use prose::{Line, Place, lines};

/// First words that point at a subject instead of naming it.
const POINTERS: &[&str] =
    &["it", "its", "that", "they", "what", "who", "whom", "whose", "how", "where", "so", "the same"];
const NAME_THE_SUBJECT: &str = "begin a function's doc with a verb (\"Returns\"), any other doc with a noun";

/// Refused English phrases, with advice. Words in `code` are exempt.
const ENGLISH: &[(&[&str], &str)] = &[
    (&["somebody", "whoever", "whomever"], "name the person: the player, a spectator, the engine"),
    (
        &[
            "nobody who",
            "nobody whose",
            "nobody that",
            "nobody to",
            "nobody's",
            "is nobody",
            "are nobody",
            "be nobody",
            "to nobody",
            "of nobody",
            "by nobody",
            "about nobody",
            "for nobody",
        ],
        "write `no player`, `no owner`, `an unknown player`",
    ),
    (&["so many", "so much"], "write the number, or `this number of`"),
    (&["anew"], "write `again`"),
    (&["of one's own", "as one likes"], "write `a custom …`, `as you like`"),
    (
        &["is told", "are told", "was told", "were told", "be told", "been told", "being told", "to be said"],
        "say who does what: `the server sends`, `the player sees`, `the message`",
    ),
    (&["keep house", "keeps house", "keeping house"], "write `background work`"),
];

/// Refused Portuguese words: Brazilian ones, and synonyms of the glossary's words.
const PORTUGUESE: &[(&[&str], &str)] = &[
    (
        &["usuário", "arquivo", "tela", "senha", "salvar"],
        "write utilizador, ficheiro, ecrã, palavra-passe, guardar",
    ),
    (&["turno", "turnos"], "a turn is `vez` (docs/glossary.md)"),
    (&["sugestão", "sugestões"], "a hint is `dica` (docs/glossary.md)"),
    (&["lance", "lances"], "a move is `jogada` (docs/glossary.md)"),
];

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    sources.iter().flat_map(of_source).collect()
}

fn of_source(source: &Source) -> Vec<String> {
    let found = lines(source).into_iter().flat_map(|line| of_line(&line));
    found.map(|(number, complaint)| format!("{}:{number}: {complaint}", source.path)).collect()
}

fn of_line(line: &Line) -> Vec<(usize, String)> {
    let words = words(&line.text);
    let phrases = if line.place == Place::Portuguese { PORTUGUESE } else { ENGLISH };
    let refused = phrases.iter().flat_map(|(phrases, advice)| {
        let found = phrases.iter().filter(|phrase| contains(&words, phrase));
        found.map(move |phrase| format!("`{phrase}`: {advice}"))
    });
    let pointer = POINTERS.iter().find(|pointer| line.place == Place::DocStart && starts(&words, pointer));
    let pointing = pointer.map(|pointer| format!("a doc begins with `{pointer}`: {NAME_THE_SUBJECT}"));
    refused.chain(pointing).map(|complaint| (line.number, complaint)).collect()
}

/// Returns the words in lower case, each between blanks.
fn words(text: &str) -> String {
    let is_inside = |letter: char| letter.is_alphanumeric() || ['\'', '’', '-'].contains(&letter);
    let words = text.split(|letter| !is_inside(letter)).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(|word| word.to_lowercase().replace('’', "'")).collect();
    format!(" {} ", words.join(" "))
}

/// Returns whether a phrase occurs; "told apart" is English.
fn contains(words: &str, phrase: &str) -> bool {
    let phrase = format!(" {phrase} ");
    words.match_indices(&phrase).any(|(place, _)| !words[place + phrase.len()..].starts_with("apart "))
}

fn starts(words: &str, phrase: &str) -> bool {
    words.starts_with(&format!(" {phrase} "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str, expected: &[&str]) {
        let source = Source { path: path.into(), text: text.into() };
        let complaints = of_source(&source);
        assert_eq!(complaints.len(), expected.len(), "{complaints:?}");
        for (complaint, expected) in complaints.iter().zip(expected) {
            assert!(complaint.contains(expected), "{complaint}");
        }
    }

    #[test]
    fn docs_name_their_subject() {
        check("a.rs", "/// How long it takes.\nfn a() {}", &["a.rs:1: a doc begins with `how`"]);
        check("a.rs", "//! The same again.", &["the same"]);
        check("a.rs", "/// Returns it.\n/// How is its business.\nfn a() {}", &[]);
        check("a.rs", "// It is fast.\nlet text = \"/// So?\";", &[]);
    }

    #[test]
    fn phrases_are_refused_in_comments_documents_and_sentences() {
        check("a.rs", "    // Whoever wins is told.\n    let somebody = 1;", &["`whoever`", "`is told`"]);
        check("docs/a.md", "Nobody moves.\n\n```\nsomebody\n```\n\n`anew` and anew", &["a.md:7: `anew`"]);
        check("words/en/a.ftl", "a = { $player } is nobody\n    whose turn anew", &["`is nobody`", "`anew`"]);
        check("docs/a.md", "Players are told apart by colour. It is nobody's turn.", &["nobody's"]);
    }

    #[test]
    fn portuguese_has_words_of_its_own() {
        check("words/pt/a.ftl", "a = o seu Turno\nb = a sua vez", &["pt/a.ftl:1: `turno`"]);
        check("crates/a/words/pt.md", "Guarde o arquivo.", &["arquivo"]);
    }
}
