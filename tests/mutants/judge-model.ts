import { spawnSync } from "node:child_process";
import { join } from "node:path";

const RUNS = "150";

/** How the house in a copy of the project differs from the naive house of the property runs; undefined when it does not. */
export function judgeModel(copy: string): string | undefined {
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    [join(copy, "tests/mutants/judge-model-child.ts"), RUNS],
    {
      encoding: "utf8",
    },
  );
  // Ctrl-C ends the child, too, and is no finding.
  if (signal) throw new Error(`stopped by ${signal}`);
  if (status !== 0) return "it does not start";
  return stdout === "" ? undefined : stdout;
}
