import { addDays, parseBangkokDate } from "../../../core/bangkok-time.ts";
import { subtract, ZERO } from "../../../core/money.ts";
import type { Evolvers } from "./evolvers.ts";
import { post } from "./ledger.ts";

export const playEvolvers: Evolvers<"round-played" | "checked-in" | "bonus-granted"> = {
  "round-played": (state, { id, at, title, bet, win }) =>
    post(state, { kind: "game", at, creditSatang: subtract(win, bet), points: 0, reference: id, title }),
  "checked-in": (state, { id, at, day, points }) => {
    const date = parseBangkokDate(day);
    const follows = date !== undefined && state.checkIns?.day === addDays(date, -1);
    return {
      ...post(state, { kind: "check-in", at, creditSatang: ZERO, points, reference: id, title: undefined }),
      checkIns: { day, inARow: follows ? (state.checkIns?.inARow ?? 0) + 1 : 1 },
    };
  },
  "bonus-granted": (state, { id, at, title, amount, points }) =>
    post(state, { kind: "bonus", at, creditSatang: amount, points, reference: id, title }),
};
