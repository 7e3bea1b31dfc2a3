import type { Script } from "../../core/money-action/unreliable-backend.ts";
import { unreliableRewards } from "../../core/rewards/unreliable-rewards.ts";
import { dependenciesOn } from "./dependencies-on.ts";

/** What the stores of rewards need, at a backend behind a bad line. */
export function rewardsDependenciesOn(script: Partial<Script> = {}) {
  const { dependencies: actions, ...surroundings } = dependenciesOn(script);
  const { rewards, effects } = unreliableRewards(surroundings.backend);
  return { ...surroundings, effects, dependencies: { ...actions, rewards } };
}
