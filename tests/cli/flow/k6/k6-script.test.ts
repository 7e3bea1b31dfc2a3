import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "acorn";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSandbox } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { plainPasswords } from "../../../adapters/house/test-house.ts";
import { type RunOptions, runCli, runJson } from "../../run-cli.ts";
import { runK6Script } from "./run-k6-script.ts";

vi.setConfig({ testTimeout: 120_000 });

const PASSWORD = "canary-Pass-91827";
const OPTIONS: RunOptions = {
  env: { SANAM_PASSWORD: PASSWORD },
  clock: () => instant(Date.now()),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

const folder = mkdtempSync(join(tmpdir(), "sanam-k6-"));
let url: string;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const settings = { host: "127.0.0.1", port: 0, dataDir: undefined, sandbox: true, passwords: plainPasswords };
  const started = await startSandbox(settings);
  if (!started.ok) throw new Error(started.error.message);
  ({ url, close } = started.value);
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

interface Exported {
  readonly script: string;
  readonly calls: number;
  readonly checks: number;
  readonly unchecked: readonly string[];
}

async function exported(flow: string): Promise<Exported> {
  const { data, error } = await runJson(["flow", "export", flow, "--k6"], OPTIONS);
  expect(error).toBeUndefined();
  return data as unknown as Exported;
}

const failed = ({ checks }: Awaited<ReturnType<typeof runK6Script>>) =>
  Object.entries(checks).flatMap(([title, count]) => (count.failed > 0 ? [title] : []));

test.each(["deposit/transfer", "withdraw/same-intent", "session/isolation", "games/cash-out"])(
  "%s as a script is a module, and passes its checks again and again on another sandbox",
  async (flow) => {
    const { script, calls, checks } = await exported(flow);
    parse(script, { ecmaVersion: 2022, sourceType: "module" });
    expect(script).not.toContain(PASSWORD);
    expect(script).not.toMatch(/127\.0\.0\.1:(?!4600)/);
    const run = await runK6Script(script, { BASE_URL: `${url}/`, SANAM_PASSWORD: PASSWORD }, 2);
    expect([run.problem, failed(run)]).toEqual([undefined, []]);
    expect(run.calls.filter(({ expected }) => !expected)).toEqual([]);
    expect(run.calls.length).toBeGreaterThanOrEqual(calls * 2);
    expect(checks).toBeGreaterThan(0);
    expect(run.options).toMatchObject({ vus: 10, duration: "1m", thresholds: { checks: ["rate>=1"] } });
  },
);

test("a check that does not hold is counted as failed, and a wrong status ends the iteration", async () => {
  const { script } = await exported("deposit/transfer");
  const wrong = await runK6Script(script.replace("+ 50000", "+ 50001"), { BASE_URL: url, SANAM_PASSWORD: PASSWORD }, 1);
  expect(failed(wrong)).toEqual(["wallet credit: creditSatang"]);
  const away = await runK6Script(script, { BASE_URL: `${url}/nowhere`, SANAM_PASSWORD: PASSWORD }, 1);
  expect(away.problem).toContain("sandbox back-office answers 404, not 200");
  const unnamed = await runK6Script(script, { BASE_URL: url }, 1);
  expect(unnamed.problem).toContain("SANAM_PASSWORD is missing");
});

test("after the load, the laws that only read judge the books of a member that it made", async () => {
  const { script } = await exported("deposit/transfer");
  const known = script.replace('"k6" + letters(12)', '"k6loaded"');
  expect(await runK6Script(known, { BASE_URL: url, SANAM_PASSWORD: PASSWORD }, 1)).toMatchObject({
    problem: undefined,
  });
  const options = { ...OPTIONS, env: { ...OPTIONS.env, SANAM_HOME: folder, SANAM_TARGET: url } };
  expect((await runCli(["session", "login", "k6loaded"], options)).exit).toBe(0);
  const { exit, data } = await runJson(["contract", "conform", "--only", "money,days,feeds"], options);
  const laws = data?.["laws"] as readonly { readonly id: string; readonly finding: { readonly verdict: string } }[];
  const judged = laws.flatMap(({ id, finding }) => (finding.verdict === "conforms" ? [id] : []));
  expect([exit, judged]).toEqual([0, expect.arrayContaining(["money/ledger-adds-up", "days/win-loss-adds-up"])]);
});

test("the script is written to a file once, and what cannot be exported is refused", async () => {
  const file = join(folder, "level.js");
  const words = ["flow", "export", "wallet/ledger", "--k6", "--file", file];
  const first = await runCli(words, OPTIONS);
  expect([first.exit, first.stdout]).toEqual([0, expect.stringContaining(`Written: ${file}`)]);
  expect(readFileSync(file, "utf8")).toContain('import http from "k6/http";');
  expect((await runCli(words, OPTIONS)).stderr).toContain("--force writes over it");
  expect((await runCli(["flow", "export", "wallet/ledger"], OPTIONS)).stderr).toContain(
    "name the form of the script: --k6",
  );
  const code = await runJson(["flow", "export", "session/second-factor-off", "--k6"], OPTIONS);
  expect([code.exit, code.error?.["message"]]).toEqual([2, expect.stringContaining("authenticator app's code")]);
  const closing = await runJson(["flow", "export", "site/maintenance", "--k6"], OPTIONS);
  expect([closing.exit, closing.error?.["code"]]).toEqual([2, "flow-wrong"]);
  const wrong = join(folder, "wrong.yaml");
  writeFileSync(wrong, "flow: A\nsteps:\n  - use: site status\n    expect: { maintenance: true }\n");
  const failing = await runJson(["flow", "export", wrong, "--k6"], OPTIONS);
  expect([failing.exit, failing.error?.["message"]]).toEqual([3, expect.stringContaining("line 3 of")]);
});
