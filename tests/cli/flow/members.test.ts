import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningSandbox, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { createMembers } from "../../../cli/flow/run/members.ts";
import { plainPasswords, unwrap } from "../../adapters/house/test-house.ts";
import { parseAnswer, runCli, runJson } from "../run-cli.ts";
import { forward, type Reply } from "./forward.ts";

const member = (username: string, isNamed = false) => ({ username, password: "demo1234", isNamed });
const folder = mkdtempSync(join(tmpdir(), "sanam-members-"));
const accounts = join(folder, "accounts.json");
let house: RunningSandbox;

beforeAll(async () => {
  const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords, log: () => undefined };
  house = unwrap(await startSandbox({ ...memory, sandbox: false }));
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

test("a flow gets the member with the least left that has all that it finds, and one flow at a time has it", () => {
  const members = createMembers([member("given", true)]);
  const [fresh, poor, locked] = [member("fresh"), member("poor"), member("locked")];
  for (const each of [fresh, poor, locked]) members.add(each);
  members.giveBack(fresh, []);
  members.giveBack(poor, ["credit", "points"]);
  members.giveBack(locked, ["sign-in"]);
  expect(members.take("own", ["deposit"])).toBe(poor);
  expect(members.take("own", ["credit"])).toBe(fresh);
  expect(members.take("own", [])).toBeUndefined();
  expect(members.take("named", ["credit"])?.username).toBe("given");
  members.giveBack(poor, undefined);
  expect(members.take("own", [])).toBeUndefined();
});

interface Report {
  readonly flows: Readonly<Record<string, number>>;
  readonly runs: readonly {
    readonly title: string;
    readonly outcome: string;
    readonly steps: readonly { readonly outcome: string; readonly title: string; readonly reason?: string }[];
  }[];
}

const CLOSED: Reply = {
  status: 422,
  headers: { "content-type": "application/json" },
  text: JSON.stringify({ message: "ปิดรับสมัคร", code: "registration-closed" }),
};

function busyFor(seconds: number): Reply {
  const headers = { "content-type": "application/json", "retry-after": String(seconds) };
  return { status: 429, headers, text: JSON.stringify({ message: "รอสักครู่", code: "too-many-requests", facts: {} }) };
}

/** Runs flows on a house without controls; `instead` answers its registrations, by their number. */
async function run(line: string, instead: (call: number) => Reply | undefined = () => undefined) {
  let calls = 0;
  const isRegistration = (path: string) => path === "/api/user/register";
  const { url, close } = await forward(
    house.url,
    (_, text) => text,
    (path) => (isRegistration(path) ? instead((calls += 1)) : undefined),
  );
  try {
    const { exit, stdout, stderr } = await runCli(["flow", "run", ...line.split(" "), "--target", url, "-o", "json"]);
    const { data, error } = parseAnswer(stdout);
    return { exit, calls, stderr, ...((data ?? error?.["report"]) as Report) };
  } finally {
    await close();
  }
}

test("on a target without controls, flows hand one member on, and register another one once what they find is spent", async () => {
  const { exit, flows, calls } = await run("deposit/refusals rewards/check-in-done session/devices session/sign-in");
  expect({ exit, flows, calls }).toMatchObject({ exit: 0, flows: { passed: 4 }, calls: 1 });
  expect(await run("rewards/check-in-done rewards/flip-card")).toMatchObject({ exit: 0, calls: 2 });
  expect(await run("session/locked session/sign-in")).toMatchObject({ exit: 0, calls: 2 });
});

test("where a limit is met, the run says what it waits for, and skips what would wait for longer than it waits in all", async () => {
  const waited = await run("session/sign-in", (call) => (call === 1 ? busyFor(3) : undefined));
  expect(waited).toMatchObject({ exit: 0, flows: { passed: 1 }, calls: 2 });
  expect(waited.stderr).toMatch(/^Waits 3 s for room at the target: session register: .*too-many-requests/);
  // Three waits of 20 s are more than a run waits.
  const { exit, flows, runs, calls } = await run("session/sign-in session/devices rules/levels", () => busyFor(20));
  expect({ exit, flows, calls }).toMatchObject({ exit: 0, flows: { passed: 1, skipped: 2, failed: 0 }, calls: 4 });
  const reason = expect.stringMatching(
    /^no room at the target for another 20 s, and the run waits no longer: .*too-many/,
  );
  const steps = runs.find(({ title }) => title.startsWith("A member signs in"))?.steps;
  expect(steps?.[0]).toMatchObject({ outcome: "skipped", reason });
  expect(steps?.[1]).toMatchObject({ outcome: "skipped", reason: "line 11 was skipped" });
});

test("a target that registers nobody gets the named members, of whom everything is left that a flow finds", async () => {
  writeFileSync(accounts, JSON.stringify(["gold", "platinum"].map((username) => ({ username, password: "demo1234" }))));
  const line = `session/sign-in session/devices rewards/flip-card --accounts ${accounts}`;
  const { exit, flows, runs } = await run(line, () => CLOSED);
  expect({ exit, flows }).toMatchObject({ exit: 0, flows: { passed: 2, skipped: 1 } });
  expect(runs[0]?.steps[0]).toMatchObject({ title: "session login: the named member", outcome: "passed" });
  const reason = expect.stringMatching(
    /^no new member \(.*\), and no named one \(gold: points is used up; platinum: points/,
  );
  expect(runs[2]?.steps[0]).toMatchObject({ outcome: "skipped", reason });
  const none = await run("session/sign-in", () => CLOSED);
  expect(none.runs[0]?.steps[0]?.reason).toMatch(/^no new member, and none was named: refused/);
});

test("where nobody registers, our flows pass with named members, or say what these lack", {
  timeout: 60_000,
}, async () => {
  writeFileSync(accounts, JSON.stringify(["silver", "vip"].map((username) => ({ username, password: "demo1234" }))));
  const { exit, flows } = await run(`all --skip-tags registration --accounts ${accounts}`, () => CLOSED);
  expect({ exit, flows }).toMatchObject({ exit: 0, flows: { failed: 0 } });
  expect(flows["passed"]).toBeGreaterThanOrEqual(15);
});

test("a member that --set names is read first", async () => {
  const { exit, runs } = await run("session/sign-in rewards/flip-card session/locked --set username=gold");
  expect([exit, runs.map(({ outcome }) => outcome)]).toEqual([0, ["passed", "skipped", "skipped"]]);
  const reasons = runs.map(({ steps }) => steps.find(({ reason }) => reason?.startsWith("gold"))?.reason);
  expect(reasons.slice(1)).toEqual(
    ["points", "sign-in"].map((thing) => `gold does not have what the flow finds on a new member: ${thing}`),
  );
});

test.each([
  ["", "no list of accounts"],
  [`[{"username":"","password":"x"}]`, "no list of accounts"],
  [`[{"username":"gold"}]`, "no password of gold"],
])("a file of accounts with %s is refused", async (text, said) => {
  writeFileSync(accounts, text);
  const { exit, error } = await runJson(["flow", "run", "all", "--target", house.url, "--accounts", accounts]);
  expect([exit, error?.["message"]]).toEqual([2, expect.stringContaining(said)]);
});
