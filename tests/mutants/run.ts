import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { copyProject } from "./copy-project.ts";
import { DAY_MUTANTS } from "./day-mutants.ts";
import { KEY_MUTANTS } from "./key-mutants.ts";
import { MONEY_MUTANTS } from "./money-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { plantDefects } from "./plant-defects.ts";

/**
 * Puts each defect into a copy of the project and expects its law to fail: `npm run mutants`, or with a part of a
 * defect's text for some of them.
 */
const MUTANTS = [...MONEY_MUTANTS, ...DAY_MUTANTS, ...KEY_MUTANTS];
const WANTED = process.argv[2] ?? "";

const copy = copyProject();
try {
  const mutants = MUTANTS.filter(({ defect }) => defect.includes(WANTED));
  const laws = [...new Set(mutants.map(({ law }) => law))];
  if (!passes(laws)) throw new Error("The laws fail without any defect.");
  const survivors = mutants.filter((mutant) => !isFound(mutant));
  console.log(`${mutants.length - survivors.length} of ${mutants.length} defects are found`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function isFound(mutant: Mutant): boolean {
  const { defect, law } = mutant;
  const repair = plantDefects(copy, [mutant]);
  try {
    const found = !passes([law]);
    console.log(`${found ? "found" : "MISS "}  ${defect}  (${law})`);
    return found;
  } finally {
    repair();
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
