import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handleRequest } from "../../../adapters/server/handle-request.ts";
import { publicHandler } from "../../../adapters/server/handlers/handler.ts";
import { callOf } from "../../../adapters/server/http/http-call.ts";
import { SERVER_LIMITS } from "../../../adapters/server/limits.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { pushExamples, telemetryExamples } from "../../../contracts/examples/site.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err } from "../../../core/shared/result.ts";
import { anyText } from "../../arbitraries/core/text.ts";
import { call, listening, openServer, pathOf } from "./open-server.ts";

const BODIES = {
  signOutDevice: { id: "a-session" },
  beginTotp: { password: "secret1234" },
  turnOnTotp: { code: "123456" },
  turnOffTotp: { password: "secret1234", secondFactor: { kind: "totp", code: "123456" } },
  beginPasskey: { password: "secret1234", origin: "https://play.example" },
  addPasskey: { name: "มือถือ", credential: "{}" },
  removePasskey: { id: "nothing-like-it" },
  confirmSession: { secondFactor: { kind: "recovery-code", code: "abcd-efgh-2345" } },
  login: { username: "member1", password: "secret1234" },
  changePassword: { oldPassword: "secret1234", newPassword: "secret1234", confirmPassword: "x" },
  beginRecovery: { account: "member1" },
  recoverPassword: { ticket: "nothing-like-it", code: "000000", newPassword: "better5678" },
  register: {
    username: "newcomer",
    password: "secret1234",
    name: "คนใหม่ มาแล้ว",
    phone: "0899999999",
    bankId: "9999999999",
    bankName: "004",
  },
  bankAccountName: { bank: "004", bankId: "1234567890" },
  getCredit: { balanceType: "credit" },
  requestDeposit: { amount: 100 },
  cancelDeposit: { id: "D-1" },
  confirmTransfer: { id: "D-1" },
  retryWithdraw: { id: "W-1" },
  withdraw: { amount: 100 },
  verifySlip: { payload: "no slip" },
  confirmSlip: { slipId: "S-1" },
  requestSlipDeposit: { payload: "no slip", amount: 100 },
  changeAddress: { recipient: "คนใหม่ มาแล้ว", postcode: "10110" },
  chooseLanguage: { language: "en" },
  affiliateWithdraw: { amount: 100, type: "af" },
  downlineBonus: { start: "2026-11-01", end: "2026-11-20" },
  affiliateLog: { type: "af", start: "2026-11-01", end: "2026-11-20" },
  openGame: { gameId: "nothing-like-it" },
  cashOut: { gameId: "nothing-like-it" },
  gameList: { gameCate: "sport" },
  saveFavourites: { add: ["sanam-dice"], remove: [] },
  winLoss: { start: "2026-11-01", end: "2026-11-20" },
  gameTable: { launchId: "nothing-like-it" },
  playRound: { launchId: "nothing-like-it", betOn: "high", amount: 10 },
  // An amount may be null, which is no wrong value here.
  setPlayLimit: { kind: "deposit", period: "day" },
  confirmPlayLimit: { kind: "deposit", period: "day" },
  cancelPlayLimit: { kind: "deposit", period: "day" },
  startBreak: { days: 1 },
  excludeSelf: { months: 6 },
  setRealityCheck: { minutes: 0 },
  requestReward: { userUuid: "{uuid}", rewardId: "nothing-like-it" },
  rewardRequestHistory: { limit: 5 },
  wheelLog: { limit: 5 },
  flipCard: { eventId: "nothing-like-it", card: 0 },
  flipCardReward: { eventId: "nothing-like-it", card: 0 },
  seeInbox: { upTo: "2026-11-20T05:00:00.000Z" },
  subscribePush: pushExamples.subscribePush.body,
  // Zero, the version of an unknown browser, is no wrong value here.
  reportSite: { ...telemetryExamples.reportSite.body, browserMajor: 0 },
  transactionHistory: { kinds: ["deposit"], from: "2026-11-01", to: "2026-11-20", limit: 5 },
} satisfies { readonly [Name in keyof typeof ENDPOINTS]?: Readonly<Record<string, unknown>> };

const CASES = Object.entries<Readonly<Record<string, unknown>>>(BODIES).map(([name, body]) => {
  const row: Endpoint = ENDPOINTS[name as keyof typeof BODIES];
  return [`${row.method} ${row.path}`, row, body] as const;
});

