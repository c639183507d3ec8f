//! One game, from its first question to its end.

mod orders;

use super::console::Console;
use super::entry::{Entry, understand};
use super::menu::choose;
use super::page;
use super::thinking::saying;
use crate::failure::Failure;
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use orders::Obeyed;
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tabuleiro_core::present::Click;
use tabuleiro_core::{Message, Player, Random};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_store::SavedGame;
use tabuleiro_table::clock::face;
use tabuleiro_table::{Budget, Computer, Means, Selected, Step, Table, ThinkError, buttons, select};
use tabuleiro_ugi::Computers;
use tabuleiro_words::{Speaker, answers};

/// A game being played at a console.
pub struct Session<'a> {
    pub screen: &'a Screen,
    pub table: Table,
    /// Where every step is kept.
    pub saved: Option<SavedGame>,
    /// The computer players.
    pub computers: Computers,
    pub random: Random,
    /// Somebody who speaks about this game, once there is something to say.
    pub speaker: OnceCell<Rc<Speaker>>,
    /// Those to whom the whole board has been told in sentences.
    pub told: BTreeSet<Player>,
    /// How long a computer's turn stays on the page when nobody plays against it.
    pub pause: Duration,
}

/// What comes after a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum After {
    /// The same game again.
    Again,
    /// The same game again, and the winner starts.
    WinnerStarts(Player),
    /// The menus.
    Menu,
    /// Nothing.
    Quit,
}

