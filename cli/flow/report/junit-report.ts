import { escapeMarkup } from "../../output/markup.ts";
import type { FlowReport, FlowRun, StepRun } from "./flow-report.ts";

/** JUnit XML: a suite for each run of a flow, and a case for each step. */
export function junitReport({ runs, steps, ms, startedAt }: FlowReport): string {
  const all = Object.values(steps).reduce((sum, count) => sum + count, 0);
  const head = `tests="${all}" failures="${steps.failed}" errors="${steps.interrupted}" skipped="${steps.skipped + steps["not-run"]}"`;
  const suites = runs.map((run) => suite(run, startedAt)).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="sanam flow run" ${head} time="${time(ms)}">\n${suites}</testsuites>\n`;
}

function suite(run: FlowRun, startedAt: string): string {
  const { title, file, round, steps, ms } = run;
  const count = (outcome: StepRun["outcome"]) => steps.filter((step) => step.outcome === outcome).length;
  const name = round > 1 ? `${title} (run ${round})` : title;
  const counts = `tests="${steps.length}" failures="${count("failed")}" errors="${count("interrupted")}" skipped="${count("skipped") + count("not-run")}"`;
  const cases = steps.map((step) => testCase(step, run)).join("");
  return `  <testsuite name="${escapeMarkup(name)}" ${counts} time="${time(ms)}" timestamp="${escapeMarkup(startedAt)}" file="${escapeMarkup(file)}">\n${cases}  </testsuite>\n`;
}

function testCase(step: StepRun, { file }: FlowRun): string {
  const { title, line, ms } = step;
  const name = escapeMarkup(`${line}: ${title}`);
  const attributes = `name="${name}" classname="${escapeMarkup(file.replace(/\.ya?ml$/, "").replace(/[\\/]/g, "."))}" time="${time(ms)}"`;
  const inner = innerOf(step);
  return inner === "" ? `    <testcase ${attributes}/>\n` : `    <testcase ${attributes}>${inner}</testcase>\n`;
}

function innerOf({ outcome, reason = "", mismatches }: StepRun): string {
  const message = `message="${escapeMarkup(reason)}"`;
  switch (outcome) {
    case "passed":
      return "";
    case "failed": {
      const lines = mismatches.map(
        ({ place, line, wanted, got }) => `line ${line}: ${place ?? "the answer"}: expected ${wanted}, got ${got}`,
      );
      return `<failure ${message}>${lines.map(escapeMarkup).join("\n")}</failure>`;
    }
    case "interrupted":
      return `<error ${message}/>`;
    case "skipped":
      return `<skipped ${message}/>`;
    case "not-run":
      return `<skipped message="did not run"/>`;
  }
}

function time(ms: number): string {
  return (ms / 1000).toFixed(3);
}
