import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runJson } from "../../run-cli.ts";

const home = mkdtempSync(join(tmpdir(), "sanam-backend-"));
const folder = join(home, "mine");
const staffToken = "a-token-of-staff";
let url = "";
let stop = async (): Promise<void> => undefined;

beforeAll(async () => {
  expect((await runJson(["backend", "new", folder], { env: { SANAM_HOME: home } })).exit).toBe(0);
  const env = { ...process.env, PORT: "0", STAFF_TOKEN: staffToken, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, [join(folder, "server.ts")], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? "";
  stop = async () => {
    child.kill();
    await once(child, "exit");
  };
});
afterAll(async () => {
  await stop();
  rmSync(home, { recursive: true, force: true });
});

const run = (line: string, stdin?: string) =>
  runJson([...line.split(" "), "--target", url], { env: { SANAM_HOME: home, SANAM_PASSWORD: stdin ?? "demo1234" } });

test("the starting backend is short, and stands in a folder of its own", async () => {
  expect(readFileSync(join(folder, "server.ts"), "utf8").split("\n").length).toBeLessThanOrEqual(301);
  expect(readFileSync(join(folder, "README.md"), "utf8")).toContain("# Your own backend");
  const again = await runJson(["backend", "new", folder], { env: { SANAM_HOME: home } });
  expect([again.exit, again.error?.["message"]]).toEqual([2, `${folder} is not empty: name a new folder`]);
});

test("a member deposits there, staff approve it, and the credit has it", async () => {
  expect((await run("session login demo")).exit).toBe(0);
  const asked = await run("wallet deposit request 500.25");
  const id = String(asked.data?.["id"]);
  expect(asked.data).toMatchObject({ status: "awaiting-transfer", amountSatang: 50_025 });
  expect((await run("wallet deposit request 1")).error).toMatchObject({ code: "request-already-open" });
  expect((await run(`wallet deposit confirm ${id}`)).data).toMatchObject({ status: "checking" });
  const approve = (token: string) =>
    fetch(`${url}/staff/deposits/${id}/approve`, { method: "POST", headers: { "x-staff-token": token } });
  expect((await approve("another")).status).toBe(404);
  expect([(await approve(staffToken)).status, (await approve(staffToken)).status]).toEqual([200, 422]);
  expect((await run("wallet credit")).data).toMatchObject({ creditSatang: 50_025 });
  expect((await run("wallet withdraw request 1")).error).toMatchObject({ kind: "not-available" });
});

test("what is wrong is refused, and never a failure of the server", async () => {
  const rows = ["//", "/%", "/api/auth/user/getCredit/%E0%A4%A", "/api/auth/login?x=%", "/staff/deposits/x/approve"];
  for (const path of rows)
    for (const [method, body] of [
      ["GET", undefined],
      ["POST", "{"],
      ["POST", '{"username":"demo","password":5}'],
      ["PATCH", "[]"],
    ] as const) {
      const headers = { "content-type": "application/json" };
      const { status } = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
      expect([path, method, body, status >= 400 && status < 500]).toEqual([path, method, body, true]);
    }
  const sent = (path: string, body: object, more: Readonly<Record<string, string>> = {}) => {
    const headers = { "content-type": "application/json", ...more };
    return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  };
  const { token } = (await (await sent("/api/auth/login", { username: "demo", password: "demo1234" })).json()) as {
    readonly token: string;
  };
  const keyed = { authorization: `Bearer ${token}`, "idempotency-key": "short" };
  const { status } = await sent("/api/auth/deposit-request", { amount: 500 }, keyed);
  expect(status).toBe(400);
  for (const amount of ["0", "-5", "1.234", "99999999999"]) {
    const { exit, error } = await run(`wallet deposit request ${amount}`);
    expect([amount, exit === 2 || exit === 3, typeof error?.["message"]]).toEqual([amount, true, "string"]);
  }
});

test("the verdict finds nothing wrong with it, and counts what it does not offer apart", async () => {
  const verdict = await run("contract conform --allow-writes --only rows,keys,concurrency");
  const { counts, rows } = verdict.data as {
    counts: Record<string, number>;
    rows: {
      name: string;
      verdict: string;
      checks: { check: string; finding: { reason?: string } }[];
    }[];
  };
  expect([verdict.exit, counts["deviates"]]).toEqual([0, 0]);
  const right = rows.filter(({ verdict: found }) => found === "conforms").map(({ name }) => name);
  expect(right.sort()).toEqual(["confirmTransfer", "getCredit", "myDepositRequests", "requestDeposit"]);
  // It registers nobody, so a backend that overlooked the key would move the money of the profile's own member.
  const { checks = [] } = rows.find(({ name }) => name === "requestDeposit") ?? {};
  const risky = checks.filter(({ finding }) => finding.reason?.includes("would move the member's money"));
  expect(risky.map(({ check }) => check)).toEqual(["a key of another form", "a body of another type"]);
});

test("the doctor goes on without the rows that are not there", async () => {
  const { data } = await run("doctor");
  const states = (data as { findings: { id: string; state: string }[] }).findings.map(({ id, state }) => [id, state]);
  expect(Object.fromEntries(states)).toMatchObject({ product: "warning", public: "warning", member: "warning" });
});
