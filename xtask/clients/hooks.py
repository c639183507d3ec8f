"""What schemathesis asks and expects beyond its own checks."""

import schemathesis


def whole(value):
    """Writes 57.0 as 57: JSON Schema calls both integers, and the server reads the second only."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole(part) for part in value]
    if isinstance(value, dict):
        return {name: whole(part) for name, part in value.items()}
    return value


@schemathesis.hook
def map_body(context, body):
    return whole(body)


@schemathesis.check
def schema_valid_is_read(context, response, case):
    """Fails when the server cannot read a request that its description allows."""
    is_positive = case.meta is not None and case.meta.generation.mode.is_positive
    if is_positive and response.status_code == 400:
        error = response.json()["error"]
        assert not error.startswith("the request cannot be read"), error
