import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFaultPlan } from "../../../../adapters/server/sandbox/fault-plan.ts";
import { type RunningSandbox, startSandbox } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { walletEndpoints } from "../../../../contracts/endpoints/wallet.ts";
import { ok } from "../../../../core/shared/result.ts";
import { Resource } from "../../../../web/stores/base/resource.ts";
import { plainPasswords, unwrap } from "../../house/test-house.ts";

const WITHDRAW = "POST /api/auth/withdraw/{uuid}";
const CREDIT = "POST /api/auth/user/getCredit/{username}";

let server: RunningSandbox;
let gold: { readonly token: string; readonly uuid: string };
beforeAll(async () => {
  const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords };
  server = unwrap(await startSandbox({ ...memory, sandbox: true, seed: 1 }));
  const { body } = await call("/api/auth/login", { username: "gold", password: "demo1234" });
  gold = { token: String(body["token"]), uuid: (body["user"] as { uuid: string }).uuid };
  await call("/sandbox/back-office", { mode: "waiting" });
});
beforeEach(async () => {
  await call("/sandbox/faults/clear", {});
});
afterAll(() => server.close());

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${gold?.token}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const order = async (body: object) => expect((await call("/sandbox/faults", body)).status).toBe(200);
const credit = async () =>
  Number((await call("/api/auth/user/getCredit/gold", { balanceType: "credit" })).body["credit"]);
const topUp = (amount: number) => call("/sandbox/members/gold/top-up", { amount });

describe("a request that is delivered twice", () => {
  it("has one effect and the same reply under an idempotency key", async () => {
    await order({ row: WITHDRAW, fault: { kind: "duplicate" } });
    const before = await credit();
    const key = { "idempotency-key": "delivered-twice-0001" };
    const twice = await call(`/api/auth/withdraw/${gold.uuid}`, { amount: 100 }, key);
    expect([twice.status, await credit()]).toEqual([200, before - 100]);
    const again = await call(`/api/auth/withdraw/${gold.uuid}`, { amount: 100 }, key);
    expect([again, await credit()]).toEqual([twice, before - 100]);
  });

  it("has two effects without one", async () => {
    await order({ row: WITHDRAW, fault: { kind: "duplicate" } });
    const before = await credit();
    expect((await call(`/api/auth/withdraw/${gold.uuid}`, { amount: 100 })).status).toBe(200);
    expect(await credit()).toBe(before - 200);
  });
});

describe("a call that is out of order", () => {
  it("sends its reply after the next one, and the site ignores the stale credit", async () => {
    const before = await credit();
    await order({ row: CREDIT, fault: { kind: "out-of-order", withinMs: 20_000 } });
    const arrived: number[] = [];
    // Unlike a port it does not give up the older call, so that the older reply does come.
    const shown = new Resource(async () => {
      const value = await credit();
      arrived.push(value);
      return ok(value);
    });
    const first = shown.load();
    await waiting();
    await topUp(50);
    await shown.load();
    expect([shown.value, arrived]).toEqual([before + 50, [before + 50]]);
    await first;
    expect([shown.value, arrived]).toEqual([before + 50, [before + 50, before]]);
  });

  it("has its effect after the next one with `before`", async () => {
    await order({ row: CREDIT, fault: { kind: "out-of-order", when: "before", withinMs: 20_000 } });
    const first = credit();
    await waiting();
    await topUp(50);
    const second = await credit();
    expect(await first).toBe(second);
  });

  it("waits for no call of another row, none that came before it, and never longer than its bound", async () => {
    await order({ row: CREDIT, fault: { kind: "out-of-order", withinMs: 30 } });
    expect(await credit()).toBeGreaterThan(0);
  });

  /** Until the ordered fault is taken: its call has arrived. */
  async function waiting(): Promise<void> {
    for (;;) {
      const reply = await fetch(`${server.url}/sandbox/faults`);
      if (((await reply.json()) as { faults: unknown[] }).faults.length === 0) return;
    }
  }
});

describe("a fault with a probability", () => {
  const hits = (seed: number, probability = 0.3, calls?: number) => {
    const plan = createFaultPlan();
    plan.add({
      row: undefined,
      calls,
      delayMs: 0,
      fault: { kind: "truncated" },
      chance: { probability, seed, drawn: 0 },
    });
    return Array.from({ length: 1000 }, () => plan.take(walletEndpoints.withdraw) !== undefined);
  };

  it("is given to the same calls by the same seed, to others by another, and to its share of them", () => {
    expect(hits(7)).toEqual(hits(7));
    expect(hits(7)).not.toEqual(hits(8));
    const count = hits(7).filter(Boolean).length;
    expect(count).toBeGreaterThan(250);
    expect(count).toBeLessThan(350);
    expect(hits(7, 1).every(Boolean)).toBe(true);
    expect(hits(7, 0.3, 5).filter(Boolean)).toHaveLength(5);
  });

  it("leaves a call to the next order when chance does not give it, and goes on where it was", () => {
    const chance = { probability: 0.5, seed: 3, drawn: 0 };
    const whole = createFaultPlan();
    whole.add({ row: undefined, calls: undefined, delayMs: 0, fault: { kind: "truncated" }, chance });
    whole.add({ row: undefined, calls: undefined, delayMs: 0, fault: { kind: "html" } });
    const kinds = (plan = whole, count = 20) =>
      Array.from({ length: count }, () => plan.take(walletEndpoints.withdraw)?.fault.kind);
    const first = kinds(whole, 7);
    expect(new Set(first)).toEqual(new Set(["truncated", "html"]));
    const later = createFaultPlan();
    for (const order of whole.list()) later.add(order);
    expect(kinds(later)).toEqual(kinds(whole));
  });
});
