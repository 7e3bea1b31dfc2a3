import type { MemberEvent } from "../../adapters/house/house.ts";
import { WITHDRAWAL_CAPS, WITHDRAWALS_PER_DAY } from "../../core/rules/withdrawal-cap.ts";
import { bangkokDateOf } from "../../core/shared/bangkok-time.ts";
import { amountOf } from "./credit-change.ts";

/** The widest cap of a day: a member may rise to it. */
const WIDEST = WITHDRAWAL_CAPS.diamond.perDay;

/** Days with more withdrawals than the rules allow at any moment. A rejected one frees its place. */
export function dayCapFaults(streams: ReadonlyMap<string, readonly MemberEvent[]>): readonly string[] {
  const faults: string[] = [];
  for (const [stream, events] of streams) {
    const open = new Map<string, string>();
    for (const event of events) {
      if (event.type === "withdrawal-rejected") open.delete(event.id);
      if (event.type !== "withdrawal-requested" && event.type !== "withdrawal-retried") continue;
      const day = bangkokDateOf(event.at);
      open.set(event.id, day);
      const today = [...open].filter(([, its]) => its === day).map(([id]) => amountOf(id, events));
      const sum = today.reduce((total, amount) => total + amount, 0);
      if (today.length > WITHDRAWALS_PER_DAY) faults.push(`${stream} has ${today.length} withdrawals on ${day}`);
      if (sum > WIDEST) faults.push(`${stream} withdrew ${sum} satang on ${day}`);
    }
  }
  return faults;
}
