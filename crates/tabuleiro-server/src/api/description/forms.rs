//! Rewrites schemas into forms that every client generator understands.

use serde_json::{Value, json};

/// Rewrites all schemas.
pub(super) fn simplify(schema: &mut Value) {
    bound_tuple(schema);
    bound_integer(schema);
    close_variants(schema);
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(simplify),
        Value::Object(parts) => parts.values_mut().for_each(simplify),
        _ => {}
    }
}

/// Describes a tuple by its length instead of `items: false`.
fn bound_tuple(schema: &mut Value) {
    if let Some(parts) = schema["prefixItems"].as_array().map(Vec::len) {
        schema.as_object_mut().expect("a tuple's schema is an object").remove("items");
        (schema["minItems"], schema["maxItems"]) = (parts.into(), parts.into());
    }
}

/// Describes every integer as 32 or 64 bits wide, with bounds for narrower types.
fn bound_integer(schema: &mut Value) {
    let types = &schema["type"];
    if types != "integer" && !types.as_array().is_some_and(|types| types.contains(&json!("integer"))) {
        return;
    }
    let (format, most) = match schema["format"].as_str() {
        Some("u-int8" | "uint8") => ("int32", Some(u32::from(u8::MAX))),
        Some("u-int16" | "uint16") => ("int32", Some(u32::from(u16::MAX))),
        Some("u-int32" | "uint32") => ("int64", Some(u32::MAX)),
        Some("int8" | "int16" | "int32") => ("int32", None),
        _ => ("int64", None),
    };
    schema["format"] = format.into();
    if let (Some(most), true) = (most, schema["maximum"].is_null()) {
        schema["maximum"] = most.into();
    }
}

/// Closes the variants that are identified by their only property. Variants with a tag stay open: more properties may
/// be added to them.
fn close_variants(schema: &mut Value) {
    for variant in schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten() {
        let is_named = variant["properties"].as_object().is_some_and(|properties| {
            properties.len() == 1 && properties.values().all(|property| property["enum"].is_null())
        });
        if is_named && variant["required"].as_array().is_some_and(|required| required.len() == 1) {
            variant["additionalProperties"] = false.into();
        }
    }
}
