import { afterEach, describe, expect, it } from "vitest";
import type { House } from "../../../adapters/house/house.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import type { Listening } from "../../../adapters/server/listen.ts";
import { WITHDRAWALS_PER_DAY } from "../../../core/rules/withdrawal-cap.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import { joinHouse, openTestHouse, type TestMember } from "../house/test-house.ts";
import { listening } from "./open-server.ts";

const running: Listening[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

interface Sent {
  readonly status: number;
  readonly body: { readonly id?: string; readonly code?: string; readonly facts?: Record<string, unknown> };
}

/** A silver member of a house over real HTTP. */
async function open(credit: Satang) {
  const { house } = await openTestHouse({ backOffice: { mode: "waiting" } });
  const server = await listening(createApp(house, { checkReplies: true }));
  running.push(server);
  const testMember = await joinHouse(house, 1, credit);
  const withdraw = async (amount: number, key?: string): Promise<Sent> => {
    const headers = {
      authorization: `Bearer ${testMember.session.token}`,
      "content-type": "application/json",
      ...(key ? { "idempotency-key": key } : {}),
    };
    const body = JSON.stringify({ amount });
    const reply = await fetch(`${server.url}/api/auth/withdraw/${testMember.id}`, { method: "POST", headers, body });
    return { status: reply.status, body: (await reply.json()) as Sent["body"] };
  };
  return { house, testMember, withdraw };
}

async function stateOf(house: House, { id }: TestMember) {
  const service = house.member(id);
  const withdrawals = await service.withdrawals();
  const { creditSatang } = await service.credit();
  return {
    count: withdrawals.length,
    sum: withdrawals.reduce((sum, each) => sum + each.amountSatang, 0),
    creditSatang,
  };
}

const key = (number: number) => `money-test-key-${String(number).padStart(6, "0")}`;
const accepted = (sent: readonly Sent[]) => sent.filter(({ status }) => status === 200).length;

describe("money over HTTP", { timeout: 60_000 }, () => {
  it("keeps the daily count for 50 withdrawals at once", async () => {
    const { house, testMember, withdraw } = await open(baht(90_000));
    const sent = await Promise.all(Array.from({ length: 50 }, () => withdraw(100)));
    expect(accepted(sent)).toBe(WITHDRAWALS_PER_DAY);
    const refused = sent.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(["422 withdraw-no-count-left"]),
    );
    expect(await stateOf(house, testMember)).toEqual({ count: 5, sum: baht(500), creditSatang: baht(89_500) });
  });

  it("keeps the daily cap for 50 withdrawals at once, to the last satang", async () => {
    const { house, testMember, withdraw } = await open(baht(900_000));
    const sent = await Promise.all(Array.from({ length: 50 }, (_, i) => withdraw(i % 2 ? 30_000.01 : 39_999.99)));
    const { count, sum, creditSatang } = await stateOf(house, testMember);
    expect(sum).toBeLessThanOrEqual(baht(100_000));
    expect(sum + baht(30_000.01)).toBeGreaterThan(baht(100_000));
    expect(count).toBe(accepted(sent));
    expect(creditSatang).toBe(baht(900_000) - sum);
    for (const { status, body } of sent.filter((each) => each.status !== 200)) {
      expect([status, body.code]).toEqual([422, "withdraw-over-day-cap"]);
      expect(body.facts).toMatchObject({ leftSatang: expect.any(Number), leftCount: expect.any(Number) });
    }
    const left = baht(100_000) - sum;
    expect((await withdraw(left / 100 + 0.01)).status).toBe(422);
    expect((await withdraw(left / 100)).status).toBe(200);
  });

  it("keeps the balance for 50 withdrawals at once", async () => {
    const { house, testMember, withdraw } = await open(baht(250.5));
    const sent = await Promise.all(Array.from({ length: 50 }, () => withdraw(100.25)));
    expect(accepted(sent)).toBe(2);
    expect(await stateOf(house, testMember)).toEqual({ count: 2, sum: baht(200.5), creditSatang: baht(50) });
  });

  it("has one effect and one reply per key, for calls at once and later", async () => {
    const { house, testMember, withdraw } = await open(baht(1000));
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => withdraw(100, key(1))));
    const later = await withdraw(100, key(1));
    expect(new Set([...atOnce, later].map((each) => JSON.stringify(each))).size).toBe(1);
    expect(later.status).toBe(200);
    expect(await stateOf(house, testMember)).toMatchObject({ count: 1, creditSatang: baht(900) });
  });

  it("repeats a refusal for the same key", async () => {
    const { house, testMember, withdraw } = await open(baht(50));
    const refused = await withdraw(100, key(1));
    expect(refused).toMatchObject({ status: 422, body: { code: "credit-insufficient" } });
    await house.staff.topUp(testMember.id, baht(500));
    expect(await withdraw(100, key(1))).toEqual(refused);
    expect((await withdraw(100, key(2))).status).toBe(200);
  });

  it("refuses another body under a used key", async () => {
    const { house, testMember, withdraw } = await open(baht(1000));
    expect((await withdraw(100, key(1))).status).toBe(200);
    expect(await withdraw(100.01, key(1))).toMatchObject({ status: 422, body: { code: "key-reused" } });
    expect(await stateOf(house, testMember)).toMatchObject({ count: 1, creditSatang: baht(900) });
  });

  it("treats every call without a key as a new action", async () => {
    const { house, testMember, withdraw } = await open(baht(1000));
    expect([(await withdraw(100)).status, (await withdraw(100)).status]).toEqual([200, 200]);
    expect(await stateOf(house, testMember)).toMatchObject({ count: 2, creditSatang: baht(800) });
  });
});
