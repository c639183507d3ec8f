//! Games kept on disk, one file each. A file is replaced whole or not at all, and a game that one program plays is not
//! offered by another.

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tabuleiro_core::record::{Record, RecordError};
use tabuleiro_core::{Explain, Message, explained_errors};

/// The folder where games are kept.
#[derive(Clone, Debug)]
pub struct Store {
    games: PathBuf,
}

/// A game on disk that this program alone may write.
#[derive(Debug)]
pub struct SavedGame {
    path: PathBuf,
    /// Held as long as the game is open; the system lets go of it when the program dies.
    _lock: File,
}

/// What was found in the folder.
#[derive(Debug)]
pub struct Found {
    /// The name by which it can be opened.
    pub name: String,
    /// When it was last written.
    pub modified: SystemTime,
    /// The game.
    pub record: Record,
}

/// Why the store could not do something.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum StoreError {
    NoHome,
    Io { task: Task, path: PathBuf, error: io::Error },
    Taken(String),
    Name(String),
    Record { path: PathBuf, error: RecordError },
}

/// What is done with a file or a folder.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Task {
    MakeFolder,
    ReadFolder,
    Read,
    Write,
    Open,
    Lock,
}

impl Explain for StoreError {
    fn explain(&self) -> Message {
        match self {
            StoreError::NoHome => Message::new("error-store-no-home"),
            StoreError::Io { task, path, error } => Message::new(task.sentence())
                .text("path", path.display())
                .message("problem", io_problem(error)),
            StoreError::Taken(name) => Message::new("error-store-taken").text("name", name),
            StoreError::Name(name) => Message::new("error-store-name").text("name", name),
            StoreError::Record { path, error } => Message::new("error-store-record")
                .text("path", path.display())
                .message("problem", error.explain()),
        }
    }
}

impl Task {
    /// The sentence that says it failed.
    fn sentence(self) -> &'static str {
        match self {
            Task::MakeFolder => "error-make-folder",
            Task::ReadFolder => "error-read-folder",
            Task::Read => "error-read",
            Task::Write => "error-write",
            Task::Open => "error-open",
            Task::Lock => "error-lock",
        }
    }
}

explained_errors!(StoreError);

/// What the system says of reading and writing, as a message; what is rare, in the system's own words.
pub fn io_problem(error: &io::Error) -> Message {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-permission-denied",
        io::ErrorKind::AlreadyExists => "io-already-exists",
        io::ErrorKind::IsADirectory => "io-is-a-folder",
        io::ErrorKind::NotADirectory => "io-not-a-folder",
        io::ErrorKind::InvalidData => "io-not-text",
        io::ErrorKind::StorageFull => "io-storage-full",
        io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
        io::ErrorKind::InvalidFilename => "io-file-name",
        _ => return Message::new("io-other").text("problem", error),
    };
    Message::new(id)
}

const EXTENSION: &str = "tabuleiro";

/// The longest name of a game, in bytes.
const NAME_MAX: usize = 100;

impl Store {
    /// The store in the folder where this platform keeps a program's data.
    pub fn of_this_user() -> Result<Store, StoreError> {
        let app = AppStrategyArgs {
            top_level_domain: String::new(),
            author: String::new(),
            app_name: "tabuleiro".into(),
        };
        let strategy = choose_app_strategy(app).map_err(|_| StoreError::NoHome)?;
        Store::at(&strategy.data_dir())
    }

    /// The store in this folder, which is made if it is not there.
    pub fn at(folder: &Path) -> Result<Store, StoreError> {
        let games = folder.join("games");
        fs::create_dir_all(&games).map_err(|error| io_error(Task::MakeFolder, &games, error))?;
        Ok(Store { games })
    }

    /// The folder of the games.
    pub fn folder(&self) -> &Path {
        &self.games
    }

    /// The place of a file beside the games.
    pub fn file(&self, name: &str) -> PathBuf {
        self.games.with_file_name(name)
    }

