import type { JournalFiles } from "./journal-files.ts";

export interface Damage {
  readonly files: JournalFiles;
  readonly description: string;
}

/** One to three changed bits, or a cut, in one of a journal's files. `random` is evenly spread in [0, 1). */
export function damageFiles(files: JournalFiles, random: () => number): Damage {
  const below = (limit: number): number => Math.floor(random() * limit);
  const names = [...files].filter(([, content]) => content.length > 0).map(([name]) => name);
  const name = names[below(names.length)] ?? "";
  const damaged = Buffer.from(files.get(name) ?? "");
  if (random() < 0.2) {
    const length = below(damaged.length);
    return replaced(files, name, damaged.subarray(0, length), `cut to ${length} of ${damaged.length} bytes`);
  }
  const places: string[] = [];
  for (let count = 1 + below(3); count > 0; count -= 1) {
    const byte = below(damaged.length);
    const bit = below(8);
    damaged.writeUInt8(damaged.readUInt8(byte) ^ (1 << bit), byte);
    places.push(`${byte}.${bit}`);
  }
  return replaced(files, name, damaged, `flipped ${places.join(" ")}`);
}

function replaced(files: JournalFiles, name: string, content: Buffer, what: string): Damage {
  return { files: new Map([...files, [name, content]]), description: `${name} ${what}` };
}
