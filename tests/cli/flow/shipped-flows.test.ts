import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { ROOT } from "../../../cli/boot/root.mjs";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { plainPasswords, unwrap } from "../../adapters/house/test-house.ts";
import { type RunOptions, runJson } from "../run-cli.ts";

/** Houses and passwords take their time on a busy machine. */
const TIMEOUT_MS = 240_000;

const FLOWS = join(ROOT, "cli/flows");
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
  readonly ms: number;
  readonly flows: Record<string, number>;
  readonly steps: Record<string, number>;
  readonly runs: readonly { readonly outcome: string; readonly file: string; readonly steps: readonly unknown[] }[];
}

/** The file and its last step in one line, which says why. */
const failuresOf = ({ runs }: Report) =>
  runs
    .filter(({ outcome }) => outcome === "failed" || outcome === "interrupted")
    .map(({ file, steps }) => `${file}: ${JSON.stringify(steps.at(-1))}`);

test("a flow of each folder passes in memory", async () => {
  const folders = readdirSync(FLOWS, { withFileTypes: true }).filter((each) => each.isDirectory());
  const ofEach = folders.flatMap(({ name }) => readdirSync(join(FLOWS, name)).slice(0, 1));
  const ids = ofEach.map((file, nth) => `${folders[nth]?.name}/${file.replace(".yaml", "")}`);
  const { data, error } = await runJson(["flow", "run", ...ids, "--target", "memory"], OPTIONS);
  const report = (data ?? error?.["report"]) as Report;
  expect(failuresOf(report)).toEqual([]);
  expect(report.flows["passed"]).toBeGreaterThanOrEqual(folders.length - 1);
});

test("our flows pass in memory, where only the flows with faults are skipped", {
  tags: ["long"],
  timeout: TIMEOUT_MS,
}, async () => {
  const { data, error, exit } = await runJson(["flow", "run", "all", "--target", "memory", "--parallel", "4"], OPTIONS);
  const report = (data ?? error?.["report"]) as Report;
  expect(failuresOf(report)).toEqual([]);
  expect([exit, report.flows["failed"], report.flows["skipped"]]).toEqual([0, 0, 5]);
  expect(report.steps["skipped"]).toBeGreaterThan(10);
  expect(report.flows["passed"]).toBeGreaterThanOrEqual(60);
});

test("our flows pass on sandboxes behind HTTP, where no step is skipped", {
  tags: ["long"],
  timeout: TIMEOUT_MS,
}, async () => {
  const { data, error, exit } = await runJson(["flow", "run", "all", "--sandbox", "--parallel", "4"], OPTIONS);
  const report = (data ?? error?.["report"]) as Report;
  expect(failuresOf(report)).toEqual([]);
  expect([exit, report.steps["failed"], report.steps["skipped"]]).toEqual([0, 0, 0]);
});

test("our flows pass twice in a row on a house without controls, within its limits", {
  tags: ["long"],
  timeout: TIMEOUT_MS,
}, async () => {
  const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords, log: () => undefined };
  const { url, close } = unwrap(await startSandbox({ ...memory, sandbox: false }));
  for (const round of [1, 2]) {
    const { data, error, exit } = await runJson(["flow", "run", "all", "--target", url], OPTIONS);
    const report = (data ?? error?.["report"]) as Report;
    expect(failuresOf(report)).toEqual([]);
    expect({ round, exit, passed: report.flows["passed"], isSoon: report.ms < 90_000 }).toEqual({
      round,
      exit: 0,
      passed: 39,
      isSoon: true,
    });
  }
  await close();
});

test("the flows leave nothing in the profile", () => {
  expect(() => readFileSync(join(folder, "session-default@memory.json"))).toThrow("ENOENT");
});