    /// The folder of the matches, which is made if it is not there.
    pub fn matches(&self) -> Result<PathBuf, StoreError> {
        let matches = self.games.with_file_name("matches");
        fs::create_dir_all(&matches).map_err(|error| io_error(Task::MakeFolder, &matches, error))?;
        Ok(matches)
    }

    /// Begins to keep a new game; `hint` becomes part of its name.
    pub fn create(&self, hint: &str, record: &Record) -> Result<SavedGame, StoreError> {
        for number in 1_u32.. {
            let path = self.path(&format!("{hint}-{number}"));
            let Some(lock) = lock(&path)? else { continue };
            if path.exists() {
                continue;
            }
            let saved = SavedGame { path, _lock: lock };
            saved.save(record)?;
            return Ok(saved);
        }
        unreachable!("some number is free")
    }

    /// Keeps a copy of a game under a name of one's own, which nothing has yet. Gives its place.
    pub fn keep(&self, name: &str, record: &Record) -> Result<PathBuf, StoreError> {
        let (path, _lock) = self.free(name)?;
        write_whole(&path, record.text(|_| Vec::new()))?;
        Ok(path)
    }

    /// The place of a name that no game has yet, and its lock.
    fn free(&self, name: &str) -> Result<(PathBuf, File), StoreError> {
        let is_strange = |letter: char| letter.is_control() || "/\\:*?\"<>|".contains(letter);
        if name.is_empty() || name.len() > NAME_MAX || name.starts_with('.') || name.contains(is_strange) {
            return Err(StoreError::Name(name.into()));
        }
        let path = self.path(name);
        match lock(&path)? {
            Some(lock) if !path.exists() => Ok((path, lock)),
            _ => Err(io_error(Task::Write, &path, io::ErrorKind::AlreadyExists.into())),
        }
    }

    /// Returns whether another program plays a game.
    pub fn is_taken(&self, name: &str) -> bool {
        lock(&self.path(name)).is_ok_and(|lock| lock.is_none())
    }

    /// Gives a game another name, which no game has yet.
    pub fn rename(&self, name: &str, new: &str) -> Result<(), StoreError> {
        let path = self.path(name);
        let _lock = lock(&path)?.ok_or_else(|| StoreError::Taken(name.into()))?;
        let (target, _free) = self.free(new)?;
        fs::rename(&path, &target).map_err(|error| io_error(Task::Write, &target, error))?;
        remove_lock(&path);
        Ok(())
    }

    /// Removes a game that no program plays.
    pub fn delete(&self, name: &str) -> Result<(), StoreError> {
        let path = self.path(name);
        let _lock = lock(&path)?.ok_or_else(|| StoreError::Taken(name.into()))?;
        remove(&path)
    }

    /// Takes a kept game up again.
    pub fn open(&self, name: &str) -> Result<(SavedGame, Record), StoreError> {
        let path = self.path(name);
        let lock = lock(&path)?.ok_or_else(|| StoreError::Taken(name.into()))?;
        let record = read(&path)?;
        Ok((SavedGame { path, _lock: lock }, record))
    }

    /// The games that have not ended and that no program plays now, the latest first.
    pub fn unfinished(&self) -> Result<Vec<Found>, StoreError> {
        let mut found = Vec::new();
        for game in self.all()? {
            if game.record.ending.is_none() && lock(&self.path(&game.name))?.is_some() {
                found.push(game);
            }
        }
        Ok(found)
    }

    /// Every game, the latest first. Files that are no records are left alone.
    pub fn all(&self) -> Result<Vec<Found>, StoreError> {
        let entries =
            fs::read_dir(&self.games).map_err(|error| io_error(Task::ReadFolder, &self.games, error))?;
        let mut found = Vec::new();
        for path in entries.flatten().map(|entry| entry.path()) {
            let is_game = path.extension().is_some_and(|extension| extension == EXTENSION);
            let name = path.file_stem().and_then(|stem| stem.to_str());
            let (true, Some(name)) = (is_game, name) else { continue };
            let Ok(record) = read(&path) else { continue };
            let modified =
                fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            found.push(Found { name: name.into(), modified, record });
        }
        found.sort_by(|a, b| b.modified.cmp(&a.modified).then(a.name.cmp(&b.name)));
        Ok(found)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.games.join(format!("{name}.{EXTENSION}"))
    }
}

