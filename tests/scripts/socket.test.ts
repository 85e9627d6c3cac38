// A socket finds its way back, whatever a network or a device does.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Socket, type Ears, type Network, type Wire } from "../../src/tabularium/web/scripts/socket.js";
import { HandClock } from "./clock.js";

class Plug implements Wire {
  isUp = true;
  said: string[] = [];
  constructor(readonly heard: (text: string) => void, readonly closed: (code: number) => void) {}
  isOpen(): boolean { return this.isUp; }
  send(text: string): void { this.said.push(text); }
  close(): void { this.isUp = false; }
  break(code = 1006): void { this.isUp = false; this.closed(code); }
}

class World implements Network, Ears {
  plugs: Plug[] = [];
  online = true;
  hidden = false;
  day = 0;
  heardOf: string[] = [];
  connect(heard: (text: string) => void, closed: (code: number) => void): Wire {
    const plug = new Plug(heard, closed);
    this.plugs.push(plug);
    return plug;
  }
  last(): Plug { const plug = this.plugs.at(-1); assert.ok(plug); return plug; }
  isOnline(): boolean { return this.online; }
  isHidden(): boolean { return this.hidden; }
  today(): number { return this.day; }
  chance(): number { return 0.5; }
  heard(text: string, isFirst: boolean): void { this.heardOf.push(isFirst ? `first ${text}` : text); }
  opened(): void { this.heardOf.push("opened"); }
  failed(): void { this.heardOf.push("failed"); }
  lost(): void { this.heardOf.push("lost"); }
  found(): void { this.heardOf.push("found"); }
}

let world = new World();
let clock = new HandClock();
let socket = new Socket(world, clock, world);

beforeEach(() => {
  world = new World();
  clock = new HandClock();
  socket = new Socket(world, clock, world);
  socket.open();
});

test("a socket is open once its first message is heard", () => {
  assert.equal(socket.isOpen(), false);
  world.last().heard("a");
  world.last().heard("b");
  assert.deepEqual(world.heardOf, ["first a", "opened", "b"]);
  assert.equal(socket.isOpen(), true);
  socket.send("c");
  assert.deepEqual(world.last().said, ["c"]);
  assert.equal(clock.waiting(), 0);
  world.online = false; // a device without a network may have a socket that looks open
  assert.equal(socket.isOpen(), false);
});

test("one that breaks is opened again, later and later", () => {
  world.last().heard("a");
  const pauses: number[] = [];
  for (let n = 0; n < 8; n++) {
    const [before, count] = [clock.now(), world.plugs.length];
    world.last().break();
    while (world.plugs.length === count) clock.pass(1);
    pauses.push(clock.now() - before);
  }
  assert.deepEqual(pauses, [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
  assert.deepEqual(world.heardOf.slice(2, 6), ["lost", "lost", "failed", "lost"]); // the first was open
  world.last().heard("b");
  assert.deepEqual(world.heardOf.slice(-3), ["first b", "opened", "found"]);
  world.last().break();
  clock.pass(500);
  assert.equal(world.plugs.length, 10); // and soon again after one that was open
});

test("one that does not open is given up after a while", () => {
  clock.pass(9_999);
  assert.equal(world.plugs.length, 1);
  clock.pass(1);
  assert.equal(world.plugs.length, 2);
  assert.deepEqual(world.heardOf, ["lost", "failed"]);
  assert.equal(world.plugs[0]?.isUp, false);
  world.plugs[0]?.heard("late");
  world.plugs[0]?.break();
  assert.deepEqual(world.heardOf, ["lost", "failed"]); // nobody listens to it
});

test("a server that refuses is not asked again", () => {
  for (const code of [4403, 4404]) {
    socket.open();
    world.last().break(code);
    clock.pass(60_000);
  }
  assert.equal(world.plugs.length, 3);
  assert.deepEqual(world.heardOf, ["failed", "failed"]);
});

test("a page that nobody sees does not say at once that it lost its connection", () => {
  world.last().heard("a");
  world.hidden = true;
  world.last().break();
  assert.deepEqual(world.heardOf, ["first a", "opened"]);
  clock.pass(500);
  world.last().heard("b");
  assert.deepEqual(world.heardOf.slice(2), ["first b", "opened"]);
});

test("a glance elsewhere keeps the socket; a device that slept trusts none", () => {
  world.last().heard("a");
  socket.hides();
  world.day += 5_000;
  socket.shows();
  assert.equal(world.plugs.length, 1);
  socket.hides();
  world.day += 60_000; // while no timer ran
  socket.shows();
  assert.equal(world.plugs.length, 2);
  assert.equal(world.plugs[0]?.isUp, false);
});

test("a device that is awake again does not wait for the next try", () => {
  world.last().heard("a");
  world.last().break();
  socket.look();
  assert.equal(world.plugs.length, 2);
  clock.pass(600);
  assert.equal(world.plugs.length, 2); // and the try that was due is not made besides
  world.last().heard("b");
  socket.look();
  assert.equal(world.plugs.length, 2);
});

test("a clock that is set back or forth while one looks opens nothing", () => {
  world.last().heard("a");
  world.day -= 3_600_000;
  clock.pass(60_000);
  world.day += 7_200_000;
  clock.pass(60_000);
  assert.equal(world.plugs.length, 1);
});
