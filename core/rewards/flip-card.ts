import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import type { FlipCardGame, FlipCardPick, FlipCardPlay } from "./play.ts";
import { readRecent } from "./recent.ts";
import { settleFlip } from "./settle-flip.ts";

export interface CardChoice extends FlipCardPick {
  readonly game: FlipCardGame;
}

export interface FlipAsk {
  readonly choice: CardChoice;
  readonly key: IdempotencyKey;
  /** The latest cards as read before; read first when left out. */
  readonly plays?: readonly FlipCardPlay[] | undefined;
}

/** Turns a card: the backend knows what lies under it. */
export async function flipCard(
  dependencies: RewardsDependencies,
  { choice: { game, eventId, card }, key, plays }: FlipAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<FlipCardPlay>> {
  const madeAt = dependencies.clock();
  const known = await readRecent(plays, (query) => dependencies.rewards.flipCardLog(query));
  if (!known.ok) return notSent(known.error);
  return settleFlip(
    dependencies,
    { kind: "flip-card", key, madeAt, game, eventId, card, knownIds: known.value },
    hooks,
  );
}
