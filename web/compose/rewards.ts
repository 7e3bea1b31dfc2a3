import type { HttpClient } from "../../adapters/http/client/client.ts";
import { createHttpRewards } from "../../adapters/http/rewards.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import type { Session } from "../../core/session/model.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import { Resource } from "../stores/base/resource.ts";
import { CheckInStore } from "../stores/rewards/check-in-store.ts";
import { FlipCardStore } from "../stores/rewards/flip-card-store.ts";
import { RewardStore } from "../stores/rewards/reward-store.ts";
import type { RewardsStores } from "../stores/rewards/rewards-stores.ts";
import { WheelStore } from "../stores/rewards/wheel-store.ts";

/** Wires the stores of points and prizes, in a chunk that comes with the first screen that asks for them. */
export function composeRewards(
  actions: ActionDependencies,
  { client, identity }: { readonly client: HttpClient; readonly identity: () => Session | undefined },
  onMoved: () => void,
): RewardsStores {
  const site = createHttpSite(client, identity);
  const dependencies = { ...actions, rewards: createHttpRewards(client, identity) };
  return {
    reward: new RewardStore(dependencies, onMoved),
    wheel: new WheelStore(dependencies, onMoved),
    flipCard: new FlipCardStore(dependencies, onMoved),
    checkIn: new CheckInStore(dependencies, onMoved),
    promotion: new Resource(() => site.memberPromotion()),
  };
}
