import { prepend } from "../../collections/persistent-list.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { postPrize } from "../post-prize.ts";
import { addClaim } from "../reward/evolve.ts";
import { cardPlayView } from "./views.ts";

/** Gives the prize at once, or adds a claim for it when staff hand it out. */
export const flipCardEvolvers: Evolvers<"card-flipped"> = {
  "card-flipped": (state, event) => {
    const { id, at, eventId, title, prize, price, claimId, intent } = event;
    const prizeNow = claimId === undefined ? prize : undefined;
    const paid = postPrize(state, "flip-card", { id, at, title }, -price, prizeNow);
    const claim = claimId === undefined ? undefined : { id: claimId, at, rewardId: eventId, title, prize, price };
    const after = claim ? addClaim(paid, claim, "cards", intent?.key) : paid;
    return { ...after, cardPlays: prepend(state.cardPlays, cardPlayView(event, after.points)) };
  },
};
