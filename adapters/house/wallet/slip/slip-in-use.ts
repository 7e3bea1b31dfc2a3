import type { SlipRecord } from "../../engine/state.ts";

/** Whether one of a member's slips is of this transfer and waits or is credited. A rejected one can be sent again. */
export function isSlipInUse(slips: Iterable<SlipRecord>, transfer: string): boolean {
  return [...slips].some(
    (slip) => slip.transfer === transfer && (slip.status === "checking" || slip.status === "credited"),
  );
}
