import { describe, expect, test } from "vitest";
import { DAY_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { judgedWithdrawalFacts, type WithdrawalFacts, withdrawalLimits } from "../../../core/wallet/withdrawal.ts";
import { START } from "../money-action/unreliable-backend.ts";

const withdrawal = (changes: Partial<WithdrawalRequest> = {}): WithdrawalRequest => ({
  id: "w",
  amountSatang: baht(100),
  status: "paid",
  createdAt: START,
  attempt: 1,
  account: undefined,
  timeline: [],
  intent: undefined,
  ...changes,
});
const factsOf = (creditSatang: Satang, withdrawals: readonly WithdrawalRequest[] = []): WithdrawalFacts => ({
  level: "silver",
  credit: { creditSatang, points: 0, asOf: START },
  withdrawals,
});

describe("the largest withdrawal now", () => {
  test("is nothing without a count left, with a debt and with no credit", () => {
    const five = Array.from({ length: 5 }, () => withdrawal());
    expect(withdrawalLimits(factsOf(baht(900), five), START)).toMatchObject({ leftCount: 0, mostSatang: 0 });
    expect(withdrawalLimits(factsOf(baht(900), five.slice(1)), START)).toMatchObject({
      leftCount: 1,
      mostSatang: baht(900),
    });
    expect(withdrawalLimits(factsOf(satang(-1)), START)?.mostSatang).toBe(0);
    expect(withdrawalLimits(factsOf(satang(0)), START)?.mostSatang).toBe(0);
    expect(withdrawalLimits(factsOf(satang(1)), START)?.mostSatang).toBe(1);
  });

  test("counts a request on the day of its last attempt, not of its last step", () => {
    const yesterday = plus(START, -DAY_MS);
    const steps = (...all: readonly [WithdrawalRequest["status"], number][]) =>
      all.map(([status, days]) => ({ status, at: plus(yesterday, days * DAY_MS) }));
    const used = (timeline: WithdrawalRequest["timeline"], createdAt = yesterday) =>
      withdrawalLimits(factsOf(baht(900), [withdrawal({ timeline, createdAt })]), START)?.countToday;
    expect(used(steps(["checking", 0], ["paying", 1], ["paid", 1]))).toBe(0);
    expect(used(steps(["checking", 0], ["rejected", 0], ["checking", 1]))).toBe(1);
    expect([used([], yesterday), used([], START)]).toEqual([0, 1]);
  });
});

describe("facts that were read before", () => {
  const reads = async (readBefore: WithdrawalFacts | undefined, amount: Satang) => {
    let count = 0;
    const wallet = {
      credit: async () => {
        count += 1;
        return ok({ creditSatang: baht(500), points: 0, asOf: START });
      },
      withdrawals: async () => ok([]),
      depositBonuses: async () => ok({ offer: undefined, running: undefined }),
    };
    const standing = { level: "silver" } as Extract<Awaited<ReturnType<typeof session.level>>, { ok: true }>["value"];
    const session: Parameters<typeof judgedWithdrawalFacts>[0]["session"] = { level: async () => ok(standing) };
    const judged = await judgedWithdrawalFacts({ wallet, session, clock: () => START }, amount, readBefore);
    return { count, allowed: judged.ok };
  };

  test("may allow an amount, so nothing is read again", async () => {
    expect(await reads(factsOf(baht(500)), baht(500))).toEqual({ count: 0, allowed: true });
  });

  test("never refuse it: it is judged by what is read then", async () => {
    expect(await reads(factsOf(baht(100)), baht(500))).toEqual({ count: 1, allowed: true });
    expect(await reads(factsOf(baht(100)), baht(501))).toEqual({ count: 1, allowed: false });
    expect(await reads(undefined, baht(500))).toEqual({ count: 1, allowed: true });
  });
});
