import { CLOCK_TOLERANCE_MS, evidenceOfCreation, idsOf } from "../money-action/evidence.ts";
import type { MoneyAction } from "../money-action/run.ts";
import { judgeAmount } from "../rules/amount-limits.ts";
import { DEFAULT_INPUT_RULES, type InputRules } from "../rules/input-rules.ts";
import {
  addDays,
  bangkokDateOf,
  type DayRange,
  type Instant,
  inOrder,
  lastDays,
  plus,
  startOfDay,
} from "../shared/bangkok-time.ts";
import { type Problem, whereOffered } from "../shared/fault.ts";
import { least, type Satang, subtract, ZERO } from "../shared/money.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../shared/result.ts";
import {
  AFFILIATE_LOG_TYPES,
  type AffiliateBalance,
  type AffiliateLogEntry,
  type AffiliateLogType,
  type AffiliateWithdrawal,
  type DownlineBonuses,
} from "./model.ts";
import type { AffiliateDependencies, AffiliatePort } from "./port.ts";

export interface AffiliateAsk {
  readonly amount: Satang;
  readonly type: AffiliateLogType;
}

const stored = { amountSatang: "satang", type: AFFILIATE_LOG_TYPES, knownIds: "ids" } as const;

/** Moves affiliate money to the credit. The minimum and the current balance refuse it before it is sent. */
export const withdrawAffiliate: MoneyAction<typeof stored, AffiliateDependencies, AffiliateAsk, AffiliateWithdrawal> = {
  kind: "affiliate-withdrawal",
  stored,
  async judge({ affiliate, clock, inputRules }, { amount, type }) {
    const to = clock();
    const from = startOfDay(addDays(bangkokDateOf(to), -1));
    const [balance, made] = await Promise.all([affiliate.balance(), recentWithdrawals(affiliate, type, { from, to })]);
    const [left, known] = [whereOffered(balance), whereOffered(made)];
    if (!left.ok) return left;
    if (!known.ok) return known;
    const refusal = left.value && judgeAffiliateWithdrawal(amount, type, left.value, inputRules);
    return refusal ? err(refusal) : ok({ amountSatang: amount, type, knownIds: idsOf(known.value) });
  },
  send: ({ affiliate }, { amountSatang, type, key }) => affiliate.withdraw(amountSatang, type, key),
  async lookUp({ affiliate, clock }, intent) {
    const made = await recentWithdrawals(affiliate, intent.type, { from: intent.madeAt, to: clock() });
    return evidenceOfCreation(made, intent, ({ amountSatang }) => amountSatang === intent.amountSatang);
  },
};

/** The refusal of an amount by the minimum or a balance that was read, if there is one. */
export function judgeAffiliateWithdrawal(
  amount: Satang,
  type: AffiliateLogType,
  balance: AffiliateBalance,
  rules: InputRules = DEFAULT_INPUT_RULES,
): Refusal | undefined {
  const balanceSatang = availableOf(balance, type);
  const outsideLimits = judgeAmount(amount, { minimumSatang: rules.affiliateMinimumSatang });
  if (outsideLimits) return outsideLimits;
  return amount > balanceSatang ? at("amount", refuse("affiliate-insufficient", { balanceSatang })) : undefined;
}

/** What can be withdrawn of a type: the whole balance where the backend sends no parts. */
export function availableOf({ balanceSatang, byType }: AffiliateBalance, type: AffiliateLogType): Satang {
  return byType?.[type] ?? balanceSatang;
}

/** How much the type nearest to the minimum lacks: zero once one of them can be withdrawn. Types never add up. */
export function missingToWithdraw(balance: AffiliateBalance, rules: InputRules = DEFAULT_INPUT_RULES): Satang {
  const minimum = rules.affiliateMinimumSatang;
  const [first = minimum, ...others] = AFFILIATE_LOG_TYPES.map((type) => {
    const available = availableOf(balance, type);
    return available >= minimum ? ZERO : subtract(minimum, available);
  });
  return least(first, ...others);
}

/** The withdrawals of one type that the log shows around these moments, by the device's clock. */
async function recentWithdrawals(
  affiliate: Pick<AffiliatePort, "log">,
  type: AffiliateLogType,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<Result<readonly AffiliateWithdrawal[], Problem>> {
  const range = {
    from: bangkokDateOf(plus(from, -CLOCK_TOLERANCE_MS)),
    to: bangkokDateOf(plus(to, CLOCK_TOLERANCE_MS)),
  };
  return mapOk(await affiliate.log(type, range), (entries) =>
    entries
      .filter(({ amountSatang }) => amountSatang < 0)
      .map(({ id, at, amountSatang, intent }) => ({
        id,
        type,
        amountSatang: subtract(ZERO, amountSatang),
        // The log does not show it.
        balanceSatang: undefined,
        at,
        intent,
      })),
  );
}

/** How many days are shown by default, today included. */
const RECENT_DAYS = 30;

interface Dependencies {
  readonly affiliate: Pick<AffiliatePort, "downlineBonuses" | "log">;
}

export function recentDays(now: Instant): DayRange {
  return lastDays(now, RECENT_DAYS);
}

/** Swaps the days if they are in the wrong order. */
export function listDownlineBonuses(
  { affiliate }: Dependencies,
  range: DayRange,
): Promise<Result<DownlineBonuses, Problem>> {
  return affiliate.downlineBonuses(inOrder(range));
}

/** Swaps the days if they are in the wrong order. */
export function listAffiliateLog(
  { affiliate }: Dependencies,
  type: AffiliateLogType,
  range: DayRange,
): Promise<Result<readonly AffiliateLogEntry[], Problem>> {
  return affiliate.log(type, inOrder(range));
}
