-- Who plays here. Numbers are BIGINT, times are milliseconds since 1970, yes and no are 1 and 0: one text for every database.
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password TEXT,
    is_admin BIGINT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE session (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    secret TEXT NOT NULL,
    agent TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person);

CREATE TABLE token (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    secret TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT
);
CREATE INDEX token_person ON token (person);

CREATE TABLE map (
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    body TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (person, name)
);
