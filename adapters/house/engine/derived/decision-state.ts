import { isRewardFinal } from "../../../../core/rewards/model.ts";
import { isSameBangkokDay } from "../../../../core/shared/bangkok-time.ts";
import { isDepositFinal, isSlipFinal, isWithdrawalFinal } from "../../../../core/wallet/statuses.ts";
import type { MemberState, Requests } from "../state.ts";

/** The state as it is stored, after its rows are written: without requests that no rule asks about any more. */
export function decisionState(state: MemberState): MemberState {
  const { deposits, slips, withdrawals, claims, lastAt } = state;
  return {
    ...state,
    deposits: only(deposits, ({ status }) => !isDepositFinal(status)),
    slips: only(slips, ({ status }) => !isSlipFinal(status)),
    withdrawals: only(
      withdrawals,
      ({ status, attemptedAt }) => !isWithdrawalFinal(status) || isSameBangkokDay(attemptedAt, lastAt),
    ),
    claims: only(claims, ({ status }) => !isRewardFinal(status)),
    rows: undefined,
  };
}

function only<R>(requests: Requests<R>, keep: (request: R) => boolean): Requests<R> {
  for (const request of requests.values()) {
    if (!keep(request)) return new Map([...requests].filter(([, each]) => keep(each)));
  }
  return requests;
}
