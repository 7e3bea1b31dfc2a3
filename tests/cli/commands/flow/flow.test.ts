import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RunOptions, runCli, runJson } from "../../run-cli.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-flow-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const LEVEL = "rules level\n    with: { deposited: 50000 }";
const GOOD = `flow: Gold at fifty thousand\ntags: [one]\nsteps:\n  - use: ${LEVEL}\n    expect: { level: gold }\n`;
const WRONG = GOOD.replace("level: gold", "level: vip").replace("[one]", "[two]");

const run = (line: string, options: RunOptions = {}) =>
  runJson(["flow", "run", ...line.split(" "), "--target", "memory"], {
    ...options,
    env: { SANAM_HOME: folder, ...options.env },
  });

interface Run {
  readonly outcome: string;
  readonly steps: readonly {
    readonly outcome: string;
    readonly reason?: string;
    readonly mismatches: readonly unknown[];
  }[];
}
const reportOf = ({ data, error }: Awaited<ReturnType<typeof run>>) =>
  (data ?? error?.["report"]) as {
    readonly runs: readonly Run[];
    readonly flows: Record<string, number>;
    readonly interrupted: boolean;
  };

test("a flow that passes exits with 0, one that does not with 3 and what was expected", async () => {
  const file = write("good.yaml", GOOD);
  expect(await run(file)).toMatchObject({ exit: 0, ok: true });
  const wrong = await run(write("wrong.yaml", WRONG));
  expect(wrong).toMatchObject({ exit: 3, error: { kind: "refused", code: "flow-failed" } });
  expect(reportOf(wrong).runs[0]?.steps[0]?.mismatches).toEqual([
    { place: "level", line: 6, wanted: '"vip"', got: '"gold"' },
  ]);
  const table = await runCli(["flow", "run", join(folder, "wrong.yaml"), "--target", "memory"]);
  expect(table.stdout).toContain('level is "gold", not "vip"');
  expect(table.stderr).toContain("1 flow failed");
});

test("nothing runs when one of the files is wrong, and every complaint has its place", async () => {
  const good = write("good.yaml", GOOD);
  const bad = write(
    "bad.yaml",
    "flow: Bad\nsteps:\n  - use: wallet credt\n  - use: wallet deposit request\n    with: { amount: x }\n",
  );
  const { exit, error } = await run(`${good} ${bad}`);
  expect([exit, error?.["code"], error?.["report"]]).toEqual([2, "flow-wrong", undefined]);
  expect(error?.["problems"]).toMatchObject([
    { file: bad, line: 3, column: 10 },
    { file: bad, line: 5, column: 21 },
  ]);
  const table = await runCli(["flow", "check", bad]);
  expect(table.exit).toBe(2);
  expect(table.stdout).toContain(`${bad}:3:10: there is no use case "wallet credt"; did you mean "wallet credit"?`);
});

test("flows are chosen by folder, by tag and by their shipped name", async () => {
  write("all/good.yaml", GOOD);
  write("all/deeper/wrong.yaml", WRONG);
  const all = join(folder, "all");
  expect(reportOf(await run(all)).flows).toMatchObject({ passed: 1, failed: 1 });
  expect(reportOf(await run(`${all} --tags one`)).flows).toMatchObject({ passed: 1, failed: 0 });
  expect(reportOf(await run(`${all} --skip-tags one`)).flows).toMatchObject({ passed: 0, failed: 1 });
  expect(reportOf(await run("rules/levels")).flows).toMatchObject({ passed: 1 });
  expect((await run("rules/level")).error?.["message"]).toContain('did you mean "rules/levels"?');
  expect((await run(`${all} --tags onee`)).error?.["message"]).toContain('did you mean "one"?');
});

test("--repeat, --parallel, --bail and --until-failure run as often as they say", async () => {
  const good = write("good.yaml", GOOD);
  const wrong = write("wrong.yaml", WRONG);
  expect(reportOf(await run(`${good} --repeat 20 --parallel 20`)).flows).toMatchObject({ passed: 20 });
  expect(reportOf(await run(`${wrong} ${good} --bail`)).flows).toMatchObject({ failed: 1, passed: 0, "not-run": 1 });
  expect(reportOf(await run(`${good} --until-failure --repeat 5`)).flows).toMatchObject({ passed: 5 });
  const stopped = reportOf(await run(`${good} ${wrong} --until-failure`));
  expect(stopped.flows).toMatchObject({ failed: 1, passed: 1 });
});

