import type { CheckInEntry } from "../../../../core/rules/check-in.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import { bangkokDateOf, dayOfMonth, monthOf, parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { each } from "../../collections/persistent-list.ts";
import type { Tell } from "../../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import type { CheckInRecord } from "../../engine/state.ts";
import type { RewardsService } from "../service.ts";
import { checkInPoints, inARowOn } from "./decide.ts";

type CheckInService = Pick<RewardsService, "checkIns" | "checkIn">;

export function createCheckInService({ streams }: ServiceContext, tell: Tell, id: MemberId): CheckInService {
  return {
    async checkIns() {
      const { state, now } = await streams.read(id);
      const today = bangkokDateOf(now);
      const entries: CheckInEntry[] = [];
      for (const entry of each(state.checkIns)) {
        const date = parseBangkokDate(entry.day);
        if (!date || monthOf(date) !== monthOf(today)) break;
        entries.unshift({ id: entry.id, day: dayOfMonth(date), value: entry.points, date });
      }
      const inARow = inARowOn(state, today);
      return { entries, value: checkInPoints(inARow), valueTomorrow: checkInPoints(inARow + 1), today };
    },
    async checkIn(key) {
      const intent = intentRecord(key, "check-in");
      const done = await tell({ type: "check-in", intent }, "checked-in", (fact) => fact);
      const { checkIns } = await streams.readStored(id);
      return mapOk(done, (fact) => {
        const value = fact.points;
        const date = parseBangkokDate(fact.day);
        return { id: fact.id, value, valueTomorrow: checkInPoints(inARowOf(each(checkIns), fact.id) + 1), date };
      });
    },
  };
}

function inARowOf(checkIns: Iterable<CheckInRecord>, id: string): number {
  for (const entry of checkIns) if (entry.id === id) return entry.inARow;
  throw new Error(`no check-in ${id} in this stream`);
}
