import type { MoneyDesk } from "../money-action/run.ts";
import type { AffiliatePort } from "./port.ts";

/** What every money action of the invite programme works with. */
export interface AffiliateDesk extends MoneyDesk {
  readonly affiliate: AffiliatePort;
}