/** Puts the member's own id where the body needs it. */
function ownBody(template: Readonly<Record<string, unknown>>, uuid: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(template).map(([field, value]) => [field, value === "{uuid}" ? uuid : value]),
  );
}

/** Filters and changes: every field may be missing. */
const ALL_OPTIONAL: readonly Endpoint[] = [
  ENDPOINTS.transactionHistory,
  ENDPOINTS.signOutDevice,
  ENDPOINTS.excludeSelf,
  ENDPOINTS.rewardRequestHistory,
  ENDPOINTS.wheelLog,
  ENDPOINTS.changeAddress,
  ENDPOINTS.seeInbox,
];

/** Values that no field of the same type accepts. */
function wrongFor(value: unknown): fc.Arbitrary<unknown> {
  const others = [null, true, {}, { amount: 1 }];
  if (typeof value === "string") return fc.oneof(fc.constantFrom<unknown>(...others, 7, ["x"], ""), fc.double());
  // An id is any text but the empty one.
  const noEntry = Array.isArray(value) && value.includes("deposit") ? "nonsense" : "";
  if (Array.isArray(value)) return fc.constantFrom<unknown>(null, true, {}, "deposit", 7, [noEntry], [[]]);
  const numbers = [0, -1, 1.001, 1e21, 0.005].filter((wrong) => wrong !== value);
  return fc.oneof(fc.constantFrom<unknown>(...others, ...numbers, []), anyText());
}

