import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import type { FailingSeed } from "./named-property.ts";

/** Committed: they run first everywhere. */
const COMMITTED = join(ROOT, "tests/property/failing-seeds.json");
/** Of this machine only; git ignores the folder. */
const OWN = join(ROOT, "build/property/failing-seeds.json");

export function readFailingSeeds(files: readonly string[] = [COMMITTED, OWN]): readonly FailingSeed[] {
  return files.flatMap(readList);
}

/** Adds the seed to the machine's own list, or to the committed one. Returns the file. */
export function writeFailingSeed(found: FailingSeed, commit: boolean): string {
  const file = commit ? COMMITTED : OWN;
  const { property, seed, path, replayPath } = found;
  writeList(file, [...readList(file).filter((each) => !isSame(each, found)), { property, seed, path, replayPath }]);
  return file;
}

/** Takes a seed that passes now off the machine's own list; a committed one stays. */
export function dropOwnSeed(passed: FailingSeed): void {
  const all = readList(OWN);
  const left = all.filter((each) => !isSame(each, passed));
  if (left.length < all.length) writeList(OWN, left);
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
