import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const SETTINGS = {
  extends: "./tsconfig.json",
  compilerOptions: { incremental: true, tsBuildInfoFile: ".types" },
  // The copy lacks what some tests import.
  include: ["core", "contracts", "adapters", "web", "cli"],
};

/** The first complaint of the compiler about a copy's sources; undefined for none. What did not change is read from before. */
export function judgeTypes(copy: string): string | undefined {
  writeFileSync(join(copy, "tsconfig.sources.json"), JSON.stringify(SETTINGS));
  const tsc = join(copy, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.sources.json", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  return status === 0 ? undefined : (stdout.split("\n")[0] ?? "it does not compile");
}
