import * as v from "valibot";
import { assumed, spec } from "./field.ts";
import { id, isoDay, maybe } from "./scalars.ts";

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
