import * as v from "valibot";
import { parseBangkokDate, parseInstant } from "../../core/shared/bangkok-time.ts";

/** Marks a field that the specification names. */
export function spec<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ source: "spec" }));
}

/** Marks a field of our own design: another backend may not have it. */
export function assumed<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ source: "assumed" }));
}

/** A field of a reply that may be missing or null, because backends do both. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema);
}

/** More than anybody has; sums of such amounts are still whole satang. */
export const MOST_BAHT = 100_000_000_000;

/** Baht with at most two decimals, like every amount on the wire except `endNumberBonus*`, which are hundredths. */
export const baht = v.pipe(
  v.number(),
  v.check(isWholeSatang, "more than two decimals, or too much"),
  v.metadata({ unit: "baht" }),
);

/** The amount of a request: at least 1 satang, at most a hundred million baht. */
export const requestedBaht = v.pipe(baht, v.minValue(0.01), v.maxValue(100_000_000));

/** ISO 8601 with its zone, `2026-11-21T10:00:00.000Z`. */
export const isoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => parseInstant(text) !== undefined, "not a real time"),
);

/** A Bangkok day of the Gregorian calendar, `2026-11-21`. */
export const isoDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => parseBangkokDate(text) !== undefined, "not a real day"),
);

/** Any text that is not empty. */
export const id = v.pipe(v.string(), v.nonEmpty());

/** A whole number, 0 or more. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A text that a caller sends: on one line, of whole characters and without controls. No honest input is longer. */
export const typedText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** Accepts the same numbers as `baht` in core/shared/money: rounding noise (0.1 + 0.2), but no third decimal. */
function isWholeSatang(amount: number): boolean {
  const nearest = Math.round(amount * 100);
  return Math.abs(amount) <= MOST_BAHT && Math.abs(nearest / 100 - amount) <= Math.abs(amount) * 2 ** -50;
}

/** The reply of a call that returns nothing but its success. The body may be missing. */
export const acknowledgement = maybe(v.object({ message: assumed(maybe(v.string())) }));

/** The `next` of the previous page: printable ASCII, because it is also sent in an address. */
export const cursor = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[!-~]+$/));
export const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

export const pageBody = v.object({ cursor: assumed(v.optional(cursor)), limit: assumed(v.optional(limit)) });

/** A limit in a query string. */
export const limitText = v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number));

/** One page of a list, newest first. The last page has no `next`. */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: assumed(v.array(item)), next: assumed(maybe(cursor)) });
}
