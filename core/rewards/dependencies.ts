import type { MoneyDesk } from "../money-action/run.ts";
import type { RewardsPort } from "./port.ts";

/** What every action with points works with. */
export interface RewardsDesk extends MoneyDesk {
  readonly rewards: RewardsPort;
}
