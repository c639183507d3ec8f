//! One game: its players, and their turns at regular times.

use crate::Plan;
use crate::measure::Measured;
use crate::people::{People, Seated};
use crate::problem::LoadError;
use crate::socket::{self, Mouth, News, Told};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tabuleiro_core::{Player, Random};
use tabuleiro_table::Table;
use tokio::sync::{Semaphore, mpsc, watch};

/// Time without an answer after which a turn is sent again.
const PATIENCE: Duration = Duration::from_secs(5);

/// The task that plays one game after another.
pub(crate) struct Game {
    number: usize,
    seats: usize,
    /// Interval between turns; `None` if no turns are played.
    every: Option<Duration>,
    people: People,
    measured: Arc<Measured>,
    doors: Arc<Semaphore>,
    random: Random,
}

/// A game with all its players connected.
struct Sitting {
    seated: Seated,
    mouths: Vec<Option<Mouth>>,
    /// Latest version that each seat has seen.
    seen: Vec<i64>,
    table: Option<Table>,
    next_turn: usize,
    /// Turn in flight: its text, time and sender, and the seats that have not seen it.
    sent: Option<Sent>,
}

struct Sent {
    number: usize,
    at: Instant,
    unseen: Vec<usize>,
    text: String,
    seat: usize,
}

impl Game {
    pub(crate) fn new(
        plan: &Plan,
        number: usize,
        seats: usize,
        people: People,
        measured: Arc<Measured>,
        doors: Arc<Semaphore>,
    ) -> Game {
        let every = (plan.turns_per_second > 0.0)
            .then(|| Duration::from_secs_f64(plan.games as f64 / plan.turns_per_second));
        let random = Random::from_seed(plan.seed.wrapping_add(number as u64));
        Game { number, seats, every, people, measured, doors, random }
    }

    /// Connects the players, waits until all games are ready, and plays until the measurement ends.
    pub(crate) async fn run(mut self, mut begun: watch::Receiver<Option<Instant>>) -> Result<(), LoadError> {
        let (mut sender, mut news) = mpsc::unbounded_channel();
        let mut sitting = self.come(&[], &sender).await?;
        let mut next = None;
        loop {
            tokio::select! {
                biased;
                Some(heard) = news.recv() => self.hear(&mut sitting, heard, &sender).await,
                () = reach(next) => {
                    if sitting.is_over() {
                        // Drop the messages that still arrive from the old table.
                        (sender, news) = mpsc::unbounded_channel();
                        self.measured.games_over.fetch_add(1, Ordering::Relaxed);
                        let cookies = std::mem::take(&mut sitting.seated.cookies);
                        sitting.leave().await;
                        sitting = self.come(&cookies, &sender).await?;
                    } else {
                        self.take_turn(&mut sitting).await;
                    }
                    next = next.zip(self.every).map(|(next, every)| next + every);
                }
                changed = begun.changed(), if next.is_none() => {
                    if changed.is_err() {
                        return Ok(());
                    }
                    let begin: Option<Instant> = *begun.borrow_and_update();
                    // Start each game at a random moment, so that games do not play in step.
                    let part = self.random.unit();
                    next = begin.zip(self.every).map(|(begin, every)| begin + every.mul_f64(part));
                }
            }
        }
    }

    async fn come(
        &mut self,
        known: &[String],
        news: &mpsc::UnboundedSender<News>,
    ) -> Result<Sitting, LoadError> {
        let doors = self.doors.clone();
        let _door = doors.acquire().await.expect("the doors are never closed");
        let (people, number, seats, known) = (self.people.clone(), self.number, self.seats, known.to_vec());
        let seated = tokio::task::spawn_blocking(move || people.sit_down(number, seats, &known));
        let seated = seated.await.expect("coming does not panic")?;
        let mut mouths = Vec::new();
        for (seat, cookie) in seated.cookies.iter().enumerate() {
            let node = self.people.node(self.number, seat);
            let measured = self.measured.clone();
            mouths.push(Some(
                socket::connect(node, &seated.table, cookie, None, seat, news.clone(), measured).await?,
            ));
        }
        Ok(Sitting { seated, mouths, seen: vec![0; self.seats], table: None, next_turn: 1, sent: None })
    }

