//! One game, from its first question to its end.

mod orders;

use super::console::Console;
use super::entry::{Entry, understand, unknown};
use super::menu::choose;
use super::page;
use super::thinking::saying;
use crate::failure::{About, Failure};
use crate::screen::{Screen, write_wrapped, write_wrapped_around};
use crate::style::Style;
use anyhow::Result;
use orders::Obeyed;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tabuleiro_core::present::Click;
use tabuleiro_core::{Message, Player, Random};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_sitting::{Asked, Sitting};
use tabuleiro_store::Store;
use tabuleiro_table::clock::face;
use tabuleiro_table::{Arrangement, Choice, Means, Rematch, Spelling, Step};
use tabuleiro_ugi::Computers;
use tabuleiro_words::{Localizer, answers, said, telling};

/// A sitting at a console: lines in, lines out.
pub(crate) struct Session<'a> {
    screen: &'a Screen,
    store: &'a Store,
    sitting: Sitting,
    computers: Computers,
    random: &'a mut Random,
    speaker: Rc<Localizer>,
    /// Players who have heard the whole board in sentences.
    told: BTreeSet<Player>,
    /// The time for which a computer's turn stays on the page when only computers play.
    pause: Duration,
}

/// Choice after a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum After {
    /// A rematch.
    Rematch(Rematch),
    /// The menus.
    Menu,
    /// Leave the program.
    Quit,
}

