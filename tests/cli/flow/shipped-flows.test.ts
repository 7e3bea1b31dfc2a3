import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { type RunOptions, runJson } from "../run-cli.ts";

/** Houses and passwords take their time on a busy machine. */
const TIMEOUT_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), "sanam-flows-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS: RunOptions = {
  env: { SANAM_HOME: folder },
  clock: () => instant(Date.now()),
  // The client waits between two looks for what became of a lost reply.
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

interface Report {
  readonly flows: Record<string, number>;
  readonly steps: Record<string, number>;
  readonly runs: readonly { readonly outcome: string; readonly file: string; readonly steps: readonly unknown[] }[];
}

/** The file and its last step in one line, which says why. */
const failuresOf = ({ runs }: Report) =>
  runs
    .filter(({ outcome }) => outcome === "failed" || outcome === "interrupted")
    .map(({ file, steps }) => `${file}: ${JSON.stringify(steps.at(-1))}`);

test(
  "our flows pass in memory, where only the flows with faults are skipped",
  async () => {
    const { data, error, exit } = await runJson(
      ["flow", "run", "all", "--target", "memory", "--parallel", "4"],
      OPTIONS,
    );
    const report = (data ?? error?.["report"]) as Report;
    expect(failuresOf(report)).toEqual([]);
    expect([exit, report.flows["failed"], report.flows["skipped"]]).toEqual([0, 0, 5]);
    expect(report.steps["skipped"]).toBeGreaterThan(10);
    expect(report.flows["passed"]).toBeGreaterThanOrEqual(60);
  },
  TIMEOUT_MS,
);

test("our flows pass on sandboxes behind HTTP, where no step is skipped", {
  tags: ["long"],
  timeout: TIMEOUT_MS,
}, async () => {
  const { data, error, exit } = await runJson(["flow", "run", "all", "--sandbox", "--parallel", "4"], OPTIONS);
  const report = (data ?? error?.["report"]) as Report;
  expect(failuresOf(report)).toEqual([]);
  expect([exit, report.steps["failed"], report.steps["skipped"]]).toEqual([0, 0, 0]);
});

test("the flows leave nothing in the profile", () => {
  expect(() => readFileSync(join(folder, "session-default@memory.json"))).toThrow("ENOENT");
});
