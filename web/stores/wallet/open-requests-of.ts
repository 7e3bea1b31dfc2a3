import { type OpenRequest, openRequests } from "../../../core/wallet/open-requests.ts";
import type { MemberStores } from "../stores-context.ts";

/** A member's open requests of every kind, as far as they are known; for an observer. */
export function openRequestsOf({ deposit, slip, withdrawal }: MemberStores): readonly OpenRequest[] {
  return openRequests({
    deposits: deposit.requests.value ?? [],
    slips: slip.slips.value ?? [],
    withdrawals: withdrawal.requests,
  });
}
