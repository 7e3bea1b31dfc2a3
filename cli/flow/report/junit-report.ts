import { type JunitCase, type JunitSuite, junitXml } from "../../report/junit-xml.ts";
import type { FlowReport, FlowRun, StepRun } from "./flow-report.ts";

/** JUnit XML: a suite for each run of a flow, and a case for each step. */
export function junitReport({ runs, ms, startedAt }: FlowReport): string {
  return junitXml(
    "sanam flow run",
    ms,
    runs.map((run) => suiteOf(run, startedAt)),
  );
}

function suiteOf({ title, file, round, steps, ms }: FlowRun, startedAt: string): JunitSuite {
  const className = file.replace(/\.ya?ml$/, "").replace(/[\\/]/g, ".");
  return {
    name: round > 1 ? `${title} (run ${round})` : title,
    ms,
    cases: steps.map((step) => caseOf(step, className)),
    more: { timestamp: startedAt, file },
  };
}

const RESULTS = {
  passed: "passed",
  failed: "failed",
  skipped: "skipped",
  interrupted: "error",
  "not-run": "skipped",
} as const satisfies Record<StepRun["outcome"], JunitCase["result"]>;

function caseOf({ title, line, ms, outcome, reason, mismatches }: StepRun, className: string): JunitCase {
  const lines = mismatches.map(
    ({ place, line: at, wanted, got }) => `line ${at}: ${place ?? "the answer"}: expected ${wanted}, got ${got}`,
  );
  return {
    name: `${line}: ${title}`,
    className,
    ms,
    result: RESULTS[outcome],
    message: outcome === "not-run" ? "did not run" : (reason ?? ""),
    lines: outcome === "failed" ? lines : [],
  };
}
