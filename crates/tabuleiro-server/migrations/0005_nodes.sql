-- Nodes that serve from one database, and when each was last known to run.
CREATE TABLE node (
    id TEXT PRIMARY KEY,
    beat_ms BIGINT NOT NULL
);

-- Who keeps house at a table where a game goes on: its clocks and its engines. The number grows with each keeper; whoever has
-- an old one changes nothing. Nobody keeps it where the node is empty.
CREATE TABLE lease (
    room TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    number BIGINT NOT NULL,
    -- When the keeper before was last known to run.
    alive_ms BIGINT NOT NULL
);
CREATE INDEX lease_node ON lease (node);

-- Which of those who sit at a table are there, on which node, or until when they were.
CREATE TABLE presence (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    is_there BIGINT NOT NULL,
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (room, person, node)
);
CREATE INDEX presence_node ON presence (node);

CREATE INDEX room_updated ON room (updated_ms);
