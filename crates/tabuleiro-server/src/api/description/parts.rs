//! Names for the parts of schemas. Client generators skip combined schemas and parts without a name.

use super::members;
use serde_json::{Map, Value, json};

/// Reference to a schema, up to its name.
const SCHEMAS: &str = "#/components/schemas/";

/// Expands combined schemas, and names generic and nested ones.
pub(super) fn name_all(document: &mut Value) {
    drop_parameters(document);
    let schemas = document["components"]["schemas"].clone();
    write_out(document, &schemas);
    let mut named = Map::new();
    for (name, schema) in members(&mut document["components"]["schemas"]) {
        name_within(&in_capitals(name), schema, &mut named);
    }
    for (name, schema) in named {
        let before =
            document["components"]["schemas"].as_object_mut().and_then(|all| all.insert(name, schema));
        debug_assert!(before.is_none(), "two schemas have one name: {before:?}");
    }
}

/// Names every generic type without its parameters: `Block_PictureView` becomes `Block`.
fn drop_parameters(document: &mut Value) {
    let Some(schemas) = document["components"]["schemas"].as_object_mut() else { return };
    for (name, schema) in std::mem::take(schemas) {
        let before = schemas.insert(without_parameters(&name).into(), schema);
        debug_assert!(before.is_none(), "two schemas have the name of {name}");
    }
    rename_references(document);
}

fn rename_references(part: &mut Value) {
    if let Some(name) = part["$ref"].as_str().and_then(|reference| reference.strip_prefix(SCHEMAS)) {
        part["$ref"] = format!("{SCHEMAS}{}", without_parameters(name)).into();
    }
    match part {
        Value::Array(parts) => parts.iter_mut().for_each(rename_references),
        Value::Object(parts) => parts.values_mut().for_each(rename_references),
        _ => {}
    }
}

fn without_parameters(name: &str) -> &str {
    name.split_once('_').map_or(name, |(generic, _)| generic)
}

/// Expands a combined schema (`allOf`) into one.
fn write_out(schema: &mut Value, schemas: &Value) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(|part| write_out(part, schemas)),
        Value::Object(parts) => parts.values_mut().for_each(|part| write_out(part, schemas)),
        _ => {}
    }
    let parts = schema.as_object_mut().and_then(|schema| schema.remove("allOf"));
    let Some(Value::Array(parts)) = parts else { return };
    let parts = parts.into_iter().map(|part| referred(part, schemas));
    let mut joined = join(&parts.collect::<Vec<_>>());
    members(&mut joined).for_each(|(name, value)| schema[name] = value.take());
}

/// Returns the schema that a reference names.
fn referred(part: Value, schemas: &Value) -> Value {
    let name = part["$ref"].as_str().and_then(|name| name.rsplit('/').next());
    let Some(name) = name else { return part };
    let mut schema = schemas[name].clone();
    write_out(&mut schema, schemas);
    schema
}

/// Merges the properties of all parts. If a part has variants, merges with each of them.
fn join(parts: &[Value]) -> Value {
    let (unions, objects): (Vec<&Value>, Vec<&Value>) =
        parts.iter().partition(|part| part["oneOf"].is_array());
    let Some(variants) = unions.first().and_then(|union| union["oneOf"].as_array()) else {
        return joined(&objects);
    };
    let with_variant = |variant: &Value| {
        let mut joined = joined(&[&[variant], &*objects].concat());
        joined["description"] = variant["description"].clone();
        joined
    };
    json!({"oneOf": variants.iter().map(with_variant).collect::<Vec<_>>()})
}

fn joined(objects: &[&Value]) -> Value {
    let properties = objects.iter().filter_map(|object| object["properties"].as_object()).flatten();
    let properties: Map<String, Value> =
        properties.map(|(name, part)| (name.clone(), part.clone())).collect();
    let required = objects.iter().filter_map(|object| object["required"].as_array()).flatten();
    json!({"type": "object", "properties": properties, "required": required.collect::<Vec<_>>()})
}

