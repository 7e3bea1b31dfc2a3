import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEFECTS } from "./catalogue.ts";
import { copyProject } from "./copy-project.ts";
import { defectMatrix } from "./defect-matrix.ts";
import { JUDGES, type Judge, openDefectResults } from "./defect-results.ts";
import { judgeHouse } from "./judge-house.ts";
import { createTestsJudge } from "./judge-tests.ts";
import { judgeTypes } from "./judge-types.ts";
import type { Mutant } from "./mutant.ts";

/**
 * Puts each defect into a copy of the project, one at a time, and prints who finds it: `npm run defects`, with words of
 * defects or files for some of them. `--by types,tests,verdict` names the judges. What an earlier run found is not tried
 * again, a miss is. `--near` runs the nearest tests only, which find nearly all in seconds; a second run without it tries
 * the rest. `--again` tries everything, `--missed` only misses, `--most 20` stops after so many, and `--matrix` only prints
 * what is known.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: "string", default: JUDGES.join(",") },
    again: { type: "boolean", default: false },
    near: { type: "boolean", default: false },
    missed: { type: "boolean", default: false },
    most: { type: "string", default: "1000" },
    matrix: { type: "boolean", default: false },
  },
});
const judges = values.by.split(",").map((name) => {
  const judge = JUDGES.find((each) => each === name);
  if (judge === undefined) throw new Error(`--by takes ${JUDGES.join(", ")} with commas between, not ${name}`);
  return judge;
});
const most = Number(values.most);
if (!Number.isSafeInteger(most) || most < 1) throw new Error("--most takes a number above 0");

const wanted = positionals.join(" ");
const defects = DEFECTS.filter(({ defect, file }) => `${defect} ${file}`.includes(wanted));
const results = openDefectResults();
const open = (mutant: Mutant, judge: Judge) => {
  const found = results.of(mutant)[judge];
  if (values.missed) return found === null;
  return values.again || found === undefined || found === null;
};
const todo = defects.filter((mutant) => judges.some((judge) => open(mutant, judge))).slice(0, most);
if (!values.matrix && todo.length > 0) await judgeAll(todo);
console.log(defectMatrix(defects.map((mutant) => [mutant, results.of(mutant)])));
const missed = defects.filter((mutant) => results.of(mutant).tests === null);
process.exitCode = missed.length > 0 ? 1 : 0;

async function judgeAll(mutants: readonly Mutant[]): Promise<void> {
  const copy = copyProject();
  const tests = createTestsJudge(copy);
  process.once("SIGINT", () => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(130);
  });
  const judgeBy: Readonly<Record<Judge, (mutant: Mutant) => Promise<string | undefined>>> = {
    types: async () => judgeTypes(copy),
    tests: async (mutant) => tests.firstFailure(mutant, values.near ? "near" : "all"),
    verdict: () => judgeHouse(copy),
  };
  try {
    for (const judge of judges.filter((each) => each !== "tests")) {
      const clean = await judgeBy[judge](mutants[0] as Mutant);
      if (clean !== undefined) throw new Error(`Without any defect, ${judge} finds: ${clean}`);
    }
    for (const mutant of mutants) {
      for (const judge of judges.filter((each) => open(mutant, each))) {
        const found = await withDefect(copy, mutant, () => judgeBy[judge](mutant));
        if (judge === "tests" && found !== undefined && !tests.passesClean(found)) {
          console.error(`unclear: ${found} also fails without the defect  (${mutant.defect})`);
          continue;
        }
        // The nearest tests alone cannot say that no test finds it.
        if (judge === "tests" && found === undefined && values.near) {
          console.error(`tests: none of the nearest  (${mutant.defect})`);
          continue;
        }
        results.note(mutant, judge, found);
        console.error(`${judge}: ${found ?? "MISS"}  (${mutant.defect})`);
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Runs something while the defect is in the copy. */
async function withDefect<T>(copy: string, { file, find, replace }: Mutant, run: () => Promise<T>): Promise<T> {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return await run();
  } finally {
    writeFileSync(path, source);
  }
}
