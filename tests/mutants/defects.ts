import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFECTS } from "./catalogue.ts";
import { copyProject, testsPass } from "./copy-project.ts";
import { judgeHouse } from "./judge-house.ts";

/**
 * Puts each defect into a copy of the project, one at a time, and prints who finds it: `npm run defects`, with words of
 * defects for some of them, with `--by verdict` or `--by tests` for one judge, and with `--from 42` to go on there.
 */
const args = process.argv.slice(2);
const by = args.includes("--by") ? (args[args.indexOf("--by") + 1] ?? "") : "tests,verdict";
const from = args.includes("--from") ? Number(args[args.indexOf("--from") + 1]) : 1;
const wanted = args
  .filter((word, index) => !word.startsWith("--") && args[index - 1]?.startsWith("--") !== true)
  .join(" ");

const copy = copyProject();
try {
  const defects = DEFECTS.slice(from - 1).filter(({ defect, file }) => `${defect} ${file}`.includes(wanted));
  const clean = by.includes("verdict") ? await judgeHouse(copy) : undefined;
  if (clean !== undefined) throw new Error(`The verdict finds ${clean} without any defect.`);
  const missed = { tests: 0, verdict: 0 };
  for (const { defect, file, find, replace, law } of defects) {
    const path = join(copy, file);
    const source = readFileSync(path, "utf8");
    if (source.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
    writeFileSync(
      path,
      source.replace(find, () => replace),
    );
    try {
      const test = by.includes("tests") ? (testsPass(copy, [law]) ? "MISS" : law) : "-";
      const verdict = by.includes("verdict") ? ((await judgeHouse(copy)) ?? "MISS") : "-";
      if (test === "MISS") missed.tests += 1;
      if (verdict === "MISS") missed.verdict += 1;
      console.log(`${defect}\n  tests: ${test}\n  verdict: ${verdict}`);
    } finally {
      writeFileSync(path, source);
    }
  }
  console.log(`${defects.length} defects; missed by the tests: ${missed.tests}, by the verdict: ${missed.verdict}`);
  process.exitCode = missed.tests > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
