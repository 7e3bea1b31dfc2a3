import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutant.ts";

/** Puts defects of different files into a copy of the project. Returns how to take them out again. */
export function plantDefects(copy: string, mutants: readonly Mutant[]): () => void {
  const places = mutants.map(({ file, find, replace }) => {
    const path = join(copy, file);
    const source = readFileSync(path, "utf8");
    if (source.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
    return { path, source, changed: source.replace(find, () => replace) };
  });
  for (const { path, changed } of places) writeFileSync(path, changed);
  return () => {
    for (const { path, source } of places) writeFileSync(path, source);
  };
}
