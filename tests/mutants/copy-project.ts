import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

const FOLDERS = ["adapters", "cli", "contracts", "core", "tests", "web", "package.json", "tsconfig.json"];

/** A copy of the sources in a new folder, for a defect. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "sanam-defects-"));
  for (const name of FOLDERS) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith("e2e") });
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Runs test files of a copy. */
export function testsPass(copy: string, files: readonly string[]): boolean {
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--project", "unit*"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...files.map((file) => `tests/${file}`)], {
    cwd: copy,
    encoding: "utf8",
  });
  const output = stdout + stderr;
  // A defect that does not parse would be found by any test.
  if (/SyntaxError|Transform failed|No test files found/.test(output)) throw new Error(output);
  return status === 0;
}
