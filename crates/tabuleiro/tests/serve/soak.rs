//! A long life: people come, drop out, play engines, the server is restarted; its memory stays flat and nothing is left behind.

use crate::load::plan;
use crate::process::{Process, Running, agent, get, guest, post};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tabuleiro_load::{LoadError, Plan, Report};

/// Setting for the duration in seconds; one hour by default.
const LENGTH: &str = "TABULEIRO_SOAK_SECONDS";
const PASSWORD: &str = "correct horse";

/// Resources of an idle server.
#[derive(Clone, Copy, Debug)]
struct Count {
    memory_kib: u64,
    tasks: f64,
    database_connections: f64,
    /// Number of open files, including connections.
    files: usize,
}

#[test]
#[ignore = "takes an hour"]
fn an_hour_of_comings_and_goings_leaves_nothing_behind() {
    let seconds = std::env::var(LENGTH).ok().and_then(|text| text.parse().ok()).unwrap_or(3600);
    let (begin, all) = (Instant::now(), Duration::from_secs(seconds));
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path());
    let (mut counts, mut rounds) = (Vec::new(), 0);
    while begin.elapsed() < all || counts.len() < 4 {
        house.busy();
        rounds += 1;
        // In the first third it is restarted now and then, politely and not; then its memory must stay as it is.
        if begin.elapsed() < all / 3 {
            house.restart(rounds % 2 == 0);
        } else {
            counts.push(house.rest());
            println!("round {rounds}: {:?}", counts.last().unwrap());
        }
    }
    let half = counts.len() / 2;
    let middle = |counts: &[Count]| {
        let mut memory: Vec<u64> = counts.iter().map(|count| count.memory_kib).collect();
        memory.sort_unstable();
        memory[memory.len() / 2]
    };
    let (earlier, later) = (middle(&counts[..half]), middle(&counts[half..]));
    assert!(later <= earlier + earlier / 10 + 4096, "{earlier} KiB, then {later} KiB: {counts:?}");
    let (first, last) = (counts[0], counts[counts.len() - 1]);
    assert!(last.tasks <= first.tasks + 4.0, "tasks are left: {counts:?}");
    assert!(last.database_connections <= 8.0, "connections to the database are left: {counts:?}");
    assert!(last.files <= first.files + 8, "connections are left: {counts:?}");
    println!(
        "{rounds} rounds, {} of them counted; {earlier} KiB, then {later} KiB; {first:?}, {last:?}",
        counts.len()
    );
}

/// People on a server, in the background.
struct Load {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Result<Report, LoadError>>,
}

impl Load {
    fn begin(plan: Plan) -> Load {
        let stop = Arc::new(AtomicBool::new(false));
        let asked = stop.clone();
        let thread = std::thread::spawn(move || tabuleiro_load::run(&plan, &asked, &mut |_| {}));
        Load { stop, thread }
    }

    fn ends(self) -> bool {
        self.thread.join().unwrap().is_ok()
    }

    /// Breaks all connections in the middle of the games.
    fn drop_out(self) {
        self.stop.store(true, Ordering::Relaxed);
        let _ = self.thread.join().unwrap();
    }
}

/// A server with a user who may read its metrics.
struct House<'a> {
    folder: &'a Path,
    server: Option<Running>,
    cookie: String,
}

