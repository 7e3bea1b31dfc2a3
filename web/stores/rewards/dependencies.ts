import type { RewardsDependencies } from "../../../core/rewards/port.ts";
import type { ActionDependencies } from "../base/dependencies.ts";

/** What the stores of rewards, wheel, cards and check-in need. */
export interface RewardsStoreDependencies extends ActionDependencies, RewardsDependencies {}
