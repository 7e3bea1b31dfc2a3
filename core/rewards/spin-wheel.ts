import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import type { WheelSpin } from "./play.ts";
import { readRecent } from "./recent.ts";
import { settleSpin } from "./settle-spin.ts";

export interface SpinAsk {
  readonly key: IdempotencyKey;
  /** The latest spins as read before; read first when left out. */
  readonly spins?: readonly WheelSpin[] | undefined;
}

/** Spins the wheel: the backend draws, and says where it stopped. */
export async function spinWheel(
  dependencies: RewardsDependencies,
  { key, spins }: SpinAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<WheelSpin>> {
  const madeAt = dependencies.clock();
  const known = await readRecent(spins, (query) => dependencies.rewards.wheelLog(query));
  if (!known.ok) return notSent(known.error);
  return settleSpin(dependencies, { kind: "wheel-spin", key, madeAt, knownIds: known.value }, hooks);
}