impl<'a> Session<'a> {
    pub(crate) fn new(
        sitting: Sitting,
        store: &'a Store,
        random: &'a mut Random,
        pause: Duration,
        screen: &'a Screen,
    ) -> Session<'a> {
        let speaker = page::speaker(sitting.table(), screen).into();
        let (computers, told) = (Computers::default(), BTreeSet::new());
        Session { screen, store, sitting, computers, random, speaker, told, pause }
    }

    /// Plays until the game ends or the player leaves.
    pub(crate) fn run(&mut self, console: &mut Console) -> Result<After> {
        write_wrapped(console.out, &self.speaker.word("play-welcome"), self.screen.columns, "  ")?;
        while let Some(player) = self.sitting.table().to_move() {
            if self.watch(console)? {
                continue;
            }
            let goes_on = match self.sitting.computer_to_move() {
                _ if self.sitting.is_paused() => self.wait(console, player)?,
                Some(_) => self.computer_turn(console, player)?,
                None => self.person_decision(console, player)?,
            };
            if !goes_on {
                return Ok(After::Quit);
            }
        }
        console.say("")?;
        if self.screen.describe {
            page::write_score(console.out, self.sitting.table(), self.screen)?;
            page::write_end(console.out, self.sitting.table(), self.screen)?;
        } else {
            page::write_position(console.out, self.sitting.table(), self.screen)?;
        }
        self.ask_after(console)
    }

    /// Returns the arrangement of a rematch.
    pub(crate) fn rematch(&self, rematch: Rematch) -> Result<Arrangement, Failure> {
        let arrangement = self.sitting.arrangement.clone();
        let game = arrangement.kind.info;
        arrangement.rematch(rematch, &self.winners()).about(game)
    }

    fn winners(&self) -> Vec<Player> {
        self.sitting.table().finish().map(|finish| finish.winners()).unwrap_or_default()
    }

    fn speaker(&self) -> Rc<Localizer> {
        self.speaker.clone()
    }

    /// Plays a computer's turn and describes it.
    fn computer_turn(&mut self, console: &mut Console, player: Player) -> Result<bool> {
        if !self.sitting.has_people() {
            let begun = Instant::now();
            console.say("")?;
            page::write_position(console.out, self.sitting.table(), self.screen)?;
            console.out.flush()?;
            std::thread::sleep(self.pause);
            self.sitting.skip(begun.elapsed());
        }
        while let Some(asked) = self.sitting.decision(Instant::now()) {
            console.out.flush()?;
            let mv = self.decide(&asked)?;
            if self.watch(console)? {
                break;
            }
            self.play(console, &mv)?;
            let table = self.sitting.table();
            if table.to_move() != Some(player) || !table.play_state().is_mid_turn() {
                break;
            }
        }
        Ok(true)
    }

    /// Reports that a player's time has run out, if so.
    fn watch(&mut self, console: &mut Console) -> Result<bool> {
        let Some(player) = self.sitting.watch(Instant::now())? else { return Ok(false) };
        console.say(&self.speaker.say(&Message::new("play-out-of-time").player("player", player)))?;
        Ok(true)
    }

    /// Plays a move and describes it.
    fn play(&mut self, console: &mut Console, mv: &str) -> Result<()> {
        self.sitting.play(mv, Instant::now())?;
        let step = self.sitting.table().play_state().steps().last();
        step.map_or(Ok(()), |step| self.tell(console, step))
    }

    /// Returns the move of a computer player.
    fn decide(&mut self, asked: &Asked) -> Result<String> {
        let text = self.speaker.say(&Message::new("play-thinks").player("player", asked.player));
        let kind = self.sitting.table().kind();
        let (computers, random) = (&mut self.computers, &mut *self.random);
        let decided = saying(&text, self.screen, || {
            let mut means = Means {
                timer: &|| Box::new(Stopwatch::start()),
                workers: &Threads,
                stop: &AtomicBool::new(false),
                random,
            };
            let player = computers.at(asked.slot, kind, &asked.computer);
            player.catch_up(&asked.line)?;
            player.decide(&asked.budget, &mut means, &mut |_| {})
        });
        Ok(decided.map_err(|error| Failure::of(&error))?.mv)
    }

    /// Waits in a paused game until it goes on; `false` when the person leaves.
    fn wait(&mut self, console: &mut Console, player: Player) -> Result<bool> {
        let speaker = self.speaker();
        loop {
            let Some(line) = console.ask(&speaker.word("play-paused"))? else {
                self.say_kept(console, &speaker)?;
                return Ok(false);
            };
            match understand(&line, &[], &[], &speaker) {
                Entry::Nothing => {
                    self.sitting.play_on(Instant::now())?;
                    return Ok(true);
                }
                Entry::Order(order, argument) => match self.obey(console, order, &argument, player)? {
                    Obeyed::Stay => {}
                    Obeyed::Changed => return Ok(true),
                    Obeyed::Leave => return Ok(false),
                },
                _ => {}
            }
        }
    }

    /// Asks a person until something is decided; `false` when they leave.
    fn person_decision(&mut self, console: &mut Console, player: Player) -> Result<bool> {
        console.say("")?;
        self.write_situation(console, player)?;
        let mut spelling = Spelling::default();
        let choices = self.sitting.table().play_state().choices();
        loop {
            let speaker = self.speaker();
            let Some(line) = console.ask(&self.prompt(&speaker, player, &spelling))? else {
                self.say_kept(console, &speaker)?;
                return Ok(false);
            };
            if self.watch(console)? {
                return Ok(true);
            }
            match understand(&line, spelling.clicks(), &choices, &speaker) {
                Entry::Move(text) => {
                    self.play(console, &text)?;
                    return Ok(true);
                }
                Entry::Clicks(clicks) => {
                    spelling.set(clicks);
                    self.write_next(console, &speaker, &spelling, &choices)?;
                }
                Entry::Illegal(clicks) => {
                    let why = self.sitting.table().play_state().why_illegal(&clicks);
                    let text = match why {
                        Some(why) => Message::new("play-illegal").message("why", why),
                        None => unknown(&line.to_lowercase(), &choices, &speaker),
                    };
                    self.write(console, &speaker.say(&text))?;
                }
                Entry::Unknown(word) => {
                    self.write(console, &speaker.say(&unknown(&word, &choices, &speaker)))?;
                }
                Entry::Nothing if spelling.clicks().is_empty() => console.say(&speaker.word("play-how"))?,
                Entry::Nothing => self.write_next(console, &speaker, &spelling, &choices)?,
                Entry::Order("back", _) if !spelling.clicks().is_empty() => spelling.clear(),
                Entry::Order(order, argument) => match self.obey(console, order, &argument, player)? {
                    Obeyed::Stay => {}
                    Obeyed::Changed => return Ok(true),
                    Obeyed::Leave => return Ok(false),
                },
            }
        }
    }

    /// Writes the position and the request to the player. In sentences, writes a summary first and later the changes.
    fn write_situation(&mut self, console: &mut Console, player: Player) -> Result<()> {
        let speaker = self.speaker();
        let table = self.sitting.table();
        if !self.screen.describe {
            page::write_table(console.out, table, self.screen)?;
        } else if self.told.insert(player) {
            self.answer(console, &answers::summary(self.sitting.table(), &speaker))?;
        } else if !table.play_state().is_mid_turn() {
            // Turns are described when they are played; within a turn nothing else has changed.
            self.answer(console, &answers::changed_cells(self.sitting.table(), player, &speaker))?;
        }
        let prompt = said::prompt(self.sitting.table(), &[], &speaker).unwrap_or_default();
        self.write(console, &self.screen.paint(&prompt, Style::STRONG))
    }

    /// Writes a text, broken between words but not within names; in one line for screen readers.
    fn write(&self, console: &mut Console, text: &str) -> Result<()> {
        let text = &self.screen.theme.text(text);
        if self.screen.describe {
            return Ok(console.say(text)?);
        }
        let players = self.sitting.table().play_state().seats().players();
        let names: Vec<String> = players.map(|player| self.speaker.name(player)).collect();
        Ok(write_wrapped_around(console.out, &names, text, self.screen.columns, "  ")?)
    }

    /// Returns the prompt: player, remaining time, and clicks so far.
    fn prompt(&self, speaker: &Localizer, player: Player, spelling: &Spelling) -> String {
        let name = self.screen.paint(&speaker.name(player), Style::of_player(player));
        let left = self.sitting.left_ms(player, Instant::now()).map(face);
        let clicks = spelling.clicks().iter().map(ToString::to_string);
        format!("{}>", std::iter::once(name).chain(left).chain(clicks).collect::<Vec<_>>().join(" "))
    }

    /// Writes the next possible clicks: cells by name, buttons by number.
    fn write_next(
        &self,
        console: &mut Console,
        speaker: &Localizer,
        spelling: &Spelling,
        choices: &[Choice],
    ) -> Result<()> {
        if let Some(prompt) = said::prompt(self.sitting.table(), spelling.clicks(), speaker) {
            self.write(console, &prompt)?;
        }
        let next = spelling.next(choices);
        let cells: Vec<String> =
            next.iter().filter(|click| matches!(click, Click::Cell(_))).map(ToString::to_string).collect();
        if !cells.is_empty() {
            let text = speaker.say(&Message::new("play-next-cells").text("cells", cells.join(" ")));
            self.write(console, &text)?;
        }
        for (index, button) in spelling.buttons(choices).iter().enumerate() {
            console.say(&format!("  {}  {}", index + 1, speaker.word(format!("button-{button}"))))?;
        }
        Ok(())
    }

    fn tell(&self, console: &mut Console, step: &Step) -> Result<()> {
        let speaker = &self.speaker;
        let sentence = format!("{} ({})", speaker.say(&step.sentence), step.text);
        self.write(console, &self.screen.paint(&sentence, Style::of_player(step.player)))?;
        for event in &step.events {
            self.write(console, &format!("  {}", speaker.say(event)))?;
        }
        Ok(())
    }

    fn say_kept(&self, console: &mut Console, speaker: &Localizer) -> Result<()> {
        if !self.sitting.is_kept() {
            return Ok(());
        }
        let path = self.sitting.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().to_string();
        // A name of several words is one word of a command line.
        let name = shlex::try_quote(&name).map_or(name.clone(), Cow::into_owned);
        let text = Message::new("play-kept").text("path", path.display()).text("name", name);
        console.say(&speaker.say(&text))?;
        Ok(())
    }

    fn ask_after(&self, console: &mut Console) -> Result<After> {
        let speaker = self.speaker();
        let (arrangement, winners) = (&self.sitting.arrangement, self.winners());
        let rematches = arrangement.rematches(&winners);
        let mut texts: Vec<String> = rematches
            .iter()
            .map(|&rematch| speaker.say(&telling::rematch(arrangement, rematch, &winners)))
            .collect();
        texts.extend([speaker.word("after-menu"), speaker.word("after-quit")]);
        let ways = rematches.into_iter().map(After::Rematch).chain([After::Menu, After::Quit]);
        let ways: Vec<After> = ways.collect();
        let last = texts.len() - 1;
        let chosen = choose(console, self.screen, &speaker.word("after-question"), &texts, last)?;
        Ok(chosen.map_or(After::Quit, |chosen| ways[chosen]))
    }
}