impl Session<'_> {
    /// Plays until the game ends or the player leaves.
    pub fn run(&mut self, console: &mut Console) -> Result<After> {
        let speaker = self.speaker();
        write_wrapped(console.out, &speaker.word("play-welcome"), self.screen.columns, "  ")?;
        while let Some(player) = self.table.to_move() {
            if self.is_out_of_time(player, Duration::ZERO) {
                self.run_out_of_time(console, player)?;
                continue;
            }
            let goes_on = match self.table.seats[player.index()].computer {
                Some(_) => self.computer_turn(console, player)?,
                None => self.person_decision(console, player)?,
            };
            if !goes_on {
                return Ok(After::Quit);
            }
        }
        console.say("")?;
        page::write_position(console.out, &self.table, self.screen)?;
        self.ask_after(console)
    }

    fn speaker(&self) -> Rc<Speaker> {
        self.speaker.get_or_init(|| page::speaker(&self.table, self.screen).into()).clone()
    }

    fn has_people(&self) -> bool {
        self.table.seats.iter().any(|seat| seat.computer.is_none())
    }

    /// Plays a computer's turn and tells it.
    fn computer_turn(&mut self, console: &mut Console, player: Player) -> Result<bool> {
        let watched = !self.has_people();
        if watched {
            console.say("")?;
            page::write_position(console.out, &self.table, self.screen)?;
            console.out.flush()?;
            std::thread::sleep(self.pause);
        }
        loop {
            let begin = Instant::now();
            console.out.flush()?;
            let mv = self.computer_decision(player)?;
            if self.is_out_of_time(player, begin.elapsed()) {
                self.run_out_of_time(console, player)?;
                return Ok(true);
            }
            let step = self.table.play(&mv)?.clone();
            self.table.note_time(begin.elapsed().as_millis() as u64);
            self.save()?;
            self.tell(console, &step)?;
            if self.table.to_move() != Some(player) || !self.table.play_state().is_mid_turn() {
                return Ok(true);
            }
        }
    }

    /// Whether a player has nothing left after so long.
    fn is_out_of_time(&self, player: Player, after: Duration) -> bool {
        let mut clock = self.table.clock();
        clock.resume(0);
        clock.flagged(after.as_millis() as u64) == Some(player)
    }

    fn run_out_of_time(&mut self, console: &mut Console, player: Player) -> Result<()> {
        self.table.run_out_of_time(player)?;
        self.save()?;
        console.say(&self.speaker().say(&Message::new("play-out-of-time").player("player", player)))?;
        Ok(())
    }

    /// Returns the move of the computer in a seat.
    fn computer_decision(&mut self, player: Player) -> Result<String> {
        let budget = Budget::of_clock(self.table.clock().limits(player, 0));
        let computer = self.table.seats[player.index()].computer.clone();
        let computer = computer.ok_or(ThinkError::Empty(player.index()))?;
        self.decide(player.index(), &computer, &budget, player)
    }

    /// Returns the move of the computer in a slot, which thinks for a player.
    fn decide(
        &mut self,
        slot: usize,
        computer: &Computer,
        budget: &Budget,
        player: Player,
    ) -> Result<String> {
        let text = self.speaker().say(&Message::new("play-thinks").player("player", player));
        let (kind, line) = (self.table.kind(), self.table.game_line());
        let (computers, random) = (&mut self.computers, &mut self.random);
        let decided = saying(&text, self.screen, || {
            let mut means = Means {
                timer: &|| Box::new(Stopwatch::start()),
                workers: &Threads,
                stop: &AtomicBool::new(false),
                random,
            };
            let player = computers.at(slot, kind, computer);
            player.catch_up(&line)?;
            player.decide(budget, &mut means, &mut |_| {})
        });
        Ok(decided.map_err(|error| Failure::of(&error))?.mv)
    }

    /// Asks a person until something is decided; `false` when they leave.
    fn person_decision(&mut self, console: &mut Console, player: Player) -> Result<bool> {
        console.say("")?;
        self.write_situation(console, player)?;
        let begin = Instant::now();
        let mut pending: Vec<Click> = Vec::new();
        loop {
            let speaker = self.speaker();
            let choices = self.table.play_state().choices();
            let prompt = self.prompt(&speaker, player, &pending, begin.elapsed());
            let Some(line) = console.ask(&prompt)? else {
                self.say_kept(console, &speaker)?;
                return Ok(false);
            };
            if self.is_out_of_time(player, begin.elapsed()) {
                self.run_out_of_time(console, player)?;
                return Ok(true);
            }
            match understand(&line, &pending, &choices, &speaker) {
                Entry::Move(text) => {
                    let step = self.table.play(&text)?.clone();
                    self.table.note_time(begin.elapsed().as_millis() as u64);
                    self.save()?;
                    self.tell(console, &step)?;
                    return Ok(true);
                }
                Entry::Clicks(clicks) => {
                    pending = clicks;
                    self.write_next(console, &speaker, &pending)?;
                }
                Entry::Illegal(clicks) => {
                    let why = self.table.play_state().why_illegal(&clicks);
                    let why = why.unwrap_or_else(|| Message::new("play-unknown").text("word", line));
                    let text = speaker.say(&Message::new("play-illegal").message("why", why));
                    write_wrapped(console.out, &text, self.screen.columns, "  ")?;
                }
                Entry::Unknown(word) => {
                    let text = speaker.say(&Message::new("play-unknown").text("word", word));
                    write_wrapped(console.out, &text, self.screen.columns, "  ")?;
                }
                Entry::Nothing if pending.is_empty() => console.say(&speaker.word("play-how"))?,
                Entry::Nothing => self.write_next(console, &speaker, &pending)?,
                Entry::Order("back", _) if !pending.is_empty() => pending.clear(),
                Entry::Order(order, argument) => match self.obey(console, order, &argument, player)? {
                    Obeyed::Stay => {}
                    Obeyed::Changed => return Ok(true),
                    Obeyed::Leave => return Ok(false),
                },
            }
        }
    }

    /// The position; to somebody who has heard it before, only what is different and what is to be decided.
    fn write_situation(&mut self, console: &mut Console, player: Player) -> Result<()> {
        if !self.screen.describe || !self.told.contains(&player) {
            self.told.insert(player);
            return Ok(page::write_position(console.out, &self.table, self.screen)?);
        }
        let speaker = self.speaker();
        // What was played has been told when it happened; within a turn there is nothing else to tell.
        if !self.table.play_state().is_mid_turn() {
            self.answer(console, &answers::changed_cells(&self.table, player, &speaker))?;
        }
        let caption = speaker.say(&self.table.play_state().view().caption);
        console.say(&self.screen.paint(&caption, Style::STRONG))?;
        Ok(())
    }

    /// Who is to decide, what they have left, and the clicks so far.
    fn prompt(&self, speaker: &Speaker, player: Player, pending: &[Click], spent: Duration) -> String {
        let name = self.screen.paint(&speaker.name(player), Style::of_player(player));
        let left_ms = self.table.clock().left_ms(player, 0);
        let left = left_ms.map(|left_ms| face(left_ms.saturating_sub(spent.as_millis() as u64)));
        let clicks = pending.iter().map(ToString::to_string);
        format!("{}>", std::iter::once(name).chain(left).chain(clicks).collect::<Vec<_>>().join(" "))
    }

    /// What can follow the clicks so far: cells by name, buttons by number.
    fn write_next(&self, console: &mut Console, speaker: &Speaker, clicks: &[Click]) -> Result<()> {
        let choices = self.table.play_state().choices();
        let Selected::Next(next) = select(&choices, clicks) else { return Ok(()) };
        let cells: Vec<String> =
            next.iter().filter(|click| matches!(click, Click::Cell(_))).map(ToString::to_string).collect();
        if !cells.is_empty() {
            let text = speaker.say(&Message::new("play-next-cells").text("cells", cells.join(" ")));
            write_wrapped(console.out, &text, self.screen.columns, "  ")?;
        }
        for (index, button) in buttons(&choices, clicks).iter().enumerate() {
            console.say(&format!("  {}  {}", index + 1, speaker.word(format!("button-{button}"))))?;
        }
        Ok(())
    }

    fn tell(&self, console: &mut Console, step: &Step) -> Result<()> {
        let speaker = self.speaker();
        let sentence = format!("{} ({})", speaker.say(&step.sentence), step.text);
        write_wrapped(
            console.out,
            &self.screen.paint(&sentence, Style::of_player(step.player)),
            self.screen.columns,
            "  ",
        )?;
        for event in &step.events {
            write_wrapped(console.out, &format!("  {}", speaker.say(event)), self.screen.columns, "  ")?;
        }
        Ok(())
    }

    fn save(&self) -> Result<()> {
        if let Some(saved) = &self.saved {
            saved.save(&self.table.record())?;
        }
        Ok(())
    }

    fn say_kept(&self, console: &mut Console, speaker: &Speaker) -> Result<()> {
        if let Some(saved) = &self.saved {
            let text = Message::new("play-kept").text("path", saved.path().display());
            console.say(&speaker.say(&text))?;
        }
        Ok(())
    }

    fn ask_after(&self, console: &mut Console) -> Result<After> {
        let speaker = self.speaker();
        let winners = self.table.finish().map(|finish| finish.winners()).unwrap_or_default();
        let mut texts =
            vec![speaker.word("after-again"), speaker.word("after-menu"), speaker.word("after-quit")];
        let mut ways = vec![After::Again, After::Menu, After::Quit];
        if let [winner] = winners[..] {
            texts.insert(1, speaker.say(&Message::new("after-winner-starts").player("player", winner)));
            ways.insert(1, After::WinnerStarts(winner));
        }
        let last = texts.len() - 1;
        let chosen = choose(console, self.screen, &speaker.word("after-question"), &texts, last)?;
        Ok(chosen.map_or(After::Quit, |chosen| ways[chosen]))
    }
}
