import { parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { prepend } from "../../collections/persistent-list.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { postPrize } from "../post-prize.ts";
import { inARowOn } from "./decide.ts";

export const checkInEvolvers: Evolvers<"checked-in"> = {
  "checked-in": (state, { id, at, day, points }) => {
    const date = parseBangkokDate(day);
    const inARow = date ? inARowOn(state, date) : 1;
    return {
      ...postPrize(state, "check-in", { id, at }, points),
      checkIns: prepend(state.checkIns, { id, day, points, inARow }),
    };
  },
};
