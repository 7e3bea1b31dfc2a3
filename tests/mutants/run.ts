import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { DAY_MUTANTS } from "./day-mutants.ts";
import { KEY_MUTANTS } from "./key-mutants.ts";
import { MONEY_MUTANTS } from "./money-mutants.ts";
import type { Mutant } from "./mutant.ts";

/**
 * Puts each defect into a copy of the project and expects its law to fail: `npm run mutants`, or with a part of a
 * defect's text for some of them.
 */
const MUTANTS = [...MONEY_MUTANTS, ...DAY_MUTANTS, ...KEY_MUTANTS];
const FOLDERS = ["adapters", "cli", "contracts", "core", "tests", "package.json", "tsconfig.json"];
const WANTED = process.argv[2] ?? "";

const copy = mkdtempSync(join(tmpdir(), "sanam-mutants-"));
try {
  for (const name of FOLDERS) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith("e2e") });
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  const mutants = MUTANTS.filter(({ defect }) => defect.includes(WANTED));
  const laws = [...new Set(mutants.map(({ law }) => law))];
  if (!passes(laws)) throw new Error("The laws fail without any defect.");
  const survivors = mutants.filter((mutant) => !isFound(mutant));
  console.log(`${mutants.length - survivors.length} of ${mutants.length} defects are found`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function isFound({ defect, file, find, replace, law }: Mutant): boolean {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    const found = !passes([law]);
    console.log(`${found ? "found" : "MISS "}  ${defect}  (${law})`);
    return found;
  } finally {
    writeFileSync(path, source);
  }
}

function passes(laws: readonly string[]): boolean {
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--project", "unit*"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...laws.map((law) => `tests/${law}`)], {
    cwd: copy,
    encoding: "utf8",
  });
  const output = stdout + stderr;
  // A defect that does not parse would be found by any test.
  if (/SyntaxError|Transform failed|No test files found/.test(output)) throw new Error(output);
  return status === 0;
}
