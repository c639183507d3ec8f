//! The terminal: it is taken over, read, drawn on, and given back as it was, whatever happens.

use crate::app::App;
use crate::event::Event;
use crate::graphics::{self, Graphics};
use base64::Engine as _;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{self, Stdout, Write, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// The time in which a terminal answers whether it shows pictures, also one that is far away.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(1);

/// The terminal while it is ours; it is given back when this value ends.
pub struct Window {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Window {
    /// Takes the terminal over. A panic gives it back before it says what happened.
    pub fn open() -> io::Result<Window> {
        let default = std::panic::take_hook();
        let main = std::thread::current().id();
        std::panic::set_hook(Box::new(move |panic| {
            // Panics of background threads are handled there.
            if std::thread::current().id() == main {
                let _ = give_back();
                default(panic);
            }
        }));
        let terminal = take().and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match terminal {
            Ok(terminal) => Ok(Window { terminal }),
            Err(error) => {
                let _ = give_back();
                Err(error)
            }
        }
    }

    /// Draws, waits for something to happen, and so on until the program is done.
    pub fn run(&mut self, app: &mut App, events: &Receiver<Event>, ears: &Ears) -> io::Result<()> {
        while !app.is_done() {
            self.draw(app)?;
            if std::mem::take(&mut app.house.wants_answer) {
                ears.listen_for_answer();
            }
            let Some(event) = next_event(app, events) else { continue };
            app.handle(event);
            // What has happened meanwhile is shown together.
            while let (false, Ok(event)) = (app.is_done(), events.try_recv()) {
                app.handle(event);
            }
            if std::mem::take(&mut app.house.is_suspended) {
                self.suspend()?;
            }
        }
        Ok(())
    }

    /// Gives the terminal back to the shell, until the shell lets the program go on.
    fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            give_back()?;
            signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
            take()?;
        }
        self.clear()
    }

    /// Clears the window, so that everything is drawn again. The old terminal would ask where the cursor is, and the answer
    /// would go to the thread that listens.
    fn clear(&mut self) -> io::Result<()> {
        execute!(stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        graphics::forget();
        Ok(())
    }

    /// Draws once.
    pub fn draw(&mut self, app: &mut App) -> io::Result<()> {
        // The terminal shows the picture when it is whole.
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        if app.take_stale() {
            self.clear()?;
            self.terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        }
        execute!(stdout(), EndSynchronizedUpdate)?;
        for text in app.house.clipboard.drain(..) {
            // OSC 52: terminals that know it put the text on the clipboard, others pass it over.
            let code = base64::engine::general_purpose::STANDARD.encode(text);
            write!(stdout(), "\x1b]52;c;{code}\x07")?;
            stdout().flush()?;
        }
        if std::mem::take(&mut app.house.is_asking) {
            write!(stdout(), "{}", graphics::query())?;
            stdout().flush()?;
        }
        Ok(())
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = give_back();
    }
}

/// Returns the next event, or `None` if an alarm rang first.
fn next_event(app: &mut App, events: &Receiver<Event>) -> Option<Event> {
    let Some(alarm) = app.alarm() else { return Some(events.recv().unwrap_or(Event::Closed)) };
    match events.recv_timeout(alarm.saturating_duration_since(Instant::now())) {
        Ok(event) => Some(event),
        Err(RecvTimeoutError::Disconnected) => Some(Event::Closed),
        Err(RecvTimeoutError::Timeout) => {
            app.ring(Instant::now());
            None
        }
    }
}

/// Reads the terminal on a background thread as long as there is a receiver, and listens for the system's request to
/// end.
pub fn listen(sender: Sender<Event>) -> Ears {
    let asked = sender.clone();
    let _ = ctrlc::set_handler(move || drop(asked.send(Event::Closed)));
    let ears = Ears(Arc::default());
    let wanted = ears.0.clone();
    // From the first look on a change of the window is noticed: the thread may come to it only after the first picture.
    let _ = crossterm::event::poll(Duration::ZERO);
    std::thread::spawn(move || {
        loop {
            if wanted.swap(false, Ordering::SeqCst) {
                hear_answer(&sender);
            }
            let event = crossterm::event::read().map_or(Event::Closed, Event::Terminal);
            let closed = matches!(event, Event::Closed);
            if sender.send(event).is_err() || closed {
                return;
            }
        }
    });
    ears
}

/// The thread that reads the terminal.
pub struct Ears(Arc<AtomicBool>);

impl Ears {
    /// Lets the thread read what the terminal answers about pictures. It waits for a key meanwhile: a change of the window's
    /// size, which is none, wakes it up.
    fn listen_for_answer(&self) {
        self.0.store(true, Ordering::SeqCst);
        #[cfg(unix)]
        let _ = signal_hook::low_level::raise(signal_hook::consts::SIGWINCH);
    }
}

/// Reads the answer of the terminal, and passes on the keys that were pressed meanwhile.
#[cfg(unix)]
fn hear_answer(sender: &Sender<Event>) {
    // The question is written on the thread that draws, so that it never falls into the middle of something else.
    let _ = sender.send(Event::Listening);
    let answer = graphics::hear(io::stdin(), PATIENCE);
    let graphics = Graphics::of_answer(&answer);
    let keys = answer.keys.into_iter().map(Event::Terminal);
    for event in std::iter::once(Event::Graphics(graphics)).chain(keys) {
        let _ = sender.send(event);
    }
}

#[cfg(not(unix))]
fn hear_answer(_sender: &Sender<Event>) {}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
}

fn give_back() -> io::Result<()> {
    let left = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        crossterm::cursor::Show
    );
    disable_raw_mode().and(left)
}
