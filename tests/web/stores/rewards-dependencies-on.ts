import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import { createWithheldPrizes } from "../../../adapters/browser/storage/withheld-prizes.ts";
import { memberId } from "../../../core/session/model.ts";
import { fakePage, fakeStorage } from "../../adapters/browser/fake-page.ts";
import type { Script } from "../../core/money-action/unreliable-backend.ts";
import { unreliableRewards } from "../../core/rewards/unreliable-rewards.ts";
import { dependenciesOn } from "./dependencies-on.ts";

/** What the stores of rewards need, at a backend behind a bad line. */
export function rewardsDependenciesOn(script: Partial<Script> = {}) {
  const { dependencies: actions, ...surroundings } = dependenciesOn(script);
  const { rewards, effects } = unreliableRewards(surroundings.backend);
  const { storage } = fakeStorage();
  const withheld = createWithheldPrizes(
    { storage: keyValue(() => storage), ...fakePage(), clock: actions.clock, prefix: "brand" },
    memberId("m-1"),
  );
  return { ...surroundings, effects, dependencies: { ...actions, rewards, withheld } };
}
