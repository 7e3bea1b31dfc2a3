import { ROOT } from "../../cli/boot/root.mjs";
import { cruiseImports, SOURCE_FOLDERS } from "./cruise-imports.ts";

const { summary, modules } = await cruiseImports(ROOT);
for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle === undefined ? to : cycle.map((step) => step.name).join(" → ");
  console.error(`${rule.name}: ${from} → ${path}`);
}
// A parser that is missing shows as a clean result about nothing.
const unseen = SOURCE_FOLDERS.filter((folder) => !modules.some((module) => module.source.startsWith(`${folder}/`)));
for (const folder of unseen) console.error(`no module of ${folder}/ was seen`);
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports`);
if (summary.violations.length + unseen.length > 0) process.exitCode = 1;
