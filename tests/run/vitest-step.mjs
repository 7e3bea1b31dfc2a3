import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { shorten } from "./shorten.mjs";
import { runTool } from "./tool-step.mjs";

/**
 * A step that runs projects of tests/vitest.config.ts and counts their tests.
 * @param {string} name
 * @param {string} project a name, or the start of several names with a star
 * @param {{ records?: string }} options `records`: a folder below build/tests that the tests write to; it is emptied first
 * @returns {import("./tool-step.mjs").Step}
 */
export function vitestStep(name, project, options = {}) {
  return {
    name,
    run: async (node) => {
      const report = join(ROOT, `build/tests/${project.replace("*", "")}.json`);
      mkdirSync(dirname(report), { recursive: true });
      rmSync(report, { force: true });
      if (options.records) rmSync(join(dirname(report), options.records), { recursive: true, force: true });
      const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const { code } = await runTool(node, [...vitest, "--project", project, ...reporters], false);
      const counts = readCounts(report);
      // An error outside a test (a file that does not load, an unhandled rejection) changes only the exit code.
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

/**
 * A skipped test counts as failed: a check that does not run is worse than one that fails.
 * @param {string} path
 * @returns {import("./tool-step.mjs").Counts}
 */
function readCounts(path) {
  try {
    const report = JSON.parse(readFileSync(path, "utf8"));
    const passed = report.numPassedTests;
    return { passed, failed: report.numTotalTests - passed, failures: report.testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * The tests of a file that did not pass, each with the start of its reason.
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 */
function failuresOf(file) {
  const tests = file.assertionResults.filter((test) => test.status !== "passed");
  const path = relative(ROOT, file.name);
  if (tests.length === 0) return file.status === "passed" ? [] : [`${path}\n${shorten(file.message)}`];
  return tests.map((test) => `${path} > ${test.fullName}\n${shorten(test.failureMessages.join("\n") || test.status)}`);
}
