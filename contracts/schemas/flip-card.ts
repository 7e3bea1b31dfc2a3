import * as v from "valibot";
import { FLIP_CARD_GAMES } from "../../core/rewards/model.ts";
import { assumed } from "./field.ts";
import { cursor, limitText, pageOf } from "./paging.ts";
import { chance, prize } from "./prize.ts";
import { count, id, isoTime, maybe, typedText } from "./scalars.ts";

export const flipCardEvents = v.array(
  v.object({
    id: assumed(id),
    game: assumed(v.picklist(FLIP_CARD_GAMES)),
    title: assumed(v.string()),
    cards: assumed(v.pipe(count, v.minValue(1))),
    prizes: assumed(v.array(v.object({ prize: assumed(prize), chance: assumed(chance) }))),
    /** Price of a card in points. */
    price: assumed(count),
    playsLeft: assumed(maybe(count)),
    startsAt: assumed(isoTime),
    endsAt: assumed(isoTime),
  }),
);

/** `card` counts from 0. */
export const flipCardPick = v.object({ eventId: assumed(typedText), card: assumed(count) });

export const flipCardPlay = v.object({
  id: assumed(id),
  eventId: assumed(id),
  /** The log contains both games. */
  game: assumed(maybe(v.picklist(FLIP_CARD_GAMES))),
  card: assumed(count),
  prize: assumed(prize),
  /** The prizes of all cards, in order. */
  revealed: assumed(maybe(v.array(prize))),
  /** The member's points after the play. */
  point: assumed(v.number()),
  at: assumed(isoTime),
  idempotencyKey: assumed(maybe(v.string())),
});

export const flipCardPlayPage = pageOf(flipCardPlay);

export const flipCardLogQuery = v.object({
  cursor: assumed(v.optional(cursor)),
  limit: assumed(v.optional(limitText)),
});
