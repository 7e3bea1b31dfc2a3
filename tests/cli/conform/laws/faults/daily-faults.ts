import { accepts, type Fault, replies } from "../fault.ts";

export const DAILY_FAULTS: Readonly<Record<string, Fault>> = {
  "daily/check-in-once-a-day": accepts("checkIn", ["check-in-done"]),
  "daily/announced-equals-given": replies("checkIn", (reply) => ({ ...reply, gameValueTomorrow: 5 })),
  "daily/longer-rows-give-more": replies("getCredit", (reply, count) => ({ ...reply, point: count * 5 })),
  "daily/missed-day-starts-over": replies("checkIn", ({ gameLog, ...reply }, count) => ({
    ...reply,
    gameLog: count === 6 ? { ...gameLog, value: 10 } : gameLog,
  })),
  "daily/check-in-log-has-the-days": replies("checkInLog", (reply, count) =>
    count === 3 ? { ...reply, gameLog: [...reply.gameLog, ...reply.gameLog] } : reply,
  ),
  "daily/rows-cross-month-ends": replies("checkInLog", (reply) => ({ ...reply, gameLog: [] })),
  "daily/spins-and-cards-a-day": replies("wheel", (reply) => ({ ...reply, spinsLeft: 5 })),
  "daily/rewards-have-their-limits": accepts("requestReward", ["reward-used-ever"]),
};
