import { buildStale } from "../cli/boot/build-stale.mjs";
import { ensureInstalled } from "../cli/boot/ensure-installed.mjs";
import { findNode } from "../cli/boot/find-node.mjs";
import { ROOT } from "../cli/boot/root.mjs";
import { runMain } from "../cli/boot/run-main.mjs";
import { toolStep } from "./run/tool-step.mjs";
import { vitestStep } from "./run/vitest-step.mjs";

const CHECK = [
  toolStep("types", ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"]),
  toolStep("lint", ["node_modules/oxlint/bin/oxlint"]),
  toolStep("format", ["node_modules/@biomejs/biome/bin/biome", "ci", "."]),
  toolStep("import rules", ["tests/architecture/check-imports.ts"]),
  toolStep("dead code", ["node_modules/knip/bin/knip.js", "--config", ".knip.json"]),
  vitestStep("unit tests", "unit*"),
];

const BUILD = {
  name: "build",
  run: () =>
    buildStale(ROOT, console.log).then(
      () => ({ passed: 1, failed: 0 }),
      (error) => {
        console.error(error.message);
        return { passed: 0, failed: 1 };
      },
    ),
};

const NEEDS_BUILD = [
  toolStep("bundle budgets", ["tests/budgets/check-bundle.ts"], { quiet: false }),
  toolStep("browser", ["tests/e2e/support/ensure-chromium.ts"], { quiet: false }),
  toolStep("first-load budgets", ["tests/budgets/check-first-load.ts"], { quiet: false }),
  toolStep("oldest browser", ["tests/e2e/browser-floor/ensure-floor-browser.ts"], { quiet: false }),
  vitestStep("end-to-end", "e2e", { records: "called-rows" }),
  toolStep("calls of the site", ["tests/called-rows/check-called-rows.ts"]),
];

await runMain(async () => {
  await ensureInstalled(ROOT, console.log);
  const node = findNode(ROOT);
  const steps = process.argv[2] === "check" ? CHECK : [...CHECK, BUILD, ...NEEDS_BUILD];
  const outcomes = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const start = performance.now();
    // The other steps run after a failure, too: one run shows every problem.
    const counts = await step.run(node);
    outcomes.push({ name: step.name, counts, seconds: (performance.now() - start) / 1000 });
  }
  return report(outcomes);
});

/**
 * Prints the failures, a line for each step and the totals, so that the end of a long log contains everything.
 * @param {readonly import("./run/tool-step.mjs").Outcome[]} outcomes
 */
function report(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.counts.failures ?? []);
  if (failures.length > 0) console.log(`\n── failures\n${failures.join("\n\n")}`);
  console.log("\n── summary");
  let passed = 0;
  let failed = 0;
  for (const { name, counts, seconds } of outcomes) {
    const mark = counts.failed === 0 ? "ok    " : "FAILED";
    const detail = counts.passed + counts.failed > 1 ? `  ${counts.passed} passed, ${counts.failed} failed` : "";
    console.log(`${mark}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${detail}`);
    passed += counts.passed;
    failed += counts.failed;
  }
  const total = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  console.log(`        ${"total".padEnd(16)} ${total.toFixed(1).padStart(6)} s\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
