import decodeQr from "qr/decode.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { decodePng } from "../../../../adapters/node/decode-png.ts";
import { type RunningSandbox, startSandbox } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { plainPasswords, unwrap } from "../../house/test-house.ts";

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

let server: RunningSandbox;
beforeAll(async () => {
  const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords };
  server = unwrap(await startSandbox({ ...memory, sandbox: true, seed: 1 }));
});
afterEach(async () => {
  await control("/reset");
  await control("/clock", { real: true });
});
afterAll(() => server.close());

async function call(method: string, path: string, body?: unknown, token?: string): Promise<Reply> {
  const reply = await fetch(server.url + path, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

const control = (path: string, body: unknown = {}) => call("POST", `/sandbox${path}`, body);
const get = async (path = "") => (await call("GET", `/sandbox${path}`)).body;

interface Signed {
  readonly token: string;
  readonly uuid: string;
}

async function signIn(username = "gold"): Promise<Signed> {
  const { body } = await call("POST", "/api/auth/login", { username, password: "demo1234" });
  const { token, user } = body as { token: string; user: { uuid: string } };
  return { token, uuid: user.uuid };
}

async function credit({ token }: Signed, username = "gold"): Promise<number> {
  const { body } = await call("POST", `/api/auth/user/getCredit/${username}`, { balanceType: "credit" }, token);
  return (body as { credit: number }).credit;
}

const withdraw = ({ token, uuid }: Signed, amount: number) =>
  call("POST", `/api/auth/withdraw/${uuid}`, { amount }, token);

async function withdrawals({ token, uuid }: Signed) {
  const { body } = await call("GET", `/api/auth/withdraw/withdraw-request/${uuid}`, undefined, token);
  return body as { id: string; status: string; amount: number; timeline: { reason?: string }[] }[];
}

describe("sandbox controls", { timeout: 60_000 }, () => {
  it("set the clock, pin it and return it to real time", async () => {
    expect((await control("/clock", { set: "2027-01-01T00:00:00.000Z", pinned: true })).status).toBe(200);
    expect(await get("/clock")).toEqual({ now: "2027-01-01T00:00:00.000Z", pinned: true });
    await control("/clock", { advanceMs: 86_400_000 });
    expect(await get("/clock")).toEqual({ now: "2027-01-02T00:00:00.000Z", pinned: true });
    const gold = await signIn();
    const { body } = await call("POST", "/api/auth/user/getCredit/gold", { balanceType: "credit" }, gold.token);
    expect(body).toMatchObject({ at: "2027-01-02T00:00:00.000Z" });
    await control("/clock", { set: "2027-01-01T00:00:00.000Z" });
    expect(await get("/clock")).toMatchObject({ now: expect.stringMatching(/^2027-01-01T00:0/), pinned: false });
    await control("/clock", { real: true });
    expect(await get("/clock")).not.toMatchObject({ now: expect.stringMatching(/^2027-01-01/) });
  });

  it("date the replies by the sandbox's clock", async () => {
    await control("/clock", { set: "2027-01-01T00:00:00.000Z", pinned: true });
    const reply = await fetch(`${server.url}/api/setting`);
    await reply.text();
    expect(reply.headers.get("date")).toBe("Fri, 01 Jan 2027 00:00:00 GMT");
  });

  it("let staff approve, pay and reject requests", async () => {
    expect(await control("/back-office", { mode: "waiting" })).toEqual({ status: 200, body: { mode: "waiting" } });
    const gold = await signIn();
    for (const amount of [100, 200]) await withdraw(gold, amount);
    const open = (await get("/requests")) as { id: string; amount: number; username: string; kind: string }[];
    expect(open).toMatchObject([
      { kind: "withdrawal", amount: 100, username: "gold" },
      { kind: "withdrawal", amount: 200, username: "gold" },
    ]);
    const [first, second] = open;
    expect((await control(`/requests/${first?.id}/start-paying`)).status).toBe(200);
    expect((await withdrawals(gold)).find(({ amount }) => amount === 100)?.status).toBe("paying");
    expect((await control(`/requests/${first?.id}/approve`)).status).toBe(200);
    expect((await control(`/requests/${second?.id}/reject`, { reason: "บัญชีปิดแล้ว" })).status).toBe(200);
    const after = await withdrawals(gold);
    expect(after.find(({ amount }) => amount === 100)?.status).toBe("paid");
    const rejected = after.find(({ amount }) => amount === 200);
    expect([rejected?.status, rejected?.timeline.at(-1)?.reason]).toEqual(["rejected", "บัญชีปิดแล้ว"]);
    expect(await get("/requests")).toEqual([]);
    expect(await control(`/requests/${second?.id}/approve`)).toMatchObject({
      status: 422,
      body: { code: expect.stringMatching(/^request-/) },
    });
    expect(await control("/requests/nothing/approve")).toMatchObject({
      status: 422,
      body: { code: "request-not-found" },
    });
    expect(await control(`/requests/${second?.id}/reject`)).toMatchObject({ status: 400, body: { field: "reason" } });
  });

  it("process requests automatically when the clock reaches their time", async () => {
    await control("/clock", { set: "2027-01-01T05:00:00.000Z", pinned: true });
    await control("/back-office", { mode: "automatic", afterMs: 5000 });
    const gold = await signIn();
    await withdraw(gold, 100);
    await control("/clock", { advanceMs: 4999 });
    expect((await withdrawals(gold))[0]?.status).not.toBe("paid");
    await control("/clock", { advanceMs: 60_000 });
    expect((await withdrawals(gold))[0]?.status).toBe("paid");
  });

  it("top up, grant a level, publish news and switch maintenance", async () => {
    const gold = await signIn();
    const before = await credit(gold);
    expect((await control("/members/gold/top-up", { amount: 12.34, title: "โบนัสทดสอบ" })).status).toBe(200);
    expect(await credit(gold)).toBeCloseTo(before + 12.34, 2);
    await control("/members/gold/level", { level: 5 });
    const detail = await call("GET", `/api/auth/user/detail/${gold.uuid}`, undefined, gold.token);
    expect(detail.body).toMatchObject({ level: 5 });
    expect(await control("/members/nobody/top-up", { amount: 1 })).toMatchObject({
      status: 400,
      body: { field: "username" },
    });
    await control("/announcements", { title: "ข่าวทดสอบ", body: "<p>เนื้อหา</p>" });
    expect((await call("GET", "/api/announcement")).body).toContainEqual(
      expect.objectContaining({ title: "ข่าวทดสอบ" }),
    );
    await control("/maintenance", { on: true, until: "2027-01-01T00:00:00.000Z" });
    expect((await call("GET", "/api/setting/operational/website")).body).toEqual({
      websiteStatus: "MA",
      until: "2027-01-01T00:00:00.000Z",
    });
    expect((await call("GET", "/api/auth/deposit-request/my", undefined, gold.token)).status).toBe(503);
    await control("/maintenance", { on: false });
    expect((await call("GET", "/api/auth/deposit-request/my", undefined, gold.token)).status).toBe(200);
  });

  it("make another slip each time, and the same one for the same serial", async () => {
    const slipOf = async (order: object) =>
      Object((await control("/slips", { amount: 500, ...order })).body).payload as string;
    expect(new Set([await slipOf({}), await slipOf({}), await slipOf({})]).size).toBe(3);
    const seventh = { serial: 7, at: "2026-11-20T05:00:00.000Z" };
    expect(await slipOf(seventh)).toBe(await slipOf(seventh));
  });

  it("make slips that the bank confirms, with a readable picture", async () => {
    const { body } = await control("/slips", { amount: 500.5 });
    const { payload, picture } = body as { payload: string; picture: string };
    const file = Buffer.from(picture.replace("data:image/png;base64,", ""), "base64");
    const pixels = decodePng(file);
    if (!pixels) throw new Error("no PNG");
    expect(decodeQr(pixels)).toBe(payload);
    const gold = await signIn();
    const review = await call("POST", "/api/auth/slip/verify", { payload }, gold.token);
    expect(review).toMatchObject({ status: 200, body: { amount: 500.5 } });
    const huge = await control("/slips", { amount: 100_000_000, toUs: false });
    const foreign = await call(
      "POST",
      "/api/auth/slip/verify",
      { payload: (huge.body as { payload: string }).payload },
      gold.token,
    );
    expect(foreign).toMatchObject({ status: 422, body: { code: "slip-wrong-receiver" } });
  });

  it("reset to the same or another seed and end every session", async () => {
    const gold = await signIn();
    const before = await credit(gold);
    await control("/members/gold/top-up", { amount: 1 });
    expect((await control("/reset")).body).toMatchObject({ seed: 1 });
    expect((await call("GET", "/api/auth/deposit-request/my", undefined, gold.token)).status).toBe(401);
    expect(await credit(await signIn())).toBe(before);
    expect((await control("/reset", { seed: 2 })).body).toMatchObject({ seed: 2 });
    expect(await get()).toMatchObject({ seed: 2, backOffice: { mode: "automatic", afterMs: 3000 } });
    expect((await control("/reset", { seed: 1 })).body).toMatchObject({ seed: 1 });
  });

  it("reject wrong bodies and requests that a page of another origin could send", async () => {
    const wrong: [string, unknown, string][] = [
      ["/clock", { advanceMs: "1" }, "body"],
      ["/back-office", { mode: "lazy" }, "mode"],
      ["/maintenance", {}, "on"],
      ["/members/gold/top-up", { amount: -1 }, "amount"],
      ["/members/gold/top-up", { amount: 1, to: "me" }, "to"],
      ["/faults", { fault: { kind: "status", status: 200 } }, "fault.status"],
      ["/faults", { fault: { kind: "html" }, row: "GET /api/nothing" }, "row"],
      ["/faults", { fault: { kind: "wrong-type" } }, "fault.field"],
      ["/slips", { amount: 0 }, "amount"],
      ["/reset", { seed: 1.5 }, "seed"],
    ];
    for (const [path, body, field] of wrong) {
      const reply = await control(path, body);
      expect([path, reply.status, reply.body]).toMatchObject([path, 400, { code: "body-invalid" }]);
      if (field !== "body") expect([path, reply.body]).toMatchObject([path, { field }]);
    }
    const plain = await fetch(`${server.url}/sandbox/reset`, { method: "POST", body: "{}" });
    expect([plain.status, await plain.json()]).toMatchObject([400, { field: "Content-Type" }]);
    const preflight = await fetch(`${server.url}/sandbox/reset`, { method: "OPTIONS" });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("ordered faults", { timeout: 60_000 }, () => {
  const row = "POST /api/auth/withdraw/{uuid}";

  async function withFault(fault: unknown, more: object = {}) {
    const gold = await signIn();
    await control("/back-office", { mode: "waiting" });
    const before = await credit(gold);
    expect((await control("/faults", { row, fault, ...more })).status).toBe(200);
    const reply = fetch(`${server.url}/api/auth/withdraw/${gold.uuid}`, {
      method: "POST",
      headers: { authorization: `Bearer ${gold.token}`, "content-type": "application/json" },
      body: JSON.stringify({ amount: 100 }),
    });
    const text = reply.then((each) => each.text());
    await Promise.allSettled([text]);
    return { reply, text, hadEffect: (await credit(gold)) !== before, gold };
  }

  it("reply with a status, before or after the effect", async () => {
    const before = await withFault({ kind: "status", status: 503 });
    expect([(await before.reply).status, before.hadEffect]).toEqual([503, false]);
    const after = await withFault({ kind: "status", status: 504, code: "gateway", message: "นานไป", when: "after" });
    expect([(await after.reply).status, after.hadEffect]).toEqual([504, true]);
    expect(JSON.parse(await after.text)).toEqual({ code: "gateway", message: "นานไป" });
  });

  it("cut the connection before the effect, after it, or in the middle of the reply", async () => {
    const before = await withFault({ kind: "cut", when: "before" });
    await expect(before.reply).rejects.toThrow();
    expect(before.hadEffect).toBe(false);
    const after = await withFault({ kind: "cut", when: "after" });
    await expect(after.reply).rejects.toThrow();
    expect(after.hadEffect).toBe(true);
    const midway = await withFault({ kind: "cut-midway" });
    expect((await midway.reply).status).toBe(200);
    await expect(midway.text).rejects.toThrow();
    expect(midway.hadEffect).toBe(true);
  });

  it("change the reply: cut short, an HTML page, a wrong type in a nested field", async () => {
    const short = await withFault({ kind: "truncated" });
    expect((await short.reply).status).toBe(200);
    const half = await short.text;
    expect(() => JSON.parse(half)).toThrow();
    expect(half).toMatch(/^\{"id"/);
    const page = await withFault({ kind: "html" });
    expect((await page.reply).headers.get("content-type")).toContain("text/html");
    const wrong = await withFault({ kind: "wrong-type", field: "timeline.0.at" });
    const body = JSON.parse(await wrong.text) as { amount: number; timeline: [{ at: unknown }] };
    expect([body.amount, typeof body.timeline[0].at]).toEqual([100, "object"]);
  });

  it("hit the ordered number of calls of their row, in order, and no other row", async () => {
    await control("/faults", { row: "GET /api/setting", calls: 2, fault: { kind: "status", status: 500 } });
    await control("/faults", { fault: { kind: "status", status: 502 } });
    const statuses: number[] = [];
    for (const path of ["/api/setting", "/api/announcement", "/api/setting", "/api/setting"]) {
      statuses.push((await call("GET", path)).status);
    }
    expect(statuses).toEqual([500, 502, 500, 200]);
    await control("/faults", { calls: 9, fault: { kind: "html" } });
    expect(await get("/faults")).toMatchObject({ faults: [{ calls: 9 }] });
    await control("/faults/clear");
    expect((await call("GET", "/api/setting")).status).toBe(200);
  });

  it("delay a call by the ordered time", async () => {
    await control("/faults", { row: "GET /api/setting", delayMs: 200, fault: { kind: "delay" } });
    const start = performance.now();
    expect((await call("GET", "/api/setting")).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(195);
  });
});