test("--set gives an input, and an unknown one is refused", async () => {
  const file = write("set.yaml", GOOD.replace("tags: [one]", "inputs: { paid: 1 }").replace("50000", "$paid"));
  expect((await run(file)).exit).toBe(3);
  expect((await run(`${file} --set paid=50000`)).exit).toBe(0);
  expect((await run(`${file} --set payd=50000`)).error?.["message"]).toContain('did you mean "paid"?');
  expect((await run(`${file} --set paid=-4`)).error).toMatchObject({ code: "flow-wrong" });
});

test("Ctrl-C reports what ran", async () => {
  const endless = write(
    "endless.yaml",
    `${GOOD}  - use: site status\n    within: 10m\n    expect: { maintenance: true }\n  - use: site status\n`,
  );
  let stop = () => {};
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
    });
  // The first wait between two looks at the site's status.
  const after: RunOptions["after"] = (ms, task) => {
    const timer = setTimeout(ms === 250 ? () => stop() : task, ms);
    return () => clearTimeout(timer);
  };
  const stopped = await run(endless, { untilStopped, after: after ?? (() => () => undefined) });
  expect([stopped.exit, stopped.error?.["kind"]]).toEqual([7, "interrupted"]);
  const report = reportOf(stopped);
  expect(report).toMatchObject({ interrupted: true, flows: { interrupted: 1 } });
  expect(report.runs[0]?.steps.map(({ outcome }) => outcome)).toEqual(["passed", "interrupted", "not-run"]);
});

test("a flow that takes too long fails", async () => {
  const endless = write(
    "endless.yaml",
    "flow: Endless\nsteps:\n  - use: site status\n    within: 10m\n    expect: { maintenance: true }\n",
  );
  // A limit of a second ends at once in this test; the waits of the step never do.
  const after: RunOptions["after"] = (ms, task) => {
    if (ms === 1000) setTimeout(task, 100);
    return () => undefined;
  };
  const late = await run(`${endless} --flow-timeout 1`, { after: after ?? (() => () => undefined) });
  expect([late.exit, late.error?.["kind"]]).toEqual([5, "timed-out"]);
  expect(reportOf(late).runs[0]?.steps[0]?.reason).toContain("took longer than 1 s");
});

test("a target that nobody serves is one sentence and exit 5", async () => {
  const file = write("good.yaml", GOOD);
  const { exit, error } = await runJson(["flow", "run", file, "--target", "http://127.0.0.1:9"]);
  expect([exit, error?.["kind"]]).toEqual([5, "unreachable"]);
  expect(error?.["message"]).toContain("http://127.0.0.1:9 cannot be reached");
});

test("reports are written as JUnit XML, as a page without scripts, and as JSON", async () => {
  const file = write("wrong.yaml", WRONG.replace("Gold at", "<Gold> & 'at'"));
  const out = (name: string) => join(folder, "reports", name);
  await run(`${file} --junit ${out("r.xml")} --html ${out("r.html")} --json ${out("r.json")}`);
  const xml = readFileSync(out("r.xml"), "utf8");
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="sanam flow run" tests="1" failures="1"/,
  );
  expect(xml).toContain("&lt;Gold&gt; &amp; &#39;at&#39;");
  const page = readFileSync(out("r.html"), "utf8");
  expect(page).toContain("1 of 1 flows failed");
  expect(page).not.toMatch(/<script|https?:\/\/|<Gold>/);
  expect(JSON.parse(readFileSync(out("r.json"), "utf8"))).toMatchObject({ flows: { failed: 1 } });
});

test("no password, phone and account number is in any report", async () => {
  const file = write(
    "secret.yaml",
    `flow: Secrets
inputs:
  password: { env: SANAM_PASSWORD }
  user: { new: username }
steps:
  - use: session register
    with: { username: $user, phone: "0877654321", bank: "004", account: "7766554433", password: $password }
  - use: session whoami
    expect:
      phone: "0811111111"
      bank: { accountNumber: "1" }
      username: \${password}
`,
  );
  const secrets = ["canary-Pass-91827", "0877654321", "7766554433"];
  const out = (name: string) => join(folder, name);
  const args = [
    "flow",
    "run",
    file,
    "--target",
    "memory",
    "--junit",
    out("a.xml"),
    "--html",
    out("a.html"),
    "--json",
    out("a.json"),
  ];
  const env = { SANAM_PASSWORD: secrets[0] ?? "" };
  const json = await runCli([...args, "-o", "json"], { env });
  const table = await runCli(args, { env });
  expect([json.exit, table.exit]).toEqual([3, 3]);
  const all = [
    json.stdout,
    json.stderr,
    table.stdout,
    table.stderr,
    ...["a.xml", "a.html", "a.json"].map((name) => readFileSync(out(name), "utf8")),
  ];
  for (const secret of secrets) expect(all.filter((text) => text.includes(secret))).toEqual([]);
});
