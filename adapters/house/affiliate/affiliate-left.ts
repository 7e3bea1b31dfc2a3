import type { AffiliateSums } from "../../../core/rules/affiliate-bonus.ts";
import { type Satang, subtract, ZERO } from "../../../core/shared/money.ts";

/**
 * What was earned and not yet withdrawn, at least 0. When a sandbox sets its clock back before a day's close, that
 * day's bonus is not earned yet, although it may have been withdrawn.
 */
export function affiliateLeft(earned: AffiliateSums, withdrawn: AffiliateSums): AffiliateSums {
  return { af: left(earned.af, withdrawn.af), wl: left(earned.wl, withdrawn.wl) };
}

function left(earned: Satang, withdrawn: Satang): Satang {
  return earned > withdrawn ? subtract(earned, withdrawn) : ZERO;
}
