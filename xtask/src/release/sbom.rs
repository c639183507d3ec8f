//! The bill of materials in `CycloneDX` 1.5: what the program is made of.
//!
//! Written by hand: the library for it is larger than all our chores, and five fields of its model are needed here.

use crate::packages::Package;
use anyhow::Result;
use serde_json::{Value, json};

pub(super) fn of(program: &str, linked: &[Package]) -> Result<String> {
    let version = env!("CARGO_PKG_VERSION");
    let reference = format!("pkg:cargo/{program}@{version}");
    let components: Vec<Value> = linked.iter().map(component).collect();
    let references: Vec<&Value> = components.iter().map(|component| &component["bom-ref"]).collect();
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": &reference,
                "name": program,
                "version": version,
                "purl": &reference,
                "licenses": licence("MIT OR Apache-2.0"),
            }
        },
        "components": &components,
        "dependencies": [{ "ref": &reference, "dependsOn": references }],
    });
    Ok(serde_json::to_string_pretty(&bill)? + "\n")
}

fn component(package: &Package) -> Value {
    let reference = format!("pkg:cargo/{}@{}", package.name, package.version);
    let mut component = json!({
        "type": "library",
        "bom-ref": &reference,
        "name": package.name,
        "version": package.version,
        "purl": reference,
    });
    if let Some(about) = &package.description {
        component["description"] = json!(about.trim());
    }
    if let Some(text) = &package.license {
        // Older packages write a slash for "or".
        component["licenses"] = licence(&text.replace('/', " OR "));
    }
    component
}

fn licence(expression: &str) -> Value {
    json!([{ "expression": expression }])
}
