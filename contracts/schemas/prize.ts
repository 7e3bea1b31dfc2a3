import * as v from "valibot";
import { assumed } from "./field.ts";
import { baht, count } from "./scalars.ts";

export const prize = v.variant("kind", [
  v.object({ kind: assumed(v.literal("credit")), amount: assumed(baht) }),
  v.object({ kind: assumed(v.literal("points")), point: assumed(count) }),
  v.object({ kind: assumed(v.literal("item")), title: assumed(v.string()) }),
  v.object({ kind: assumed(v.literal("nothing")) }),
]);

/** 0 to 1. */
export const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
