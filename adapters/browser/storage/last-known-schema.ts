import * as v from "valibot";
import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import type { LastKnown, LastKnownLists } from "../../../core/wallet/last-known.ts";
import { HISTORY_KINDS } from "../../../core/wallet/model.ts";
import { DEPOSIT_STATUSES, SLIP_STATUSES, WITHDRAWAL_STATUSES } from "../../../core/wallet/statuses.ts";

const count = v.pipe(v.number(), v.safeInteger());
const text = v.string();

const credit = v.object({ creditSatang: count, points: v.number(), asOf: count });

/** A request without its account and its key, which are not stored. */
const request = <Status extends string>(statuses: readonly Status[]) => ({
  id: text,
  amountSatang: count,
  status: v.picklist(statuses),
  createdAt: count,
  account: v.optional(v.undefined_()),
  intent: v.optional(v.undefined_()),
  timeline: v.array(v.object({ status: v.picklist(statuses), at: count, reason: v.exactOptional(text) })),
});
const known = <Value extends v.GenericSchema>(value: Value) => v.object({ at: count, value });

const SCHEMAS = {
  credit: known(credit),
  deposits: known(v.array(v.object({ ...request(DEPOSIT_STATUSES), expiresAt: v.optional(count) }))),
  slips: known(v.array(v.object({ ...request(SLIP_STATUSES), reference: text }))),
  withdrawals: known(
    v.object({
      level: v.picklist(LEVEL_NAMES),
      credit,
      withdrawals: v.array(v.object({ ...request(WITHDRAWAL_STATUSES), attempt: count })),
    }),
  ),
  history: known(
    v.array(
      v.object({
        id: text,
        kind: v.picklist(HISTORY_KINDS),
        at: count,
        creditSatang: count,
        points: v.number(),
        balanceSatang: v.optional(count),
        reference: text,
        title: v.optional(text),
      }),
    ),
  ),
} satisfies Record<keyof LastKnownLists, v.GenericSchema>;

/** A stored list. JSON leaves out what is undefined, and the checks make sure that the brands of its type are true. */
export function lastKnownSchema<Name extends keyof LastKnownLists>(name: Name) {
  return SCHEMAS[name] as v.GenericSchema as v.GenericSchema<unknown, LastKnown<LastKnownLists[Name]>>;
}
