import * as v from "valibot";
import { LEVEL_IDS, LEVEL_NAMES } from "../../core/rules/levels.ts";
import { memberId, type Session } from "../../core/session/model.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { BANK_CODES } from "../../core/wallet/banks.ts";

const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

const bankAccount = v.object({
  uuid: v.string(),
  bank: v.optional(v.picklist(BANK_CODES)),
  bankName: v.string(),
  accountNumber: v.string(),
});

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    token: nonEmptyText,
    member: v.object({
      id: v.pipe(nonEmptyText, v.transform(memberId)),
      username: nonEmptyText,
      name: v.string(),
      phone: v.string(),
      level: v.picklist(LEVEL_NAMES),
      levelId: v.picklist(LEVEL_IDS),
      points: v.pipe(v.number(), v.finite()),
      bankAccount: v.optional(bankAccount),
      joinedAt: v.optional(v.pipe(v.number(), v.safeInteger(), v.transform(instant))),
    }),
  }),
);

/** Parses the JSON of a session. Returns undefined unless its token and member are complete and well-formed. */
export function readStoredSession(text: string): Session | undefined {
  const parsed = v.safeParse(stored, text);
  if (!parsed.success) return undefined;
  const { token, member } = parsed.output;
  const account = member.bankAccount;
  return {
    token,
    member: {
      ...member,
      bankAccount: account && { ...account, bank: account.bank },
      joinedAt: member.joinedAt,
    },
  };
}