/// Names the variants of a schema, and the objects in its properties, items or values.
fn name_within(owner: &str, schema: &mut Value, named: &mut Map<String, Value>) {
    for variant in schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(name) = variant_name(variant) {
            variant["title"] = format!("{}{owner}", in_capitals(&name)).into();
        }
        name_within(owner, variant, named);
    }
    for (name, part) in schema.get_mut("properties").into_iter().flat_map(members) {
        name_part(format!("{owner}{}", in_capitals(name)), part, named);
    }
    for (key, name) in [("items", "Item"), ("additionalProperties", "Value")] {
        if let Some(part) = schema.get_mut(key) {
            name_part(format!("{owner}{name}"), part, named);
        }
    }
}

/// Moves an object into the list of named schemas and leaves a reference.
fn name_part(name: String, part: &mut Value, named: &mut Map<String, Value>) {
    name_within(&name, part, named);
    if part["type"] == "object" {
        let mut reference = json!({"$ref": format!("{SCHEMAS}{name}")});
        if let Some(description) = part.get("description") {
            reference["description"] = description.clone();
        }
        named.insert(name, std::mem::replace(part, reference));
    }
}

/// Returns the name of a variant: its tag, or its only property.
fn variant_name(variant: &Value) -> Option<String> {
    let properties = variant["properties"].as_object()?;
    let tag = |property: &Value| match property["enum"].as_array()?.as_slice() {
        [only] => only.as_str().map(str::to_string),
        _ => None,
    };
    let only = || properties.keys().next().filter(|_| properties.len() == 1).cloned();
    properties.values().find_map(tag).or_else(only)
}

/// Converts `engine-seated` to `EngineSeated`.
fn in_capitals(name: &str) -> String {
    name.split(['-', '_'])
        .flat_map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn what_is_joined_from_others_is_written_out() {
        let text =
            json!({"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]});
        let tag = json!({"type": "object", "properties": {"type": {"enum": ["chat"]}}, "required": ["type"]});
        let news = json!({"oneOf": [{"allOf": [{"$ref": "#/components/schemas/Line"}, tag], "description": "A line."}]});
        let version = json!({"type": "object", "properties": {"v": {"type": "integer"}}, "required": ["v"]});
        let message = json!({"allOf": [{"$ref": "#/components/schemas/News"}, version]});
        let mut document =
            json!({"components": {"schemas": {"Line": text, "News": news, "Message": message}}});
        name_all(&mut document);
        let variant = json!({
            "type": "object", "title": "ChatMessage", "description": "A line.", "required": ["text", "type", "v"],
            "properties": {"text": {"type": "string"}, "type": {"enum": ["chat"]}, "v": {"type": "integer"}},
        });
        assert_eq!(document["components"]["schemas"]["Message"], json!({"oneOf": [variant]}));
    }

    #[test]
    fn every_name_is_of_a_type_and_never_of_one_in_rust_itself() {
        let document = crate::api::description();
        for name in document["components"]["schemas"].as_object().unwrap().keys() {
            let is_noun = name.starts_with(|first: char| first.is_ascii_uppercase())
                && name.chars().all(|letter| letter.is_ascii_alphanumeric());
            assert!(is_noun && !name.starts_with("Vec"), "{name}");
        }
    }

    #[test]
    fn every_part_has_a_name_of_its_own() {
        let document = crate::api::description();
        let schemas = document["components"]["schemas"].as_object().unwrap();
        let mut titles: BTreeSet<&str> = schemas.keys().map(String::as_str).collect();
        for (name, schema) in schemas {
            let variants = schema["oneOf"].as_array().into_iter().flatten();
            for part in variants.clone().chain([schema]) {
                let properties = part["properties"].as_object().into_iter().flat_map(Map::values);
                for inner in properties.chain([&part["items"], &part["additionalProperties"]]) {
                    assert_ne!(inner["type"], "object", "{name}: {inner}");
                }
            }
            for title in variants.filter_map(|variant| variant["title"].as_str()) {
                assert!(titles.insert(title), "{name}: {title} stands twice");
            }
        }
        assert!(titles.contains("ResyncSocketMessage") && titles.contains("ChangePut"));
    }
}
