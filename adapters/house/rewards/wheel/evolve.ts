import { prepend } from "../../collections/persistent-list.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { postPrize } from "../post-prize.ts";
import { spinView } from "./views.ts";

export const wheelEvolvers: Evolvers<"wheel-spun"> = {
  "wheel-spun": (state, event) => {
    const after = postPrize(state, "wheel", { id: event.id, at: event.at }, -event.price, event.prize);
    return { ...after, spins: prepend(state.spins, spinView(event, after.points)) };
  },
};
