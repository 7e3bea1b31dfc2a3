import { type Block, fields, table, text } from "../../output/view.ts";
import type { LoadReport } from "./load-report.ts";
import { errorRate, millis, shareText } from "./load-verdict.ts";

/** The report for people. */
export function loadView(report: LoadReport): readonly Block[] {
  const { target, members, ms, rate, latestMs, flows, steps, flowsPerSecond, stepsPerSecond, useCases, errors } =
    report;
  const { laws, membersSeen, membersChecked, interrupted, latency } = report;
  const head = ["Calls>", "Failed>", "A second>", "p50>", "p90>", "p95>", "p99>", "Max>"];
  const row = (name: string, line: Omit<LoadReport["useCases"][number], "name">) => [
    name,
    String(line.count),
    String(line.failed),
    String(line.perSecond),
    ...[line.p50, line.p90, line.p95, line.p99, line.max].map(millis),
  ];
  return [
    ...(interrupted ? [text("Stopped by a signal; this is what ran.")] : []),
    fields({
      Target: target,
      Members: String(members),
      Time: millis(ms),
      Flows: `${flowsPerSecond} a second: ${flows.passed} passed, ${flows.failed} failed${flows.skipped > 0 ? `, ${flows.skipped} skipped` : ""}`,
      Steps: `${stepsPerSecond} a second: ${steps.passed} passed, ${steps.failed} failed${steps.skipped > 0 ? `, ${steps.skipped} skipped` : ""}`,
      Errors: shareText(errorRate(report)),
      Begun: rate === undefined ? undefined : `${rate} flows a second wanted, at most ${millis(latestMs)} late`,
      "Calls took": `p50 ${millis(latency.p50)}, p95 ${millis(latency.p95)}, p99 ${millis(latency.p99)}, max ${millis(latency.max)}`,
    }),
    text(""),
    table(
      ["Use case", ...head],
      useCases.map(({ name, ...line }) => row(name, line)),
      "No step ran.",
    ),
    text(""),
    ...(errors.length === 0
      ? []
      : [
          table(
            ["Failed use case", "Kind", "Count>", "The first one"],
            errors.map(({ useCase, kind, count, example }) => [useCase, kind, String(count), example]),
            "",
          ),
          text(""),
        ]),
    text(`Laws, for ${membersChecked} of ${membersSeen} members after the load:`),
    ...laws.flatMap(({ id, sentence, checked, broken, examples, notChecked }) => [
      text(
        notChecked === undefined
          ? `${broken > 0 ? "✗" : "✓"} ${id}: ${broken > 0 ? `broken for ${broken} of ${checked}. ` : ""}${sentence}`
          : `– ${id}: not checked, ${notChecked}`,
      ),
      ...examples.map((example) => text(`    ${example}`)),
    ]),
  ];
}
