import type { ClaimRecord, DepositRecord, MemberState, SlipRecord, WithdrawalRecord } from "./state.ts";

export type FoundRequest =
  | { readonly kind: "deposit"; readonly request: DepositRecord }
  | { readonly kind: "slip"; readonly request: SlipRecord }
  | { readonly kind: "withdrawal"; readonly request: WithdrawalRecord }
  | { readonly kind: "reward"; readonly request: ClaimRecord };

/** Finds a request of any kind in the state. No two kinds share an id. */
export function findRequest(state: MemberState, id: string): FoundRequest | undefined {
  const deposit = state.deposits.get(id);
  if (deposit) return { kind: "deposit", request: deposit };
  const slip = state.slips.get(id);
  if (slip) return { kind: "slip", request: slip };
  const withdrawal = state.withdrawals.get(id);
  if (withdrawal) return { kind: "withdrawal", request: withdrawal };
  const claim = state.claims.get(id);
  return claim && { kind: "reward", request: claim };
}
