import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { isJsonObject } from "../../../web/brand/fields/json-object.ts";
import { isSoundFile } from "../../../web/brand/fields/sound-fields.ts";

interface SoundProblem {
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

const KB = 1000;
const LARGEST = 100 * KB;

/** How a file of each form begins, one letter for each byte. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  mp3: /^(ID3|\xff[\xe0-\xff])/,
  ogg: /^OggS/,
  m4a: /^.{4}ftyp/s,
  wav: /^RIFF.{4}WAVE/s,
};

/** Whether the sound files that a brand file names exist, are what their names say, and are not too large. */
export function soundProblems(file: string, data: Readonly<Record<string, unknown>>): readonly SoundProblem[] {
  const sounds = data["sounds"];
  if (!isJsonObject(sounds)) return [];
  return Object.entries(sounds).flatMap(([name, sound]): readonly SoundProblem[] => {
    if (typeof sound !== "string" || !isSoundFile(sound)) return [];
    const path = `sounds.${name}`;
    const place = join(dirname(file), sound);
    if (!existsSync(place) || !statSync(place).isFile()) {
      return [
        { path, problem: `${sound} is not beside the brand file`, remedy: `Put it into ${resolve(dirname(file))}.` },
      ];
    }
    const bytes = readFileSync(place);
    const form = extname(sound).slice(1).toLowerCase();
    if (!BEGINNINGS[form]?.test(bytes.toString("latin1", 0, 12))) {
      return [
        { path, problem: `${sound} is no ${form.toUpperCase()} file`, remedy: "Use an MP3, OGG, M4A or WAV file." },
      ];
    }
    if (bytes.length <= LARGEST) return [];
    const problem = `${sound} has ${Math.ceil(bytes.length / KB)} kB`;
    return [{ path, problem, remedy: `Make it at most ${LARGEST / KB} kB: a second is enough.` }];
  });
}
