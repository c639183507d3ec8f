-- Who logged in or failed to, what tokens were made, what moderators and admins did. Names are looked up: those of who is gone are not there.
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    what TEXT NOT NULL,
    -- Who did it, if that is known; nobody of an admin's command on the database.
    person TEXT,
    -- Whose account it was done to.
    other TEXT,
    address TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX audit_at ON audit (at_ms);
CREATE INDEX audit_person ON audit (person);
