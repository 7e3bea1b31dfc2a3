import * as v from "valibot";
import { FEATURES, type Feature } from "../../../core/site/features.ts";
import { fieldsOf } from "./fields-of.ts";

const onOrOff = v.optional(v.boolean("must be true or false"));

/** Parts of the site that this operator does not offer. One that is left out is on. */
export const features = v.optional(
  fieldsOf(
    Object.fromEntries(FEATURES.map((feature) => [feature, onOrOff])) as Record<Feature, typeof onOrOff>,
    `must be an object with true or false for ${FEATURES.join(", ")}`,
  ),
);
