import type { MemberId } from "../../../core/session/model.ts";
import { addressGroup } from "../../house/session/address-group.ts";
import type { Caller } from "../../house/session/caller.ts";
import type { ServerLimits } from "../limits.ts";
import { createBudget } from "./budget.ts";

/** Counts open event streams by member and by address. Calls in process have no address and count by member only. */
export function streamBudget({ streamsPerMember, streamsPerAddress }: ServerLimits) {
  const members = createBudget({ perKey: streamsPerMember, total: Number.POSITIVE_INFINITY });
  const addresses = createBudget({ perKey: streamsPerAddress, total: Number.POSITIVE_INFINITY });
  return (member: MemberId, caller: Caller | undefined): (() => void) | undefined => {
    const ofMember = members.take(member);
    const ofAddress = caller === undefined ? () => {} : addresses.take(addressGroup(caller.address));
    if (ofMember && ofAddress) {
      return () => {
        ofMember();
        ofAddress();
      };
    }
    ofMember?.();
    ofAddress?.();
    return undefined;
  };
}
