import { buildStale } from "../cli/boot/build-stale.mjs";
import { ensureInstalled } from "../cli/boot/ensure-installed.mjs";
import { findNode } from "../cli/boot/find-node.mjs";
import { ROOT } from "../cli/boot/root.mjs";
import { runMain } from "../cli/boot/run-main.mjs";
import { toolStep } from "./run/tool-step.mjs";
import { vitestStep } from "./run/vitest-step.mjs";

/** Steps of one list run at once. */
const CHECK = [
  [
    // The linter needs the other core: each more checker would check most of the same types again.
    toolStep("types", ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json", "--checkers", "1"]),
    toolStep("lint", ["node_modules/oxlint/bin/oxlint"]),
    toolStep("format", ["node_modules/@biomejs/biome/bin/biome", "ci", "."]),
    toolStep("import rules", ["tests/architecture/check-imports.ts"]),
    toolStep("dead code", ["node_modules/knip/bin/knip.js", "--config", ".knip.json"]),
  ],
  [vitestStep("unit tests", "unit*")],
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
  [toolStep("bundle budgets", ["tests/budgets/check-bundle.ts"], { quiet: false })],
  [toolStep("browser", ["tests/e2e/support/ensure-chromium.ts"], { quiet: false })],
  [toolStep("first-load budgets", ["tests/budgets/check-first-load.ts"], { quiet: false })],
  [toolStep("oldest browser", ["tests/e2e/browser-floor/ensure-floor-browser.ts"], { quiet: false })],
  [vitestStep("end-to-end", "e2e", { records: "called-rows" })],
  [toolStep("calls of the site", ["tests/called-rows/check-called-rows.ts"])],
];

await runMain(async () => {
  await ensureInstalled(ROOT, console.log);
  const node = findNode(ROOT);
  const lists = process.argv[2] === "check" ? CHECK : [...CHECK, [BUILD], ...NEEDS_BUILD];
  const start = performance.now();
  const outcomes = [];
  for (const steps of lists) {
    console.log(`\n── ${steps.map(({ name }) => name).join(", ")}`);
    // The other steps run after a failure, too: one run shows every problem.
    outcomes.push(...(await Promise.all(steps.map((step) => timed(step, node)))));
  }
  return report(outcomes, secondsSince(start));
});

/**
 * @param {import("./run/tool-step.mjs").Step} step
 * @param {string} node
 * @returns {Promise<import("./run/tool-step.mjs").Outcome>}
 */
async function timed(step, node) {
  const start = performance.now();
  const counts = await step.run(node);
  return { name: step.name, counts, seconds: secondsSince(start) };
}

/** @param {number} start */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

/**
 * Prints the failures, a line for each step and the totals, so that the end of a long log contains everything.
 * @param {readonly import("./run/tool-step.mjs").Outcome[]} outcomes
 * @param {number} total seconds
 */
function report(outcomes, total) {
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
  console.log(`        ${"total".padEnd(16)} ${total.toFixed(1).padStart(6)} s\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
