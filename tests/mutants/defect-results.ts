import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import type { Mutant } from "./mutant.ts";

export const JUDGES = ["types", "tests", "verdict", "model"] as const;
export type Judge = (typeof JUDGES)[number];

/** How each judge finds a defect: a complaint, a test, a law or a difference; null when the judge ran and found nothing. */
export type Found = Partial<Record<Judge, string | null>>;

/** What earlier runs found. A defect whose text or file has changed begins anew. */
export interface DefectResults {
  readonly of: (mutant: Mutant) => Found;
  readonly note: (mutant: Mutant, judge: Judge, found: string | undefined) => void;
}

const FILE = join(ROOT, ".vitest/defects.jsonl");

interface Line {
  readonly defect: string;
  readonly mark: string;
  readonly judge: Judge;
  readonly found: string | null;
}

/** Reads and writes the results after each judgement, so that a run that was stopped goes on. */
export function openDefectResults(file = FILE): DefectResults {
  return {
    of(mutant) {
      const mark = markOf(mutant);
      const lines = readLines(file).filter((line) => line.defect === mutant.defect && line.mark === mark);
      return Object.fromEntries(lines.map(({ judge, found }) => [judge, found]));
    },
    note(mutant, judge, found) {
      const line: Line = { defect: mutant.defect, mark: markOf(mutant), judge, found: found ?? null };
      mkdirSync(dirname(file), { recursive: true });
      // Another run may write at the same time.
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
  };
}

function readLines(file: string): readonly Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Line => JSON.parse(line));
}

function markOf({ file, find, replace }: Mutant): string {
  const source = readFileSync(join(ROOT, file), "utf8");
  return createHash("sha256").update([file, find, replace, source].join("\0")).digest("hex").slice(0, 16);
}
