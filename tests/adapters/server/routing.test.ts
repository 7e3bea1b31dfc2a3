import { describe, expect, it } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import { memberHandler, publicHandler } from "../../../adapters/server/handlers/handler.ts";
import { createLog } from "../../../adapters/server/ops/log.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { sessionEndpoints } from "../../../contracts/endpoints/session.ts";
import { siteEndpoints } from "../../../contracts/endpoints/site.ts";
import { CONTEXTS, ENDPOINTS } from "../../../contracts/table.ts";
import { baht } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { joinHouse, openTestHouse } from "../house/test-house.ts";
import { call, openServer, pathOf } from "./open-server.ts";

const ROWS: readonly Endpoint[] = Object.values(ENDPOINTS);
const MEMBER_ROWS = ROWS.filter((row) => row.auth === "member");

describe("routes", () => {
  it("exist for every row of the contract", async () => {
    const { app, testMember } = await openServer();
    const logout: Endpoint = sessionEndpoints.logout;
    for (const row of [...ROWS.filter((each) => each !== logout), logout]) {
      const { status, body } = await call(app, row.method, pathOf(row, testMember.session), {
        session: testMember.session,
      });
      const name = `${row.method} ${row.path}`;
      expect([name, status], JSON.stringify(body)).not.toEqual([name, expect.toBeOneOf([404, 405, 500, 501])]);
    }
  });

  it("prefer a literal path to one with a parameter", async () => {
    const { app, testMember } = await openServer({}, baht(1000));
    const { session } = testMember;
    // As a {uuid}, `retry` would belong to another member: 403.
    const retry = await call(app, "POST", "/api/auth/withdraw/retry", { session, body: { id: "W-1" } });
    expect(retry).toMatchObject({ status: 422, body: { code: "request-not-found" } });
    // As a {uuid}, so would `detail`.
    const detail = await call(app, "GET", `/api/auth/user/detail/${session.member.id}`, { session });
    expect(detail.status).toBe(200);
  });

  it("name the allowed methods of a path, and give 404 in the usual shape for an unknown path", async () => {
    const { app } = await openServer();
    const wrong = await call(app, "PATCH", "/api/auth/login");
    expect(wrong).toMatchObject({ status: 405, body: { code: "method-not-allowed" } });
    expect(wrong.headers.get("allow")).toBe("POST");
    for (const path of ["/api/nothing", "/api/auth", "/sandbox", "/sandbox/reset", "/"]) {
      expect(await call(app, "GET", path)).toMatchObject({ status: 404, body: { code: "not-found" } });
    }
  });

  it("refuse a handler with a wrong reply or for the wrong audience", () => {
    // @ts-expect-error websiteStatus is a string
    publicHandler(siteEndpoints.operation, async () => ok({ websiteStatus: 1 }));
    expect(() => publicHandler(siteEndpoints.userSetting, async () => Promise.reject())).toThrow("member row");
    expect(() => memberHandler(siteEndpoints.operation, async () => Promise.reject())).toThrow("public row");
  });
});

describe("the authorisation", () => {
  it("gives 401 on every member row without a valid token", async () => {
    const { app, house, testMember } = await openServer();
    await house.visitors.signOut(testMember.session.token);
    const { token } = testMember.session;
    for (const authorization of ["", "Bearer", "Bearer nonsense", `Basic ${token}`, token, `Bearer ${token}`]) {
      for (const row of MEMBER_ROWS) {
        const headers = authorization === "" ? {} : { authorization };
        const { status, body } = await call(app, row.method, pathOf(row, testMember.session), { headers });
        expect([row.path, status]).toEqual([row.path, 401]);
        expect(body).toMatchObject({ code: "unauthorised" });
      }
    }
  });

  it("gives 403 where the path names another member", async () => {
    const { app, house, testMember } = await openServer();
    const other = await joinHouse(house, 2);
    const named = MEMBER_ROWS.filter((row) => /\{(uuid|username)\}/.test(row.path));
    expect(named.length).toBeGreaterThan(10);
    for (const row of named) {
      const { status, body } = await call(app, row.method, pathOf(row, other.session), { session: testMember.session });
      expect([row.path, status]).toEqual([row.path, 403]);
      expect(body).toMatchObject({ code: "forbidden" });
    }
  });

  it("closes all rows but the public site rows during maintenance", async () => {
    const { app, house, testMember } = await openServer();
    await house.staff.setMaintenance({ maintenance: true, until: undefined });
    const open = Object.values(CONTEXTS.site).filter((row) => row.auth === "public");
    for (const row of ROWS) {
      const { status, body } = await call(app, row.method, pathOf(row, testMember.session), {
        session: testMember.session,
      });
      const isOpen = (open as readonly Endpoint[]).includes(row);
      expect([row.path, status]).toEqual([row.path, isOpen ? 200 : 503]);
      if (!isOpen) expect(body).toMatchObject({ code: "maintenance" });
    }
    await house.staff.setMaintenance({ maintenance: false, until: undefined });
    expect((await call(app, "GET", "/api/auth/deposit-request/my", { session: testMember.session })).status).toBe(200);
  });
});

describe("an unexpected error", () => {
  it("is a 500 without details, and a log line without secrets", async () => {
    const { house } = await openTestHouse();
    const lines: string[] = [];
    const broken = {
      ...house,
      site: { ...house.site, operation: () => Promise.reject(new Error("the disk is full")) },
    };
    const app = createApp(broken, { log: createLog({ form: "text", write: (entry) => lines.push(entry) }) });
    const body = { username: "member1", password: "hunter2" };
    const reply = await call(app, "POST", "/api/auth/login", { body, headers: { authorization: "Bearer s3cret" } });
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({ code: "unexpected", message: expect.any(String) });
    const phone = await call(app, "GET", "/api/user/checkPhone/0812345678");
    expect(phone.status).toBe(500);
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain("the disk is full");
    expect(lines.join() + JSON.stringify(reply.body)).not.toMatch(/hunter2|s3cret|0812345678/);
    expect(JSON.stringify(reply.body)).not.toContain("disk");
  });
});
