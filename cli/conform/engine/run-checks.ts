import { type Finding, findingOf } from "./findings.ts";
import type { Trial } from "./law.ts";
import { openTrial, type TrialParts } from "./open-trial.ts";
import type { TargetHealth } from "./target-watch.ts";
import { createTrail, tracedControl } from "./trail.ts";
import type { SendWire } from "./wire.ts";

/** What the checks of a run share, those of rows and those of laws. */
export interface Run extends TrialParts {
  readonly seed: number;
  readonly health: () => TargetHealth;
  readonly isStopped?: () => boolean;
}

/** Why a check cannot run at all. */
export function obstacleTo(writes: boolean, { health, isStopped, allowWrites }: Run): string | undefined {
  const { loss } = health();
  if (loss) return loss.sentence;
  if (isStopped?.() === true) return "the run was stopped before it";
  return writes && !allowWrites ? "it writes: --allow-writes is missing" : undefined;
}

/** Runs a check to its finding, on a trial that remembers its calls and draws values by the check's name. */
export function findingOn(
  run: Run,
  name: string,
  check: (trial: Trial, send: SendWire) => Promise<void>,
): Promise<Finding> {
  const trail = createTrail(run.send, run.secrets);
  const control = run.control && tracedControl(run.control, trail);
  const trial = openTrial({ ...run, send: trail.send, control }, `${run.seed} ${name}`);
  return findingOf(() => check(trial, trail.send), run.secrets.clean, trail.lines);
}

const LANES = 6;

/** Does it for all items, some at the same time. */
export async function inLanes<Item>(items: readonly Item[], each: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) await each(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Does it once for all who ask. After a failure, the next one who asks tries again. */
export function onceDone<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
