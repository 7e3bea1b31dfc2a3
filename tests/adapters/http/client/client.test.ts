import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { REQUEST_TIMEOUT_MS } from "../../../../adapters/http/client/client.ts";
import type { WireReply } from "../../../../adapters/http/client/deliver.ts";
import { sessionEndpoints } from "../../../../contracts/endpoints/session.ts";
import { siteEndpoints } from "../../../../contracts/endpoints/site.ts";
import { walletEndpoints } from "../../../../contracts/endpoints/wallet.ts";
import type { Session } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { inThai } from "../../../in-thai.ts";
import { GOLD, INTENT, jsonReply, noConnection, scriptedClient, textReply } from "../scripted-client.ts";

const { getCredit, withdraw, cancelDeposit, deposit } = walletEndpoints;
const CREDIT = { credit: 10.5, point: 3, at: "2026-11-20T10:00:00.000Z" };
const creditCall = { params: { username: "gold" }, body: { balanceType: "credit" } } as const;
const withdrawCall = { params: { uuid: "u" }, body: { amount: 100 }, intent: INTENT };
const never = () => new Promise<WireReply>(() => undefined);

describe("a request", () => {
  test("carries the headers of every call", async () => {
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
      "accept-language": "th",
      authorization: "Bearer token-of-gold",
      "content-type": "application/json",
      platform: "AND",
      channel: "web",
      webversion: "1.2.3",
      webhostname: "play.example",
    });
  });

  test("carries no token without a session, and a member's call is not sent then", async () => {
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

  test("reads the session again for every call", async () => {
    let session: Session | undefined = GOLD;
    const { client, sent } = scriptedClient(() => jsonReply(CREDIT), { identity: () => session });
    await client.call(getCredit, creditCall);
    session = { ...GOLD, token: "another" };
    await client.call(getCredit, creditCall);
    expect(sent.map(({ headers }) => headers["authorization"])).toEqual(["Bearer token-of-gold", "Bearer another"]);
  });

  test("carries the idempotency key for money rows only, and only where the backend accepts it", async () => {
    const withKey = scriptedClient(() => jsonReply(CREDIT));
    await withKey.client.call(withdraw, withdrawCall);
    await withKey.client.call(getCredit, { ...creditCall, intent: INTENT });
    expect(withKey.sent.map(({ headers }) => headers["idempotency-key"])).toEqual([INTENT, undefined]);

    const without = scriptedClient(() => jsonReply(CREDIT), { sendsIdempotencyKey: false });
    await without.client.call(withdraw, withdrawCall);
    expect(without.sent[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  test("encodes path parameters", async () => {
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
    ["invalid Unicode", "\ud800"],
  ])("is not sent when a parameter leads to another path: %s", async (_, value) => {
    const { client, sent } = scriptedClient(() => jsonReply({ available: true }));
    const answer = await client.call(sessionEndpoints.checkUsername, { params: { value } });
    expect(answer).toMatchObject({ ok: false, error: { code: "body-invalid", facts: { field: "value" } } });
    expect(sent).toEqual([]);
  });

  test("carries the query of a row", async () => {
    const { client, sent } = scriptedClient(() => jsonReply([]), { baseUrl: "" });
    await client.call(siteEndpoints.ranking, { query: { period: "week" } });
    expect(sent[0]?.url).toBe("/api/auth/ranking?period=week");
  });

  test("accepts a base address with a path and slashes at its end", async () => {
    const { client, sent } = scriptedClient(() => jsonReply({ websiteStatus: "OK" }), { baseUrl: "https://h/x//" });
    await client.call(siteEndpoints.operation, {});
    expect(sent[0]?.url).toBe("https://h/x/api/setting/operational/website");
  });

  test("calls fetch without a receiver, as browsers require", async () => {
    const send = vi.fn(() => Promise.resolve(jsonReply({ websiteStatus: "OK" })));
    const { client } = scriptedClient(noConnection, { send });
    await client.call(siteEndpoints.operation, {});
    expect(send.mock.contexts).toEqual([undefined]);
  });
});

describe("a second try", () => {
  test("follows when a read's connection fails before any reply", async () => {
    let calls = 0;
    const { client, sent } = scriptedClient(() => {
      calls += 1;
      return calls === 1 ? noConnection() : jsonReply(CREDIT);
    });
    expect(await client.call(getCredit, creditCall)).toMatchObject({ ok: true, value: { credit: 10.5 } });
    expect(sent).toHaveLength(2);
  });

  test("happens only once", async () => {
    const { client, sent, faults } = scriptedClient(noConnection);
    const answer = await client.call(getCredit, creditCall);
    expect(answer).toMatchObject({ ok: false, error: { fault: "unreachable", effect: "none" } });
    expect(sent).toHaveLength(2);
    expect(faults).toHaveLength(1);
  });

  test("never follows a money action or a write, and the effect of the money action is unknown", async () => {
    const { client, sent } = scriptedClient(noConnection);
    const answer = await client.call(withdraw, withdrawCall);
    expect(answer).toMatchObject({ ok: false, error: { fault: "unreachable", effect: "unknown" } });
    await client.call(sessionEndpoints.logout, {});
    expect(sent.map(({ url }) => url.split("/").at(-1))).toEqual(["u", "logout"]);
  });

  test("does not follow a read that got a reply", async () => {
    const { client, sent } = scriptedClient(() => textReply("", 503));
    await client.call(getCredit, creditCall);
    expect(sent).toHaveLength(1);
  });
});

describe("timeout and cancellation", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a call times out after 60 seconds and aborts its request", async () => {
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
      },
    });
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
  });

  test("the timeout is an option, covers the body, and causes no second try", async () => {
    const slowBody = { status: 200, text: () => new Promise<string>(() => undefined) };
    const { client, sent } = scriptedClient(() => slowBody, { timeoutMs: 500 });
    const answer = client.call(getCredit, creditCall);
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toMatchObject({ error: { fault: "timed-out", effect: "none" } });
    expect(sent).toHaveLength(1);
  });

  test("a caller can cancel before the request is sent and while it waits", async () => {
    const { client, sent } = scriptedClient(never);
    const signal = AbortSignal.abort();
    expect(await client.call(withdraw, { ...withdrawCall, signal })).toMatchObject({
      error: { fault: "cancelled", effect: "none", onPurpose: true },
    });
    expect(sent).toEqual([]);

    const controller = new AbortController();
    const answer = client.call(withdraw, { ...withdrawCall, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await answer).toMatchObject({ error: { fault: "cancelled", effect: "unknown", onPurpose: true } });
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test("no timer stays after a call", async () => {
    const { client } = scriptedClient(() => jsonReply(CREDIT));
    await client.call(getCredit, creditCall);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a successful reply", () => {
  test.each([
    ["a wrong type", JSON.stringify({ ...CREDIT, credit: "10.5" }), "credit"],
    ["three decimals", JSON.stringify({ ...CREDIT, credit: 10.555 }), "credit"],
    ["a day that does not exist", JSON.stringify({ ...CREDIT, at: "2026-02-30T00:00:00Z" }), "at"],
    ["a missing field", JSON.stringify({ credit: 1 }), "point"],
    ["a list", "[]", "credit"],
    ["null", "null", "body"],
    ["half of the text", JSON.stringify(CREDIT).slice(0, 12), "body"],
    ["an HTML page", "<!doctype html><title>OK</title>", "body"],
    ["nothing", "", "body"],
  ])("%s breaks the contract, and the fault names the field", async (_, text, field) => {
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
    expect(faults.map(([fault]) => inThai(fault))).toEqual([expect.stringContaining(`{username}: ${field}`)]);
  });

  test("a fault names a field at any depth", async () => {
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

  test("a broken reply to a money action leaves its effect unknown", async () => {
    const { client } = scriptedClient(() => textReply("<html>"));
    expect(await client.call(withdraw, withdrawCall)).toMatchObject({
      error: { fault: "contract", effect: "unknown" },
    });
  });

  test("loses its unknown fields, and an acknowledgement may be empty", async () => {
    const { client } = scriptedClient(({ url }) =>
      url.endsWith("logout") ? textReply("", 204) : jsonReply({ ...CREDIT, more: 1 }),
    );
    expect(await client.call(getCredit, creditCall)).toEqual({ ok: true, value: CREDIT });
    expect(await client.call(sessionEndpoints.logout, {})).toEqual({ ok: true, value: undefined });
  });

  test("an HTML page is not an acknowledgement", async () => {
    const { client } = scriptedClient(() => textReply("<html>"));
    expect(await client.call(sessionEndpoints.logout, {})).toMatchObject({
      error: { fault: "contract", field: "body" },
    });
  });

  test("is a refusal when it contains code 500256", async () => {
    const { client } = scriptedClient(() => jsonReply({ code: 500256, message: "ปิดรับชั่วคราว" }));
    expect(await client.call(cancelDeposit, { body: { id: "d" }, intent: INTENT })).toMatchObject({
      error: { kind: "refusal", code: "backend-refused", said: "ปิดรับชั่วคราว" },
    });
  });
});

test("onFault gets every fault with the session of its call, and no refusal", async () => {
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

describe("a read that the backend does not offer", () => {
  test("is sent again after a minute, because a proxy may have answered for a backend that was away", async () => {
    let now = instant(0);
    let status = 404;
    const { client, sent } = scriptedClient(() => (status === 200 ? jsonReply(CREDIT) : textReply("", status)), {
      clock: () => now,
    });
    const ask = () => client.of(GOLD.member.id).call(getCredit, creditCall);
    for (const later of [0, 30_000, 59_999]) {
      now = instant(later);
      expect(await ask()).toMatchObject({ error: { fault: "not-available" } });
    }
    expect(sent).toHaveLength(1);
    [now, status] = [instant(60_000), 200];
    expect((await ask()).ok).toBe(true);
    expect((await ask()).ok).toBe(true);
  });

  test.each([
    { message: "ไม่พบข้อมูลที่ขอ", code: "not-found" },
    { message: "There is nothing here.", code: "not-found" },
    { message: "This part is not offered yet.", code: "not-available" },
  ])("is not asked again at once after a router's answer in any language: %j", async (body) => {
    const { client, sent } = scriptedClient(() => jsonReply(body, body.code === "not-found" ? 404 : 501), {
      clock: () => instant(0),
    });
    for (let nth = 0; nth < 2; nth += 1) await client.call(getCredit, creditCall);
    expect(sent).toHaveLength(1);
  });

  test("is asked each time where the backend speaks of what the call names, and a money call always is", async () => {
    const { client, sent } = scriptedClient(() => jsonReply({ message: "Deposit not found" }, 404), {
      clock: () => instant(0),
    });
    for (let nth = 0; nth < 2; nth += 1) await client.call(getCredit, creditCall);
    const silent = scriptedClient(() => textReply("", 404), { clock: () => instant(0) });
    for (let nth = 0; nth < 2; nth += 1) await silent.client.call(withdraw, withdrawCall);
    expect([sent.length, silent.sent.length]).toEqual([2, 2]);
  });
});
