import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { runTool } from "./tool-step.mjs";

/**
 * A step that is one project of tests/vitest.config.ts; it counts each test.
 * @param {string} name
 * @param {string} project
 * @returns {import("./tool-step.mjs").Step}
 */
export function vitestStep(name, project) {
  return {
    name,
    run: async (node) => {
      const report = join(ROOT, `build/tests/${project}.json`);
      mkdirSync(dirname(report), { recursive: true });
      rmSync(report, { force: true });
      const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const { code } = await runTool(node, [...vitest, "--project", project, ...reporters], false);
      const counts = readCounts(report);
      // An error outside any test (a file that does not load, an unhandled rejection) shows in the exit code only.
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

/**
 * A skipped test counts as failed: a check that silently does not run is worse than a red one.
 * @param {string} path
 */
function readCounts(path) {
  try {
    const report = JSON.parse(readFileSync(path, "utf8"));
    const passed = report.numPassedTests;
    return { passed, failed: report.numTotalTests - passed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
