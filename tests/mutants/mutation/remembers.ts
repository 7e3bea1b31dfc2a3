import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

const MEMORY = /^(?:let |const \w+ = new (?:Map|Set|WeakMap)(?:<.*>)?\(\);)/m;

const known = new Map<string, boolean>();

/** Whether a source has a memory of its own, which a run before has filled: each mutation needs a module of its own. */
export function remembers(file: string): boolean {
  const found = known.get(file) ?? MEMORY.test(readFileSync(join(ROOT, file), "utf8"));
  known.set(file, found);
  return found;
}