describe("bodies", { timeout: 60_000 }, () => {
  it("has a valid body for every row with a body", () => {
    const without = Object.values<Endpoint>(ENDPOINTS).filter(
      (row) => row.body && !CASES.some(([, known]) => known === row),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  for (const [name, row, template] of CASES) {
    it(`accepts a valid body and names a wrong field: ${name}`, async () => {
      const { app, testMember } = await openServer({}, baht(10_000));
      const { session } = testMember;
      const body = ownBody(template, session.member.id);
      const path = pathOf(row, session);
      const valid = await call(app, row.method, path, { session, body });
      expect(valid.status, JSON.stringify(valid.body)).not.toBe(400);
      expect(valid.status).toBeLessThan(500);

      const oneWrongField = fc
        .constantFrom(...Object.keys(body))
        .chain((field) => fc.record({ field: fc.constant(field), wrong: wrongFor(body[field]) }))
        // Null months are an exclusion for good.
        .filter(({ wrong }) => row !== ENDPOINTS.excludeSelf || wrong !== null);
      await fc.assert(
        fc.asyncProperty(oneWrongField, async ({ field, wrong }) => {
          const reply = await call(app, row.method, path, { session, body: { ...body, [field]: wrong } });
          expect(reply).toMatchObject({ status: 400, body: { code: "body-invalid" } });
          const named = (reply.body as { field: string }).field;
          expect(named === field || named.startsWith(`${field}.`)).toBe(true);
        }),
        { numRuns: 40 },
      );
    });

    it(`rejects an incomplete body and everything but an object: ${name}`, async () => {
      const { app, testMember } = await openServer();
      const { session } = testMember;
      const body = ownBody(template, session.member.id);
      const path = pathOf(row, session);
      const required = ALL_OPTIONAL.includes(row) ? [] : Object.keys(body);
      for (const field of required) {
        const { [field]: _, ...rest } = body;
        const reply = await call(app, row.method, path, { session, body: rest });
        expect(reply).toMatchObject({ status: 400, body: { field } });
      }
      for (const text of ["", "null", "[]", '"x"', "7", "{", "<html>", '{"amount":NaN}']) {
        const reply = await call(app, row.method, path, { session, text });
        expect([text, reply]).toMatchObject([text, { status: 400, body: { code: "body-invalid", field: "body" } }]);
      }
    });
  }

  it("ignores unknown fields", async () => {
    const { app, testMember } = await openServer();
    const body = { balanceType: "credit", trace: { deep: [1] } };
    expect(
      (await call(app, "POST", "/api/auth/user/getCredit/member1", { session: testMember.session, body })).status,
    ).toBe(200);
  });

  it("never returns a 5xx for any path or body", async () => {
    const { app, testMember } = await openServer();
    await fc.assert(
      fc.asyncProperty(anyText(), anyText(), fc.boolean(), async (path, text, signedIn) => {
        const safe = encodeURIComponent(Buffer.from(path).toString());
        const options = signedIn ? { session: testMember.session, text } : { text };
        for (const where of [`/api/user/checkPhone/${safe}`, `/api/user/inviter/${safe}`, `/api/${safe}`]) {
          expect((await call(app, "GET", where)).status).toBeLessThan(500);
        }
        for (const where of ["/api/auth/login", `/api/auth/withdraw/${safe}`, `/api/user/checkBankId/${safe}`]) {
          expect((await call(app, "POST", where, options)).status).toBeLessThan(500);
        }
      }),
    );
  });

  it("stops reading after 16 kB, with and without a declared length", async () => {
    const { app, testMember } = await openServer();
    const server = await listening(app);
    const url = `${server.url}/api/auth/slip/verify`;
    const headers = { authorization: `Bearer ${testMember.session.token}`, "content-type": "application/json" };
    const body = JSON.stringify({ payload: "x".repeat(SERVER_LIMITS.bodyBytes) });
    const declared = await fetch(url, { method: "POST", headers, body });
    expect(declared.status).toBe(413);
    expect(await declared.json()).toMatchObject({ code: "body-too-large" });
    const parts = new Blob([body]).stream();
    const streamed = await fetch(url, { method: "POST", headers, body: parts, duplex: "half" } as RequestInit);
    expect(streamed.status).toBe(413);
    const fitting = await fetch(url, {
      method: "POST",
      headers,
      body: new Blob(['{"payload":"ไม่ใช่"}']).stream(),
      duplex: "half",
    } as RequestInit);
    expect(fitting.status).toBe(422);
    await server.stop();
  });
});

describe("a body of another type", () => {
  it("is refused on every row, also where no body belongs, save where a page sends text as it closes", async () => {
    const { app, testMember } = await openServer();
    const { session } = testMember;
    for (const row of Object.values<Endpoint>(ENDPOINTS).filter(
      ({ method, anyBodyType }) => method !== "GET" && !anyBodyType,
    )) {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x"]) {
        const headers = { "content-type": type };
        const reply = await call(app, row.method, pathOf(row, session), { session, headers, text: '{"amount":100}' });
        expect([row.path, type, reply]).toMatchObject([
          row.path,
          type,
          { status: 415, body: { code: "body-type-wrong" } },
        ]);
      }
    }
  });

  it("may be missing where the body is, and have a parameter", async () => {
    const { app, testMember } = await openServer();
    const { session } = testMember;
    const headers = { "content-type": "Application/JSON; charset=utf-8" };
    const path = "/api/auth/user/getCredit/member1";
    const body = { balanceType: "credit" };
    expect((await call(app, "POST", path, { session, headers, body })).status).toBe(200);
    const empty = { headers: { "content-type": "text/plain", "content-length": "0" }, session };
    expect((await call(app, "POST", "/api/auth/setting", empty)).status).toBe(200);
  });

  it("may be larger where the row says so", async () => {
    const { house } = await openServer();
    const row = { ...ENDPOINTS.login, maxBodyBytes: 100_000 };
    const handler = publicHandler(row, async () => err(refuse("body-invalid", { field: "read" })));
    const body = JSON.stringify({ username: "a".repeat(50_000), password: "b" });
    const headers = { "content-type": "application/json" };
    const asked = callOf(new Request("http://localhost/", { method: "POST", headers, body }), {});
    const reply = await handleRequest(house, handler, asked, { checkReplies: false });
    expect(reply.status).toBe(400);
  });
});

describe("idempotency keys", () => {
  it("are checked on money rows only", async () => {
    const { app, testMember } = await openServer({}, baht(10_000));
    const { session } = testMember;
    for (const key of ["short", "x".repeat(129), "no spaces in a key", "ก".repeat(20)]) {
      const headers = { "idempotency-key": encodeURI(key) };
      const withdraw = await call(app, "POST", `/api/auth/withdraw/${testMember.id}`, {
        session,
        headers,
        body: { amount: 100 },
      });
      expect(withdraw).toMatchObject({ status: 400, body: { field: "Idempotency-Key" } });
      const credit = await call(app, "POST", "/api/auth/user/getCredit/member1", {
        session,
        headers,
        body: { balanceType: "credit" },
      });
      expect(credit).toMatchObject({ status: 200, body: { credit: 10_000 } });
    }
  });
});
