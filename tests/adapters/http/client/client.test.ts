import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { REQUEST_TIMEOUT_MS } from "../../../../adapters/http/client/client.ts";
import type { WireReply } from "../../../../adapters/http/client/transport.ts";
import { sessionEndpoints } from "../../../../contracts/endpoints/session.ts";
import { siteEndpoints } from "../../../../contracts/endpoints/site.ts";
import { walletEndpoints } from "../../../../contracts/endpoints/wallet.ts";
import type { Session } from "../../../../core/session/model.ts";
import { GOLD, INTENT, jsonReply, noConnection, scriptedClient, textReply } from "../scripted-client.ts";

const { getCredit, withdraw, cancelDeposit, deposit } = walletEndpoints;
const CREDIT = { credit: 10.5, point: 3, at: "2026-11-20T10:00:00.000Z" };
const creditCall = { params: { username: "gold" }, body: { balanceType: "credit" } } as const;
const withdrawCall = { params: { uuid: "u" }, body: { amount: 100 }, intent: INTENT };
const never = () => new Promise<WireReply>(() => undefined);

describe("what is sent", () => {
  test("every call carries the five headers", async () => {
    const { client, sent } = scriptedClient(() => jsonReply(CREDIT));
    await client.call(getCredit, creditCall);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: "https://api.example/api/auth/user/getCredit/gold",
      method: "POST",
      body: '{"balanceType":"credit"}',
      cache: "no-store",
    });
    expect(sent[0]?.headers).toEqual({
      accept: "application/json",
      authorization: "Bearer token-of-gold",
      "content-type": "application/json",
      platform: "AND",
      channel: "web",
      webversion: "1.2.3",
      webhostname: "play.example",
    });
  });

  test("without a session there is no bearer, and a member's call is not sent at all", async () => {
    const { client, sent, faults } = scriptedClient(() => jsonReply({ websiteStatus: "OK" }), {
      identity: () => undefined,
    });
    await client.call(siteEndpoints.operation, {});
    expect(sent[0]?.headers).not.toHaveProperty("authorization");
    const answer = await client.call(deposit, { params: { uuid: "u" } });
    expect(answer).toMatchObject({ ok: false, error: { fault: "unauthorised", effect: "none" } });
    expect(sent).toHaveLength(1);
    expect(faults).toHaveLength(1);
  });

  test("whose call it is, is asked anew for each", async () => {
    let session: Session | undefined = GOLD;
    const { client, sent } = scriptedClient(() => jsonReply(CREDIT), { identity: () => session });
    await client.call(getCredit, creditCall);
    session = { ...GOLD, token: "another" };
    await client.call(getCredit, creditCall);
    expect(sent.map(({ headers }) => headers["authorization"])).toEqual(["Bearer token-of-gold", "Bearer another"]);
  });

  test("the key of the intent goes with money, where the backend takes it, and with nothing else", async () => {
    const withKey = scriptedClient(() => jsonReply(CREDIT));
    await withKey.client.call(withdraw, withdrawCall);
    await withKey.client.call(getCredit, { ...creditCall, intent: INTENT });
    expect(withKey.sent.map(({ headers }) => headers["idempotency-key"])).toEqual([INTENT, undefined]);

    const without = scriptedClient(() => jsonReply(CREDIT), { sendsIdempotencyKey: false });
    await without.client.call(withdraw, withdrawCall);
    expect(without.sent[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  test("a path's parameters are encoded", async () => {
    const { client, sent } = scriptedClient(() => jsonReply({ available: true }));
    for (const value of ["a/b?c#d", "ก ข", "100%", "..a", "%2e%2e"]) {
      await client.call(sessionEndpoints.checkUsername, { params: { value } });
    }
    expect(sent.map(({ url }) => decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? ""))).toEqual([
      "a/b?c#d",
      "ก ข",
      "100%",
      "..a",
      "%2e%2e",
    ]);
  });

  test.each([
    ["empty", ""],
    ["a dot", "."],
    ["two dots", ".."],
    ["no Unicode", "\ud800"],
  ])("a parameter that would lead elsewhere is refused unsent: %s", async (_, value) => {
    const { client, sent } = scriptedClient(() => jsonReply({ available: true }));
    const answer = await client.call(sessionEndpoints.checkUsername, { params: { value } });
    expect(answer).toMatchObject({ ok: false, error: { code: "body-invalid", facts: { field: "value" } } });
    expect(sent).toEqual([]);
  });

  test("a query is written where a row has one", async () => {
    const { client, sent } = scriptedClient(() => jsonReply([]), { baseUrl: "" });
    await client.call(siteEndpoints.ranking, { query: { period: "week" } });
    expect(sent[0]?.url).toBe("/api/auth/ranking?period=week");
  });

  test("a base address may end in a slash, and have a path", async () => {
    const { client, sent } = scriptedClient(() => jsonReply({ websiteStatus: "OK" }), { baseUrl: "https://h/x//" });
    await client.call(siteEndpoints.operation, {});
    expect(sent[0]?.url).toBe("https://h/x/api/setting/operational/website");
  });

  test("fetch is called as a browser demands: as nobody's method", async () => {
    const send = vi.fn(() => Promise.resolve(jsonReply({ websiteStatus: "OK" })));
    const { client } = scriptedClient(noConnection, { send });
    await client.call(siteEndpoints.operation, {});
    expect(send.mock.contexts).toEqual([undefined]);
  });
});

describe("what may be sent again", () => {
  test("a read is, once, when the connection failed before any reply", async () => {
    let calls = 0;
    const { client, sent } = scriptedClient(() => {
      calls += 1;
      return calls === 1 ? noConnection() : jsonReply(CREDIT);
    });
    expect(await client.call(getCredit, creditCall)).toMatchObject({ ok: true, value: { credit: 10.5 } });
    expect(sent).toHaveLength(2);
  });

  test("never more than once", async () => {
    const { client, sent, faults } = scriptedClient(noConnection);
    const answer = await client.call(getCredit, creditCall);
    expect(answer).toMatchObject({ ok: false, error: { fault: "unreachable", effect: "none" } });
    expect(sent).toHaveLength(2);
    expect(faults).toHaveLength(1);
  });

  test("money never is, nor a write: what the connection's failure hides stays unknown", async () => {
    const { client, sent } = scriptedClient(noConnection);
    const answer = await client.call(withdraw, withdrawCall);
    expect(answer).toMatchObject({ ok: false, error: { fault: "unreachable", effect: "unknown" } });
    await client.call(sessionEndpoints.logout, {});
    expect(sent.map(({ url }) => url.split("/").at(-1))).toEqual(["u", "logout"]);
  });

  test("a read that got any reply is not", async () => {
    const { client, sent } = scriptedClient(() => textReply("", 503));
    await client.call(getCredit, creditCall);
    expect(sent).toHaveLength(1);
  });
});

describe("time and giving up", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("after 60 seconds without a reply a call has timed out, and the wire is told", async () => {
    const { client, sent } = scriptedClient(never);
    const answer = client.call(withdraw, withdrawCall);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(sent[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({
      error: {
        fault: "timed-out",
        code: "ECONNABORTED",
        effect: "unknown",
        message: expect.stringContaining("ยังไม่ทราบผล"),
      },
    });
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
  });

  test("the time covers the body, can be set, and a read that timed out is not sent again", async () => {
    const slowBody = { status: 200, text: () => new Promise<string>(() => undefined) };
    const { client, sent } = scriptedClient(() => slowBody, { timeoutMs: 500 });
    const answer = client.call(getCredit, creditCall);
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toMatchObject({ error: { fault: "timed-out", effect: "none" } });
    expect(sent).toHaveLength(1);
  });

  test("a caller may give up: before, when nothing is sent, or while waiting", async () => {
    const { client, sent } = scriptedClient(never);
    const signal = AbortSignal.abort();
    expect(await client.call(withdraw, { ...withdrawCall, signal })).toMatchObject({
      error: { fault: "cancelled", effect: "none" },
    });
    expect(sent).toEqual([]);

    const controller = new AbortController();
    const answer = client.call(withdraw, { ...withdrawCall, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await answer).toMatchObject({ error: { fault: "cancelled", effect: "unknown" } });
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test("no timer is left behind", async () => {
    const { client } = scriptedClient(() => jsonReply(CREDIT));
    await client.call(getCredit, creditCall);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("what a successful reply must be", () => {
  test.each([
    ["a wrong type", JSON.stringify({ ...CREDIT, credit: "10.5" }), "credit"],
    ["three decimals", JSON.stringify({ ...CREDIT, credit: 10.555 }), "credit"],
    ["a day that does not exist", JSON.stringify({ ...CREDIT, at: "2026-02-30T00:00:00Z" }), "at"],
    ["a missing field", JSON.stringify({ credit: 1 }), "point"],
    ["a list", "[]", "credit"],
    ["null", "null", "body"],
    ["half of it", JSON.stringify(CREDIT).slice(0, 12), "body"],
    ["a page", "<!doctype html><title>OK</title>", "body"],
    ["nothing", "", "body"],
  ])("%s breaks the contract, at a place with a name", async (_, text, field) => {
    const { client, faults } = scriptedClient(() => textReply(text));
    const answer = await client.call(getCredit, creditCall);
    expect(answer).toMatchObject({
      ok: false,
      error: {
        fault: "contract",
        endpoint: "POST /api/auth/user/getCredit/{username}",
        field,
        status: 200,
        effect: "none",
      },
    });
    expect(faults.map(([fault]) => fault.message)).toEqual([expect.stringContaining(`{username}: ${field}`)]);
  });

  test("the place is told however deep it lies", async () => {
    const request = {
      id: "d",
      amount: 5,
      status: "checking",
      createdAt: CREDIT.at,
      timeline: [{ status: "gone", at: CREDIT.at }],
    };
    const { client } = scriptedClient(() => jsonReply([{ ...request, timeline: [] }, request]));
    expect(await client.call(walletEndpoints.myDepositRequests, {})).toMatchObject({
      error: { field: "1.timeline.0.status" },
    });
  });

  test("after a broken reply to money its effect is unknown", async () => {
    const { client } = scriptedClient(() => textReply("<html>"));
    expect(await client.call(withdraw, withdrawCall)).toMatchObject({
      error: { fault: "contract", effect: "unknown" },
    });
  });

  test("fields that nobody knows are left out, and an acknowledgement may be empty", async () => {
    const { client } = scriptedClient(({ url }) =>
      url.endsWith("logout") ? textReply("", 204) : jsonReply({ ...CREDIT, more: 1 }),
    );
    expect(await client.call(getCredit, creditCall)).toEqual({ ok: true, value: CREDIT });
    expect(await client.call(sessionEndpoints.logout, {})).toEqual({ ok: true, value: undefined });
  });

  test("a page is no acknowledgement, though an empty reply is one", async () => {
    const { client } = scriptedClient(() => textReply("<html>"));
    expect(await client.call(sessionEndpoints.logout, {})).toMatchObject({
      error: { fault: "contract", field: "body" },
    });
  });

  test("the special code in a reply that looks like success is a refusal all the same", async () => {
    const { client } = scriptedClient(() => jsonReply({ code: 500256, message: "ปิดรับชั่วคราว" }));
    expect(await client.call(cancelDeposit, { body: { id: "d" }, intent: INTENT })).toMatchObject({
      error: { kind: "refusal", code: "backend-refused", message: "ปิดรับชั่วคราว" },
    });
  });
});

test("a fault is told with the session that the call was made under, a refusal is not told", async () => {
  let session: Session | undefined = GOLD;
  const { client, faults } = scriptedClient(
    () => {
      session = undefined;
      return textReply("", 401);
    },
    { identity: () => session },
  );
  await client.call(getCredit, creditCall);
  expect(faults).toEqual([[expect.objectContaining({ fault: "unauthorised" }), GOLD]]);

  const refusing = scriptedClient(() => jsonReply({ code: "credit-insufficient", message: "เครดิตไม่พอ" }, 422));
  await refusing.client.call(withdraw, withdrawCall);
  expect(refusing.faults).toEqual([]);
});
