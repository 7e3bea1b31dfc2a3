import type { RewardsDesk } from "../../../core/rewards/dependencies.ts";
import type { ActionDesk } from "../base/dependencies.ts";

/** What the stores of rewards, wheel, cards and check-in work with. */
export interface RewardsStoreDesk extends ActionDesk, RewardsDesk {}
