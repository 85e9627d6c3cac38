BEGIN TRANSACTION;
CREATE TABLE analyses (table_id TEXT PRIMARY KEY, ply INTEGER NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE boxes (digest TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "boxes" VALUES('ca6941cabe04f70475becc65bb2d21fd','nundinae','{"source": "house", "rounds": [2, 4], "wares": [5, 8, 6, 9], "hand": 3, "cards": [{"id": "as", "worth": 1, "count": 9}, {"id": "sestertius", "worth": 2, "count": 8}, {"id": "denarius", "worth": 4, "count": 7}, {"id": "tribune", "worth": 0, "count": 4}]}');
CREATE TABLE chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE drafts (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, revision INTEGER NOT NULL, edits TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "drafts" VALUES('over',1,2,'');
INSERT INTO "drafts" VALUES('sealed',1,1,'bid as');
INSERT INTO "drafts" VALUES('undone',0,2,'');
INSERT INTO "drafts" VALUES('undone',1,26,'');
CREATE TABLE feats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, feat TEXT NOT NULL, game TEXT NOT NULL, holder TEXT NOT NULL,
    name TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, seat, feat)
) WITHOUT ROWID;
CREATE TABLE house (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE keys (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (table_id, seat, key)
) WITHOUT ROWID;
INSERT INTO "keys" VALUES('sealed',0,'key-b');
INSERT INTO "keys" VALUES('sealed',1,'key-a');
INSERT INTO "keys" VALUES('undone',1,'undo-10');
INSERT INTO "keys" VALUES('undone',1,'undo-11');
INSERT INTO "keys" VALUES('undone',1,'undo-12');
INSERT INTO "keys" VALUES('undone',1,'undo-13');
INSERT INTO "keys" VALUES('undone',1,'undo-14');
INSERT INTO "keys" VALUES('undone',1,'undo-15');
INSERT INTO "keys" VALUES('undone',1,'undo-16');
INSERT INTO "keys" VALUES('undone',1,'undo-17');
INSERT INTO "keys" VALUES('undone',1,'undo-18');
INSERT INTO "keys" VALUES('undone',1,'undo-19');
INSERT INTO "keys" VALUES('undone',1,'undo-20');
INSERT INTO "keys" VALUES('undone',1,'undo-21');
INSERT INTO "keys" VALUES('undone',1,'undo-22');
INSERT INTO "keys" VALUES('undone',1,'undo-23');
INSERT INTO "keys" VALUES('undone',1,'undo-24');
INSERT INTO "keys" VALUES('undone',1,'undo-25');
INSERT INTO "keys" VALUES('undone',1,'undo-26');
INSERT INTO "keys" VALUES('undone',1,'undo-27');
INSERT INTO "keys" VALUES('undone',1,'undo-28');
INSERT INTO "keys" VALUES('undone',1,'undo-29');
INSERT INTO "keys" VALUES('undone',1,'undo-4');
INSERT INTO "keys" VALUES('undone',1,'undo-5');
INSERT INTO "keys" VALUES('undone',1,'undo-6');
INSERT INTO "keys" VALUES('undone',1,'undo-7');
INSERT INTO "keys" VALUES('undone',1,'undo-8');
INSERT INTO "keys" VALUES('undone',1,'undo-9');
CREATE TABLE lines (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    events TEXT NOT NULL, at REAL NOT NULL, seal TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO "lines" VALUES('over',0,'move',0,'done','[[1,0,[],[],2147483647,false]]',0.0,'99b9b71cbc196bf5970d1e09');
INSERT INTO "lines" VALUES('over',1,'move',1,'bid as; done','[[1,1,[],[],2147483647,false],[18,1,[0],[],2147483647,true]]',0.0,'3ce549fe569c63cf86aba24a');
INSERT INTO "lines" VALUES('over',2,'move',0,'pass','[]',0.0,'c5168a8bbd5a278245e80062');
INSERT INTO "lines" VALUES('over',3,'move',1,'confirm','[[22,1,[5],[],2147483647,false],[16,-1,[2,8],[],2147483647,false],[17,0,[],[1],1,true],[17,1,[],[3],2,true]]',0.0,'7ed73e6e0b043852ee21da26');
INSERT INTO "lines" VALUES('over',4,'move',0,'done','[[1,0,[],[],2147483647,false]]',0.0,'f4c5fb9c8d7287acac0fcc0e');
INSERT INTO "lines" VALUES('over',5,'move',1,'done','[[1,1,[],[],2147483647,false]]',0.0,'27324210906d0a94a9fd8230');
INSERT INTO "lines" VALUES('over',6,'result',0,'points 2,1','',0.0,'f989ea088e922424c75642fb');
INSERT INTO "lines" VALUES('sealed',0,'hand',2,'"Aulus"','[]',1.0,'bdec9e63b590a6d04e9c53fc');
INSERT INTO "lines" VALUES('sealed',1,'move',0,'done','[[1,0,[],[],2147483647,false]]',1.0,'2240bf26b6e686cdad76fb24');
INSERT INTO "lines" VALUES('undone',0,'move',0,'bid as; done','[[1,0,[],[],2147483647,false]]',0.0,'fa4d86a2f466a2744b768f74');
INSERT INTO "lines" VALUES('undone',1,'move',1,'done','[[1,1,[],[],2147483647,false],[18,0,[0],[],2147483647,true]]',0.0,'1a0cce80b4386fa6ab23b80b');
INSERT INTO "lines" VALUES('undone',2,'move',0,'give denarius 2','[[19,0,[1],[2],3,true]]',0.0,'18a3641d5f440d4f1943648a');
INSERT INTO "lines" VALUES('undone',3,'move',1,'pass','[]',0.0,'f410e84ffdc04b17205a2fb6');
INSERT INTO "lines" VALUES('undone',4,'undo',1,'','[]',3.0,'b66be0df39aadf1f9946702f');
INSERT INTO "lines" VALUES('undone',5,'move',1,'pass','[]',0.0,'3a54beb551d4def28b141aa8');
INSERT INTO "lines" VALUES('undone',6,'undo',1,'','[]',3.0,'0688838f5a28493a357f7b6a');
INSERT INTO "lines" VALUES('undone',7,'move',1,'pass','[]',0.0,'97d0277235f4c4827e2d1c92');
INSERT INTO "lines" VALUES('undone',8,'undo',1,'','[]',3.0,'f4499e03e46996b813dbbc5e');
INSERT INTO "lines" VALUES('undone',9,'move',1,'pass','[]',0.0,'fece740545d32bd452fddb2e');
INSERT INTO "lines" VALUES('undone',10,'undo',1,'','[]',3.0,'1fe9d659635648c3aa623d60');
INSERT INTO "lines" VALUES('undone',11,'move',1,'pass','[]',0.0,'bcc3999151c622c448c8e637');
INSERT INTO "lines" VALUES('undone',12,'undo',1,'','[]',3.0,'2a932d9aff3a96ee30cd5a85');
INSERT INTO "lines" VALUES('undone',13,'move',1,'pass','[]',0.0,'6c55109a595a5196ed8aa555');
INSERT INTO "lines" VALUES('undone',14,'undo',1,'','[]',3.0,'bca9650d772dd794b050e079');
INSERT INTO "lines" VALUES('undone',15,'move',1,'pass','[]',0.0,'2967cc8ab280dfb68cff8a5a');
INSERT INTO "lines" VALUES('undone',16,'undo',1,'','[]',3.0,'ac387be9dc2ca7b867a5d455');
INSERT INTO "lines" VALUES('undone',17,'move',1,'pass','[]',0.0,'1523352ec5e94477e5b88783');
INSERT INTO "lines" VALUES('undone',18,'undo',1,'','[]',3.0,'cef947f612e754b7cb8247e3');
INSERT INTO "lines" VALUES('undone',19,'move',1,'pass','[]',0.0,'e48ff3e5d54c67c9a6fcfbe3');
INSERT INTO "lines" VALUES('undone',20,'undo',1,'','[]',3.0,'c6682f80549bb46f9cfd6108');
INSERT INTO "lines" VALUES('undone',21,'move',1,'pass','[]',0.0,'91bdfba27acc116cbcb31713');
INSERT INTO "lines" VALUES('undone',22,'undo',1,'','[]',3.0,'f6bc76706cd643350d25cabb');
INSERT INTO "lines" VALUES('undone',23,'move',1,'pass','[]',0.0,'1ba04b1c5e1d18ecbb46e936');
INSERT INTO "lines" VALUES('undone',24,'undo',1,'','[]',3.0,'8c4d00be6010dbd57e6154a3');
INSERT INTO "lines" VALUES('undone',25,'move',1,'pass','[]',0.0,'fc9018b60c9a429ddbc491f0');
INSERT INTO "lines" VALUES('undone',26,'undo',1,'','[]',3.0,'3c9f37f538a3996713f7b221');
INSERT INTO "lines" VALUES('undone',27,'move',1,'pass','[]',0.0,'d29b6df664cb9cafeea6abcb');
INSERT INTO "lines" VALUES('undone',28,'undo',1,'','[]',3.0,'b2952c7dacb7f69d1d650357');
INSERT INTO "lines" VALUES('undone',29,'move',1,'pass','[]',0.0,'c7ce8f310a7c8c324c89c770');
INSERT INTO "lines" VALUES('undone',30,'undo',1,'','[]',3.0,'20a98839c53f29abf61d189a');
INSERT INTO "lines" VALUES('undone',31,'move',1,'pass','[]',0.0,'10b0aa148fb9b06d581c6404');
INSERT INTO "lines" VALUES('undone',32,'undo',1,'','[]',3.0,'6b51ccd64bcc4ff194c3b249');
INSERT INTO "lines" VALUES('undone',33,'move',1,'pass','[]',0.0,'4e8490fbf6c14bbc2218d5ea');
INSERT INTO "lines" VALUES('undone',34,'undo',1,'','[]',3.0,'3eac02aeda6a923fb2c8c679');
INSERT INTO "lines" VALUES('undone',35,'move',1,'pass','[]',0.0,'364226884ba0357d8948d5dd');
INSERT INTO "lines" VALUES('undone',36,'undo',1,'','[]',3.0,'6c0895ba8c12a8df14796f40');
INSERT INTO "lines" VALUES('undone',37,'move',1,'pass','[]',0.0,'c1395037479e57178a1e5901');
INSERT INTO "lines" VALUES('undone',38,'undo',1,'','[]',3.0,'9c8568154b95edf9956c72e8');
INSERT INTO "lines" VALUES('undone',39,'move',1,'pass','[]',0.0,'5f8f05f4b2a0e360100fb509');
INSERT INTO "lines" VALUES('undone',40,'undo',1,'','[]',3.0,'0611709814bdbd0655fff73a');
INSERT INTO "lines" VALUES('undone',41,'move',1,'pass','[]',0.0,'7828dab2421b5474073fe7c7');
INSERT INTO "lines" VALUES('undone',42,'undo',1,'','[]',3.0,'22f4594314ae1bcb81103490');
INSERT INTO "lines" VALUES('undone',43,'move',1,'pass','[]',0.0,'6a42462dc6f6f8423a8bc4ed');
INSERT INTO "lines" VALUES('undone',44,'undo',1,'','[]',3.0,'0af110fdd40bb4e3cffda4ed');
INSERT INTO "lines" VALUES('undone',45,'move',1,'pass','[]',0.0,'2a191382e1102b50ef8c7e32');
INSERT INTO "lines" VALUES('undone',46,'undo',1,'','[]',3.0,'9e757237b829f74c42c9f33b');
INSERT INTO "lines" VALUES('undone',47,'move',1,'pass','[]',0.0,'d528dcae62a0e85434db69d4');
INSERT INTO "lines" VALUES('undone',48,'undo',1,'','[]',3.0,'c7c6b0f67edea726059b63a6');
INSERT INTO "lines" VALUES('undone',49,'move',1,'pass','[]',0.0,'a7de1115895b1ef605cdf0c6');
INSERT INTO "lines" VALUES('undone',50,'undo',1,'','[]',3.0,'f5661f0e7c9b61e988ab6074');
INSERT INTO "lines" VALUES('undone',51,'move',1,'pass','[]',0.0,'c48e1b37064f6708972c85c4');
INSERT INTO "lines" VALUES('undone',52,'undo',1,'','[]',3.0,'f806dd2d6ae2fa132c5a8669');
INSERT INTO "lines" VALUES('undone',53,'move',1,'pass','[]',0.0,'e39fb61ada31b000d6c1bb75');
INSERT INTO "lines" VALUES('undone',54,'undo',1,'','[]',3.0,'4847acca40d8f8206a036fb4');
CREATE TABLE sat (
    table_id TEXT NOT NULL, holder TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (table_id, holder, seat)
) WITHOUT ROWID;
INSERT INTO "sat" VALUES('over','host-device',0);
INSERT INTO "sat" VALUES('over','host-device',1);
INSERT INTO "sat" VALUES('sealed','friend',2);
INSERT INTO "sat" VALUES('sealed','host-device',0);
INSERT INTO "sat" VALUES('sealed','host-device',1);
INSERT INTO "sat" VALUES('undone','host-device',0);
INSERT INTO "sat" VALUES('undone','host-device',1);
CREATE TABLE seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, holder TEXT NOT NULL, invite TEXT NOT NULL,
    bot TEXT NOT NULL, resigned INTEGER NOT NULL, ahead TEXT NOT NULL, left REAL NOT NULL DEFAULT 0, since REAL, warned REAL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('over',0,'Livia','host-device','','',0,'',0.0,NULL,NULL);
INSERT INTO "seats" VALUES('over',1,'Marcus','host-device','','',0,'',0.0,NULL,NULL);
INSERT INTO "seats" VALUES('sealed',0,'Livia','host-device','','',0,'',0.0,NULL,NULL);
INSERT INTO "seats" VALUES('sealed',1,'Marcus','host-device','','',0,'',0.0,NULL,NULL);
INSERT INTO "seats" VALUES('sealed',2,'Aulus','friend','','',0,'',0.0,NULL,NULL);
INSERT INTO "seats" VALUES('undone',0,'Livia','host-device','','',0,'',0.0,NULL,NULL);
INSERT INTO "seats" VALUES('undone',1,'Marcus','host-device','','',0,'',0.0,NULL,NULL);
CREATE TABLE snapshots (
    table_id TEXT NOT NULL, ply INTEGER NOT NULL, line INTEGER NOT NULL, state BLOB NOT NULL, seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, ply)
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL, secret BLOB, host TEXT NOT NULL,
    listed INTEGER NOT NULL, pace INTEGER NOT NULL, created REAL NOT NULL,
    rev INTEGER NOT NULL, ply INTEGER NOT NULL, floor INTEGER NOT NULL, over INTEGER NOT NULL,
    waiting INTEGER NOT NULL, bots_due INTEGER NOT NULL, deadline REAL, proposal TEXT NOT NULL, touched REAL NOT NULL
, bank REAL NOT NULL DEFAULT 0, increment REAL NOT NULL DEFAULT 0, one_screen INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('over','nundinae','{"ruleset": 1, "box": "ca6941cabe04f70475becc65bb2d21fd", "options": {}, "names": ["Livia", "Marcus"], "dice": "seed 1", "box_content": null}',NULL,'host-device',0,0,0.0,7,6,6,1,0,0,NULL,'',0.0,0.0,0.0,1);
INSERT INTO "tables" VALUES('sealed','nundinae','{"ruleset": 1, "box": "ca6941cabe04f70475becc65bb2d21fd", "options": {}, "names": ["Livia", "Marcus", "Flavia"], "dice": "seed 1", "box_content": null}',NULL,'host-device',0,0,0.0,2,1,1,0,6,0,NULL,'',1.0,0.0,0.0,1);
INSERT INTO "tables" VALUES('undone','nundinae','{"ruleset": 1, "box": "ca6941cabe04f70475becc65bb2d21fd", "options": {"market": "long", "gifts": "yes"}, "names": ["Livia", "Marcus"], "dice": "seed 1", "box_content": null}',NULL,'host-device',0,0,0.0,55,3,3,0,2,0,NULL,'',3.0,0.0,0.0,1);
CREATE TABLE used_links (table_id TEXT NOT NULL, invite TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE INDEX tables_with_pace ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_listed ON tables (listed, touched) WHERE listed = 1;
CREATE INDEX seats_by_holder ON seats (holder) WHERE holder != '';
CREATE INDEX seats_by_invite ON seats (invite) WHERE invite != '';
CREATE INDEX feats_by_holder ON feats (holder);
CREATE INDEX tables_with_bots_due ON tables (bots_due) WHERE bots_due != 0;
COMMIT;
PRAGMA user_version = 7;
