import type { Mutant } from "./mutant.ts";

const EVOLVE = "adapters/house/wallet/withdrawal/evolve.ts";
const VIEWS = "adapters/house/wallet/withdrawal/views.ts";
const CAP = "core/rules/withdrawal-cap.ts";
const FEED = "adapters/house/site/feed.ts";
const law = "adapters/house/laws/withdrawal-laws.test.ts";
const REJECTED = 'postWithdrawal(addWithdrawalStep(state, id, { status: "rejected", at, reason }), id, amount, at)';
const RETRIED = "return postWithdrawal(retried, id, subtract(ZERO, amountSatang), at);";

function rejectedWith(posting: string): string {
  return REJECTED.replace("id, amount, at)", `id, ${posting})`);
}

/** Withdrawals, their refunds, their cap and the feed. */
export const MONEY_MUTANTS: readonly Mutant[] = [
  {
    defect: "a second rejection after a retry gives nothing back",
    file: EVOLVE,
    find: REJECTED,
    replace: rejectedWith("requestIn(state.withdrawals, id).intents.length > 1 ? ZERO : amount, at"),
    law,
  },
  {
    defect: "a rejection takes the amount again",
    file: EVOLVE,
    find: REJECTED,
    replace: rejectedWith("subtract(ZERO, amount), at"),
    law,
  },
  {
    defect: "a retry takes nothing",
    file: EVOLVE,
    find: RETRIED,
    replace: RETRIED.replace("subtract(ZERO, amountSatang)", "ZERO"),
    law,
  },
  {
    defect: "a retry does not count today",
    file: EVOLVE,
    find: "      attemptedAt: at,\n      intents: [...intents",
    replace: "      intents: [...intents",
    law,
  },
  {
    defect: "a retry is found by the day of its first attempt",
    file: EVOLVE,
    find: "bangkokDateOf(attemptedAt)",
    replace: "bangkokDateOf(withdrawal.createdAt)",
    law: "adapters/house/staff/back-office.test.ts",
  },
  {
    defect: "a rejected withdrawal counts",
    file: CAP,
    find: 'status === "rejected" || !isSame',
    replace: "!isSame",
    law,
  },
  {
    defect: "the cap counts by the day of Greenwich",
    file: CAP,
    find: "!isSameBangkokDay(attemptedAt, now)",
    replace: "Math.floor(attemptedAt / 86_400_000) !== Math.floor(now / 86_400_000)",
    law,
  },
  {
    defect: "one withdrawal more a day",
    file: CAP,
    find: "WITHDRAWALS_PER_DAY = 5",
    replace: "WITHDRAWALS_PER_DAY = 6",
    law,
  },
  {
    defect: "exactly what is left is refused",
    file: CAP,
    find: "if (amount > leftSatang) {",
    replace: "if (amount >= leftSatang) {",
    law,
  },
  {
    defect: "a refund is dated at the request",
    file: EVOLVE,
    find: REJECTED,
    replace: rejectedWith("amount, requestIn(state.withdrawals, id).createdAt"),
    law,
  },
  {
    defect: "a refund is dated at the latest attempt",
    file: EVOLVE,
    find: REJECTED,
    replace: rejectedWith("amount, requestIn(state.withdrawals, id).attemptedAt"),
    law,
  },
  {
    defect: "an attempt has the number of the one before",
    file: VIEWS,
    find: 'step.status === "checking").length',
    replace: 'step.status === "rejected").length',
    law,
  },
  {
    defect: "an attempt shows the first one's key",
    file: VIEWS,
    find: "intents[attempt - 1]",
    replace: "intents[0]",
    law,
  },
  {
    defect: "a paid withdrawal can be retried",
    file: "core/wallet/statuses.ts",
    find: 'return status === "rejected";',
    replace: 'return status === "rejected" || status === "paid";',
    law,
  },
  {
    defect: "the feed shows unpaid withdrawals",
    file: FEED,
    find: 'return type === "withdrawal-paid"',
    replace: 'return type === "withdrawal-requested"',
    law,
  },
  {
    defect: "the feed shows rejected withdrawals",
    file: FEED,
    find: 'return type === "withdrawal-paid"',
    replace: 'return type === "withdrawal-paid" || type === "withdrawal-rejected"',
    law,
  },
  {
    defect: "the feed shows refunds as deposits",
    file: FEED,
    find: 'type === "deposit-credited" ||',
    replace: 'type === "deposit-credited" || type === "withdrawal-rejected" ||',
    law,
  },
  {
    defect: "the feed has the oldest first",
    file: FEED,
    find: "order: event.at",
    replace: "order: 0 - event.at",
    law,
  },
];
