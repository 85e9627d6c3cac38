// What somebody does reaches the server once, in its order, over whatever there is.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Channel, type Desk, type Link } from "../../src/tabularium/web/scripts/channel.js";
import type { Answer } from "../../src/tabularium/web/scripts/wire.js";
import { HandClock, settled } from "./clock.js";

class Office implements Link, Desk {
  isUp = true;
  sent: string[] = []; // names and moves, as they went
  keys: string[] = [];
  revisions: string[] = [];
  posts: ((answer: Answer | null) => void)[] = [];
  renewed = 0;
  now = "5.0"; // the revision on the page
  told: string[] = [];
  isSending = false;
  drop: () => void = () => {};
  #count = 0;

  isOpen(): boolean { return this.isUp; }
  send(text: string): void { const [name, key, fields] = JSON.parse(text) as [string, string, string]; this.#note("", name, key, new URLSearchParams(fields)); }
  renew(): void { this.renewed += 1; }
  post(name: string, key: string, fields: URLSearchParams): Promise<Answer | null> {
    this.#note("form ", name, key, fields);
    return new Promise((resolve) => this.posts.push(resolve));
  }
  #note(how: string, name: string, key: string, fields: URLSearchParams): void {
    this.sent.push(`${how}${name} ${fields.get("move") ?? ""}`.trim());
    this.keys.push(key);
    this.revisions.push(fields.get("revision") ?? "");
  }

