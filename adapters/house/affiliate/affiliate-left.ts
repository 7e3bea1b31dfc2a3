import type { AffiliateSums } from "../../../core/rules/affiliate-bonus.ts";
import { type Satang, subtract, ZERO } from "../../../core/shared/money.ts";

/**
 * What was earned and not yet taken out. Never below zero: a clock that was put back takes a day's close back, too,
 * and what was paid on it meanwhile is made up for by what is earned next.
 */
export function affiliateLeft(earned: AffiliateSums, withdrawn: AffiliateSums): AffiliateSums {
  return { af: left(earned.af, withdrawn.af), wl: left(earned.wl, withdrawn.wl) };
}

function left(earned: Satang, withdrawn: Satang): Satang {
  return earned > withdrawn ? subtract(earned, withdrawn) : ZERO;
}
