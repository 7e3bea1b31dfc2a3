import * as v from "valibot";
import { FLIP_CARD_GAMES, REWARD_STATUSES } from "../../core/rewards/model.ts";
import {
  assumed,
  baht,
  count,
  cursor,
  id,
  isoDay,
  isoTime,
  limitText,
  maybe,
  pageOf,
  spec,
  typedText,
} from "./scalars.ts";
import { timelineOf } from "./wallet.ts";

export const prize = v.variant("kind", [
  v.object({ kind: assumed(v.literal("credit")), amount: assumed(baht) }),
  v.object({ kind: assumed(v.literal("points")), point: assumed(count) }),
  v.object({ kind: assumed(v.literal("item")), title: assumed(v.string()) }),
  v.object({ kind: assumed(v.literal("nothing")) }),
]);

/** 0 to 1. */
export const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The spec's "Check-in entry". The points of the day are in `value` or in `game_value`. */
const checkInEntry = v.object({
  id: spec(v.union([id, v.number()])),
  json: spec(
    v.object({
      /** Day of the month. */
      day: spec(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
      /** The full date, because the day alone does not give the month. */
      date: assumed(maybe(isoDay)),
    }),
  ),
  value: spec(maybe(v.number())),
  game_value: spec(maybe(v.number())),
});

const values = {
  /** Points of today's check-in. */
  gameValue: spec(maybe(v.number())),
  gameValueTomorrow: spec(maybe(v.number())),
} as const;

export const checkInLog = v.object({
  gameLog: spec(v.array(checkInEntry)),
  /** Today at the backend: a device's clock may be wrong. */
  today: assumed(maybe(isoDay)),
  ...values,
});

/** `gameLog` is today's entry only. */
export const checkInDone = v.object({ gameLog: spec(checkInEntry), ...values });

export const wheel = v.object({
  /** Clockwise from the top. The sum of the chances is 1. */
  segments: assumed(
    v.array(
      v.object({
        id: assumed(id),
        label: assumed(v.string()),
        prize: assumed(prize),
        chance: assumed(chance),
      }),
    ),
  ),
  /** Price of a spin in points. */
  price: assumed(count),
  /** Spins left today. */
  spinsLeft: assumed(maybe(count)),
});

export const wheelSpin = v.object({
  id: assumed(id),
  segmentId: assumed(id),
  prize: assumed(prize),
  /** The member's points after the play. */
  point: assumed(v.number()),
  at: assumed(isoTime),
  idempotencyKey: assumed(maybe(v.string())),
});

export const wheelSpinPage = pageOf(wheelSpin);

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

const status = v.picklist(REWARD_STATUSES);

export const rewardCategories = v.array(
  v.object({
    categoryId: spec(id),
    title: assumed(v.string()),
    rewards: assumed(
      v.array(
        v.object({
          id: assumed(id),
          title: assumed(v.string()),
          prize: assumed(prize),
          /** Price in points. */
          price: assumed(count),
          conditions: assumed(v.array(v.string())),
          image: assumed(maybe(v.string())),
          /** Whether this member can claim it now; `reason` says why not. */
          available: assumed(v.boolean()),
          reason: assumed(maybe(v.string())),
        }),
      ),
    ),
  }),
);

export const rewardRequestBody = v.object({ userUuid: spec(typedText), rewardId: assumed(typedText) });

export const rewardRequest = v.object({
  id: assumed(id),
  rewardId: assumed(id),
  title: assumed(v.string()),
  prize: assumed(prize),
  price: assumed(count),
  status: assumed(status),
  createdAt: assumed(isoTime),
  timeline: assumed(timelineOf(status)),
  idempotencyKey: assumed(maybe(v.string())),
});

export const rewardRequests = v.array(rewardRequest);

export const rewardRequestPage = pageOf(rewardRequest);