impl House<'_> {
    fn open(folder: &Path) -> House<'_> {
        let mut house = House { folder, server: None, cookie: String::new() };
        house.start();
        let account = json!({"name": "keeper", "password": PASSWORD});
        let (status, answer) = post(&agent(), &house.url("/api/account"), "", &account).unwrap();
        assert_eq!(status, 200, "{answer}");
        let mut grant = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
        let status = grant.arg("--data").arg(folder).args(["admin", "grant", "keeper"]).status().unwrap();
        assert!(status.success());
        let login = agent().post(house.url("/api/session")).send_json(&account).unwrap();
        let cookie = login.headers()["set-cookie"].to_str().unwrap();
        house.cookie = cookie.split(';').next().unwrap().to_string();
        house
    }

    fn start(&mut self) {
        self.start_at("127.0.0.1:0");
    }

    fn start_at(&mut self, address: &str) {
        let settings = ["--idle-seconds", "1", "--engine-seconds", "0.1"];
        self.server = Some(Process::in_folder_at(self.folder, address).with(&settings).start());
    }

    fn server(&self) -> &Running {
        self.server.as_ref().expect("it runs")
    }

    fn url(&self, path: &str) -> String {
        self.server().url(path)
    }

    fn restart(&mut self, politely: bool) {
        let mut server = self.server.take().expect("it runs");
        if politely {
            assert!(server.end().success());
        } else {
            server.kill();
        }
        self.start();
    }

    /// Lets people come and play, some against engines; half of them leave in the middle of a game.
    fn busy(&self) {
        let dropping = self.load(600.0);
        let staying = self.load(3.0);
        let engines: Vec<(String, String)> = (0..4).map(|_| self.against_an_engine()).collect();
        assert!(staying.ends());
        dropping.drop_out();
        for (id, cookie) in engines {
            let (status, answer) =
                post(&agent(), &self.url(&format!("/api/tables/{id}/resign")), &cookie, &json!({})).unwrap();
            assert!(status == 200 || status == 409, "{answer}");
        }
    }

    fn load(&self, seconds: f64) -> Load {
        Load::begin(Plan {
            games: 20,
            turns_per_second: 100.0,
            idle: 20,
            engine_games: 1,
            seconds,
            ..plan(&self.server().address)
        })
    }

    fn against_an_engine(&self) -> (String, String) {
        let cookie = guest(&agent(), &self.server().address).unwrap();
        let plan = json!({"game": "green-skull", "places": [{"engine": "1"}, "me"]});
        let (_, made) = post(&agent(), &self.url("/api/tables"), &cookie, &plan).unwrap();
        (made["table"]["id"].as_str().unwrap().to_string(), cookie)
    }

    fn metrics(&self) -> String {
        let mut answer = agent().get(self.url("/metrics")).header("cookie", &self.cookie).call().unwrap();
        answer.body_mut().read_to_string().unwrap()
    }

    /// Waits until nothing goes on, and counts what is there then.
    fn rest(&self) -> Count {
        let limit = Instant::now() + Duration::from_mins(2);
        loop {
            let text = self.metrics();
            let count = |name| counted(&text, name);
            if count("tabuleiro_tables_live") == 0.0 && count("tabuleiro_streams") == 0.0 {
                let status = std::fs::read_to_string(format!("/proc/{}/status", self.server().id())).unwrap();
                let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
                let memory_kib = memory.split_whitespace().next().unwrap().parse().unwrap();
                let (tasks, database_connections) =
                    (count("tabuleiro_tasks"), count("tabuleiro_database_connections"));
                let files = std::fs::read_dir(format!("/proc/{}/fd", self.server().id())).unwrap().count();
                return Count { memory_kib, tasks, database_connections, files };
            }
            assert!(Instant::now() < limit, "something goes on for ever:\n{text}");
            std::thread::sleep(Duration::from_millis(200));
        }
    }
}

fn counted(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not counted:\n{text}")).parse().unwrap()
}

#[test]
fn whoever_is_thrown_out_by_a_restart_comes_back_and_knows_everything() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path());
    let address = house.server().address.trim_start_matches("http://").to_string();
    for politely in [true, false] {
        let load = Load::begin(Plan {
            games: 4,
            idle: 3,
            turns_per_second: 20.0,
            seconds: 600.0,
            restarts: 1,
            ..plan(&house.server().address)
        });
        while counted(&house.metrics(), "tabuleiro_streams") < 11.0 {
            std::thread::yield_now();
        }
        let mut server = house.server.take().expect("it runs");
        if politely {
            assert!(server.end().success());
        } else {
            server.kill();
        }
        house.start_at(&address);
        let report = load.thread.join().unwrap().unwrap();
        assert_eq!((report.back, report.away), (11, 0), "{report:?}");
    }
}

#[test]
fn what_is_counted_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path());
    let count = house.rest();
    assert!(count.tasks >= 1.0 && count.database_connections >= 1.0 && count.files > 3, "{count:?}");
    let answer: Value = get(&agent(), &house.url("/api/tables"), "").unwrap();
    assert_eq!(answer, json!([]));
}
