import { evidenceOfMaking } from "../money-action/evidence.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import { mapOk } from "../shared/result.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import type { FlipCardPlay } from "./play.ts";
import { RECENT } from "./recent.ts";

/** Carries out the turning of a card; with `resumed`, finds out what became of one that was sent before. */
export function settleFlip(
  dependencies: RewardsDependencies,
  intent: MoneyIntentOf<"flip-card">,
  hooks: MoneyHooks = {},
): Promise<Outcome<FlipCardPlay>> {
  const { rewards } = dependencies;
  const { game, eventId, card, key } = intent;
  return runMoneyAction(
    dependencies,
    intent,
    {
      send: () => rewards.flipCard(game, { eventId, card }, key),
      lookUp: async () => {
        const plays = mapOk(await rewards.flipCardLog(RECENT), ({ items }) => items);
        const resembles = (play: FlipCardPlay) => play.eventId === eventId && play.card === card;
        return evidenceOfMaking(plays, intent, resembles);
      },
    },
    hooks,
  );
}
