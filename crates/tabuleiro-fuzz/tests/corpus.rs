//! Every target runs on the stored corpus, and each target has a fuzzer.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tabuleiro_fuzz::TARGETS;

fn fuzz_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn names_in(folder: &Path) -> BTreeSet<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("an entry of the folder").path();
        path.file_stem().expect("a name").to_str().expect("a name in ASCII").to_string()
    };
    fs::read_dir(folder).expect("the folder is there").map(name).collect()
}

macro_rules! run_the_corpus {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let folder = fuzz_folder().join("corpus").join(stringify!($name));
            let mut files: Vec<PathBuf> =
                fs::read_dir(folder).expect("it has a corpus").map(|file| file.expect("a file").path()).collect();
            files.sort();
            assert!(files.len() >= 12, "only {} files", files.len());
            for file in files {
                // The test runner prints the last file name if the target fails.
                println!("{}", file.display());
                tabuleiro_fuzz::$name(&fs::read(&file).expect("a file that can be read"));
            }
        }
    )*
    const TESTED: &[&str] = &[$(stringify!($name)),*];
    };
}
run_the_corpus!(texts record_files record_links moves play maps json options);

#[test]
fn every_target_has_a_fuzzer_a_corpus_and_a_test() {
    let targets: BTreeSet<String> = TARGETS.iter().map(|target| target.name.to_string()).collect();
    assert_eq!(TESTED.iter().map(ToString::to_string).collect::<BTreeSet<_>>(), targets);
    assert_eq!(names_in(&fuzz_folder().join("fuzz_targets")), targets);
    assert_eq!(names_in(&fuzz_folder().join("corpus")), targets);
    let manifest = fs::read_to_string(fuzz_folder().join("Cargo.toml")).expect("the fuzzers have a manifest");
    for name in targets {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
    }
}
