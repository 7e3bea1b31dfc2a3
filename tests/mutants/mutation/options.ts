import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { ROOT } from "../../../cli/boot/root.mjs";
import { findMutations } from "./find-mutations.ts";
import type { Mutation } from "./mutation.ts";
import { sampleOf } from "./sample-of.ts";

/** The core, and what the house decides. */
const DEFAULT_FILES = ["core/**/*.ts", "adapters/house/**/{decide,decide-session,evolve}.ts"];

export interface Wanted {
  readonly all: readonly Mutation[];
  readonly ids: ReadonlySet<number>;
  /** Whether verdicts of earlier runs count. */
  readonly isCached: boolean;
}

/** Throws with a sentence for the person at the terminal. */
export function readOptions(args: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...args],
    options: {
      files: { type: "string", multiple: true },
      since: { type: "string" },
      seed: { type: "string", default: "1" },
      sample: { type: "string" },
      again: { type: "boolean", default: false },
    },
  });
  const numbers = { sample: numberOf("sample", values.sample ?? "1"), seed: numberOf("seed", values.seed) };
  const patterns = values.files?.flatMap((text) => text.split(/,(?![^{]*\})/)) ?? DEFAULT_FILES;
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => /^(core|adapters\/house)\/.*\.ts$/.test(file));
  if (files.length === 0) throw new Error(`No file of core/ or adapters/house/ is named ${patterns.join(", ")}.`);
  const isChanged = values.since === undefined ? () => true : isChangedSince(values.since, files);
  const all = findMutations(files.toSorted());
  const changed = all.filter(isChanged);
  const sample = values.sample === undefined ? changed : sampleOf(changed, numbers.sample, numbers.seed);
  return { all, ids: new Set(sample.map(({ id }) => id)), isCached: !values.again };
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} takes a whole number from 1, not ${text}.`);
  return number;
}

/** Whether a mutation is on a line that changed after a commit. */
function isChangedSince(commit: string, files: readonly string[]): (mutation: Mutation) => boolean {
  const lines = new Set<string>();
  let file = "";
  const { status, stdout } = spawnSync("git", ["diff", "--unified=0", "--no-color", commit, "--", ...files], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git knows no commit ${commit}.`);
  for (const text of stdout.split("\n")) {
    if (text.startsWith("+++ b/")) file = text.slice(6);
    const [, from, count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(text) ?? [];
    if (from === undefined) continue;
    for (let line = 0; line < Number(count); line++) lines.add(`${file}:${Number(from) + line}`);
  }
  return (mutation) => lines.has(`${mutation.file}:${mutation.line}`);
}
