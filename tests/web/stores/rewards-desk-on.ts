import type { Script } from "../../core/wallet/unreliable-wallet.ts";
import { unreliableRewards } from "../../core/rewards/unreliable-rewards.ts";
import { deskOn } from "./desk-on.ts";

/** A desk of the rewards' stores at a backend on a bad line. */
export function rewardsDeskOn(script: Partial<Script> = {}) {
  const { desk: actions, ...surroundings } = deskOn(script);
  const { rewards, effects } = unreliableRewards(surroundings.backend);
  return { ...surroundings, effects, desk: { ...actions, rewards } };
}
