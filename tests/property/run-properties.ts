import type { FailingSeed, NamedProperty, PropertyFailure } from "./named-property.ts";

export interface RunPlan {
  readonly properties: readonly NamedProperty[];
  /** Of each property. */
  readonly runs: number;
  readonly seed: number;
  /** They run first, each once. */
  readonly failingSeeds: readonly FailingSeed[];
  /** Called after every few runs, with the milliseconds that all of them took. */
  readonly onProgress: (name: string, runs: number, ms: number) => void;
  /** Milliseconds that have passed. */
  readonly elapsed: () => number;
  readonly isStopped: () => boolean;
}

export interface RunResult {
  readonly failures: readonly PropertyFailure[];
  /** Failing seeds that pass now. */
  readonly passed: readonly FailingSeed[];
  /** Without the runs of shrinking. */
  readonly runs: ReadonlyMap<string, number>;
}

/** So many runs share a seed; the next ones have the next seed, so that a long run can be stopped between them. */
const RUNS_OF_A_SEED = 50;

/** Runs failing seeds and then new ones. A property ends with its first failure; the others go on. */
export async function runProperties({
  properties,
  runs,
  seed,
  failingSeeds,
  onProgress,
  elapsed,
  isStopped,
}: RunPlan): Promise<RunResult> {
  const failures: PropertyFailure[] = [];
  const passed: FailingSeed[] = [];
  const made = new Map<string, number>();
  for (const property of properties) {
    const { name, check } = property;
    for (const known of failingSeeds.filter(({ property }) => property === name)) {
      const failure = await replayed(property, known);
      if (failure) failures.push(failure);
      else passed.push(known);
    }
    const began = elapsed();
    let done = 0;
    let failure = failures.find(({ property }) => property === name);
    while (done < runs && !failure && !isStopped()) {
      const count = Math.min(RUNS_OF_A_SEED, runs - done);
      failure = await check({
        seed: seed + done / RUNS_OF_A_SEED,
        runs: count,
        onRun: () => undefined,
      });
      if (failure) failures.push(failure);
      else done += count;
      made.set(name, done);
      onProgress(name, done, elapsed() - began);
    }
  }
  return { failures, passed, runs: made };
}

/** Runs a failing seed. When its path no longer exists, because the steps changed, all runs of the seed are made. */
async function replayed({ check }: NamedProperty, known: FailingSeed): Promise<PropertyFailure | undefined> {
  const { seed } = known;
  try {
    return await check({ seed, runs: 1, replay: known, onRun: () => undefined });
  } catch {
    return check({ seed, runs: RUNS_OF_A_SEED, onRun: () => undefined });
  }
}
