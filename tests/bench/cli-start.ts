import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import type { BenchRow } from "./bench-row.ts";
import { createStartVariants } from "./cli-start-variants.ts";
import { interleave, type Sample } from "./interleave.ts";

const ROUNDS = 15;
const BIN = join(ROOT, "cli/bin.mjs");

/** The answers of `--version` and `--help` are stored at the build; the other commands load the grammar. */
const LINES = [
  { words: ["--version"], limit: 1.5 },
  { words: ["--help"], limit: 1.5 },
  { words: ["rules", "cap", "--level", "gold", "--amount", "5000"], limit: 2 },
] as const;

/** How long the command line tool takes to answer, and how much of that each part of its start-up code saves. */
export async function benchCliStart(): Promise<BenchRow[]> {
  return [...(await benchAgainstNode()), ...(await benchStartUpCode())];
}

async function benchAgainstNode(): Promise<BenchRow[]> {
  const subjects: Record<string, Sample> = { node: timeOf(["-e", "0"]) };
  for (const { words } of LINES) subjects[words.join(" ")] = timeOf([BIN, ...words]);
  const times = await interleave(subjects, ROUNDS);
  const node = times["node"] ?? Number.NaN;
  return LINES.map(({ words, limit }) => {
    const ratio = (times[words.join(" ")] ?? Number.NaN) / node;
    return {
      what: `CLI ${words.join(" ")}`,
      against: `node -e 0 (${node.toFixed(0)} ms)`,
      measured: `${ratio.toFixed(2)}x`,
      budget: `${limit}x`,
      met: ratio <= limit,
    };
  });
}

/** Compares the start with and without each part of the code that only makes it faster; the budget leaves room for noise. */
async function benchStartUpCode(): Promise<BenchRow[]> {
  const variants = createStartVariants();
  const credit = ["wallet", "credit", "--help"];
  const sourcesEnv = { ...process.env, NODE_COMPILE_CACHE: variants.compileCache };
  try {
    const times = await interleave(
      {
        help: timeOf([BIN, "--help"]),
        helpWithoutStoredAnswers: timeOf([variants.withoutStoredAnswers, "--help"]),
        version: timeOf([BIN, "--version"]),
        versionThroughStream: timeOf([variants.withoutDirectOutput, "--version"]),
        bundle: timeOf([BIN, ...credit]),
        sources: timeOf([join(ROOT, "cli/sanam.ts"), ...credit], sourcesEnv),
      },
      ROUNDS,
    );
    return [
      saving("CLI --help, stored at the build, against computed", times.help, times.helpWithoutStoredAnswers),
      saving("CLI --version, written directly, against process.stdout", times.version, times.versionThroughStream),
      saving("CLI wallet credit --help, fresh bundle against sources", times.bundle, times.sources),
    ];
  } finally {
    variants.remove();
  }
}

function saving(what: string, withIt: number, withoutIt: number): BenchRow {
  const ratio = withIt / withoutIt;
  return { what, measured: `${ratio.toFixed(2)}x`, budget: "0.95x", met: ratio <= 0.95 };
}

function timeOf(args: readonly string[], env = process.env): Sample {
  return () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
    const took = performance.now() - began;
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
    return took;
  };
}