  newKey(): string { this.#count += 1; return `k${this.#count}`; }
  revision(seat: string): string { return seat === "0" ? this.now : ""; }
  sending(isUnderWay: boolean): void { this.isSending = isUnderWay; }
  tell(sentence: string): void { this.told.push(sentence); }
  tellLost(): void { this.told.push("lost"); }
  tellKept(drop: () => void): void { this.told.push("kept"); this.drop = drop; }
  hush(): void { this.told = []; }
}

let office = new Office();
let clock = new HandClock();
let channel = new Channel(office, office, clock);

beforeEach(() => {
  office = new Office();
  clock = new HandClock();
  channel = new Channel(office, office, clock);
});

const fields = (move = "", revision = "5.0") => new URLSearchParams({ seat: "0", revision, csrf: "x", ...(move ? { move } : {}) });
const moves = (move: string, revision?: string) => channel.do("moves", fields(move, revision));
const yes = { done: true };
const no = { error: "no", rule: "not-now" };

test("a move goes over the socket, and is done when its key is answered", async () => {
  const done = moves("bid as");
  assert.deepEqual([office.sent, office.isSending, channel.isBusy()], [["moves bid as"], true, true]);
  channel.answered("k7", yes); // somebody else's
  assert.equal(channel.isBusy(), true);
  channel.answered("k1", yes);
  assert.deepEqual(await done, yes);
  assert.deepEqual([office.isSending, channel.isBusy(), clock.waiting()], [false, false, 0]);
});

test("one thing goes after the other, and answers the newest draft of the same question", async () => {
  const both = [moves("bid as"), moves("bid sestertius")];
  assert.deepEqual(office.sent, ["moves bid as"]);
  office.now = "5.1";
  channel.answered("k1", yes);
  assert.deepEqual(office.sent, ["moves bid as", "moves bid sestertius"]);
  assert.deepEqual(office.revisions, ["5.0", "5.1"]);
  channel.answered("k2", yes);
  assert.deepEqual(await Promise.all(both), [yes, yes]);
});

test("what answers an older question is sent as it is: the server says that it is stale", () => {
  void moves("pay 1");
  void moves("pay 2");
  office.now = "6.0";
  channel.answered("k1", yes);
  assert.deepEqual(office.revisions, ["5.0", "5.0"]);
  channel.answered("k2", { error: "The table has moved on.", rule: "" });
  assert.deepEqual(office.told, ["The table has moved on."]);
});

test("the same once more, for a question that it has answered, is a press too many", async () => {
  const [, second] = [moves("pay 1"), moves("pay 1")];
  office.now = "6.0";
  channel.answered("k1", yes);
  assert.equal(await second, null);
  assert.deepEqual([office.sent, office.told], [["moves pay 1"], []]);
  void moves("pay 1", "6.0"); // who presses once more means it
  assert.equal(office.sent.length, 2);
});

test("a press too many is not told where nobody is asked any more", async () => {
  const [, second] = [moves("done"), moves("done")];
  office.now = "";
  channel.answered("k1", yes);
  assert.equal(await second, null);
  assert.equal(office.sent.length, 1);
});

test("what was to follow a refusal is not sent, but what is said is", async () => {
  const followed = [moves("bid as"), moves("bid as"), channel.do("undo", fields()), channel.do("say", new URLSearchParams({ text: "salve" }))];
  channel.answered("k1", yes);
  channel.answered("k2", no);
  assert.deepEqual(office.sent, ["moves bid as", "moves bid as", "say"]);
  assert.deepEqual(office.told, ["no"]); // Done was waiting for it
  channel.answered("k4", yes);
  assert.deepEqual((await Promise.all(followed)).map(Boolean), [true, false, false, true]);
});

test("the last of two equal ones that is refused is not told", async () => {
  const [, second] = [moves("bid as"), moves("bid as")];
  channel.answered("k1", yes);
  channel.answered("k2", no);
  assert.equal(await second, null);
  assert.deepEqual(office.told, []);
});

test("a question back ends what follows, too", async () => {
  const [first, second] = [moves("pass"), moves("done")];
  channel.answered("k1", { ask: "Sure?" });
  assert.deepEqual([await first, await second], [{ ask: "Sure?" }, null]);
});

test("a socket that is deaf is renewed, and the move asked again under its key", async () => {
  const done = moves("bid as");
  clock.pass(2999);
  assert.equal(office.renewed, 0);
  clock.pass(1);
  assert.equal(office.renewed, 1);
  channel.opened();
  assert.deepEqual(office.keys, ["k1", "k1"]);
  channel.answered("k1", yes);
  channel.answered("k1", no); // the late answer to the first
  assert.deepEqual([await done, office.told], [yes, []]);
});

test("a socket that was lost after sending: the same, without waiting", () => {
  void moves("bid as");
  channel.opened();
  assert.deepEqual([office.sent, office.keys], [["moves bid as", "moves bid as"], ["k1", "k1"]]);
});

test("what can't be asked twice is given up where its socket was lost", async () => {
  const done = channel.do("resign", fields());
  channel.opened();
  assert.deepEqual([await done, office.sent, office.told], [null, ["resign"], ["lost"]]);
});

test("where no socket can be opened it goes as a form", async () => {
  office.isUp = false;
  const done = moves("bid as");
  assert.deepEqual(office.sent, ["form moves bid as"]);
  office.posts[0]?.(yes);
  await settled();
  assert.deepEqual(await done, yes);
});

test("a socket that fails after sending: the form, under the same key", async () => {
  const done = moves("bid as");
  office.isUp = false;
  channel.failed();
  assert.deepEqual([office.sent, office.keys], [["moves bid as", "form moves bid as"], ["k1", "k1"]]);
  channel.opened(); // the form is still under way
  assert.equal(office.sent.length, 2);
  office.posts[0]?.(yes);
  assert.deepEqual(await done, yes);
});

test("a move without any connection is kept, tried again, and sent once", async () => {
  office.isUp = false;
  const both = [moves("bid as"), moves("done")];
  office.posts[0]?.(null);
  await settled();
  assert.deepEqual([office.told, channel.hasKept(), channel.isBusy(), office.isSending], [["kept"], true, false, false]);
  clock.pass(2000);
  assert.equal(office.posts.length, 2);
  office.posts[1]?.(null);
  await settled();
  office.isUp = true;
  channel.opened();
  channel.opened(); // browsers say so more than once
  channel.retry();
  assert.deepEqual(new Set(office.keys), new Set(["k1"]));
  channel.answered("k1", yes);
  channel.answered("k2", yes);
  assert.deepEqual(await Promise.all(both), [yes, yes]);
  assert.deepEqual(office.sent.at(-1), "moves done");
  assert.deepEqual([office.told, clock.waiting()], [[], 0]);
});

test("what was kept can be taken back, with all that was to follow", async () => {
  office.isUp = false;
  const both = [moves("bid as"), moves("done")];
  office.posts[0]?.(null);
  await settled();
  office.drop();
  assert.deepEqual(await Promise.all(both), [null, null]);
  office.isUp = true;
  channel.opened();
  clock.pass(60_000);
  assert.deepEqual([office.sent, office.told], [["form moves bid as"], []]);
});

test("an undo without a connection is given up: nobody wants it later", async () => {
  office.isUp = false;
  const undone = channel.do("undo", fields());
  office.posts[0]?.(null);
  assert.equal(await undone, null);
  assert.deepEqual(office.told, ["lost"]);
});

test("what is too long for a socket goes as a form, which says so", () => {
  void channel.do("say", new URLSearchParams({ text: "x".repeat(61_000) }));
  assert.deepEqual(office.sent, ["form say"]);
});

test("who leaves the page waits for what is under way, not for what is kept", async () => {
  let left = 0;
  const leave = () => { left += 1; };
  channel.whenIdle(leave);
  void moves("bid as");
  channel.whenIdle(leave);
  assert.equal(left, 1);
  channel.answered("k1", yes);
  assert.equal(left, 2);
  office.isUp = false;
  void moves("done");
  channel.whenIdle(leave);
  office.posts[0]?.(null);
  await settled();
  assert.equal(left, 3);
});
