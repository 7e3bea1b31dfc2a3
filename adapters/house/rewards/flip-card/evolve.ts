import { bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
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
    const day = bangkokDateOf(at);
    const body = cardPlayView(event, after.points);
    const row = put({ list: "card-plays", owner: ownerOf(state), id, order: state.version + 1, day, body });
    const today = state.cardPlays.day === day ? state.cardPlays.byEvent : new Map<string, number>();
    const byEvent = new Map([...today, [eventId, (today.get(eventId) ?? 0) + 1]]);
    return { ...withRow(after, row), cardPlays: { day, byEvent } };
  },
};
