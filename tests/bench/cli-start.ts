import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import type { BenchRow } from "./bench-row.ts";
import { interleave, type Sample } from "./interleave.ts";

const ROUNDS = 15;

/** The build prepares the output of `--version` and `--help`; the third line also loads the grammar and a rule. */
const COMMAND_LINES = [
  { words: ["--version"], limit: 1.5 },
  { words: ["--help"], limit: 1.5 },
  { words: ["rules", "cap", "--level", "gold", "--amount", "5000"], limit: 2 },
] as const;

/** The time of the command line tool, compared with the time in which Node starts and ends. */
export async function benchCliStart(): Promise<BenchRow[]> {
  const cli = join(ROOT, "cli/bin.mjs");
  const subjects: Record<string, Sample> = { node: timeOf("-e", "0") };
  for (const { words } of COMMAND_LINES) subjects[words.join(" ")] = timeOf(cli, ...words);
  const times = await interleave(subjects, ROUNDS);
  const node = times["node"] ?? Number.NaN;
  return COMMAND_LINES.map(({ words, limit }) => {
    const time = times[words.join(" ")] ?? Number.NaN;
    const ratio = time / node;
    return {
      what: `CLI ${words.join(" ")} (${time.toFixed(0)} ms)`,
      against: `node -e 0 (${node.toFixed(0)} ms)`,
      measured: `${ratio.toFixed(2)}x`,
      budget: `${limit}x`,
      met: ratio <= limit,
    };
  });
}

/** Milliseconds from the start of a Node process to its end. */
function timeOf(...args: readonly string[]): Sample {
  return () => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const time = performance.now() - start;
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
    return time;
  };
}
