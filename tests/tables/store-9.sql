BEGIN TRANSACTION;
CREATE TABLE analyses (table_id TEXT PRIMARY KEY, ply INTEGER NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE boxes (digest TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('friends',1,1,'salve',5.0);
CREATE TABLE curtains (
    table_id TEXT NOT NULL, holder TEXT NOT NULL, seat INTEGER NOT NULL, rev INTEGER NOT NULL,
    PRIMARY KEY (table_id, holder)
) WITHOUT ROWID;
INSERT INTO "curtains" VALUES('shared','desk',1,0);
CREATE TABLE drafts (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, revision INTEGER NOT NULL, edits TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE feats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, feat TEXT NOT NULL, game TEXT NOT NULL, holder TEXT NOT NULL,
    name TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, seat, feat)
) WITHOUT ROWID;
INSERT INTO "feats" VALUES('gone',0,'track_61','age_of_rome','phone','Aulus',3.0);
CREATE TABLE grounds (n INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, image TEXT NOT NULL);
CREATE TABLE house (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE keys (
    n INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL,
    UNIQUE (table_id, seat, key)
);
INSERT INTO "keys" VALUES(1,'friends',1,'k');
CREATE TABLE lines (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    events TEXT NOT NULL, at REAL NOT NULL, seal TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO "lines" VALUES('friends',0,'hand',1,'"Aulus"','[]',1000.0,'ea8ec162495a0355f7080850');
CREATE TABLE sat (
    table_id TEXT NOT NULL, holder TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (table_id, holder, seat)
) WITHOUT ROWID;
INSERT INTO "sat" VALUES('friends','desk',0);
INSERT INTO "sat" VALUES('friends','phone',1);
INSERT INTO "sat" VALUES('shared','desk',0);
INSERT INTO "sat" VALUES('shared','desk',1);
CREATE TABLE seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, holder TEXT NOT NULL, invite TEXT NOT NULL,
    bot TEXT NOT NULL, resigned INTEGER NOT NULL, ahead TEXT NOT NULL, left REAL NOT NULL DEFAULT 0, since REAL, warned REAL, salt TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('friends',0,'Livia','desk','','',0,'',0.0,NULL,NULL,'');
INSERT INTO "seats" VALUES('friends',1,'Aulus','phone','','',0,'',0.0,NULL,NULL,'hYEf8fAcYs3vtn9otMbdZiy1p-vyoT9G');
INSERT INTO "seats" VALUES('shared',0,'Livia','desk','','',0,'',0.0,NULL,NULL,'');
INSERT INTO "seats" VALUES('shared',1,'Marcus','desk','','',0,'',0.0,NULL,NULL,'');
CREATE TABLE snapshots (
    table_id TEXT NOT NULL, ply INTEGER NOT NULL, line INTEGER NOT NULL, state BLOB NOT NULL, seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, ply)
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL, secret BLOB, host TEXT NOT NULL,
    listed INTEGER NOT NULL, pace INTEGER NOT NULL, created REAL NOT NULL,
    rev INTEGER NOT NULL, ply INTEGER NOT NULL, floor INTEGER NOT NULL, over INTEGER NOT NULL,
    waiting INTEGER NOT NULL, bots_due INTEGER NOT NULL, deadline REAL, proposal TEXT NOT NULL, touched REAL NOT NULL
, bank REAL NOT NULL DEFAULT 0, increment REAL NOT NULL DEFAULT 0, one_screen INTEGER NOT NULL DEFAULT 0, asked_at TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "tables" VALUES('friends','nundinae','{"ruleset": 1, "box": "ca6941cabe04f70475becc65bb2d21fd", "options": {}, "names": ["Livia", "Marcus"], "dice": "seed 2", "box_content": null}',NULL,'desk',0,0,1000.0,1,0,0,0,3,0,NULL,'',1000.0,0.0,0.0,0,'[0, 1]');
INSERT INTO "tables" VALUES('shared','nundinae','{"ruleset": 1, "box": "ca6941cabe04f70475becc65bb2d21fd", "options": {}, "names": ["Livia", "Marcus"], "dice": "seed 1", "box_content": null}',NULL,'desk',0,0,1000.0,0,0,0,0,3,0,NULL,'',1000.0,0.0,0.0,1,'[0, 0]');
CREATE TABLE used_links (table_id TEXT NOT NULL, invite TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO "used_links" VALUES('friends','a956f0d0e28a384ebc741c69b65155d7deda77662c97bdd84c508a394729ebe3');
CREATE INDEX tables_with_pace ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_listed ON tables (listed, touched) WHERE listed = 1;
CREATE INDEX seats_by_holder ON seats (holder) WHERE holder != '';
CREATE INDEX seats_by_invite ON seats (invite) WHERE invite != '';
CREATE INDEX feats_by_holder ON feats (holder);
CREATE INDEX tables_with_bots_due ON tables (bots_due) WHERE bots_due != 0;
COMMIT;
PRAGMA user_version = 9;
