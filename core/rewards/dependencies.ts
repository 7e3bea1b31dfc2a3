import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { RewardsPort } from "./port.ts";

/** What every action with points works with. */
export interface RewardsDependencies extends MoneyActionDependencies {
  readonly rewards: RewardsPort;
}
