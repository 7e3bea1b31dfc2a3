import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import type { BenchRow } from "./bench-row.ts";
import { interleave, type Sample } from "./interleave.ts";

const ROUNDS = 15;

/** `--version` and `--help` are noted at the build; a command shows what loading the grammar and a rule costs. */
const LINES = [
  { words: ["--version"], limit: 1.5 },
  { words: ["--help"], limit: 1.5 },
  { words: ["rules", "cap", "--level", "gold", "--amount", "5000"], limit: 2 },
] as const;

/** How much longer the command line tool takes to say a word than Node takes to do nothing. */
export async function benchCliStart(): Promise<BenchRow[]> {
  const cli = join(ROOT, "cli/bin.mjs");
  const subjects: Record<string, Sample> = { node: timeOf("-e", "0") };
  for (const { words } of LINES) subjects[words.join(" ")] = timeOf(cli, ...words);
  const times = await interleave(subjects, ROUNDS);
  const node = times["node"] ?? Number.NaN;
  return LINES.map(({ words, limit }) => {
    const ratio = (times[words.join(" ")] ?? Number.NaN) / node;
    return {
      what: `CLI ${words.join(" ")} against node -e 0 (${node.toFixed(0)} ms)`,
      measured: `${ratio.toFixed(2)}x`,
      budget: `${limit}x`,
      met: ratio <= limit,
    };
  });
}

function timeOf(...args: readonly string[]): Sample {
  return () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const took = performance.now() - began;
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
    return took;
  };
}
