import * as v from "valibot";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { DAY_MS, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { BANK_CODES } from "../../../core/wallet/banks.ts";
import { amount, by, moment, shortText, whole } from "../staff/staff-bodies.ts";
import { type FaultOrder, rowName } from "./fault-plan.ts";

const YEAR_MS = 366 * DAY_MS;

const when = v.optional(v.picklist(["before", "after"]), "before");

/** Sets the clock, moves it, or returns it to real time. */
export const clockBody = v.union([
  v.strictObject({ set: moment, pinned: v.optional(v.boolean(), false) }),
  v.strictObject({ advanceMs: whole(-YEAR_MS, YEAR_MS) }),
  v.strictObject({ real: v.literal(true) }),
]);

export const backOfficeBody = v.variant("mode", [
  v.strictObject({ mode: v.literal("waiting") }),
  v.strictObject({ mode: v.literal("automatic"), afterMs: v.optional(whole(0, DAY_MS), 3000) }),
]);

export const nothingBody = v.strictObject({});
export const providerBody = v.strictObject({ provider: shortText, down: v.boolean() });
/** How long a reset of second factors waits, a day by default. */
export const resetFactorsBody = v.strictObject({ waitMs: v.optional(whole(0, YEAR_MS)), by });
export const resetBody = v.strictObject({ seed: v.optional(whole(0, 2 ** 31 - 1)) });

/** How many days of members one call writes, so that its time is bounded. */
const MOST_MEMBER_DAYS = 6000;

export const seedBody = v.pipe(
  v.strictObject({ members: whole(1, 1000), days: whole(1, 366) }),
  v.check(({ members, days }) => members * days <= MOST_MEMBER_DAYS, `at most ${MOST_MEMBER_DAYS} days of members`),
);

export const slipBody = v.strictObject({
  amount,
  /** Time of the transfer; now by default. */
  at: v.optional(moment),
  bank: v.optional(v.picklist(BANK_CODES), "004"),
  sender: v.optional(whole(0, 1023)),
  /** With one, the same amount, time, sender and serial make the same slip; without, each slip is another one. */
  serial: v.optional(whole(0, 1295)),
  toUs: v.optional(v.boolean(), true),
});

/** How long a call waits for a later one. */
const OVERTAKEN_WITHIN_MS = 5000;

const fault = v.variant("kind", [
  v.object({ kind: v.literal("delay") }),
  v.object({
    kind: v.literal("status"),
    status: whole(400, 599),
    code: v.optional(shortText),
    message: v.optional(shortText),
    when,
  }),
  v.object({ kind: v.literal("cut"), when }),
  v.object({ kind: v.literal("cut-midway") }),
  v.object({ kind: v.literal("truncated") }),
  v.object({ kind: v.literal("html"), status: v.optional(whole(200, 599)) }),
  v.object({ kind: v.literal("wrong-type"), field: shortText }),
  v.object({ kind: v.literal("duplicate") }),
  v.object({
    kind: v.literal("out-of-order"),
    when: v.optional(v.picklist(["before", "after"]), "after"),
    withinMs: v.optional(whole(1, 2 * MINUTE_MS), OVERTAKEN_WITHIN_MS),
  }),
]);

const ROWS = Object.values(ENDPOINTS).map(rowName);

export const faultBody = v.pipe(
  v.strictObject({
    /** `METHOD /path` as in the contract; every row by default. */
    row: v.optional(v.picklist(ROWS)),
    /** By default 1, and with a chance any number until the faults are cleared. */
    calls: v.optional(whole(1, 1000)),
    delayMs: v.optional(whole(0, 2 * MINUTE_MS), 0),
    chance: v.optional(
      v.strictObject({
        probability: v.pipe(v.number(), v.minValue(0.0001), v.maxValue(1)),
        seed: v.optional(whole(0, 2 ** 31 - 1), 1),
        /** Of an order that goes on. */
        drawn: v.optional(whole(0, 10_000_000), 0),
      }),
    ),
    fault,
  }),
  v.transform(({ row, calls, chance, ...order }): FaultOrder => {
    return { ...order, row, calls: calls ?? (chance ? undefined : 1), ...(chance && { chance }) };
  }),
);
