import * as v from "valibot";
import { isoTime, requestedBaht } from "../../../contracts/schemas/scalars.ts";
import { LEVEL_IDS } from "../../../core/rules/levels.ts";
import { type Instant, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";

export const amount = v.pipe(requestedBaht, v.transform(baht));
export const moment = v.pipe(
  isoTime,
  v.rawTransform(({ dataset, addIssue, NEVER }): Instant => {
    const at = parseInstant(dataset.value);
    if (at !== undefined) return at;
    addIssue({ message: "not a real time" });
    return NEVER;
  }),
);
export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

/** The name of the staff member. A sandbox believes it; elsewhere the token says who it is. */
export const by = v.optional(shortText);

export const signInBody = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(64)),
  password: v.pipe(v.string(), v.maxLength(200)),
  code: v.pipe(v.string(), v.maxLength(16)),
});
export const decisionBody = v.strictObject({ by });
export const rejectBody = v.strictObject({ reason: shortText, by });
export const maintenanceBody = v.strictObject({ on: v.boolean(), until: v.optional(moment), by });
export const topUpBody = v.strictObject({ amount, title: v.optional(shortText), by });
export const pointsBody = v.strictObject({ point: whole(1, 1_000_000), title: v.optional(shortText), by });
/** Null takes back a granted level. */
export const levelBody = v.strictObject({ level: v.nullable(v.picklist(LEVEL_IDS)), by });
export const announcementBody = v.strictObject({
  title: shortText,
  body: v.pipe(v.string(), v.maxLength(20_000)),
  membersOnly: v.optional(v.boolean(), false),
  by,
});
