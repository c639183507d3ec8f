-- What an engine thought of a position or a game, for whoever asks for the same again; `about` is a digest of it.
CREATE TABLE analysis (
    id TEXT PRIMARY KEY,
    about TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);

-- Who asked for it.
CREATE TABLE analysis_person (
    analysis TEXT NOT NULL,
    person TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (analysis, person)
);
CREATE INDEX analysis_person_person ON analysis_person (person);
