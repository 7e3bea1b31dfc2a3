import type { MemberId } from "../../../core/session/model.ts";
import { addressGroup, type Caller } from "../../house/session/caller.ts";
import type { ServerLimits } from "../limits.ts";

/** Counts what is in use, by a key and in all. */
export interface Budget {
  /** Returns the function that gives the place back, or undefined when there is none left. It may be called twice. */
  take(key: string): (() => void) | undefined;
  /** Whether the key itself has none left. */
  isFull(key: string): boolean;
}

export function createBudget({ perKey, total }: { readonly perKey: number; readonly total: number }): Budget {
  const used = new Map<string, number>();
  let all = 0;
  return {
    take(key) {
      const own = used.get(key) ?? 0;
      if (all >= total || own >= perKey) return undefined;
      used.set(key, own + 1);
      all++;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        all--;
        const left = (used.get(key) ?? 1) - 1;
        if (left === 0) used.delete(key);
        else used.set(key, left);
      };
    },
    isFull: (key) => (used.get(key) ?? 0) >= perKey,
  };
}

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
