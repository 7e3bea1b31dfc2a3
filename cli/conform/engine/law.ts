import type { Sequence } from "./sequence.ts";
import type { Trial } from "./trial.ts";

/**
 * What a law needs from the backend and the run.
 * - `writes`: it changes something, so it runs with `--allow-writes` only
 * - `funds`: a member gets credit or points for nothing, which only a sandbox gives
 * - `staff`: requests are decided
 * - `clock`: the backend's clock moves, so it runs alone
 * - `alone`: it changes something for all members, so it runs alone
 * - `model`: the model predicts every reply, which takes all controls of a sandbox; laws with it share the clock
 * - `random`: it goes on in random order until the time of the run is over
 */
export type Need =
  | "writes"
  | "funds"
  | "staff"
  | "clock"
  | "alone"
  | "two members"
  | "concurrency"
  | "model"
  | "random";

/** What a backend must hold true and no schema can state. */
export interface Law {
  /** `family/what-it-says`; stable. */
  readonly id: string;
  readonly sentence: string;
  /** Empty for a law that only reads. */
  readonly needs: readonly Need[];
  /** Ends without a value where the law holds. */
  readonly run: (trial: Trial) => Promise<void>;
}

export function lawOf({ id, sentence, alone, run }: Sequence): Law {
  const needs: readonly Need[] = ["writes", "model", ...(alone ? (["alone"] as const) : [])];
  return { id, sentence, needs, run: ({ play }) => run(play()) };
}
