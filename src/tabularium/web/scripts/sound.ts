// Short sounds, made here: no files, and none until somebody asks for them. Where a browser has no Web Audio, blocks it or
// has put it to rest, nothing is heard and nothing goes wrong.
import { $ } from "./dom.js";

export type Sound = "dice" | "coin" | "piece" | "turn" | "chat";

// Notes of a sound: what sounds, how high, from when, how long and how loud.
type Note = [wave: OscillatorType | "noise", hertz: number, from: number, long: number, loud: number];

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  dice: [0, 0.07, 0.16, 0.22, 0.33, 0.5].map((from, i): Note => ["noise", 1500 + 300 * (i % 3), from, 0.05, 0.3]),
  coin: [["sine", 2093, 0, 0.25, 0.12], ["sine", 3136, 0.05, 0.3, 0.08]],
  piece: [["noise", 500, 0, 0.06, 0.35], ["sine", 150, 0, 0.08, 0.25]],
  turn: [["triangle", 523, 0, 0.35, 0.16], ["triangle", 784, 0.14, 0.5, 0.16]],
  chat: [["sine", 880, 0, 0.12, 0.1], ["sine", 1175, 0.08, 0.15, 0.1]],
};
const GAP = 90; // milliseconds between two of the same: many pieces that move at once sound once

/** Which sound belongs to things of these kinds that moved. */
export function soundOf(kinds: readonly string[]): Sound | null {
  if (kinds.some((kind) => kind === "die" || kind.startsWith("die-"))) return "dice";
  if (kinds.some((kind) => kind === "coin" || kind === "tax" || kind === "gold")) return "coin";
  return kinds.length ? "piece" : null;
}

export class Sounds {
  #context: AudioContext | null = null;
  readonly #last = new Map<Sound, number>();

  constructor(private readonly memory: Pick<Storage, "getItem" | "setItem">, private readonly make: () => AudioContext = () => new AudioContext()) {}

  isOn(): boolean { return this.memory.getItem("sound") === "on"; }

  listen(): void {
    const wanted = $<HTMLInputElement>("[data-sound]");
    if (!wanted) return;
    wanted.checked = this.isOn();
    wanted.addEventListener("change", () => {
      this.memory.setItem("sound", wanted.checked ? "on" : "");
      this.play("turn");
    });
  }

  play(sound: Sound): void {
    if (!this.isOn()) return;
    try {
      const context = this.#context ??= this.make();
      if (context.state === "suspended") { context.resume().catch(() => {}); return; } // a browser lets it sound after a press
      const now = context.currentTime;
      if (now * 1000 - (this.#last.get(sound) ?? -Infinity) < GAP) return;
      this.#last.set(sound, now * 1000);
      for (const note of NOTES[sound]) sounds(context, now, note);
    } catch { // this browser makes no sounds
      this.#context = null;
    }
  }
}

function sounds(context: AudioContext, now: number, [wave, hertz, from, long, loud]: Note): void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, now + from);
  volume.gain.exponentialRampToValueAtTime(0.001, now + from + long);
  volume.connect(context.destination);
  const source = wave === "noise" ? rattle(context, hertz, long, volume) : tone(context, wave, hertz, volume);
  source.start(now + from);
  source.stop(now + from + long);
}

function tone(context: AudioContext, wave: OscillatorType, hertz: number, into: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.value = hertz;
  source.connect(into);
  return source;
}

function rattle(context: AudioContext, hertz: number, long: number, into: AudioNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  source.connect(filter).connect(into);
  return source;
}
