//! `bindgen MODULE FOLDER NAME`: writes the files that a page loads for a WebAssembly module.

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, name] = &arguments[..] else { bail!("usage: bindgen MODULE FOLDER NAME") };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name).typescript(true).omit_default_module_path(false);
    bindgen.web(true)?.generate(folder)
}
