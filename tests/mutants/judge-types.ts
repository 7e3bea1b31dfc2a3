import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The first complaint of the compiler about a copy; undefined for none. What did not change is not compiled again. */
export function judgeTypes(copy: string): string | undefined {
  const tsc = join(copy, "node_modules/typescript/bin/tsc");
  const incremental = ["--incremental", "--tsBuildInfoFile", ".types"];
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", ".", ...incremental, "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  return status === 0 ? undefined : (stdout.split("\n")[0] ?? "it does not compile");
}
