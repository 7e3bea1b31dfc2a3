import { expect, test } from "vitest";
import { satang, ZERO } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { judgeDeposit, withDepositMinimum } from "../../../core/wallet/deposit.ts";
import { judgeWithdrawal, withdrawalLimits } from "../../../core/wallet/withdrawal.ts";
import { always } from "../../always.ts";
import { anAmount } from "../../arbitraries/core/money.ts";
import { UnreliableBackend, walletPort } from "../money-action/unreliable-backend.ts";

const backend = () => new UnreliableBackend({ mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: true });

test("the higher of the two minimums counts, and the backend's maximum can always be deposited", async () => {
  const wallet = walletPort(backend());
  const cases = [
    [100, 500, 10_000, 500],
    [500, 100, 10_000, 500],
    [500, 500, 10_000, 500],
    [100, 20_000, 10_000, 10_000],
  ] as const;
  for (const [theirs, ours, most, counts] of cases) {
    const info = {
      accounts: [],
      promptPayId: undefined,
      minimumSatang: satang(theirs),
      maximumSatang: satang(most),
    };
    const raised = withDepositMinimum({ ...wallet, depositInfo: async () => ok(info) }, satang(ours));
    const read = await raised.depositInfo();
    if (!read.ok) throw new Error("no info");
    expect(read.value.minimumSatang).toBe(counts);
    expect(judgeDeposit(satang(counts), read.value)).toBeUndefined();
    expect(judgeDeposit(satang(counts - 1), read.value)).toMatchObject({
      code: "amount-below-minimum",
      field: "amount",
    });
  }
  expect(withDepositMinimum(wallet, undefined)).toBe(wallet);
});

test("a withdrawal below the operator's minimum is refused with it, and one above is judged as without it", () => {
  const { now } = backend();
  always([anAmount(), anAmount(), anAmount()], (amount, minimum, creditSatang) => {
    const facts = { level: "gold", credit: { creditSatang, points: 0, asOf: now }, withdrawals: [] } as const;
    const refusal = judgeWithdrawal(amount, facts, now, minimum);
    if (amount > ZERO && amount < minimum) {
      expect(refusal).toMatchObject({ code: "amount-below-minimum", facts: { minimumSatang: minimum } });
    } else expect(refusal).toEqual(judgeWithdrawal(amount, facts, now));
    const { minimumSatang, ...limits } = withdrawalLimits(facts, now, minimum) ?? {};
    expect(minimumSatang).toBe(minimum);
    expect({ ...limits, minimumSatang: undefined }).toEqual(withdrawalLimits(facts, now));
  });
});
