import { unreliableRewards } from "../../core/rewards/unreliable-rewards.ts";
import type { Script } from "../../core/wallet/unreliable-wallet.ts";
import { dependenciesOn } from "./dependencies-on.ts";

/** A desk of the rewards' stores at a backend on a bad line. */
export function rewardsDependenciesOn(script: Partial<Script> = {}) {
  const { dependencies: actions, ...surroundings } = dependenciesOn(script);
  const { rewards, effects } = unreliableRewards(surroundings.backend);
  return { ...surroundings, effects, dependencies: { ...actions, rewards } };
}
