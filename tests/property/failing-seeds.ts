import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import type { FailingSeed } from "./named-property.ts";

/** They run first everywhere. */
const COMMITTED = join(ROOT, "tests/property/failing-seeds.json");

/** The committed failing seeds, and those of a folder, which are this machine's own. */
export function failingSeedsIn(folder: string, committed: string = COMMITTED) {
  const own = join(folder, "failing-seeds.json");
  return {
    read: (): readonly FailingSeed[] => [committed, own].flatMap(readList),
    /** Adds the seed to one of both lists. Returns the file. */
    write(found: FailingSeed, commit: boolean): string {
      const file = commit ? committed : own;
      const { property, seed, path, replayPath } = found;
      const others = readList(file).filter((each) => !isSame(each, found));
      writeList(file, [...others, { property, seed, path, replayPath }]);
      return file;
    },
    /** Takes a seed that passes now off the machine's own list; a committed one stays. */
    drop(passed: FailingSeed): void {
      const all = readList(own);
      const left = all.filter((each) => !isSame(each, passed));
      if (left.length < all.length) writeList(own, left);
    },
  };
}

function isSame(one: FailingSeed, other: FailingSeed): boolean {
  return one.property === other.property && one.seed === other.seed && one.path === other.path;
}

function readList(file: string): readonly FailingSeed[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  const read: unknown = JSON.parse(text);
  if (Array.isArray(read) && read.every(isFailingSeed)) return read;
  throw new Error(`${file} is no list of failing seeds`);
}

function writeList(file: string, list: readonly FailingSeed[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
}

function isFailingSeed(value: unknown): value is FailingSeed {
  const { property, seed, path, replayPath } = Object(value);
  return (
    typeof property === "string" && Number.isInteger(seed) && typeof path === "string" && typeof replayPath === "string"
  );
}
