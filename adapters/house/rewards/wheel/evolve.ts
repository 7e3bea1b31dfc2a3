import { bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { postPrize } from "../post-prize.ts";
import { spinView } from "./views.ts";

export const wheelEvolvers: Evolvers<"wheel-spun"> = {
  "wheel-spun": (state, event) => {
    const { id, at } = event;
    const after = postPrize(state, "wheel", { id, at }, -event.price, event.prize);
    const day = bangkokDateOf(at);
    const body = spinView(event, after.points);
    const row = put({ list: "spins", owner: ownerOf(state), id, order: state.version + 1, day, body });
    return { ...withRow(after, row), spins: { day, count: state.spins.day === day ? state.spins.count + 1 : 1 } };
  },
};
