import { expect, test } from "vitest";
import { createLatencies } from "../../../../cli/flow/load/latencies.ts";
import type { LoadReport } from "../../../../cli/flow/load/load-report.ts";
import { loadVerdict } from "../../../../cli/flow/load/load-verdict.ts";
import { createSeenMembers } from "../../../../cli/flow/load/seen-members.ts";
import { createTally } from "../../../../cli/flow/load/tally.ts";
import type { FlowRun, StepRun } from "../../../../cli/flow/report/flow-report.ts";
import type { Session } from "../../../../core/session/model.ts";

const step = (useCase: string, ms: number, more: Partial<StepRun> = {}): StepRun => ({
  title: useCase,
  useCase,
  isControl: false,
  actor: undefined,
  line: 1,
  outcome: "passed",
  ms,
  attempts: 1,
  reason: undefined,
  mismatches: [],
  errorKind: undefined,
  ...more,
});
const run = (...steps: StepRun[]): FlowRun => {
  const outcome = steps.some((each) => each.outcome === "failed") ? "failed" : "passed";
  return { file: "a.yaml", title: "A", tags: [], round: 1, outcome, ms: 1, steps };
};

test("quantiles are within 1 % of the sorted values, and the longest is exact", () => {
  const latencies = createLatencies();
  const values = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 2000) / 10 + 0.05);
  for (const value of values) latencies.add(value);
  const sorted = values.toSorted((a, b) => a - b);
  const { p50, p95, p99, max } = latencies.quantiles();
  for (const [found, share] of [
    [p50, 0.5],
    [p95, 0.95],
    [p99, 0.99],
  ] as const) {
    const exact = sorted[Math.ceil(share * 2000) - 1] ?? 0;
    expect(Math.abs(found - exact) / exact).toBeLessThan(0.01);
  }
  expect(max).toBe(sorted.at(-1));
});

test("steps count by use case, errors by kind, and time in slots; controls are no calls", () => {
  const tally = createTally(10_000);
  tally.add(run(step("wallet credit", 10), step("approve", 900, { isControl: true })), 500);
  tally.add(run(step("wallet credit", 30, { outcome: "failed", errorKind: "unavailable", reason: "503" })), 1500);
  tally.add(run(step("wallet credit", 20, { outcome: "failed", reason: "credit is 1, not 2" })), 1500);
  tally.add(run(step("wallet credit", 800, { attempts: 4 })), 12_000);
  const sums = tally.sums(10_000);
  expect(sums).toMatchObject({
    flows: { passed: 2, failed: 2 },
    steps: { passed: 3, failed: 2, skipped: 0 },
    stepsPerSecond: 0.5,
    errors: [
      { useCase: "wallet credit", kind: "unavailable", count: 1, example: "503" },
      { useCase: "wallet credit", kind: "expectation", count: 1 },
    ],
  });
  expect(sums.latency.max).toBe(30);
  expect(sums.useCases.map(({ name, count, failed }) => [name, count, failed])).toEqual([
    ["wallet credit", 3, 2],
    ["sandbox approve", 1, 0],
    ["wallet credit, until as expected", 1, 0],
  ]);
  expect(sums.slots.map(({ steps, failed }) => [steps, failed])).toEqual([
    [2, 0],
    [2, 2],
    ...Array(7).fill([0, 0]),
    [1, 0],
  ]);
});

test("a long load has no more parts than a short one", () => {
  const tally = createTally(24 * 3_600_000);
  for (let at = 0; at < 24 * 3_600_000; at += 600_000) tally.add(run(step("wallet credit", 1)), at);
  expect(tally.sums(24 * 3_600_000).slots.length).toBeLessThanOrEqual(60);
});

test("of too many members a random choice is checked, each once and with its latest session", () => {
  const seen = createSeenMembers(3, (limit) => limit - 1);
  const session = (id: string, token: string) => ({ token, member: { id } }) as Session;
  for (const id of ["a", "b", "c", "d", "e"]) seen.add(session(id, "1"));
  seen.add(session("b", "2"));
  expect(seen.count()).toBe(5);
  expect(seen.chosen().map(({ member, token }) => `${member.id}${token}`)).toEqual(["a1", "b2", "c1"]);
});

const REPORT = {
  laws: [],
  steps: { passed: 99, failed: 1, skipped: 0 },
  flows: { passed: 9, failed: 1, skipped: 0, interrupted: 0 },
  latency: { p50: 1, p90: 2, p95: 300, p99: 4, max: 5 },
  errors: [{ useCase: "wallet credit", kind: "unreachable", count: 1, example: "" }],
  interrupted: false,
} as unknown as LoadReport;
const LIMITS = { maxErrorRate: 0.01, maxP95Ms: 300 };
const broken = { id: "money/x", sentence: "", checked: 2, broken: 1, examples: [], notChecked: undefined };

test.each([
  ["all within the limits", {}, LIMITS, undefined, undefined],
  ["one error more", {}, { ...LIMITS, maxErrorRate: 0.009 }, "refused", "load-errors"],
  ["slower than it may be", {}, { ...LIMITS, maxP95Ms: 299 }, "refused", "load-too-slow"],
  ["a broken law", { laws: [broken] }, LIMITS, "contract", "load-laws-broken"],
  ["Ctrl-C", { interrupted: true }, LIMITS, "interrupted", undefined],
  ["nothing worked", { steps: { passed: 0, failed: 3, skipped: 0 } }, LIMITS, "unreachable", "load-errors"],
  ["nothing ran", { steps: { passed: 0, failed: 0, skipped: 3 } }, LIMITS, "usage", undefined],
])("%s", (_, more, limits, kind, code) => {
  const fault = loadVerdict({ ...REPORT, ...more }, limits);
  expect([fault?.kind, fault?.code]).toEqual([kind, code]);
});
