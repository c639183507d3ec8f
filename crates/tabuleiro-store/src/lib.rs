//! Games on disk, one file each. Files are replaced atomically, and a game that one program plays is locked against
//! others.

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
pub use tabuleiro_core::io_problem;
use tabuleiro_core::record::{Record, RecordError};
use tabuleiro_core::{Explain, Message, explained_errors};

/// The folder of kept games.
#[derive(Clone, Debug)]
pub struct Store {
    games: PathBuf,
}

/// A kept game, locked against other programs.
#[derive(Debug)]
pub struct SavedGame {
    path: PathBuf,
    /// Lock of the game, held while it is open. The system releases it if the program dies.
    _lock: File,
}

/// A kept game in a list.
#[derive(Debug)]
pub struct Found {
    /// Name to open it by.
    pub name: String,
    /// Time of the last write.
    pub modified: SystemTime,
    /// Record of the game.
    pub record: Record,
}

/// The reason why an operation of the store failed.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum StoreError {
    NoHome,
    Io { task: FileTask, path: PathBuf, error: io::Error },
    Taken(String),
    Name(String),
    Record { path: PathBuf, error: RecordError },
}

/// An operation on a file or folder.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FileTask {
    MakeFolder,
    ReadFolder,
    Read,
    Write,
    Delete,
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

impl FileTask {
    /// Returns the sentence for a failure of the operation.
    fn sentence(self) -> &'static str {
        match self {
            FileTask::MakeFolder => "error-make-folder",
            FileTask::ReadFolder => "error-read-folder",
            FileTask::Read => "error-read",
            FileTask::Write => "error-write",
            FileTask::Delete => "error-delete",
            FileTask::Open => "error-open",
            FileTask::Lock => "error-lock",
        }
    }
}

explained_errors!(StoreError);

const EXTENSION: &str = "tabuleiro";

/// Longest name of a game, in bytes.
const NAME_MAX: usize = 100;

impl Store {
    /// Returns the store in the platform's data folder for the program.
    pub fn of_this_user() -> Result<Store, StoreError> {
        let app = AppStrategyArgs {
            top_level_domain: String::new(),
            author: String::new(),
            app_name: "tabuleiro".into(),
        };
        let strategy = choose_app_strategy(app).map_err(|_| StoreError::NoHome)?;
        Store::at(&strategy.data_dir())
    }

    /// Returns the store in a folder, which is created if necessary.
    pub fn at(folder: &Path) -> Result<Store, StoreError> {
        let games = folder.join("games");
        fs::create_dir_all(&games).map_err(|error| io_error(FileTask::MakeFolder, &games, error))?;
        Ok(Store { games })
    }

    /// Returns the folder of the games.
    pub fn folder(&self) -> &Path {
        &self.games
    }

    /// Returns the path of a file beside the folder of the games.
    pub fn file(&self, name: &str) -> PathBuf {
        self.games.with_file_name(name)
    }

    /// Returns the folder of the matches, which is created if necessary.
    pub fn matches(&self) -> Result<PathBuf, StoreError> {
        let matches = self.games.with_file_name("matches");
        fs::create_dir_all(&matches).map_err(|error| io_error(FileTask::MakeFolder, &matches, error))?;
        Ok(matches)
    }

    /// Creates the file of a new game; `hint` becomes part of its name.
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

    /// Saves a copy of a game under a new name and returns its path. Fails if the name is taken.
    pub fn keep(&self, name: &str, record: &Record) -> Result<PathBuf, StoreError> {
        let (path, _lock) = self.free(name)?;
        write_whole(&path, record.text(|_| Vec::new()))?;
        Ok(path)
    }

    /// Returns the path of a name that no game has, and its lock.
    fn free(&self, name: &str) -> Result<(PathBuf, File), StoreError> {
        let path = self.path(checked(name)?);
        match lock(&path)? {
            Some(lock) if !path.exists() => Ok((path, lock)),
            _ => Err(io_error(FileTask::Write, &path, io::ErrorKind::AlreadyExists.into())),
        }
    }

    /// Returns whether another program plays a game.
    pub fn is_taken(&self, name: &str) -> bool {
        lock(&self.path(name)).is_ok_and(|lock| lock.is_none())
    }

    /// Renames a kept game and returns its new path. Fails if the name is taken.
    pub fn rename(&self, name: &str, to: &str) -> Result<PathBuf, StoreError> {
        let old = self.existing(name)?;
        let _held = lock(&old)?.ok_or_else(|| StoreError::Taken(name.into()))?;
        let (new, _free) = self.free(to)?;
        fs::rename(&old, &new).map_err(|error| io_error(FileTask::Write, &new, error))?;
        remove_lock(&old);
        Ok(new)
    }

    /// Deletes a kept game.
    pub fn delete(&self, name: &str) -> Result<(), StoreError> {
        let path = self.existing(name)?;
        let _held = lock(&path)?.ok_or_else(|| StoreError::Taken(name.into()))?;
        remove(&path)
    }

    fn existing(&self, name: &str) -> Result<PathBuf, StoreError> {
        let path = self.path(checked(name)?);
        let missing = || io_error(FileTask::Read, &path, io::ErrorKind::NotFound.into());
        if path.is_file() { Ok(path) } else { Err(missing()) }
    }

    /// Opens and locks a kept game.
    pub fn open(&self, name: &str) -> Result<(SavedGame, Record), StoreError> {
        let path = self.path(name);
        let lock = lock(&path)?.ok_or_else(|| StoreError::Taken(name.into()))?;
        let record = read(&path)?;
        Ok((SavedGame { path, _lock: lock }, record))
    }