impl SavedGame {
    /// Replaces what is on disk; returns when it is there.
    pub fn save(&self, record: &Record) -> Result<(), StoreError> {
        write_whole(&self.path, record.text(|_| Vec::new()))
    }

    /// Removes it from disk.
    pub fn discard(&self) -> Result<(), StoreError> {
        remove(&self.path)
    }

    /// Where it is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Writes a file whole or not at all, where links lead to, with the rights it had. What is no file, a pipe or a device, is written to.
pub fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> Result<(), StoreError> {
    let fail = |error| io_error(Task::Write, path, error);
    let target = target_of(path).map_err(fail)?;
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file() && !old.is_dir()) {
        return fs::write(&target, content).map_err(fail);
    }
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = new_file(folder).map_err(fail)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions()).map_err(fail)?;
    }
    file.write_all(content.as_ref()).map_err(fail)?;
    file.as_file().sync_all().map_err(fail)?;
    file.persist(&target).map_err(|error| fail(error.error))?;
    // The new name is safe only once the folder is; where folders cannot be synced, nothing more can be done.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// How many links lead to a file at most.
const LINKS_MAX: usize = 40;

/// Where links lead to, whether there is something or not yet.
fn target_of(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_path_buf();
    for _ in 0..LINKS_MAX {
        match fs::read_link(&target) {
            Ok(next) => target = target.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return Ok(target),
        }
    }
    Err(io::Error::other("too many links"))
}

