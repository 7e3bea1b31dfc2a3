import { mapGet } from "../collections/persistent-map.ts";
import type { ClaimRecord, DepositRecord, MemberState, SlipRecord, WithdrawalRecord } from "./state.ts";

export type FoundRequest =
  | { readonly kind: "deposit"; readonly request: DepositRecord }
  | { readonly kind: "slip"; readonly request: SlipRecord }
  | { readonly kind: "withdrawal"; readonly request: WithdrawalRecord }
  | { readonly kind: "reward"; readonly request: ClaimRecord };

/** Finds a member's request of any kind. No two kinds share an id. */
export function findRequest(state: MemberState, id: string): FoundRequest | undefined {
  const deposit = mapGet(state.deposits.byId, id);
  if (deposit) return { kind: "deposit", request: deposit };
  const slip = mapGet(state.slips.byId, id);
  if (slip) return { kind: "slip", request: slip };
  const withdrawal = mapGet(state.withdrawals.byId, id);
  if (withdrawal) return { kind: "withdrawal", request: withdrawal };
  const claim = mapGet(state.claims.byId, id);
  return claim && { kind: "reward", request: claim };
}
