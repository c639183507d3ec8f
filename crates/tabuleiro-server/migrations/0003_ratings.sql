-- How strong people and engines are, per game, rule set and number of players: two, or many.
CREATE TABLE rating (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (who, game, rule_set, pool)
);

-- What each game did to them: a game that stands here is counted.
CREATE TABLE rating_change (
    room TEXT NOT NULL,
    seat BIGINT NOT NULL,
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    pool TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL,
    rating_after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (room, seat)
);
CREATE INDEX rating_change_who ON rating_change (who, at_ms);
