import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startServer } from "../../../../adapters/server/start-server.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { plainPasswords } from "../../../adapters/house/test-house.ts";
import { type RunOptions, runCli, runJson } from "../../run-cli.ts";
import { forward } from "../forward.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-load-"));
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

const OPTIONS: RunOptions = {
  clock: () => instant(Date.now()),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

interface Report {
  readonly flows: Record<string, number>;
  readonly steps: Record<string, number>;
  readonly membersSeen: number;
  readonly membersChecked: number;
  readonly interrupted: boolean;
  readonly errors: readonly { readonly kind: string }[];
  readonly useCases: readonly { readonly name: string; readonly count: number; readonly p95: number }[];
  readonly laws: readonly { readonly id: string; readonly broken: number; readonly notChecked?: string }[];
}

async function load(line: string, options: RunOptions = OPTIONS) {
  const { exit, data, error } = await runJson(["flow", "load", ...line.split(" ")], options);
  return { exit, error, report: (data ?? error?.["report"]) as Report };
}

const PLAYER = `flow: A member asks for a deposit
inputs:
  user: { new: username }
  phone: { new: phone }
  account: { new: account }
  password: secret-canary-1
steps:
  - use: session register
    with: { username: $user, phone: $phone, bank: "004", account: $account, password: $password }
  - use: wallet deposit request
    with: { amount: 500 }
  - use: wallet credit
`;

function write(text: string): string {
  const file = join(folder, "flow.yaml");
  writeFileSync(file, text);
  return file;
}

async function sandbox(): Promise<string> {
  const settings = { host: "127.0.0.1", port: 0, dataDir: undefined, sandbox: true, passwords: plainPasswords };
  const started = await startServer(settings);
  if (!started.ok) throw new Error(started.error.message);
  closing.push(started.value.close);
  return started.value.url;
}

test("flows run with several members at once in memory, are measured, and every member's laws are checked", async () => {
  const html = join(folder, "load.html");
  const json = join(folder, "load.json");
  const words = `${write(PLAYER)} --target memory --members 3 --for 300ms --html ${html} --json ${json}`;
  const { exit, report } = await load(words);
  expect([exit, report.flows["failed"], report.interrupted]).toEqual([0, 0, false]);
  expect(report.flows["passed"]).toBeGreaterThanOrEqual(3);
  expect(report.steps["passed"]).toBe((report.flows["passed"] ?? 0) * 3);
  expect(report.membersChecked).toBe(report.flows["passed"]);
  expect(report.laws.every(({ broken, notChecked }) => broken === 0 && notChecked === undefined)).toBe(true);
  const credit = report.useCases.find(({ name }) => name === "wallet credit");
  expect([credit?.count, (credit?.p95 ?? 0) > 0]).toEqual([report.flows["passed"], true]);
  const page = readFileSync(html, "utf8");
  expect(page).toContain("The load passed, and the laws hold");
  expect(page.match(/<svg/g)).toHaveLength(2);
  expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ members: 3 });
  expect(`${page}${readFileSync(json, "utf8")}`).not.toContain("secret-canary-1");
});

test("a backend that shows a wrong credit works under load, and the laws find it", async () => {
  const url = await sandbox();
  const wrong = await forward(url, (path, text, status) =>
    path.includes("getCredit") && status === 200 ? JSON.stringify({ ...JSON.parse(text), credit: 0.01 }) : text,
  );
  closing.push(wrong.close);
  const { exit, error, report } = await load(`${write(PLAYER)} --target ${wrong.url} --members 2 --for 200ms`);
  expect([exit, error?.["code"]]).toEqual([6, "load-laws-broken"]);
  expect(report.flows["failed"]).toBe(0);
  expect(report.laws.filter(({ broken }) => broken > 0).map(({ id }) => id)).toEqual(["money/ledger-is-the-credit"]);
});

test("failed steps fail the load unless --max-error-rate allows them, and its set-up is done once and taken back", async () => {
  const url = await sandbox();
  const wrong = write(
    `${PLAYER.replace("steps:", 'set-up: { clock: "2026-11-20T12:00:00+07:00" }\nsteps:')}    expect: { creditSatang: 1, asOf: { contains: "2026-11-20" } }\n`,
  );
  const failed = await load(`${wrong} --target ${url} --members 2 --for 200ms`);
  expect([failed.exit, failed.error?.["code"], failed.report.errors[0]?.kind]).toEqual([
    3,
    "load-errors",
    "expectation",
  ]);
  const allowed = await load(
    `${wrong} --target ${url} --members 2 --for 200ms --max-error-rate 50% --rate 10 --ramp 50ms`,
  );
  expect([allowed.exit, allowed.report.flows["passed"]]).toEqual([0, 0]);
  expect(await (await fetch(`${url}/sandbox`)).json()).toMatchObject({ clock: { pinned: false } });
});

test("Ctrl-C reports what ran", async () => {
  let stop = () => {};
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
    });
  const file = write(`${PLAYER}  - use: site status\n    within: 10m\n    expect: { maintenance: true }\n`);
  const after: NonNullable<RunOptions["after"]> = (ms, task) => {
    const timer = setTimeout(ms === 250 ? () => stop() : task, Math.min(ms, 60_000));
    return () => clearTimeout(timer);
  };
  const { exit, report } = await load(`${file} --target memory --members 2 --for 1h`, {
    ...OPTIONS,
    untilStopped,
    after,
  });
  expect([exit, report.interrupted, report.flows["interrupted"]]).toEqual([7, true, 2]);
  expect(report.steps["passed"]).toBe(6);
  expect(report.laws[0]?.notChecked).toBe("stopped by a signal");
});

test("flows that change the house for all, wrong times and a target that nobody serves are refused before the first step", async () => {
  const closed = write(`${PLAYER}  - sandbox: maintenance-on\n`);
  const refused = await load(`${closed} --target memory --for 1s`);
  expect([refused.exit, refused.error?.["code"]]).toEqual([2, "flow-wrong"]);
  expect(JSON.stringify(refused.error?.["problems"])).toContain("maintenance-on changes the sandbox for all members");
  const table = await runCli(
    ["flow", "load", write(PLAYER), "--target", "memory", "--for", "1s", "--ramp", "2s"],
    OPTIONS,
  );
  expect([table.exit, table.stderr]).toEqual([2, expect.stringContaining("--ramp is longer than --for")]);
  const rate = await load(`${write(PLAYER)} --target memory --for 1s --max-error-rate 1`);
  expect([rate.exit, rate.error?.["message"]]).toEqual([2, expect.stringContaining("such as 0.5%")]);
  const away = await load(`${write(PLAYER)} --target http://127.0.0.1:9 --for 1s`);
  expect([away.exit, away.error?.["kind"]]).toEqual([5, "unreachable"]);
});
