import { evidenceOfMaking } from "../money-action/evidence.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import { mapOk } from "../shared/result.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import type { WheelSpin } from "./play.ts";
import { RECENT } from "./recent.ts";

/** Carries out a spin; with `resumed`, finds out what became of one that was sent before. */
export function settleSpin(
  dependencies: RewardsDependencies,
  intent: MoneyIntentOf<"wheel-spin">,
  hooks: MoneyHooks = {},
): Promise<Outcome<WheelSpin>> {
  const { rewards } = dependencies;
  return runMoneyAction(
    dependencies,
    intent,
    {
      send: () => rewards.spin(intent.key),
      lookUp: async () => {
        const spins = mapOk(await rewards.wheelLog(RECENT), ({ items }) => items);
        return evidenceOfMaking(spins, intent, () => true);
      },
    },
    hooks,
  );
}