    async fn hear(&mut self, sitting: &mut Sitting, heard: News, sender: &mpsc::UnboundedSender<News>) {
        match heard {
            News::Told { seat, told: Told::State { version, table }, .. } => {
                sitting.seen[seat] = version;
                if let Some(line) = &table.line
                    && (sitting.table.is_none() || table.next_turn > sitting.next_turn)
                {
                    sitting.table = Table::open(line).ok();
                    sitting.next_turn = table.next_turn;
                }
                self.measured.resync_if_broken(seat, self.number);
            }
            News::Told { seat, told: Told::Event { version, event }, at } => {
                sitting.seen[seat] = version;
                if event.kind == "turn" {
                    self.see(sitting, seat, event.number, at);
                }
            }
            News::Told { told: Told::Refused { error }, .. } => self.measured.refuse(error),
            News::Told { .. } => {}
            News::Broken { seat } => {
                self.measured.broken(seat, self.number);
                sitting.mouths[seat] = None;
                let node = self.people.node(self.number, seat).to_string();
                let (table, cookie) = (&sitting.seated.table, &sitting.seated.cookies[seat]);
                let since = sitting.seen[seat];
                let mouth =
                    socket::connect_again(&node, table, cookie, since, seat, sender, &self.measured).await;
                sitting.mouths[seat] = Some(mouth);
                // The turn may be lost, so send it again. If the server has it, it recognises the repetition by its number.
                if let Some(sent) = sitting.sent.as_ref().filter(|sent| sent.seat == seat)
                    && let Some(mouth) = &mut sitting.mouths[seat]
                {
                    socket::send(mouth, sent.text.clone()).await;
                }
            }
        }
    }

    /// Notes that a seat has seen a turn.
    fn see(&mut self, sitting: &mut Sitting, seat: usize, number: usize, at: Instant) {
        let Some(sent) = sitting.sent.as_mut().filter(|sent| sent.number == number) else { return };
        if let Some(place) = sent.unseen.iter().position(|unseen| *unseen == seat) {
            sent.unseen.swap_remove(place);
            if seat != sent.seat {
                self.measured.seen(at.saturating_duration_since(sent.at));
            }
        }
        if sent.unseen.is_empty() {
            self.measured.turns.fetch_add(1, Ordering::Relaxed);
            sitting.sent = None;
            sitting.next_turn = number + 1;
        }
    }

    async fn take_turn(&mut self, sitting: &mut Sitting) {
        if let Some(sent) = &sitting.sent {
            self.measured.late.fetch_add(1, Ordering::Relaxed);
            // The turn may have been refused or lost; if the server has it, it recognises the repetition.
            if let Some(mouth) = sitting.mouths[sent.seat].as_mut().filter(|_| sent.at.elapsed() > PATIENCE) {
                socket::send(mouth, sent.text.clone()).await;
            }
            return;
        }
        let Some(table) = &mut sitting.table else { return };
        let Some(player) = table.to_move() else { return };
        let moves = random_turn(table, player, &mut self.random);
        let seat = player.index();
        let text = json!({"type": "turn", "turn": sitting.next_turn, "moves": moves}).to_string();
        let unseen = (0..self.seats).collect();
        sitting.sent =
            Some(Sent { number: sitting.next_turn, at: Instant::now(), unseen, text: text.clone(), seat });
        if let Some(mouth) = &mut sitting.mouths[seat] {
            socket::send(mouth, text).await;
        }
    }
}

impl Sitting {
    async fn leave(mut self) {
        for mouth in self.mouths.iter_mut().flatten() {
            socket::close(mouth).await;
        }
    }

    fn is_over(&self) -> bool {
        self.sent.is_none() && self.table.as_ref().is_some_and(|table| table.to_move().is_none())
    }
}

async fn reach(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment.into()).await,
        None => std::future::pending().await,
    }
}

/// Plays a whole random turn and returns its moves.
fn random_turn(table: &mut Table, player: Player, random: &mut Random) -> Vec<String> {
    let mut moves = Vec::new();
    while table.to_move() == Some(player) {
        let choices = table.play_state().choices();
        let text = choices[random.below(choices.len())].text.clone();
        table.play(&text).expect("a listed move is legal");
        moves.push(text);
        if !table.play_state().is_mid_turn() {
            break;
        }
    }
    moves
}
