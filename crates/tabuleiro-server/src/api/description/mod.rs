//! The parts of the API description that all end points share.

mod forms;
mod parts;

use crate::people::COOKIE;
use axum::http::StatusCode;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use utoipa::openapi::schema::Type;
use utoipa::openapi::{Object, ObjectBuilder, OpenApi};

/// Returns the schema of a text with a fixed set of values.
pub(super) fn one_of(names: impl IntoIterator<Item = &'static str>) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).build()
}

/// Completes the description of all end points: security, answers, errors and portable schemas.
pub(super) fn complete(description: &OpenApi) -> Value {
    let mut document = serde_json::to_value(description).expect("a description can be written");
    document["servers"] = json!([{"url": "/", "description": "The server that answers this"}]);
    // End points require a known caller unless they state otherwise.
    document["security"] = json!([{"cookie": []}, {"bearer": []}]);
    document["components"]["securitySchemes"] = json!({
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The session of a browser"},
        "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a program"},
    });
    document["components"]["schemas"]["Problem"] = json!({
        "type": "object",
        "description": "An error, in the caller's language.",
        "required": ["error"],
        "properties": {"error": {"type": "string"}},
    });
    members(&mut document["paths"]).flat_map(|(_, item)| members(item)).for_each(|(_, operation)| {
        complete_responses(&mut operation["responses"]);
    });
    forms::simplify(&mut document);
    require_answers(&mut document);
    parts::name_all(&mut document);
    document
}

/// Marks nullable properties of answers as required, since absent values are sent as `null`. Describes properties that
/// an answer may omit as never null.
fn require_answers(document: &mut Value) {
    let mut asked = BTreeSet::new();
    note_schemas(document, &document["components"]["schemas"]["SocketMessage"], &mut asked);
    let operations =
        document["paths"].as_object().into_iter().flat_map(Map::values).filter_map(Value::as_object);
    for operation in operations.flat_map(Map::values) {
        note_schemas(document, &operation["requestBody"], &mut asked);
    }
    let answers = members(&mut document["components"]["schemas"]).filter(|(name, _)| !asked.contains(*name));
    answers.for_each(|(_, schema)| require_nullable(schema));
}

/// Collects the names of all schemas that a part of the description refers to.
fn note_schemas(document: &Value, part: &Value, names: &mut BTreeSet<String>) {
    if let Some(name) = part["$ref"].as_str().and_then(|name| name.strip_prefix("#/components/schemas/"))
        && names.insert(name.to_string())
    {
        note_schemas(document, &document["components"]["schemas"][name], names);
    }
    match part {
        Value::Array(parts) => parts.iter().for_each(|part| note_schemas(document, part, names)),
        Value::Object(parts) => parts.values().for_each(|part| note_schemas(document, part, names)),
        _ => {}
    }
}

fn require_nullable(schema: &mut Value) {
    let properties = schema["properties"].as_object().into_iter().flatten();
    let nullable: Vec<Value> = properties
        .filter(|(_, property)| is_nullable(property))
        .map(|(name, _)| name.as_str().into())
        .collect();
    if !nullable.is_empty() {
        let required =
            schema.as_object_mut().expect("it has properties").entry("required").or_insert(json!([]));
        let required = required.as_array_mut().expect("names are a list");
        let missing: Vec<Value> = nullable.into_iter().filter(|name| !required.contains(name)).collect();
        required.extend(missing);
    }
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(require_nullable),
        Value::Object(parts) => parts.values_mut().for_each(require_nullable),
        _ => {}
    }
}

fn is_nullable(schema: &Value) -> bool {
    let is_null = |kind: &Value| kind == "null" || kind["type"] == "null";
    [&schema["type"], &schema["oneOf"]]
        .iter()
        .any(|kinds| kinds.as_array().is_some_and(|kinds| kinds.iter().any(is_null)))
}

/// Describes every answer, and adds the errors that all end points have.
fn complete_responses(responses: &mut Value) {
    let otherwise = json!({"description": "An error, in the caller's language"});
    responses.as_object_mut().expect("an end point has answers").entry("default").or_insert(otherwise);
    for (status, response) in members(responses) {
        let code = status.parse().ok().and_then(|code| StatusCode::from_u16(code).ok());
        let reason = code.and_then(|code| code.canonical_reason()).unwrap_or_default();
        if response["description"].as_str().is_none_or(str::is_empty) {
            response["description"] = reason.into();
        }
        if !status.starts_with(['1', '2', '3']) {
            response["content"] =
                json!({"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}});
        }
    }
}

fn members(value: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    value.as_object_mut().into_iter().flat_map(Map::iter_mut)
}

#[cfg(test)]
mod tests {
    use crate::api::described;
    use serde_json::Value;
    use std::collections::BTreeSet;

    /// Returns all operations with their method and path.
    fn operations(document: &Value) -> Vec<(String, &Value)> {
        let mut found = Vec::new();
        for (path, item) in document["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                found.push((format!("{method} {path}"), operation));
            }
        }
        found
    }

    #[test]
    fn every_answer_says_what_it_is() {
        let document = described().1;
        for (name, operation) in operations(&document) {
            for (status, response) in operation["responses"].as_object().unwrap() {
                assert!(
                    response["description"].as_str().is_some_and(|text| !text.is_empty()),
                    "{name}: {status}"
                );
            }
        }
    }

    #[test]
    fn every_operation_has_an_id_of_its_own() {
        let document = described().1;
        let mut ids = BTreeSet::new();
        for (name, operation) in operations(&document) {
            let id = operation["operationId"].as_str().unwrap();
            assert!(ids.insert(id), "{name}: {id} stands twice");
        }
    }

    #[test]
    fn every_security_is_described() {
        let document = described().1;
        let schemes = document["components"]["securitySchemes"].as_object().unwrap();
        let own = operations(&document).into_iter().map(|(_, operation)| &operation["security"]);
        for wanted in own.filter(|own| !own.is_null()).chain([&document["security"]]) {
            for choice in wanted.as_array().unwrap() {
                assert!(
                    choice.as_object().unwrap().keys().all(|name| schemes.contains_key(name)),
                    "{choice}"
                );
            }
        }
    }

    #[test]
    fn every_schema_that_is_named_is_there_and_none_is_yes_or_no() {
        let document = described().1;
        let mut rest = vec![&document["paths"], &document["components"]];
        while let Some(value) = rest.pop() {
            if let Some(name) = value["$ref"].as_str() {
                assert!(document.pointer(name.trim_start_matches('#')).is_some(), "{name}");
            }
            assert!(!value["items"].is_boolean(), "{value}");
            assert!(value["allOf"].is_null(), "{value}");
            match value {
                Value::Array(parts) => rest.extend(parts),
                Value::Object(parts) => rest.extend(parts.values()),
                _ => {}
            }
        }
    }
}
