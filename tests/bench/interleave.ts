/** Takes one measurement of its subject, in a unit of its own. */
export type Sample = () => number | Promise<number>;

/**
 * Measures several subjects in turns, so that other work on the machine affects all of them equally.
 * @returns the median of each subject's rounds; the first round only warms up
 */
export async function interleave<Name extends string>(
  subjects: Readonly<Record<Name, Sample>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(subjects) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const value = await subjects[name]();
      if (round > 0) samples.get(name)?.push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
