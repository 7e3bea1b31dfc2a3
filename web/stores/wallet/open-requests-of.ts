import { type OpenRequest, openRequests } from "../../../core/wallet/open-requests.ts";
import type { MemberStores } from "../stores-context.ts";

/** A member's requests of every kind that are under way, as far as they are known; for an observer. */
export function openRequestsOf({ deposit, slip, withdrawal }: MemberStores): readonly OpenRequest[] {
  return openRequests({
    deposits: deposit.requests.value ?? [],
    slips: slip.slips.value ?? [],
    withdrawals: withdrawal.requests,
  });
}
