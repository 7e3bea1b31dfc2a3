import { ContainerModule } from "inversify";
import { createHttpRewards } from "../../adapters/http/rewards.ts";
import type { WithheldPrizes } from "../../core/wallet/withheld-prizes.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import { CheckInStore } from "../stores/rewards/check-in-store.ts";
import { FlipCardStore } from "../stores/rewards/flip-card-store.ts";
import { RewardStore } from "../stores/rewards/reward-store.ts";
import { WheelStore } from "../stores/rewards/wheel-store.ts";
import { ACTIONS, ON_CREDIT, REWARDS, SITE, type SiteParts, WITHHELD } from "./identifiers.ts";

export const rewardsModule = new ContainerModule(({ bind }) => {
  bind(REWARDS).toResolvedValue(
    ({ client, identity }: SiteParts, actions: ActionDependencies, withheld: WithheldPrizes, onCredit: () => void) => {
      const dependencies = { ...actions, withheld, rewards: createHttpRewards(client, identity) };
      return {
        reward: new RewardStore(dependencies, onCredit),
        wheel: new WheelStore(dependencies, onCredit),
        flipCard: new FlipCardStore(dependencies, onCredit),
        checkIn: new CheckInStore(dependencies, onCredit),
      };
    },
    [SITE, ACTIONS, WITHHELD, ON_CREDIT],
  );
});
