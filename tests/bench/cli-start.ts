import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { type Bench, interleave, milliseconds, ratioRow, type Sample } from "./bench.ts";

const MOST = 1.5;
const BIN = join(ROOT, "cli/bin.mjs");

/** The answers of both are written at the build. */
export const cliStart: Bench = {
  about: "how long the tool takes to answer --version and --help",
  async *rows(smoke) {
    const subjects = {
      node: timeOf(["-e", "0"]),
      "--version": timeOf([BIN, "--version"]),
      "--help": timeOf([BIN, "--help"]),
    };
    const runs = await interleave(subjects, smoke ? 0 : 15);
    for (const word of ["--version", "--help"] as const) {
      const about = {
        what: `sanam ${word} (${milliseconds(runs.median(word))})`,
        against: `node -e 0 (${milliseconds(runs.median("node"))})`,
      };
      yield ratioRow(about, runs.ratio(word, "node"), { most: MOST });
    }
  },
};

function timeOf(args: readonly string[]): Sample {
  return () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const took = performance.now() - began;
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
    return took;
  };
}
