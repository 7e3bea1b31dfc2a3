import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Complaint } from "./judge-together.ts";

const SETTINGS = {
  extends: "./tsconfig.json",
  compilerOptions: {
    incremental: true,
    tsBuildInfoFile: ".types",
    // Who makes such a mistake does not leave a name behind that nothing uses any more.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  // The copy lacks what some tests import.
  include: ["core", "contracts", "adapters", "web", "cli"],
};

/** What the compiler says about a copy's sources. What did not change since the last call is not checked again. */
export function complaintsOfTypes(copy: string): readonly Complaint[] {
  writeFileSync(join(copy, "tsconfig.sources.json"), JSON.stringify(SETTINGS));
  const tsc = join(copy, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.sources.json", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  if (status === 0) return [];
  const complaints = stdout.split("\n").flatMap((text): Complaint[] => {
    const file = /^(.+?)\(\d+,\d+\): error /.exec(text)?.[1];
    return file === undefined ? [] : [{ file, text }];
  });
  return complaints.length > 0 ? complaints : [{ file: "", text: stdout.split("\n")[0] || "it does not compile" }];
}
