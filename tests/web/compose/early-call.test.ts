import { describe, expect, test } from "vitest";
import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import type { Send, WireRequest } from "../../../adapters/http/client/deliver.ts";
import { withEarlyCall } from "../../../web/compose/early-call.ts";
import { fakeStorage } from "../../adapters/browser/fake-page.ts";
import { openServer } from "../../adapters/server/open-server.ts";

const URL = "/api/auth/user/getCredit/gold";
const KEY = (id: string) => `sanam.last.${id}.call`;

const requestOf = (token: string): WireRequest => ({
  method: "POST",
  headers: { platform: "AND", authorization: `Bearer ${token}`, "content-type": "application/json" },
  body: '{"balanceType":"credit"}',
  signal: new AbortController().signal,
  cache: "no-store",
});

/** A page on which area.js has sent the call that an earlier page stored. */
async function setUp(early: { reply?: () => Promise<Response>; ageMs?: number } = {}) {
  const { session } = (await openServer()).testMember;
  const storage = keyValue(() => local);
  const local = fakeStorage().storage;
  const page = {} as Parameters<typeof withEarlyCall>[0]["page"];
  Object.assign(page, { window: page });
  const send: Send = async () => new Response("late");
  const wrapped = withEarlyCall({ page, storage, prefix: "sanam", identity: () => session }, send);
  const ask = async (token: string = session.token, url = URL) => (await wrapped(url, requestOf(token))).text();
  await ask();
  const stored = storage.get(KEY(session.member.id)) ?? "";
  const reply = (early.reply ?? (async () => new Response("early")))();
  reply.catch(() => undefined);
  const { token } = session;
  page.earlyCall = { call: JSON.parse(stored), token, sentAt: Date.now() - (early.ageMs ?? 0), reply };
  return { ask, stored, page, token };
}

describe("the call that area.js sent before the code", () => {
  test("answers the first call of the credit, and no later one", async () => {
    const { ask } = await setUp();
    expect([await ask(), await ask()]).toEqual(["early", "late"]);
  });

  test("answers no other call, and stays for the credit", async () => {
    const { ask, token } = await setUp();
    expect(await ask(token, "/api/auth/user/level/1")).toBe("late");
    expect(await ask()).toBe("early");
  });

  test("is dropped when the token is another one by now, or the address", async () => {
    const { ask, page } = await setUp();
    expect(await ask("another-token")).toBe("late");
    expect(page.earlyCall).toBeUndefined();
    expect(await ask()).toBe("late");
    const other = await setUp();
    expect(await other.ask(other.token, "/api/auth/user/getCredit/silver")).toBe("late");
  });

  test("is sent again when it failed, was refused, or is half a minute old", async () => {
    const failed = await setUp({ reply: async () => Promise.reject(new TypeError("no network")) });
    expect(await failed.ask()).toBe("late");
    const refused = await setUp({ reply: async () => new Response("", { status: 401 }) });
    expect(await refused.ask()).toBe("late");
    const old = await setUp({ ageMs: 30_000 });
    expect(await old.ask()).toBe("late");
  });

  test("is stored without its token", async () => {
    const { stored, token } = await setUp();
    expect(JSON.parse(stored)).toMatchObject({ url: URL, method: "POST", body: '{"balanceType":"credit"}' });
    expect(stored).not.toContain(token);
    expect(stored.toLowerCase()).not.toContain("authorization");
  });
});
