import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { AffiliatePort } from "./port.ts";

/** What every money action of the invite programme works with. */
export interface AffiliateDependencies extends MoneyActionDependencies {
  readonly affiliate: AffiliatePort;
}
