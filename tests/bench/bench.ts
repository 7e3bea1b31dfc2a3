/** One line of the report. */
export interface Row {
  readonly what: string;
  /** What it is compared with, in the same run. */
  readonly against: string;
  readonly measured: string;
  readonly budget: string;
  readonly met: boolean;
}

export interface Bench {
  readonly about: string;
  readonly needsBrowser?: true;
  /** Gives each row when it is measured. A smoke run measures as little as possible, and its figures mean nothing. */
  readonly rows: (smoke: boolean) => AsyncIterable<Row>;
}

/** Compares a figure with its peer's: `most` is for costs, `least` for rates. */
export function ratioRow(
  { what, against }: Pick<Row, "what" | "against">,
  ratio: number,
  { most = Number.POSITIVE_INFINITY, least = 0 }: { readonly most?: number; readonly least?: number },
): Row {
  return {
    what,
    against,
    measured: `${ratio.toFixed(2)}x`,
    budget: least > 0 ? `at least ${least}x` : `at most ${most}x`,
    met: ratio >= least && ratio <= most,
  };
}

/** Takes one measurement of its subject, in a unit of its own. */
export type Sample = () => number | Promise<number>;

/** What several subjects took, round by round. */
export interface Measured<Name extends string> {
  readonly median: (subject: Name) => number;
  /** The median of what each round gives: a machine that becomes slower meanwhile does not change it. */
  readonly ratio: (subject: Name, peer: Name) => number;
}

/**
 * Measures several subjects in turns, so that other work on the machine affects all of them equally. A round before the
 * others only warms up; where `rounds` is 0, it is the figure.
 */
export async function interleave<Name extends string>(
  subjects: Readonly<Record<Name, Sample>>,
  rounds: number,
): Promise<Measured<Name>> {
  const names = Object.keys(subjects) as Name[];
  const taken: Record<Name, number>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const samples: Partial<Record<Name, number>> = {};
    for (const name of names) samples[name] = await subjects[name]();
    if (round > 0 || rounds === 0) taken.push(samples as Record<Name, number>);
  }
  return {
    median: (subject) => median(taken.map((round) => round[subject])),
    ratio: (subject, peer) => median(taken.map((round) => round[subject] / round[peer])),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Microseconds of processor time that this process needs: what else the machine does is not in it. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;
