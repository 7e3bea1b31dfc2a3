import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openRequests } from "../../../core/wallet/find-request.ts";
import { isDepositFinal, isSlipFinal, isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import { aDepositRequest, aSlipRequest, aWithdrawalRequest } from "../../arbitraries/core/requests.ts";

const listOf = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 8 });
const requests = fc.record({
  deposits: listOf(aDepositRequest()),
  slips: listOf(aSlipRequest()),
  withdrawals: listOf(aWithdrawalRequest()),
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
