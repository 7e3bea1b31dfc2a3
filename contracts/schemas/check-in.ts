import * as v from "valibot";
import { assumed, spec } from "./field.ts";
import { id, isoDay, maybe } from "./scalars.ts";

/** The spec's "Check-in entry"; what the day gave stands in `value` or in `game_value`. */
const checkInEntry = v.object({
  id: spec(v.union([id, v.number()])),
  json: spec(
    v.object({
      /** Of month. */
      day: spec(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
      /** The whole date: the day alone does not tell the month. */
      date: assumed(maybe(isoDay)),
    }),
  ),
  value: spec(maybe(v.number())),
  game_value: spec(maybe(v.number())),
});

const values = {
  /** What today gives or gave, in points. */
  gameValue: spec(maybe(v.number())),
  gameValueTomorrow: spec(maybe(v.number())),
} as const;

export const checkInLog = v.object({
  gameLog: spec(v.array(checkInEntry)),
  /** The backend's day: a device's clock may be wrong about it. */
  today: assumed(maybe(isoDay)),
  ...values,
});

/** `gameLog` is today's entry alone. */
export const checkInDone = v.object({ gameLog: spec(checkInEntry), ...values });
