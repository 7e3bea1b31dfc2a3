import { evidenceOfMaking } from "../money-action/evidence.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { CLOCK_TOLERANCE_MS, type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import { bangkokDateOf, type Instant, plus } from "../shared/bangkok-time.ts";
import type { DayRange } from "../shared/day-range.ts";
import type { Problem } from "../shared/fault.ts";
import { subtract, ZERO } from "../shared/money.ts";
import { mapOk, type Result } from "../shared/result.ts";
import type { AffiliateDependencies } from "./dependencies.ts";
import type { AffiliateLogType, AffiliateWithdrawal } from "./model.ts";
import type { AffiliatePort } from "./port.ts";

export type AffiliateWithdrawalIntent = MoneyIntentOf<"affiliate-withdrawal">;

/** Carries a withdrawal out; with `resumed`, finds out in the log what became of one that was sent before. */
export function settleAffiliateWithdrawal(
  dependencies: AffiliateDependencies,
  intent: AffiliateWithdrawalIntent,
  hooks: MoneyHooks = {},
): Promise<Outcome<AffiliateWithdrawal>> {
  const { affiliate, clock } = dependencies;
  const { amountSatang, key } = intent;
  return runMoneyAction(
    dependencies,
    intent,
    {
      send: () => affiliate.withdraw(amountSatang, intent.type, key),
      lookUp: async () => {
        const made = await recentWithdrawals(affiliate, intent.type, { from: intent.madeAt, to: clock() });
        const evidence = evidenceOfMaking(made, intent, (each) => each.amountSatang === amountSatang);
        if (evidence.seen !== "effect") return evidence;
        const { createdAt: at, ...value } = evidence.value;
        return { seen: "effect", value: { ...value, at } };
      },
    },
    hooks,
  );
}

type Made = Omit<AffiliateWithdrawal, "at"> & { readonly createdAt: AffiliateWithdrawal["at"] };

/** The withdrawals of one type that the log shows around these moments, by the device's clock. */
export async function recentWithdrawals(
  affiliate: Pick<AffiliatePort, "log">,
  type: AffiliateLogType,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<Result<readonly Made[], Problem>> {
  const range: DayRange = {
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
        // The log doesn't tell it.
        balanceSatang: undefined,
        createdAt: at,
        intent,
      })),
  );
}
