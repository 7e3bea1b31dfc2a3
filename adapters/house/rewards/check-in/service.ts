import type { CheckInLog, CheckInReply } from "../../../../core/rules/check-in.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import { addDays, bangkokDateOf, dayOfMonth } from "../../../../core/shared/bangkok-time.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import { bodyOf } from "../../engine/derived/rows.ts";
import { execute } from "../../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import type { CheckInRecord } from "../../engine/state.ts";
import { checkInLog, checkInReply } from "./views.ts";

/** A month has no more days. */
const MONTH_DAYS = 31;

export interface CheckInService {
  checkIns(): Promise<CheckInLog>;
  /** Refuses `check-in-done`. */
  checkIn(key: OptionalKey): Answer<CheckInReply>;
}

export function createCheckInService(context: ServiceContext, id: MemberId): CheckInService {
  const { streams, rows } = context;
  return {
    async checkIns() {
      const current = await streams.read(id);
      const today = bangkokDateOf(current.now);
      const from = addDays(today, 1 - dayOfMonth(today));
      const found = await rows.page({ list: "check-ins", owner: id, limit: MONTH_DAYS, from });
      return checkInLog(
        current,
        found.map((row) => bodyOf<CheckInRecord>(row)),
      );
    },
    checkIn(key) {
      const intent = intentRecord(key, "check-in");
      return execute(context, id, { type: "check-in", intent }, async (effect, { lastCheckIn }) => {
        if (lastCheckIn?.id === effect.id) return checkInReply(lastCheckIn);
        const row = await rows.get({ list: "check-ins", owner: id, id: effect.id });
        if (!row) throw new Error(`no check-in ${effect.id} in this stream`);
        return checkInReply(bodyOf<CheckInRecord>(row));
      });
    },
  };
}
