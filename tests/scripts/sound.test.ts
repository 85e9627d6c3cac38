// Sounds are off until somebody asks for them, and a browser that makes none is silent.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Sounds, soundOf } from "../../src/tabularium/web/scripts/sound.js";

// What a browser would sound: when each note begins and ends.
class Device {
  state = "running";
  currentTime = 10;
  sampleRate = 8000;
  destination = {};
  begun: number[] = [];
  resumed = 0;

  resume(): Promise<void> { this.resumed += 1; return Promise.reject(new Error("not before a press")); }
  #node(more: object = {}): object {
    const ramp = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 };
    const node = { gain: ramp, frequency: ramp, connect: (into: object) => into, start: (at: number) => this.begun.push(at), stop: () => {} };
    return Object.assign(node, more);
  }
  createGain(): object { return this.#node(); }
  createOscillator(): object { return this.#node(); }
  createBiquadFilter(): object { return this.#node(); }
  createBufferSource(): object { return this.#node(); }
  createBuffer(_: number, length: number): object { return { getChannelData: () => new Float32Array(length) }; }
}

let device = new Device();
let memory = new Map<string, string>();
let made = 0;
const make = () => { made += 1; return device as unknown as AudioContext; };
const soundsOf = (how: () => AudioContext = make) =>
  new Sounds({ getItem: (key) => memory.get(key) ?? null, setItem: (key, text) => void memory.set(key, text) }, how);

beforeEach(() => {
  device = new Device();
  memory = new Map();
  made = 0;
});

test("nothing sounds, and nothing is made ready for it, until somebody asked", () => {
  const sounds = soundsOf();
  sounds.play("turn");
  assert.deepEqual([made, device.begun.length], [0, 0]);
  memory.set("sound", "on");
  sounds.play("turn");
  assert.equal(made, 1);
  assert.deepEqual(device.begun, [10, 10.14]); // two notes
});

test("many pieces that move at once sound once, a moment later again", () => {
  memory.set("sound", "on");
  const sounds = soundsOf();
  sounds.play("piece");
  sounds.play("piece");
  assert.equal(device.begun.length, 2); // one knock is two sounds
  device.currentTime += 0.1;
  sounds.play("piece");
  assert.equal(device.begun.length, 4);
});

test("a browser without sound, one that blocks it, and one that is at rest are silent and nothing goes wrong", async () => {
  memory.set("sound", "on");
  for (const name of ["ReferenceError", "NotAllowedError"]) soundsOf(() => { throw new Error(name); }).play("dice");
  device.state = "suspended";
  const sounds = soundsOf();
  sounds.play("dice");
  await Promise.resolve(); // it refuses to go on: nobody hears of that either
  assert.deepEqual([device.resumed, device.begun.length], [1, 0]);
  device.state = "running";
  sounds.play("dice");
  assert.equal(device.begun.length, 6);
});

test("dice are heard before coins, and coins before other pieces", () => {
  assert.equal(soundOf([]), null);
  assert.equal(soundOf(["legion"]), "piece");
  assert.equal(soundOf(["legion", "coin"]), "coin");
  assert.equal(soundOf(["coin", "die-red"]), "dice");
});
