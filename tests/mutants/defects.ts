import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { DEFECTS } from "./catalogue.ts";
import { copyProject } from "./copy-project.ts";
import { defectMatrix } from "./defect-matrix.ts";
import { JUDGES, type Judge, openDefectResults } from "./defect-results.ts";
import { judgeHouse } from "./judge-house.ts";
import { judgeModel } from "./judge-model.ts";
import { createTestsJudge } from "./judge-tests.ts";
import { judgeTogether } from "./judge-together.ts";
import { complaintsOfTypes } from "./judge-types.ts";
import type { Mutant } from "./mutant.ts";
import { plantDefects } from "./plant-defects.ts";

/**
 * Puts each defect into a copy of the project, one at a time, and prints who finds it: `npm run defects`, with words of
 * defects or files for some of them. `--by types,tests,verdict,model` names the judges. What an earlier run found is not tried
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
  const judgeBy: Readonly<Record<Exclude<Judge, "types">, (mutant: Mutant) => Promise<string | undefined>>> = {
    tests: async (mutant) => tests.firstFailure(mutant, values.near ? "near" : "all"),
    verdict: () => judgeHouse(copy),
    model: async () => judgeModel(copy),
  };
  const single = judges.filter((judge) => judge !== "types");
  try {
    for (const judge of single.filter((each) => each !== "tests")) {
      const clean = await judgeBy[judge](mutants[0] as Mutant);
      if (clean !== undefined) throw new Error(`Without any defect, ${judge} finds: ${clean}`);
    }
    if (judges.includes("types")) judgeTypes(copy, mutants);
    for (const mutant of mutants) {
      for (const judge of single.filter((each) => open(mutant, each))) {
        const repair = plantDefects(copy, [mutant]);
        const found = await judgeBy[judge](mutant).finally(repair);
        if (judge === "tests" && found !== undefined && !tests.passesClean(found)) {
          console.error(`unclear: ${found} also fails without the defect  (${mutant.defect})`);
          continue;
        }
        // The nearest tests alone cannot say that no test finds it.
        if (judge === "tests" && found === undefined && values.near) {
          console.error(`tests: none of the nearest  (${mutant.defect})`);
          continue;
        }
        note(mutant, judge, found);
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function note(mutant: Mutant, judge: Judge, found: string | undefined): void {
  results.note(mutant, judge, found);
  console.error(`${judge}: ${found ?? "MISS"}  (${mutant.defect})`);
}

/** The compiler takes seconds for the project as a whole, so it reads many defects at once. */
function judgeTypes(copy: string, mutants: readonly Mutant[]): void {
  const [clean] = complaintsOfTypes(copy);
  if (clean) throw new Error(`Without any defect, types finds: ${clean.text}`);
  judgeTogether(
    mutants.filter((mutant) => open(mutant, "types")),
    (together) => {
      const repair = plantDefects(copy, together);
      try {
        return complaintsOfTypes(copy);
      } finally {
        repair();
      }
    },
    (mutant, found) => note(mutant, "types", found),
  );
}
