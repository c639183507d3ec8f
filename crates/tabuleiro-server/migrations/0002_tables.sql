-- A table is what happened at it: its events in order, each once. The other columns are for lists.
CREATE TABLE room (
    id TEXT PRIMARY KEY,
    creator TEXT NOT NULL,
    game TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    is_rated BIGINT NOT NULL,
    state TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL
);
CREATE INDEX room_state ON room (state, updated_ms);

CREATE TABLE event (
    room TEXT NOT NULL,
    version BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, version)
);

CREATE TABLE seat (
    room TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    engine TEXT,
    result TEXT,
    PRIMARY KEY (room, seat)
);
CREATE INDEX seat_person ON seat (person);

CREATE TABLE chat (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, number)
);
CREATE INDEX chat_person ON chat (person);

CREATE TABLE report (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (room, number, person)
);

-- When the server was last known to run: clocks do not run while it does not.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at_ms BIGINT NOT NULL
);
