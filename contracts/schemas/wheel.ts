import * as v from "valibot";
import { assumed } from "./field.ts";
import { pageOf } from "./paging.ts";
import { chance, prize } from "./prize.ts";
import { count, id, isoTime, maybe } from "./scalars.ts";

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