/// A file without a name yet, with the rights that new files have.
fn new_file(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Writes a game's record, as this text, to a file of one's own. What is there already is replaced only by more of the same game.
pub fn export(path: &Path, record: &Record, text: &str) -> Result<(), StoreError> {
    let is_earlier = |old: &Record| {
        let (old, new) = (old.line(), record.line());
        (old.setup, old.position) == (new.setup, new.position) && new.moves.starts_with(&old.moves)
    };
    if path.is_file() && !read(path).is_ok_and(|old| is_earlier(&old)) {
        return Err(io_error(Task::Write, path, io::ErrorKind::AlreadyExists.into()));
    }
    write_whole(path, text)
}

/// The whole text of a file.
pub fn read_whole(path: &Path) -> Result<String, StoreError> {
    fs::read_to_string(path).map_err(|error| io_error(Task::Read, path, error))
}

fn read(path: &Path) -> Result<Record, StoreError> {
    let text = read_whole(path)?;
    Record::parse(&text).map_err(|error| StoreError::Record { path: path.into(), error })
}

/// The lock of a game, unless another program has it.
fn lock(path: &Path) -> Result<Option<File>, StoreError> {
    let path = path.with_extension("lock");
    let open = OpenOptions::new().create(true).write(true).truncate(false).open(&path);
    let file = open.map_err(|error| io_error(Task::Open, &path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(io_error(Task::Lock, &path, error)),
    }
}

fn remove(path: &Path) -> Result<(), StoreError> {
    fs::remove_file(path).map_err(|error| io_error(Task::Write, path, error))?;
    remove_lock(path);
    Ok(())
}

/// Removes the file of a lock; where that fails, an empty file is left, which harms nothing.
fn remove_lock(path: &Path) {
    let _ = fs::remove_file(path.with_extension("lock"));
}

fn io_error(task: Task, path: &Path, error: io::Error) -> StoreError {
    StoreError::Io { task, path: path.into(), error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::Player;
    use tabuleiro_core::record::Turn;

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path()).unwrap();
        (folder, store)
    }

    fn record(setup: &str) -> Record {
        Record { game: "g".into(), setup: setup.into(), ..Record::default() }
    }

    #[test]
    fn games_are_renamed_and_deleted_unless_a_program_plays_them() {
        let (_folder, store) = store();
        let saved = store.create("g", &record("one")).unwrap();
        assert!(store.is_taken("g-1"));
        assert!(matches!(store.rename("g-1", "mine"), Err(StoreError::Taken(_))));
        assert!(matches!(store.delete("g-1"), Err(StoreError::Taken(_))));
        drop(saved);
        assert!(!store.is_taken("g-1"));
        assert!(matches!(store.rename("g-1", "a/b"), Err(StoreError::Name(_))));
        store.keep("other", &record("two")).unwrap();
        assert!(store.rename("g-1", "other").is_err(), "another game has this name");
        store.rename("g-1", "mine").unwrap();
        assert_eq!(store.open("mine").unwrap().1, record("one"));
        store.delete("mine").unwrap();
        let names: Vec<String> = store.all().unwrap().into_iter().map(|found| found.name).collect();
        assert_eq!(names, ["other"]);
        assert!(store.delete("mine").is_err());
    }

    #[test]
    fn a_game_is_offered_again_once_nobody_plays_it() {
        let (_folder, store) = store();
        let saved = store.create("g", &record("one")).unwrap();
        assert!(store.unfinished().unwrap().is_empty(), "it is being played");
        saved.save(&record("two")).unwrap();
        drop(saved);
        let found = store.unfinished().unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(store.open(&found[0].name).unwrap().1, record("two"));
    }

    #[test]
    fn two_programs_never_play_the_same_game() {
        let (_folder, store) = store();
        let first = store.create("g", &record("one")).unwrap();
        let second = store.create("g", &record("two")).unwrap();
        assert_ne!(first.path(), second.path());
        assert!(matches!(store.open("g-1"), Err(StoreError::Taken(_))));
    }

    #[test]
    fn a_record_replaces_nothing_but_less_of_the_same_game() {
        let folder = tempfile::tempdir().unwrap();
        let (path, begun) = (folder.path().join("mine"), record("one"));
        let turn = Turn { player: Player::ONE, moves: vec!["a1".into()], spent_ms: None, comment: None };
        let played = Record { turns: vec![turn], ..begun.clone() };
        let write = |record: &Record| export(&path, record, &record.text(|_| Vec::new()));
        write(&begun).unwrap();
        write(&played).unwrap();
        assert!(write(&begun).is_err() && write(&record("two")).is_err());
        assert_eq!(read(&path).unwrap(), played);
        fs::write(&path, "a letter").unwrap();
        assert!(write(&played).is_err());
        assert_eq!(read_whole(&path).unwrap(), "a letter");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_written_stays_where_and_what_it_is() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("file"), folder.path().join("link"));
        symlink("file", &link).unwrap();
        write_whole(&link, "one").unwrap();
        assert_eq!(read_whole(&path).unwrap(), "one");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        write_whole(&link, "two").unwrap();
        assert_eq!(read_whole(&path).unwrap(), "two");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(write_whole(Path::new("/dev/null"), "three").is_ok());
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }

    #[test]
    fn a_copy_has_a_name_of_its_own() {
        let (_folder, store) = store();
        let path = store.keep("Ana e Rui", &record("one")).unwrap();
        assert_eq!(path.parent(), Some(store.folder()));
        assert!(matches!(store.keep("Ana e Rui", &record("two")), Err(StoreError::Io { .. })));
        assert_eq!(store.open("Ana e Rui").unwrap().1, record("one"));
        for name in ["", ".hidden", "../above", "a/b", "a\\b", "line\nbreak", &"long".repeat(30)] {
            assert!(matches!(store.keep(name, &record("one")), Err(StoreError::Name(_))), "{name:?}");
        }
    }

    #[test]
    fn what_is_no_record_is_left_alone() {
        let (_folder, store) = store();
        fs::write(store.folder().join("strange.tabuleiro"), "not a record").unwrap();
        assert!(store.unfinished().unwrap().is_empty());
        assert!(matches!(store.open("strange"), Err(StoreError::Record { .. })));
        assert_eq!(fs::read_to_string(store.folder().join("strange.tabuleiro")).unwrap(), "not a record");
    }
}
