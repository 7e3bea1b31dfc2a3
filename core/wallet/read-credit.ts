import type { Credit } from "./credit.ts";

/** Of two answers the one that was true later; of two of the same moment, the one that came last. */
export function laterCredit(shown: Credit | undefined, answer: Credit): Credit {
  return shown && answer.asOf < shown.asOf ? shown : answer;
}
