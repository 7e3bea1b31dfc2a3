import type { CheckInLog, CheckInReply } from "../../../../core/rules/check-in.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import { eventOf, execute } from "../../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { checkInLog, checkInReply } from "./views.ts";

export interface CheckInService {
  checkIns(): Promise<CheckInLog>;
  /** Refuses `check-in-done`. */
  checkIn(key: OptionalKey): Answer<CheckInReply>;
}

export function createCheckInService(context: ServiceContext, id: MemberId): CheckInService {
  return {
    checkIns: async () => checkInLog(await context.streams.read(id)),
    checkIn(key) {
      const intent = intentRecord(key, "check-in");
      return execute(context, id, { type: "check-in", intent }, (effect, state) =>
        checkInReply(eventOf(effect, "checked-in"), state),
      );
    },
  };
}
