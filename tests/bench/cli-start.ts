import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import type { BenchRow } from "./bench-row.ts";
import { interleave } from "./interleave.ts";

const LIMIT = 1.5;
const ROUNDS = 15;

/** How much longer the command line tool takes to say a word than Node takes to do nothing. */
export async function benchCliStart(): Promise<BenchRow[]> {
  const cli = join(ROOT, "cli/bin.mjs");
  const times = await interleave(
    { node: timeOf("-e", "0"), version: timeOf(cli, "--version"), help: timeOf(cli, "--help") },
    ROUNDS,
  );
  return (["version", "help"] as const).map((name) => {
    const ratio = times[name] / times.node;
    return {
      what: `CLI --${name} against node -e 0 (${times.node.toFixed(0)} ms)`,
      measured: `${ratio.toFixed(2)}x`,
      budget: `${LIMIT}x`,
      met: ratio <= LIMIT,
    };
  });
}

function timeOf(...args: readonly string[]): () => number {
  return () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const took = performance.now() - began;
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
    return took;
  };
}
