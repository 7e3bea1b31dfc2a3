import type { Sound } from "../../core/platform/device.ts";

/** Samples a second. Enough for a short chime, and a third of a CD's bytes. */
const RATE = 16_000;
const LOUDEST = 0.5;

interface Note {
  /** Seconds after the start. */
  readonly at: number;
  /** Hz. */
  readonly pitch: number;
  /** Seconds until a third of the loudness is left. */
  readonly decay: number;
}

/** What a thing sounds like when something hits it: its partials, by their share of the pitch, loudness and decay. */
type Timbre = readonly (readonly [ratio: number, loudness: number, decay: number])[];

const WOOD: Timbre = [
  [1, 1, 1],
  [3.93, 0.35, 0.25],
  [9.2, 0.1, 0.12],
];
const BELL: Timbre = [
  [1, 1, 1],
  [2.0, 0.5, 0.8],
  [2.76, 0.4, 0.5],
  [5.4, 0.2, 0.3],
];

interface Drawing {
  readonly seconds: number;
  readonly notes: readonly Note[];
  /** The loudness of a soft rush of air, for a card. */
  readonly rush?: number;
}

const notes = (pitches: readonly number[], step: number, decay: number): readonly Note[] =>
  pitches.map((pitch, index) => ({ at: index * step, pitch, decay }));

/** The sounds by brand: a wooden one, and one of small bells. */
const DRAWINGS: Readonly<Record<"sanam" | "racha", Readonly<Record<Sound, Drawing>>>> = {
  sanam: {
    credited: { seconds: 0.5, notes: notes([523.25, 783.99], 0.12, 0.11) },
    win: { seconds: 0.6, notes: notes([523.25, 659.25, 783.99, 1046.5], 0.09, 0.1) },
    spin: { seconds: 0.14, notes: notes([261.63], 0, 0.03) },
    card: { seconds: 0.16, notes: notes([392], 0.05, 0.02), rush: 0.5 },
  },
  racha: {
    credited: { seconds: 0.55, notes: notes([880, 1318.51], 0.14, 0.16) },
    win: { seconds: 0.6, notes: notes([880, 1108.73, 1318.51], 0.11, 0.16) },
    spin: { seconds: 0.2, notes: notes([659.25], 0, 0.05) },
    card: { seconds: 0.16, notes: notes([1318.51], 0.06, 0.03), rush: 0.4 },
  },
};

/** Computes the sounds of our brands as WAV files, by file name and brand. The same numbers come out on every machine. */
export function drawSounds(): ReadonlyMap<string, ReadonlyMap<string, Uint8Array>> {
  return new Map(
    Object.entries(DRAWINGS).map(([brand, drawings]) => {
      const timbre = brand === "racha" ? BELL : WOOD;
      const files = Object.entries(drawings).map(
        ([sound, drawing]) => [`${brand}-${sound}.wav`, wavOf(samplesOf(drawing, timbre))] as const,
      );
      return [brand, new Map(files)];
    }),
  );
}

function samplesOf({ seconds, notes: played, rush = 0 }: Drawing, timbre: Timbre): readonly number[] {
  const count = Math.round(seconds * RATE);
  let noise = 1;
  let soft = 0;
  const samples = Array.from({ length: count }, (_, index) => {
    const time = index / RATE;
    // A generator of its own, so that the file is always the same.
    noise = (noise * 48_271) % 2_147_483_647;
    soft += 0.35 * ((noise / 2_147_483_647) * 2 - 1 - soft);
    const tones = played.reduce((sum, { at, pitch, decay }) => {
      const since = time - at;
      if (since < 0) return sum;
      const attack = Math.min(1, since / 0.004);
      return timbre.reduce(
        (all, [ratio, loudness, share]) =>
          all + attack * loudness * Math.exp(-since / (decay * share)) * Math.sin(2 * Math.PI * pitch * ratio * since),
        sum,
      );
    }, 0);
    const end = Math.min(1, (seconds - time) / 0.02);
    return end * (tones + rush * soft * Math.exp(-time / 0.04));
  });
  const highest = Math.max(...samples.map(Math.abs));
  return samples.map((sample) => (sample / highest) * LOUDEST);
}

/** One channel of 16-bit samples. */
function wavOf(samples: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) bytes.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2);
  return bytes;
}
