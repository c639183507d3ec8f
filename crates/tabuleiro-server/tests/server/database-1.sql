BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'people','2026-11-18 07:53:06',1,X'D40E97D73D71524ED5C90CE046CDE9BA6DF45AB91ACD020E92036187644EE788E5A87E96956845D5789B84ABD2B86A9A',1000000);
INSERT INTO "_sqlx_migrations" VALUES(2,'tables','2026-11-18 07:53:06',1,X'0DEA257D6D8F7743838E4363F717C1D9559FB108348D6AAC191271346BC8525F03D0C6F68D31AE55AB8C3CC5288FC286',1000000);
INSERT INTO "_sqlx_migrations" VALUES(3,'ratings','2026-11-18 07:53:06',1,X'64F7519BF7496934CB6BF3D4A22BE162ACA3C023A21EA897EEFBDCA0B5A3B72325AA2051D1C8BDFA78D8A61CF9879689',1000000);
INSERT INTO "_sqlx_migrations" VALUES(4,'analyses','2026-11-18 07:53:06',1,X'529D492914327641A49A4717FA45DD65F0E1F92621F01A40620140F1C917A2A9C2899C1CC5BE419091E1FE0E30EBD8D7',1000000);
INSERT INTO "_sqlx_migrations" VALUES(5,'nodes','2026-11-18 07:53:06',1,X'75E91632EA75D741775994CF878E59406BE01358CA3515D2611B95212D1E54AB8B08263831C8E2749B9A0047C5E5288E',1000000);
CREATE TABLE analysis (
    id TEXT PRIMARY KEY,
    about TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE TABLE analysis_person (
    analysis TEXT NOT NULL,
    person TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (analysis, person)
);
INSERT INTO "analysis_person" VALUES('j2xmfjmud2vg','8czx7wgwxjkq',1795037471036);
CREATE TABLE chat (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, number)
);
INSERT INTO "chat" VALUES('4e7gmutaryvq',1,'j4patmb8s2e7',1795037466699,'olá "x"');
CREATE TABLE event (
    room TEXT NOT NULL,
    version BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, version)
);
INSERT INTO "event" VALUES('2ey8akmh8a3n',1,1795037466533,'{"type":"created","creator":"8czx7wgwxjkq","plan":{"game":"green-skull","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"none","rated":true,"public":true,"absent":"claim","gone_seconds":null,"start_when_full":true},"places":[{"person":"8czx7wgwxjkq"},{}]}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',2,1795037466537,'{"type":"joined","seat":2,"person":"4xtuywib2g6z"}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',3,1795037466537,'{"type":"started","setup":"gsk1.published.2.starts~1"}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',4,1795037466596,'{"type":"turn","number":1,"seat":1,"moves":["d7-d6"],"spent_ms":59}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',5,1795037466609,'{"type":"turn","number":2,"seat":2,"moves":["d1-d2","h1-h2"],"spent_ms":13}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',6,1795037466620,'{"type":"turn","number":3,"seat":1,"moves":["d6-d7"],"spent_ms":11}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',7,1795037466633,'{"type":"turn","number":4,"seat":2,"moves":["d2-d3","g1-g2"],"spent_ms":13}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',8,1795037466636,'{"type":"offered","seat":1,"what":"draw"}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',9,1795037466639,'{"type":"declined","seat":2,"what":"draw"}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',10,1795037466641,'{"type":"resigned","seat":1}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',11,1795037466647,'{"type":"offered","seat":1,"what":"rematch-rotated"}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',12,1795037466650,'{"type":"offered","seat":2,"what":"rematch-rotated"}');
INSERT INTO "event" VALUES('2ey8akmh8a3n',13,1795037466655,'{"type":"rematch","table":"cev3n3mp849y"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',1,1795037466658,'{"type":"created","creator":"pdh6jwuvi97k","plan":{"game":"green-skull","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"none","rated":false,"public":false,"absent":"claim","gone_seconds":null,"start_when_full":true},"places":[{"person":"pdh6jwuvi97k"},{"key":"736318a329c444659cb23ec44a89bc1efd94a341ddd9bee0a1cd516ae9d58e58"}]}');
INSERT INTO "event" VALUES('4e7gmutaryvq',2,1795037466661,'{"type":"joined","seat":2,"person":"8czx7wgwxjkq"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',3,1795037466661,'{"type":"started","setup":"gsk1.published.2.starts~1"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',4,1795037466670,'{"type":"turn","number":1,"seat":1,"moves":["d7-d6"],"spent_ms":9}');
INSERT INTO "event" VALUES('4e7gmutaryvq',5,1795037466681,'{"type":"turn","number":2,"seat":2,"moves":["d1-d2","h1-h2"],"spent_ms":11}');
INSERT INTO "event" VALUES('4e7gmutaryvq',6,1795037466689,'{"type":"turn","number":3,"seat":1,"moves":["d6-d7"],"spent_ms":8}');
INSERT INTO "event" VALUES('4e7gmutaryvq',7,1795037466693,'{"type":"offered","seat":1,"what":"takeback"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',8,1795037466696,'{"type":"offered","seat":2,"what":"takeback"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',9,1795037466696,'{"type":"taken-back","turns":1}');
INSERT INTO "event" VALUES('4e7gmutaryvq',10,1795037466705,'{"type":"muted","person":"j4patmb8s2e7"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',11,1795037466708,'{"type":"offered","seat":1,"what":"draw"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',12,1795037466710,'{"type":"offered","seat":2,"what":"draw"}');
INSERT INTO "event" VALUES('4e7gmutaryvq',13,1795037466710,'{"type":"drawn"}');
INSERT INTO "event" VALUES('6k6v5sh6cf9e',1,1795037466884,'{"type":"created","creator":"8czx7wgwxjkq","plan":{"game":"green-skull","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"1s/turn","rated":false,"public":true,"absent":"skip","gone_seconds":null,"start_when_full":true},"places":[{"person":"8czx7wgwxjkq"},{}]}');
INSERT INTO "event" VALUES('6k6v5sh6cf9e',2,1795037466887,'{"type":"joined","seat":2,"person":"4xtuywib2g6z"}');
INSERT INTO "event" VALUES('6k6v5sh6cf9e',3,1795037466887,'{"type":"started","setup":"gsk1.published.2.starts~1"}');
INSERT INTO "event" VALUES('6k6v5sh6cf9e',4,1795037467888,'{"type":"out-of-time","seat":1}');
INSERT INTO "event" VALUES('7rhcmy8h9rsq',1,1795037466906,'{"type":"created","creator":"8czx7wgwxjkq","plan":{"game":"green-skull","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"none","rated":false,"public":true,"absent":"claim","gone_seconds":null,"start_when_full":true},"places":[{"engine":"1"},{"engine":"2"}]}');
INSERT INTO "event" VALUES('7rhcmy8h9rsq',2,1795037466908,'{"type":"started","setup":"gsk1.published.2.starts~1"}');
INSERT INTO "event" VALUES('7rhcmy8h9rsq',3,1795037466911,'{"type":"turn","number":1,"seat":1,"moves":["b7-b6"],"spent_ms":3,"thoughts":[{"depth":0,"nodes":56,"time_ms":0,"lines":[{"moves":["b7-b6"],"values":[0.426,0.574],"scores":[-30,30],"proof":null}]}]}');
INSERT INTO "event" VALUES('7rhcmy8h9rsq',4,1795037467615,'{"type":"turn","number":2,"seat":2,"moves":["d1-e1","d4xf4","stop"],"spent_ms":704,"thoughts":[{"depth":0,"nodes":165,"time_ms":0,"lines":[{"moves":["d1-e1"],"values":[0.399,0.601],"scores":[-41,41],"proof":null}]},{"depth":0,"nodes":165,"time_ms":0,"lines":[{"moves":["d4xf4"],"values":[0.385,0.615],"scores":[-47,47],"proof":null}]},{"depth":1,"nodes":165,"time_ms":0,"lines":[{"moves":["stop"],"values":[0.615,0.385],"scores":[47,-47],"proof":null}]}]}');
INSERT INTO "event" VALUES('7rhcmy8h9rsq',5,1795037468319,'{"type":"turn","number":3,"seat":1,"moves":["c7-d6","f3-f2"],"spent_ms":704,"thoughts":[{"depth":0,"nodes":84,"time_ms":0,"lines":[{"moves":["c7-d6"],"values":[0.615,0.385],"scores":[47,-47],"proof":null}]},{"depth":0,"nodes":132,"time_ms":0,"lines":[{"moves":["f3-f2"],"values":[0.629,0.371],"scores":[53,-53],"proof":null}]}]}');
INSERT INTO "event" VALUES('7rhcmy8h9rsq',6,1795037469023,'{"type":"turn","number":4,"seat":2,"moves":["c2-d2"],"spent_ms":704,"thoughts":[{"depth":0,"nodes":165,"time_ms":0,"lines":[{"moves":["c2-d2"],"values":[0.587,0.413],"scores":[35,-35],"proof":null}]}]}');
INSERT INTO "event" VALUES('85zst8qpziw8',1,1795037466891,'{"type":"created","creator":"8czx7wgwxjkq","plan":{"game":"green-skull","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"1s/turn","rated":false,"public":true,"absent":"engine","gone_seconds":null,"start_when_full":true},"places":[{"person":"8czx7wgwxjkq"},{}]}');
INSERT INTO "event" VALUES('85zst8qpziw8',2,1795037466894,'{"type":"joined","seat":2,"person":"4xtuywib2g6z"}');
INSERT INTO "event" VALUES('85zst8qpziw8',3,1795037466894,'{"type":"started","setup":"gsk1.published.2.starts~1"}');
INSERT INTO "event" VALUES('85zst8qpziw8',4,1795037467896,'{"type":"taken-over","seat":1,"level":"4"}');
INSERT INTO "event" VALUES('85zst8qpziw8',5,1795037467899,'{"type":"turn","number":1,"seat":1,"moves":["c7-d6"],"spent_ms":3}');
INSERT INTO "event" VALUES('85zst8qpziw8',6,1795037468900,'{"type":"taken-over","seat":2,"level":"4"}');
INSERT INTO "event" VALUES('85zst8qpziw8',7,1795037469902,'{"type":"out-of-time","seat":2}');
INSERT INTO "event" VALUES('cev3n3mp849y',1,1795037466652,'{"type":"created","creator":"8czx7wgwxjkq","plan":{"game":"green-skull","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"none","rated":true,"public":true,"absent":"claim","gone_seconds":null,"start_when_full":true},"places":[{"person":"4xtuywib2g6z"},{"person":"8czx7wgwxjkq"}]}');
INSERT INTO "event" VALUES('cev3n3mp849y',2,1795037466654,'{"type":"started","setup":"gsk1.published.2.starts~1"}');
INSERT INTO "event" VALUES('dk8g58nbputf',1,1795037466897,'{"type":"created","creator":"8czx7wgwxjkq","plan":{"game":"green-skull","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"none","rated":false,"public":true,"absent":"claim","gone_seconds":null,"start_when_full":true},"places":[{"person":"8czx7wgwxjkq"},{}]}');
INSERT INTO "event" VALUES('dk8g58nbputf',2,1795037466900,'{"type":"joined","seat":2,"person":"4xtuywib2g6z"}');
INSERT INTO "event" VALUES('dk8g58nbputf',3,1795037466900,'{"type":"started","setup":"gsk1.published.2.starts~1"}');
INSERT INTO "event" VALUES('dk8g58nbputf',4,1795037466904,'{"type":"aborted"}');
INSERT INTO "event" VALUES('erqyb8mtjmay',1,1795037466837,'{"type":"created","creator":"vr5vbpnp8ed2","plan":{"game":"asterismo","rule_set":"published","seats":2,"options":{},"setup":null,"clock":"none","rated":false,"public":true,"absent":"claim","gone_seconds":null,"start_when_full":true},"places":[{"person":"vr5vbpnp8ed2"},{}]}');
INSERT INTO "event" VALUES('erqyb8mtjmay',2,1795037466841,'{"type":"joined","seat":2,"person":"4xtuywib2g6z"}');
INSERT INTO "event" VALUES('erqyb8mtjmay',3,1795037466841,'{"type":"started","setup":"ast1.published.2.starts~1.tree~11_11_11_5byybyr_yrrrbbyybrr_yrybbbrbyyr_ybbyrrbyyr1_1rbybbbrry1_1rr1rrbbb2_5ryyb2_5byr3.harvest~r0b0y1_r0b0y1"}');
INSERT INTO "event" VALUES('erqyb8mtjmay',4,1795037466852,'{"type":"turn","number":1,"seat":1,"moves":["h6"],"spent_ms":11}');
INSERT INTO "event" VALUES('erqyb8mtjmay',5,1795037466879,'{"type":"handed","seat":1,"person":"j4patmb8s2e7"}');
INSERT INTO "event" VALUES('he2crtiypxpp',1,1795037466713,'{"type":"created","creator":"4xtuywib2g6z","plan":{"game":"small-star-empires","rule_set":null,"seats":3,"options":{},"setup":null,"clock":"10m+3s","rated":false,"public":true,"absent":"claim","gone_seconds":null,"start_when_full":false},"places":[{"person":"4xtuywib2g6z"},{},{}]}');
INSERT INTO "event" VALUES('he2crtiypxpp',2,1795037466717,'{"type":"joined","seat":2,"person":"8czx7wgwxjkq"}');
INSERT INTO "event" VALUES('he2crtiypxpp',3,1795037466720,'{"type":"left","seat":2}');
INSERT INTO "event" VALUES('he2crtiypxpp',4,1795037466723,'{"type":"joined","seat":2,"person":"8czx7wgwxjkq"}');
INSERT INTO "event" VALUES('he2crtiypxpp',5,1795037466726,'{"type":"engine-seated","seat":3,"level":"1"}');
INSERT INTO "event" VALUES('he2crtiypxpp',6,1795037466729,'{"type":"started","setup":"sse1.published.3.starts~1.map~pl_-----10_---R1a2_---2X321_-11G11WB_-3W21G32_2R2312B1_0c211B1X2_11XR2331_--31GW1b1_----2120"}');
INSERT INTO "event" VALUES('he2crtiypxpp',7,1795037466740,'{"type":"turn","number":1,"seat":1,"moves":["i6-j6c"],"spent_ms":11}');
INSERT INTO "event" VALUES('he2crtiypxpp',8,1795037466752,'{"type":"turn","number":2,"seat":2,"moves":["b8-g5c"],"spent_ms":12}');
INSERT INTO "event" VALUES('he2crtiypxpp',9,1795037466755,'{"type":"turn","number":3,"seat":3,"moves":["d2-d7c"],"spent_ms":3}');
INSERT INTO "event" VALUES('he2crtiypxpp',10,1795037466767,'{"type":"turn","number":4,"seat":1,"moves":["j6-j7c"],"spent_ms":12}');
INSERT INTO "event" VALUES('he2crtiypxpp',11,1795037466779,'{"type":"turn","number":5,"seat":2,"moves":["g5-h6c"],"spent_ms":12}');
INSERT INTO "event" VALUES('he2crtiypxpp',12,1795037466782,'{"type":"turn","number":6,"seat":3,"moves":["d7-g8c"],"spent_ms":3}');
INSERT INTO "event" VALUES('tnn3q9rnj985',1,1795037466784,'{"type":"created","creator":"j4patmb8s2e7","plan":{"game":"syrtis","rule_set":null,"seats":null,"options":{},"setup":null,"clock":"none","rated":false,"public":true,"absent":"claim","gone_seconds":null,"start_when_full":true},"places":[{"person":"j4patmb8s2e7"},{}]}');
INSERT INTO "event" VALUES('tnn3q9rnj985',2,1795037466787,'{"type":"joined","seat":2,"person":"4xtuywib2g6z"}');
INSERT INTO "event" VALUES('tnn3q9rnj985',3,1795037466787,'{"type":"started","setup":"syr1.published.2.limit~60.tiles~--cSC--_-ScsCc-_sccCscC_css-CCS_sSCsSSC_-SsCSc-_--scS--"}');
INSERT INTO "event" VALUES('tnn3q9rnj985',4,1795037466802,'{"type":"turn","number":1,"seat":1,"moves":["a3","a4","a5","b2"],"spent_ms":15}');
CREATE TABLE lease (
    room TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    number BIGINT NOT NULL,
    -- When the keeper before was last known to run.
    alive_ms BIGINT NOT NULL
);
CREATE TABLE map (
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    body TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (person, name)
);
INSERT INTO "map" VALUES('8czx7wgwxjkq','my map','small-star-empires','pl_-----10_---R1a2_---2X321_-11G11WB_-3W21G32_2R2312B1_0c211B1X2_11XR2331_--31GW1b1_----2120',1795037471031);
CREATE TABLE node (
    id TEXT PRIMARY KEY,
    beat_ms BIGINT NOT NULL
);
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password TEXT,
    is_admin BIGINT NOT NULL,
    created_ms BIGINT NOT NULL
);
INSERT INTO "person" VALUES('4xtuywib2g6z','account','lIlIl','lilil','$argon2id$v=19$m=19456,t=2,p=1$wgPgpu3WECu1/V+rBf1o/g$DgVuEI7pt7o+02AB6Gu2btVbpI07F+mHFlNudnGb0Rk',0,1795037466519);
INSERT INTO "person" VALUES('8czx7wgwxjkq','account','Ana','ana','$argon2id$v=19$m=19456,t=2,p=1$oiExnIX4v2wmT35/RJRiAg$pkS5RsApZBE5lmXBKY8oSiqUAUmUP13MSEekUazQWdQ',0,1795037466490);
INSERT INTO "person" VALUES('j4patmb8s2e7','account','Eva','eva','$argon2id$v=19$m=19456,t=2,p=1$QHS6onTHurAlii59IEug3Q$0+MA6mqYisTmVtFARdtF+WGEk/dI2I00FzPCRPxd8hA',0,1795037466525);
INSERT INTO "person" VALUES('pdh6jwuvi97k','guest','Camona-9288','camona-9288',NULL,0,1795037466522);
INSERT INTO "person" VALUES('vr5vbpnp8ed2','guest','Ribilia-2135','ribilia-2135',NULL,0,1795037466834);
CREATE TABLE presence (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    is_there BIGINT NOT NULL,
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (room, person, node)
);
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at_ms BIGINT NOT NULL
);
INSERT INTO "pulse" VALUES(1,1795037466600);
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
INSERT INTO "rating" VALUES('4xtuywib2g6z','green-skull','published','two',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "rating" VALUES('8czx7wgwxjkq','green-skull','published','two',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
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
INSERT INTO "rating_change" VALUES('2ey8akmh8a3n',1,'8czx7wgwxjkq','green-skull','published','two',1795037466643,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_change" VALUES('2ey8akmh8a3n',2,'4xtuywib2g6z','green-skull','published','two',1795037466643,1500.0,1.66231089390629767875e+03);
CREATE TABLE report (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (room, number, person)
);
INSERT INTO "report" VALUES('4e7gmutaryvq',1,'8czx7wgwxjkq',1795037466702);
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
INSERT INTO "room" VALUES('2ey8akmh8a3n','8czx7wgwxjkq','green-skull','published',1,1,'over',1795037466533,1795037466655);
INSERT INTO "room" VALUES('4e7gmutaryvq','pdh6jwuvi97k','green-skull','published',0,0,'over',1795037466658,1795037466710);
INSERT INTO "room" VALUES('6k6v5sh6cf9e','8czx7wgwxjkq','green-skull','published',1,0,'over',1795037466884,1795037467888);
INSERT INTO "room" VALUES('7rhcmy8h9rsq','8czx7wgwxjkq','green-skull','published',1,0,'playing',1795037466906,1795037469023);
INSERT INTO "room" VALUES('85zst8qpziw8','8czx7wgwxjkq','green-skull','published',1,0,'over',1795037466891,1795037469902);
INSERT INTO "room" VALUES('cev3n3mp849y','8czx7wgwxjkq','green-skull','published',1,1,'playing',1795037466652,1795037466654);
INSERT INTO "room" VALUES('dk8g58nbputf','8czx7wgwxjkq','green-skull','published',1,0,'aborted',1795037466897,1795037466904);
INSERT INTO "room" VALUES('erqyb8mtjmay','vr5vbpnp8ed2','asterismo','published',1,0,'playing',1795037466837,1795037466879);
INSERT INTO "room" VALUES('he2crtiypxpp','4xtuywib2g6z','small-star-empires','published',1,0,'playing',1795037466713,1795037466782);
INSERT INTO "room" VALUES('tnn3q9rnj985','j4patmb8s2e7','syrtis','published',1,0,'playing',1795037466784,1795037466802);
CREATE TABLE seat (
    room TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    engine TEXT,
    result TEXT,
    PRIMARY KEY (room, seat)
);
INSERT INTO "seat" VALUES('2ey8akmh8a3n',1,'8czx7wgwxjkq',NULL,'lost');
INSERT INTO "seat" VALUES('2ey8akmh8a3n',2,'4xtuywib2g6z',NULL,'won');
INSERT INTO "seat" VALUES('4e7gmutaryvq',1,'pdh6jwuvi97k',NULL,'drew');
INSERT INTO "seat" VALUES('4e7gmutaryvq',2,'8czx7wgwxjkq',NULL,'drew');
INSERT INTO "seat" VALUES('6k6v5sh6cf9e',1,'8czx7wgwxjkq',NULL,'lost');
INSERT INTO "seat" VALUES('6k6v5sh6cf9e',2,'4xtuywib2g6z',NULL,'won');
INSERT INTO "seat" VALUES('7rhcmy8h9rsq',1,NULL,'1',NULL);
INSERT INTO "seat" VALUES('7rhcmy8h9rsq',2,NULL,'2',NULL);
INSERT INTO "seat" VALUES('85zst8qpziw8',1,'8czx7wgwxjkq','4','won');
INSERT INTO "seat" VALUES('85zst8qpziw8',2,'4xtuywib2g6z','4','lost');
INSERT INTO "seat" VALUES('cev3n3mp849y',1,'4xtuywib2g6z',NULL,NULL);
INSERT INTO "seat" VALUES('cev3n3mp849y',2,'8czx7wgwxjkq',NULL,NULL);
INSERT INTO "seat" VALUES('dk8g58nbputf',1,'8czx7wgwxjkq',NULL,NULL);
INSERT INTO "seat" VALUES('dk8g58nbputf',2,'4xtuywib2g6z',NULL,NULL);
INSERT INTO "seat" VALUES('erqyb8mtjmay',1,'j4patmb8s2e7',NULL,NULL);
INSERT INTO "seat" VALUES('erqyb8mtjmay',2,'4xtuywib2g6z',NULL,NULL);
INSERT INTO "seat" VALUES('he2crtiypxpp',1,'4xtuywib2g6z',NULL,NULL);
INSERT INTO "seat" VALUES('he2crtiypxpp',2,'8czx7wgwxjkq',NULL,NULL);
INSERT INTO "seat" VALUES('he2crtiypxpp',3,NULL,'1',NULL);
INSERT INTO "seat" VALUES('tnn3q9rnj985',1,'j4patmb8s2e7',NULL,NULL);
INSERT INTO "seat" VALUES('tnn3q9rnj985',2,'4xtuywib2g6z',NULL,NULL);
CREATE TABLE session (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    secret TEXT NOT NULL,
    agent TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);
INSERT INTO "session" VALUES('7ketvb9uvhwm','4xtuywib2g6z','4773b41f2fead76f3c1b5d9ffd69df860cb7f7ddf87283cae604959f6d8ab48e','Python-urllib/3.11',1795037466520,1826573466520);
INSERT INTO "session" VALUES('aszp4ciq9yqt','j4patmb8s2e7','32ace47ecbae31ba2ff9956db21441b8352b57ab285a5ab03e3010db20565d32','Python-urllib/3.11',1795037466832,1826573466832);
INSERT INTO "session" VALUES('dtgbvbm49mau','j4patmb8s2e7','f2e88cf9c4be1e4865af12962e697f3b4d40c18972fb8e3b1a9bcd7487c1a669','Python-urllib/3.11',1795037466881,1826573466881);
INSERT INTO "session" VALUES('krr6hm4p3j2i','8czx7wgwxjkq','c62cdcaa5cb3e6cb531c00cb480fa9085e5eebce633df7d86ff020b9672c15f2','Python-urllib/3.11',1795037466491,1826573466491);
INSERT INTO "session" VALUES('r8sh8jpdzrbm','vr5vbpnp8ed2','0273fed058412c6c8c90738febb6c6cb3937b7520267406ef227c356bd5a8e37','Python-urllib/3.11',1795037466835,1826573466835);
INSERT INTO "session" VALUES('v9dfc3528ytb','pdh6jwuvi97k','b1b91197a3d84a097d893c3991c5313cbd896a07c34cbb5d94144a574c4953bd','Python-urllib/3.11',1795037466523,1826573466523);
CREATE TABLE token (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    secret TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT
);
INSERT INTO "token" VALUES('2ek4ev45dmcj','8czx7wgwxjkq','0f9176a0730e20e7bcf5655a0bdd79b94301fc0e989eb0fecb10016902ac68a0','for ever','read play',1795037466529,NULL);
INSERT INTO "token" VALUES('brb6bxszvyia','8czx7wgwxjkq','20b7c656a660bbee7d50c34d29e3faca4574c414271f3bc50cff1060b2c6369c','a month','read',1795037466531,1797629466531);
CREATE INDEX session_person ON session (person);
CREATE INDEX token_person ON token (person);
CREATE INDEX room_state ON room (state, updated_ms);
CREATE INDEX seat_person ON seat (person);
CREATE INDEX chat_person ON chat (person);
CREATE INDEX rating_change_who ON rating_change (who, at_ms);
CREATE INDEX analysis_person_person ON analysis_person (person);
CREATE INDEX lease_node ON lease (node);
CREATE INDEX presence_node ON presence (node);
CREATE INDEX room_updated ON room (updated_ms);
COMMIT;
