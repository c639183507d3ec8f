//! A hint: a good move, and why.

use super::GameScreen;
use crate::house::House;
use crate::screen::Action;
use crate::theme::Role;
use tabuleiro_core::{Message, Player, Scores};
use tabuleiro_engine::Thought;
use tabuleiro_table::Play;

impl GameScreen {
    /// Shows a hint and puts the cursor on its first cell.
    pub(in crate::screens) fn tell_hint(&mut self, mv: &str, thought: Option<&Thought<String>>) {
        let play = self.game.sitting.table().play_state();
        let Some(choice) = play.choices().into_iter().find(|choice| choice.text == mv) else { return };
        let Some(player) = play.status().to_move() else { return };
        let hint = Message::new("play-hint").text("move", mv).message("sentence", choice.sentence);
        let why = self.reason(play, player, mv, thought);
        self.speller.go_to(play.board(), choice.clicks.first());
        let text = format!("{} {why} {}", self.say(&hint), self.speaker.word("hint-enter"));
        self.hint = Some(super::Hint { mv: mv.into(), clicks: choice.clicks });
        self.note = Some(super::Note { text, role: Role::Good });
    }

    /// Plays the move that was recommended.
    pub(super) fn play_hint(&mut self, hint: &super::Hint, house: &mut House) -> Action {
        let played = self.game.play(&hint.mv, house);
        self.refresh();
        self.tell_problem(played);
        Action::Stay
    }

    /// Returns the reason: the gain of the move, or of its line, or its consequence, without hidden information.
    fn reason(&self, play: &dyn Play, player: Player, mv: &str, thought: Option<&Thought<String>>) -> String {
        let before = play.scores();
        let mut next = play.known();
        let mut reasons = Vec::new();
        let is_known = try_openly(&mut *next, mv);
        let at_once = self.gains(&before, &next.scores(), player);
        let line: &[String] = thought.map_or(&[], |thought| &thought.lines[0].moves);
        let decisions =
            1 + line.iter().skip(1).take_while(|mv| is_known && try_openly(&mut *next, mv)).count();
        let later = self.gains(&before, &next.scores(), player);
        if !at_once.is_empty() {
            reasons.push(self.say(&Message::new("hint-gains").text("parts", at_once)));
        } else if !later.is_empty() {
            let later = Message::new("hint-gains-later").text("parts", later);
            reasons.push(self.say(&later.number("decisions", decisions as i64)));
        }
        if let Some(thought) = thought {
            let percent = (thought.lines[0].values[player] * 100.0).round() as i64;
            reasons.push(self.say(&Message::new("hint-expects").number("percent", percent)));
        }
        reasons.join(" ")
    }

    /// Returns gains such as `planets +3, territory +1`.
    fn gains(&self, before: &Scores, after: &Scores, player: Player) -> String {
        let parts = before.of(player).zip(after.of(player));
        let gained =
            parts.filter(|((_, before), (_, after))| before != after).map(|((part, before), (_, after))| {
                format!("{} {:+}", self.speaker.word(format!("score-{part}")), after - before)
            });
        gained.collect::<Vec<_>>().join(", ")
    }
}

/// Plays a move of a line; returns `false` if it is illegal or would reveal something hidden.
fn try_openly(play: &mut dyn Play, mv: &str) -> bool {
    let is_open = play.choices().iter().any(|choice| choice.text == mv && !choice.reveals);
    is_open && play.play(mv).is_ok()
}
