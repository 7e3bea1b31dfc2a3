import { parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import type { CheckInRecord } from "../../engine/state.ts";
import { postPrize } from "../post-prize.ts";
import { inARowOn } from "./decide.ts";

export const checkInEvolvers: Evolvers<"checked-in"> = {
  "checked-in": (state, { id, at, day, points }) => {
    const date = parseBangkokDate(day);
    const body: CheckInRecord = { id, day, points, inARow: date ? inARowOn(state, date) : 1 };
    const row = put({ list: "check-ins", owner: ownerOf(state), id, order: state.version + 1, day: date, body });
    return { ...withRow(postPrize(state, "check-in", { id, at }, points), row), lastCheckIn: body };
  },
};
