import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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

const FILE = join(ROOT, ".vitest/defects.json");

interface Entry extends Found {
  readonly mark: string;
}

/** Reads and writes the results after each judgement, so that a run that was stopped goes on. */
export function openDefectResults(file = FILE): DefectResults {
  const of = (mutant: Mutant): Found => {
    const { mark, ...found } = readEntries(file)[mutant.defect] ?? { mark: "" };
    return mark === markOf(mutant) ? found : {};
  };
  return {
    of,
    note(mutant, judge, found) {
      const entry = { ...of(mutant), mark: markOf(mutant), [judge]: found ?? null };
      mkdirSync(dirname(file), { recursive: true });
      // Another run may have written meanwhile.
      writeFileSync(file, `${JSON.stringify({ ...readEntries(file), [mutant.defect]: entry }, undefined, 2)}\n`);
    },
  };
}

function readEntries(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function markOf({ file, find, replace }: Mutant): string {
  const source = readFileSync(join(ROOT, file), "utf8");
  return createHash("sha256").update([file, find, replace, source].join("\0")).digest("hex").slice(0, 16);
}
