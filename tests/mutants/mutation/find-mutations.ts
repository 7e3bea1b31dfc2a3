import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";
import { findChanges } from "./find-changes.ts";
import type { Change, Mutation } from "./mutation.ts";

/** All mutations of some files of the project, numbered from 1. */
export function findMutations(files: readonly string[]): readonly Mutation[] {
  return files
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), "utf8");
      return findChanges(file, source).map((change) => ({ ...change, file, ...linesOf(source, change) }));
    })
    .map((mutation, index) => ({ ...mutation, id: index + 1 }));
}

function linesOf(source: string, { start, end, text }: Change): Pick<Mutation, "line" | "before" | "after"> {
  const from = source.lastIndexOf("\n", start - 1) + 1;
  const newLine = source.indexOf("\n", Math.max(start, end - 1));
  const to = newLine === -1 ? source.length : newLine;
  return {
    line: source.slice(0, start).split("\n").length,
    before: inOneLine(source.slice(from, to)),
    after: inOneLine(source.slice(from, start) + text + source.slice(end, to)),
  };
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
