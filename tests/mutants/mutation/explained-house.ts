import type { Explanation } from "./explanation.ts";

/** Of the house; each stands for all mutations of its file that make one line the other. */
export const EXPLAINED_HOUSE: readonly Explanation[] = [
  {
    file: "adapters/house/affiliate/affiliate-left.ts",
    before: "return earned > withdrawn ? subtract(earned, withdrawn) : ZERO;",
    after: "return earned >= withdrawn ? subtract(earned, withdrawn) : ZERO;",
    reason: "The difference of two equal sums is 0.",
  },
  {
    file: "adapters/house/wallet/deposit/decide.ts",
    before: 'if (!canDepositBecome(deposit.status, confirms ? "checking" : "cancelled"))',
    after: 'if (!canDepositBecome(deposit.status, true ? "checking" : "cancelled"))',
    reason: "The statuses that can become checking are those that can become cancelled.",
  },
  {
    file: "adapters/house/wallet/deposit/decide.ts",
    before: 'if (!canDepositBecome(deposit.status, confirms ? "checking" : "cancelled"))',
    after: 'if (!canDepositBecome(deposit.status, false ? "checking" : "cancelled"))',
    reason: "The statuses that can become checking are those that can become cancelled.",
  },
  {
    file: "adapters/house/wallet/withdrawal/decide.ts",
    before: "judgeAmount(amount, { minimumSatang: context.limits.withdrawalMinimum }) ?? checkCap(state, amount, now);",
    after:
      "(judgeAmount(amount, { minimumSatang: context.limits.withdrawalMinimum })) || (checkCap(state, amount, now));",
    reason: "A refusal is never a false value.",
  },
  {
    file: "adapters/house/wallet/withdrawal/evolve.ts",
    before: "intents: [intent?.key ?? null],",
    after: "intents: [(intent?.key) || (null)],",
    reason: "A key is never an empty text.",
  },
  {
    file: "adapters/house/wallet/withdrawal/evolve.ts",
    before: "intents: [...intents, intent?.key ?? null],",
    after: "intents: [...intents, (intent?.key) || (null)],",
    reason: "A key is never an empty text.",
  },
];
