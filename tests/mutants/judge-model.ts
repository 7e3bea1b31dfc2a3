import { spawnSync } from "node:child_process";
import { join } from "node:path";

const RUNS = "500";

/** How the house in a copy of the project differs from the naive house of the property runs; undefined when it does not. */
export function judgeModel(copy: string): string | undefined {
  const run = [join(copy, "tests/property/run.ts"), "--only", "house", "--runs", RUNS, "--seed", "1"];
  const { status, stdout } = spawnSync(process.execPath, [...run, "--folder", join(copy, "build/property")], {
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  return /^house fails: (.*)$/m.exec(stdout)?.[1] ?? "it does not start";
}
