import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildStale } from "../cli/boot/build-stale.mjs";
import { ensureInstalled } from "../cli/boot/install/ensure-installed.mjs";
import { findNode } from "../cli/boot/install/find-node.mjs";
import { ROOT } from "../cli/boot/root.mjs";
import { runChild } from "../cli/boot/run-child.mjs";
import { runMain } from "../cli/boot/run-main.mjs";
import { ensurePostgres } from "./postgres/ensure-postgres.mjs";
import { runSteps, toolStep, vitestStep } from "./run/steps.mjs";

const CHECKS = [
  // The linter needs the other core: each more checker would check most of the same types again.
  toolStep("types", ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json", "--checkers", "1"]),
  toolStep("lint", ["node_modules/oxlint/bin/oxlint"]),
  toolStep("format", ["node_modules/@biomejs/biome/bin/biome", "ci", "."]),
  toolStep("import rules", ["tests/architecture/check-imports.ts"]),
  toolStep("dead code", ["node_modules/knip/bin/knip.js", "--config", ".knip.json"]),
];

/**
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {import("./run/steps.mjs").Step}
 */
const workStep = (name, work) => ({
  name,
  run: () =>
    work().then(
      () => ({ passed: 1, failed: 0, failures: [] }),
      (error) => ({ passed: 0, failed: 1, failures: [`${name}\n    ${error.message}`] }),
    ),
});

const BUILD = workStep("build", () => buildStale(ROOT, () => {}));
// Before the tests that use it: none of them must fail because the line is slow.
const POSTGRES = workStep("PostgreSQL", () => ensurePostgres(ROOT, () => {}));
const BROWSERS = toolStep("browsers", ["tests/e2e/support/ensure-chromiums.ts"]);

const SHORT = "--tags-filter=!long";
const LONG = "--tags-filter=long";
const UNIT = vitestStep("unit tests", ["--project=unit*", SHORT]);

const FORMS = {
  check: [[CHECKS, [POSTGRES, UNIT]]],
  test: [
    [
      [BUILD, BROWSERS, ...CHECKS],
      [POSTGRES, UNIT],
    ],
    [
      [
        toolStep("bundle budgets", ["tests/budgets/check-bundle.ts"]),
        toolStep("first-load budgets", ["tests/budgets/check-first-load.ts"]),
        vitestStep("journeys", ["--project=e2e", SHORT], { records: "called-rows" }),
        toolStep("calls of the site", ["tests/called-rows/check-called-rows.ts"]),
      ],
    ],
  ],
};

/**
 * The filter of tags would load every file to find the few with long tests.
 * @param {readonly string[]} paths
 */
function filesWithLongTests(paths) {
  return readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" })
    .map((path) => join("tests", path))
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes(".long."))
    .filter((path) => paths.length === 0 || paths.some((part) => path.includes(part)))
    .filter((path) => readFileSync(join(ROOT, path), "utf8").includes('tags: ["long"]'));
}

/** @param {readonly string[]} paths parts of the paths of the files to run; all when there is none */
function longForm(paths) {
  const tagged = filesWithLongTests(paths);
  // No path at all would stand for every file.
  const files = tagged.length > 0 ? tagged : paths;
  return [
    [
      [
        BUILD,
        BROWSERS,
        POSTGRES,
        vitestStep("long unit tests", ["--project=unit*", LONG, ...files]),
        vitestStep("long tests", ["--project=long", "--project=long-alone", ...paths]),
        vitestStep("long journeys", ["--project=e2e", LONG, ...files], { records: "called-rows" }),
        vitestStep("long walks", ["--project=long-e2e", ...paths]),
        ...(paths.length > 0
          ? []
          : [toolStep("calls of the site", ["tests/called-rows/check-called-rows.ts", "long"])]),
      ],
    ],
  ];
}

await runMain(async () => {
  const [form = "test", ...args] = process.argv.slice(2);
  await ensureInstalled(ROOT, console.log, { tests: true });
  const node = findNode(ROOT);
  if (form === "check" && args.includes("--watch")) {
    const vitest = ["node_modules/vitest/vitest.mjs", "--config", "tests/vitest.config.ts", "--project=unit*", SHORT];
    return runChild(node, [...vitest, "--changed"], { cwd: ROOT });
  }
  if (form === "long") return runSteps(longForm(args), node);
  return runSteps(form === "check" ? FORMS.check : FORMS.test, node);
});
