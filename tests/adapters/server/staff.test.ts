import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffRole } from "../../../adapters/house/staff/staff-accounts.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import { type RunningSandbox, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { baht } from "../../../core/shared/money.ts";
import { STAFF_PASSWORD, staffSignIn } from "../house/staff/staff-sign-in.ts";
import { eventsOf, joinHouse, newKey, openTestHouse, plainPasswords, unwrap } from "../house/test-house.ts";
import { STEP_MS, totpCode } from "../totp-code.ts";
import { type CallOptions, call } from "./open-server.ts";

const ROLES = ["read", "pay", "admin"] as const satisfies readonly StaffRole[];

/** Every row, with the role that it needs and a body that it takes. */
const ROWS: readonly (readonly [method: "GET" | "POST", path: string, needs: StaffRole, body?: object])[] = [
  ["GET", "/staff/requests", "read"],
  ["GET", "/staff/members/member1", "read"],
  ["GET", "/staff/audit", "read"],
  ["POST", "/staff/requests/W-1/approve", "pay", {}],
  ["POST", "/staff/requests/W-1/start-paying", "pay", {}],
  ["POST", "/staff/requests/W-1/reject", "pay", { reason: "ทดสอบ" }],
  ["POST", "/staff/members/member1/top-up", "admin", { amount: 10 }],
  ["POST", "/staff/members/member1/points", "admin", { point: 10 }],
  ["POST", "/staff/members/member1/level", "admin", { level: 5 }],
  ["POST", "/staff/maintenance", "admin", { on: false }],
  ["POST", "/staff/announcements", "admin", { title: "ข่าว", body: "ข่าว" }],
];

async function openStaff() {
  const opened = await openTestHouse({ backOffice: { mode: "waiting" }, twoPersonsAbove: baht(1000) });
  const log = (line: string): void => {
    throw new Error(`the server logged: ${line}`);
  };
  const app = createApp(opened.house, { log });
  const member = await joinHouse(opened.house, 1, baht(5000));
  const people = new Map<StaffRole, string>();
  for (const role of ROLES) people.set(role, (await staffSignIn(opened.house, opened.now(), `a-${role}`, role)).token);
  const as = (role: StaffRole, options: CallOptions = {}): CallOptions => ({
    ...options,
    headers: { authorization: `Bearer ${people.get(role)}`, ...options.headers },
  });
  return { ...opened, app, member, as };
}

describe("a row of staff", () => {
  const rows = ROWS.map(([method, path, needs, body]) => ({ method, path, needs, body }));
  it.each(rows)("$method $path needs the role $needs", async ({ method, path, needs, body }) => {
    const { app, as, member } = await openStaff();
    const options = body === undefined ? {} : { body };
    const stranger = await call(app, method, path, options);
    expect(stranger).toMatchObject({ status: 401, body: { code: "unauthorised" } });
    expect(await call(app, method, path, { ...options, session: member.session })).toMatchObject({
      status: 401,
      body: stranger.body,
    });
    for (const role of ROLES) {
      const { status } = await call(app, method, path, as(role, options));
      if (ROLES.indexOf(role) < ROLES.indexOf(needs)) expect(status).toBe(403);
      else expect([200, 422]).toContain(status);
    }
  });

  it("answers the same 401 in a house that has no staff", async () => {
    const { house } = await openTestHouse();
    const app = createApp(house);
    for (const [method, path, , body] of ROWS)
      expect((await call(app, method, path, body === undefined ? {} : { body })).status).toBe(401);
    const signIn = { name: "noi", password: STAFF_PASSWORD, code: "123456" };
    expect((await call(app, "POST", "/staff/sign-in", { body: signIn })).status).toBe(401);
  });

  it("takes no token of staff for a member's, and refuses wrong bodies, keys and types", async () => {
    const { app, as, member } = await openStaff();
    const own = await call(app, "GET", `/api/auth/user/getUserInfo/${member.id}`, as("admin"));
    expect([401, 404]).toContain(own.status);
    const topUp = (options: CallOptions) => call(app, "POST", "/staff/members/member1/top-up", as("admin", options));
    expect((await topUp({ body: { amount: -1 } })).status).toBe(400);
    expect((await topUp({ body: { amount: 1, title: "a\u0000b" } })).status).toBe(400);
    expect((await topUp({ body: { amount: 1 }, headers: { "idempotency-key": "short" } })).status).toBe(400);
    expect((await topUp({ text: "amount=1", headers: { "content-type": "text/plain" } })).status).toBe(400);
    const nobody = await call(app, "POST", "/staff/members/nobody/level", as("admin", { body: { level: 5 } }));
    expect(nobody).toMatchObject({ status: 400, body: { field: "username" } });
  });
});

