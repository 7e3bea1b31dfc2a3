import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openRequests } from "../../../core/wallet/open-requests.ts";
import {
  DEPOSIT_STATUSES,
  isDepositFinal,
  isSlipFinal,
  isWithdrawalFinal,
  SLIP_STATUSES,
  WITHDRAWAL_STATUSES,
} from "../../../core/wallet/statuses.ts";
import { anAmount } from "../../arbitraries/core/money.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

const shared = { id: fc.uuid(), amountSatang: anAmount(), createdAt: anInstant(), intent: fc.constant(undefined) };
const listOf = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 8 });
const requests = fc.record({
  deposits: listOf(
    fc.record({
      ...shared,
      status: fc.constantFrom(...DEPOSIT_STATUSES),
      expiresAt: fc.constant(undefined),
      account: fc.constant(undefined),
      timeline: fc.constant([]),
    }),
  ),
  slips: listOf(
    fc.record({
      ...shared,
      status: fc.constantFrom(...SLIP_STATUSES),
      reference: fc.string(),
      timeline: fc.constant([]),
    }),
  ),
  withdrawals: listOf(
    fc.record({
      ...shared,
      status: fc.constantFrom(...WITHDRAWAL_STATUSES),
      attempt: fc.constant(1),
      account: fc.constant(undefined),
      timeline: fc.constant([]),
    }),
  ),
});

describe("openRequests", () => {
  it("contains every request that is not final, once, and no other", () => {
    fc.assert(
      fc.property(requests, ({ deposits, slips, withdrawals }) => {
        const open = openRequests({ deposits, slips, withdrawals });
        const wanted = [
          ...deposits.filter(({ status }) => !isDepositFinal(status)).map(({ id }) => `deposit ${id}`),
          ...slips.filter(({ status }) => !isSlipFinal(status)).map(({ id }) => `slip ${id}`),
          ...withdrawals.filter(({ status }) => !isWithdrawalFinal(status)).map(({ id }) => `withdrawal ${id}`),
        ];
        expect(open.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(wanted.sort());
      }),
    );
  });

  it("starts with the latest request", () => {
    fc.assert(
      fc.property(requests, (all) => {
        const times = openRequests(all).map(({ createdAt }) => createdAt);
        expect(times).toEqual([...times].sort((one, other) => other - one));
      }),
    );
  });
});
