import { readFileSync } from "node:fs";
import * as v from "valibot";
import { baht } from "../../../core/shared/money.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { bankOf, isBankCode } from "../../../core/wallet/banks.ts";
import type { BankDirectory, SlipBank } from "../ports/banks.ts";
import { DEMO_ACCOUNT_NUMBER, type SiteContent } from "../site/site-content.ts";
import type { HouseParts } from "./open-house.ts";

const filled = v.pipe(v.string("must be a text"), v.regex(/\S/, "must not be empty"));
const amount = v.pipe(v.number("must be an amount in baht"), v.minValue(0.01, "must be more than 0"));

const account = v.object({
  bank: v.custom<string>(isBankCode, "must be a bank's code of three digits"),
  accountNumber: v.pipe(
    v.string("must be an account number"),
    v.regex(/^\d{10,15}$/, "must be 10 to 15 digits"),
    v.check((number) => number !== DEMO_ACCOUNT_NUMBER, "is the account of the demo"),
  ),
  accountName: filled,
});

const FILE = v.object(
  {
    accounts: v.tupleWithRest([account], account, "must list at least one account"),
    promptPayId: v.optional(v.pipe(v.string(), v.regex(/^\d{10,15}$/, "must be 10 to 15 digits"))),
    lines: v.optional(v.object({ primary: v.optional(filled), backup: v.optional(filled) }), {}),
    limits: v.optional(v.object({ depositMinimum: amount, depositMaximum: amount, withdrawalMinimum: amount }), {
      depositMinimum: 1,
      depositMaximum: 2_000_000,
      withdrawalMinimum: 1,
    }),
    configuration: v.optional(v.record(v.string(), v.string()), {}),
    payBonuses: v.optional(v.boolean("must be true or false"), false),
    payRefunds: v.optional(v.boolean("must be true or false"), false),
  },
  "is missing or not an object",
);

const NO_PROMOTION = {
  bonusRate: 0,
  bonusRate2: 0,
  bonusTimeStart: "00:00",
  bonusTimeEnd: "00:00",
  bonusTimeStart2: "00:00",
  bonusTimeEnd2: "00:00",
  endNumberBonus: 0,
  endNumberBonus2: 0,
  bonusMax: baht(0),
};

/** Games, rewards and bonuses come from nobody yet. */
const NOTHING_OFFERED = {
  promotion: undefined,
  memberPromotion: () => NO_PROMOTION,
  announcements: [],
  games: [],
  rewards: { categories: [], wheel: { segments: [], pricePoints: 0, spinsPerDay: 0 }, cardEvents: () => [] },
} satisfies Partial<SiteContent>;

/** Of a house that serves no member. */
export const NO_CONTENT: SiteContent = {
  ...NOTHING_OFFERED,
  lines: { primary: undefined, backup: undefined },
  configuration: new Map(),
  accounts: [{ bank: "004", bankName: "", accountNumber: "", accountName: "" }],
  promptPayId: undefined,
  limits: { depositMinimum: baht(1), depositMaximum: baht(1), withdrawalMinimum: baht(1) },
};

/** Reads the file with an operator's own content. It offers no games, rewards or bonuses. The error is a sentence. */
export function readOperatorContent(file: string): Result<SiteContent, string> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return err(`${file} is not a file with JSON.`);
  }
  const parsed = v.safeParse(FILE, json, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return err(`${v.getDotPath(issue) ?? "The content"} in ${file} ${issue.message}.`);
  }
  const { accounts, promptPayId, lines, limits, configuration, payBonuses, payRefunds } = parsed.output;
  const [first, ...others] = accounts;
  return ok({
    lines: { primary: lines.primary, backup: lines.backup },
    ...NOTHING_OFFERED,
    configuration: new Map(Object.entries(configuration)),
    accounts: [withBankName(first), ...others.map(withBankName)],
    promptPayId,
    payBonuses,
    payRefunds,
    limits: {
      depositMinimum: baht(limits.depositMinimum),
      depositMaximum: baht(limits.depositMaximum),
      withdrawalMinimum: baht(limits.withdrawalMinimum),
    },
  });
}

function withBankName({ bank, ...rest }: v.InferOutput<typeof account>) {
  if (!isBankCode(bank)) throw new Error("the schema lets banks only through");
  return { bank, bankName: bankOf(bank).thaiName, ...rest };
}

/** The parts of a house that has no bank and no provider. */
export function operatorParts(content: SiteContent): HouseParts {
  return { banks: NO_BANK_DIRECTORY, slipBank: NO_SLIP_BANK, backOffice: { mode: "waiting" }, content };
}

/** Every account is taken as the member gives it, and staff check it. */
const NO_BANK_DIRECTORY: BankDirectory = { accountName: async () => "" };

/** Staff read the slips. */
const NO_SLIP_BANK: SlipBank = { lookUp: async () => ({ outcome: "unavailable" }) };
