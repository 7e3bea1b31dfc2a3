import { accepts, type Fault, idleControl, replies } from "../fault.ts";

export const LAUNCHES_FAULTS: Readonly<Record<string, Fault>> = {
  "launches/launch-ends-when-it-says": replies("gameTable", (reply) => ({
    ...reply,
    expiresAt: new Date(Date.parse(reply.expiresAt) - 1).toISOString(),
  })),
  "launches/left-games-are-over": accepts("gameTable", ["launch-over"]),
  "launches/bets-have-their-limits": accepts("playRound", ["bet-unknown"], {
    round: { id: "x", at: "2026-11-20T05:00:00.000Z", betOn: "x", bet: 1, win: 0, dice: [] },
    credit: 1,
  }),
  "launches/closed-games-do-not-open": idleControl("/providers"),
};
