import { ROOT } from "../../cli/boot/root.mjs";
import { cruiseImports, SOURCE_FOLDERS } from "./cruise-imports.ts";

const { summary, modules } = await cruiseImports(ROOT);
const violations = summary.violations.map(({ rule, from, to, cycle }) => {
  const path = cycle === undefined ? to : cycle.map((step) => step.name).join(" → ");
  return `${rule.name}: ${from} → ${path}`;
});
// Without a parser for a folder's files, the result would be clean because nothing was checked.
const unseen = SOURCE_FOLDERS.filter((folder) => !modules.some((module) => module.source.startsWith(`${folder}/`)));
const problems = [...violations, ...unseen.map((folder) => `no module of ${folder}/ was checked`)];
for (const problem of problems) console.error(problem);
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports`);
if (problems.length > 0) process.exitCode = 1;
