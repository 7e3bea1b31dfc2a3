import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { AFFILIATE_MINIMUM } from "../rules/affiliate-bonus.ts";
import { addDays, bangkokDateOf, startOfDay } from "../shared/bangkok-time.ts";
import { least, type Satang, subtract, ZERO } from "../shared/money.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import type { AffiliateDependencies } from "./dependencies.ts";
import {
  AFFILIATE_LOG_TYPES,
  type AffiliateBalance,
  type AffiliateLogType,
  type AffiliateWithdrawal,
} from "./model.ts";
import { recentWithdrawals, settleAffiliateWithdrawal } from "./settle-affiliate-withdrawal.ts";

export interface AffiliateAsk {
  readonly amount: Satang;
  readonly type: AffiliateLogType;
  readonly key: IdempotencyKey;
}

/** Moves affiliate money to the credit; what the minimum or the balance, read anew, forbids is refused unsent. */
export async function withdrawAffiliate(
  dependencies: AffiliateDependencies,
  { amount, type, key }: AffiliateAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<AffiliateWithdrawal>> {
  const madeAt = dependencies.clock();
  const yesterday = startOfDay(addDays(bangkokDateOf(madeAt), -1));
  const [balance, made] = await Promise.all([
    dependencies.affiliate.balance(),
    recentWithdrawals(dependencies.affiliate, type, { from: yesterday, to: madeAt }),
  ]);
  if (!balance.ok) return notSent(balance.error);
  if (!made.ok) return notSent(made.error);
  const refusal = judgeAffiliateWithdrawal(amount, type, balance.value);
  if (refusal) return notSent(refusal);
  const knownIds = made.value.map(({ id }) => id);
  const intent = { kind: "affiliate-withdrawal", key, madeAt, amountSatang: amount, type, knownIds } as const;
  return settleAffiliateWithdrawal(dependencies, intent, hooks);
}

/** Why an amount would be refused, as far as is known. */
export function judgeAffiliateWithdrawal(
  amount: Satang,
  type: AffiliateLogType,
  balance: AffiliateBalance,
): Refusal | undefined {
  const left = availableOf(balance, type);
  if (amount < AFFILIATE_MINIMUM) {
    return at("amount", refuse("amount-below-minimum", { minimumSatang: AFFILIATE_MINIMUM }));
  }
  return amount > left ? at("amount", refuse("affiliate-insufficient", { balanceSatang: left })) : undefined;
}

/** What can be withdrawn of a type; of a backend that tells no parts, the whole. */
export function availableOf({ balanceSatang, byType }: AffiliateBalance, type: AffiliateLogType): Satang {
  return byType?.[type] ?? balanceSatang;
}

/** What the type nearest to the minimum still lacks, zero once one of them can be withdrawn; types never add up. */
export function missingToWithdraw(balance: AffiliateBalance): Satang {
  const [first, ...others] = AFFILIATE_LOG_TYPES.map((type) => lackOf(availableOf(balance, type)));
  return first === undefined ? AFFILIATE_MINIMUM : least(first, ...others);
}

function lackOf(available: Satang): Satang {
  return available >= AFFILIATE_MINIMUM ? ZERO : subtract(AFFILIATE_MINIMUM, available);
}