describe("staff", () => {
  it("sign in, decide a deposit with two persons under keys, and sign out; the audit log has their names", async () => {
    const { app, as, member, house, now, advance } = await openStaff();
    const secret = unwrap(
      await house.staffAccounts.set({ name: "noi", role: "pay", password: STAFF_PASSWORD, isReset: false }),
    ).secret;
    advance(STEP_MS);
    const signIn = { name: "noi", password: STAFF_PASSWORD, code: totpCode(secret, now()) };
    const session = await call(app, "POST", "/staff/sign-in", { body: signIn });
    expect(session).toMatchObject({ status: 200, body: { name: "noi", role: "pay" } });
    expect((await call(app, "POST", "/staff/sign-in", { body: signIn })).body).toMatchObject({
      code: "credentials-wrong",
    });
    const noi = { headers: { authorization: `Bearer ${Object(session.body).token}` } };

    const { id } = unwrap(await member.service.requestWithdrawal(baht(2000), newKey()));
    const path = `/staff/requests/${id}/approve`;
    const key = { "idempotency-key": newKey() };
    const first = () => call(app, "POST", path, { body: {}, headers: { ...noi.headers, ...key } });
    expect(await first()).toMatchObject({ status: 200, body: { outcome: "waits-for-second-person" } });
    expect(await first()).toMatchObject({ status: 200, body: { outcome: "waits-for-second-person" } });
    expect(await call(app, "POST", path, { ...noi, body: { by: "dao" } })).toMatchObject({
      status: 422,
      body: { code: "second-person-needed" },
    });
    const listed = await call(app, "GET", "/staff/requests", noi);
    expect(listed.body).toMatchObject([{ id, kind: "withdrawal", amount: 2000, agreedBy: ["noi"] }]);
    expect((await call(app, "POST", path, as("pay", { body: {} }))).body).toEqual({ outcome: "done" });

    const seen = await call(app, "GET", "/staff/members/member1", noi);
    expect(seen.body).toMatchObject({ credit: 3000, requests: [], bank: { account: "1230000001" } });
    expect(JSON.stringify(seen.body)).not.toMatch(/plain |0810000001/);
    const masked = await call(app, "GET", "/staff/members/member1", as("read"));
    expect(masked.body).toMatchObject({ bank: { account: "xxx-x-x0000-x" } });

    const audit = await call(app, "GET", "/staff/audit?limit=5&member=member1", as("read"));
    const approvals = Object(audit.body).items.filter(({ action }: { action: string }) => action === "approve");
    expect(approvals.map((entry: object) => [Object(entry).staff, Object(entry).outcome])).toEqual([
      ["a-pay", "done"],
      ["noi", "second-person-needed"],
      ["noi", "waits-for-second-person"],
      ["noi", "waits-for-second-person"],
    ]);
    expect((await call(app, "POST", "/staff/sign-out", { ...noi, body: {} })).status).toBe(200);
    expect((await call(app, "GET", "/staff/requests", noi)).status).toBe(401);
  });

  it("two of them at once have one effect", async () => {
    const { app, as, member, journal } = await openStaff();
    const { id } = unwrap(await member.service.requestWithdrawal(baht(500), newKey()));
    const path = `/staff/requests/${id}/approve`;
    const replies = await Promise.all(
      (["pay", "admin", "pay", "admin"] as const).map((role) => call(app, "POST", path, as(role, { body: {} }))),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    expect((await eventsOf(journal)).filter(({ type }) => type === "withdrawal-paid")).toHaveLength(1);
  });
});

it("1,000 random calls of members and strangers to /staff change nothing", async () => {
  const { app, member, journal, house } = await openStaff();
  const { id } = unwrap(await member.service.requestWithdrawal(baht(500), newKey()));
  const before = JSON.stringify(await eventsOf(journal));
  const auditOf = async () => (await house.audit.page({ cursor: undefined, limit: 1000 }))?.items.length;
  const entries = await auditOf();
  const paths = [
    ...ROWS.map(([, path]) => path.replace("W-1", id)),
    "/staff/sign-out",
    "/staff",
    "/staff/x",
    "/staff/",
  ];
  const token = fc.oneof(
    fc.constantFrom(undefined, "", "Bearer", `Bearer ${member.session.token}`, `bearer ${member.session.token}`),
    fc.stringMatching(/^Bearer [a-f0-9]{1,64}$/),
    fc.string({ unit: fc.constantFrom("B", "e", "a", "r", " ", "-", "1") }),
  );
  const anyCall = fc.record({
    method: fc.constantFrom("GET", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
    path: fc.oneof(
      fc.constantFrom(...paths),
      fc.webPath().map((path) => `/staff${path}`),
    ),
    token,
    body: fc.oneof(fc.constantFrom(...ROWS.map(([, , , body]) => body)), fc.object({ maxDepth: 1 })),
    key: fc.boolean(),
  });
  const answered = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anyCall, async ({ method, path, token: shown, body, key }) => {
      const { status } = await call(app, method, path, {
        ...(method !== "GET" && body && { body }),
        headers: {
          ...(shown !== undefined && { authorization: shown }),
          ...(key && { "idempotency-key": newKey() }),
          "x-sandbox-token": "x",
        },
      });
      answered.add(status);
      expect([401, 403, 404, 405, 429]).toContain(status);
    }),
    { numRuns: 1000 },
  );
  expect(answered).toContain(401);
  expect(JSON.stringify(await eventsOf(journal))).toBe(before);
  expect(await auditOf()).toBe(entries);
});

describe("a sandbox", () => {
  let running: RunningSandbox;
  beforeAll(async () => {
    const place = { host: "127.0.0.1", port: 0, dataDir: undefined, sandbox: true, passwords: plainPasswords };
    running = unwrap(await startSandbox(place));
  });
  afterAll(() => running.close());

  it("has the rows under its controls, and under /staff for staff alone", async () => {
    const get = async (path: string) => (await fetch(running.url + path)).status;
    expect([await get("/sandbox/requests"), await get("/sandbox/members/gold")]).toEqual([200, 200]);
    expect([await get("/staff/requests"), await get("/staff/members/gold")]).toEqual([401, 401]);
  });
});