    /// Returns the unfinished games that no program has locked, the latest first.
    pub fn unfinished(&self) -> Result<Vec<Found>, StoreError> {
        let mut found = Vec::new();
        for game in self.all()? {
            if game.record.ending.is_none() && lock(&self.path(&game.name))?.is_some() {
                found.push(game);
            }
        }
        Ok(found)
    }

    /// Returns every game, the latest first. Skips files that are not records.
    pub fn all(&self) -> Result<Vec<Found>, StoreError> {
        let entries =
            fs::read_dir(&self.games).map_err(|error| io_error(FileTask::ReadFolder, &self.games, error))?;
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

/// Returns the name, if a game can have it.
fn checked(name: &str) -> Result<&str, StoreError> {
    let is_strange = |letter: char| letter.is_control() || "/\\:*?\"<>|".contains(letter);
    if name.is_empty() || name.len() > NAME_MAX || name.starts_with('.') || name.contains(is_strange) {
        return Err(StoreError::Name(name.into()));
    }
    Ok(name)
}

impl SavedGame {
    /// Replaces the file and returns once it is on disk.
    pub fn save(&self, record: &Record) -> Result<(), StoreError> {
        write_whole(&self.path, record.text(|_| Vec::new()))
    }

    /// Removes the file.
    pub fn discard(&self) -> Result<(), StoreError> {
        remove(&self.path)
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Writes a file atomically, follows links, and keeps the file's permissions. Writes directly to pipes and devices.
pub fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> Result<(), StoreError> {
    let fail = |error| io_error(FileTask::Write, path, error);
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
    // Replace the file only once its content is on disk: after a crash it has either the old content or the new one.
    file.as_file().sync_all().map_err(fail)?;
    file.persist(&target).map_err(|error| fail(error.error))?;
    // A crash can lose the new file name until the folder is synced. Not every system can sync folders.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Longest chain of links that is followed.
const LINKS_MAX: usize = 40;

/// Follows links to their target, which need not exist.
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

/// Creates a temporary file with the permissions of new files.
fn new_file(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Exports a record with this text. Overwrites an existing file only if it holds an earlier state of the same game.
pub fn export(path: &Path, record: &Record, text: &str) -> Result<(), StoreError> {
    let is_earlier = |old: &Record| {
        let (old, new) = (old.line(), record.line());
        (old.setup, old.position) == (new.setup, new.position) && new.moves.starts_with(&old.moves)
    };
    if path.is_file() && !read(path).is_ok_and(|old| is_earlier(&old)) {
        return Err(io_error(FileTask::Write, path, io::ErrorKind::AlreadyExists.into()));
    }
    write_whole(path, text)
}

/// Reads the text of a file.
pub fn read_whole(path: &Path) -> Result<String, StoreError> {
    fs::read_to_string(path).map_err(|error| io_error(FileTask::Read, path, error))
}

fn read(path: &Path) -> Result<Record, StoreError> {
    let text = read_whole(path)?;
    Record::parse(&text).map_err(|error| StoreError::Record { path: path.into(), error })
}

/// Locks a game; returns `None` if another program has locked it.
fn lock(path: &Path) -> Result<Option<File>, StoreError> {
    // A separate file holds the lock: saving replaces the game's file, and a lock on that would be lost.
    let path = path.with_extension("lock");
    let open = OpenOptions::new().create(true).write(true).truncate(false).open(&path);
    let file = open.map_err(|error| io_error(FileTask::Open, &path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(io_error(FileTask::Lock, &path, error)),
    }
}

fn remove(path: &Path) -> Result<(), StoreError> {
    fs::remove_file(path).map_err(|error| io_error(FileTask::Delete, path, error))?;
    remove_lock(path);
    Ok(())
}

/// Removes the file of a lock; where that fails, an empty file is left, which harms nothing.
fn remove_lock(path: &Path) {
    let _ = fs::remove_file(path.with_extension("lock"));
}

fn io_error(task: FileTask, path: &Path, error: io::Error) -> StoreError {
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
        assert!(store.unfinished().unwrap().is_empty(), "the game is being played");
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
    fn a_kept_game_is_renamed_and_deleted_unless_it_is_played() {
        let (folder, store) = store();
        let saved = store.create("g", &record("one")).unwrap();
        assert!(matches!(store.rename("g-1", "mine"), Err(StoreError::Taken(_))));
        assert!(matches!(store.delete("g-1"), Err(StoreError::Taken(_))));
        drop(saved);
        store.keep("other", &record("two")).unwrap();
        assert!(store.rename("g-1", "other").is_err() && store.rename("g-1", "../x").is_err());
        store.rename("g-1", "mine").unwrap();
        let names = |store: &Store| -> Vec<String> {
            let mut names: Vec<_> = store.all().unwrap().into_iter().map(|found| found.name).collect();
            names.sort();
            names
        };
        assert_eq!(names(&store), ["mine", "other"]);
        assert_eq!(store.open("mine").unwrap().1, record("one"));
        store.delete("mine").unwrap();
        assert_eq!(names(&store), ["other"]);
        assert!(store.delete("mine").is_err() && store.delete("../games/other").is_err());
        let left = fs::read_dir(folder.path().join("games")).unwrap().flatten();
        assert!(!left.map(|entry| entry.file_name()).any(|name| name.to_string_lossy().starts_with("mine")));
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
