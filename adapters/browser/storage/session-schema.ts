import * as v from "valibot";
import { LEVEL_IDS, LEVEL_NAMES } from "../../../core/rules/levels.ts";
import type { Session } from "../../../core/session/model.ts";
import { BANK_CODES } from "../../../core/wallet/banks.ts";

const filled = v.pipe(v.string(), v.nonEmpty());

const schema = v.object({
  token: filled,
  member: v.object({
    id: filled,
    username: filled,
    name: v.string(),
    phone: v.string(),
    level: v.picklist(LEVEL_NAMES),
    levelId: v.picklist(LEVEL_IDS),
    points: v.pipe(
      v.number(),
      v.check((points) => Number.isFinite(points)),
    ),
    bankAccount: v.optional(
      v.object({
        uuid: v.string(),
        bank: v.optional(v.picklist(BANK_CODES)),
        bankName: v.string(),
        accountNumber: v.string(),
      }),
    ),
    joinedAt: v.optional(v.pipe(v.number(), v.safeInteger())),
  }),
});

/** A stored session. JSON leaves out what is undefined, and the checks make sure that the brands of its type are true. */
export const sessionSchema = schema as v.GenericSchema as v.GenericSchema<unknown, Session>;
