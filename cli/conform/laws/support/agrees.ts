/** The counts of one kind of draw: how often each came, and the chance that was shown for it. */
export interface Drawn {
  readonly name: string;
  readonly count: number;
  readonly chance: number;
}

/** A right backend fails one run in this many thousand millions: 6 standard deviations. */
const MOST_DEVIATIONS = 6;

/**
 * The first draw that came too often or too rarely. Each count is compared with its binomial distribution; the error rate
 * for a right backend is 2 in 10^9 for each draw, and a little more where few are expected, which gets one more allowed.
 */
export function disagreement(draws: readonly Drawn[], total: number): string | undefined {
  for (const { name, count, chance } of draws) {
    const expected = total * chance;
    const allowed = MOST_DEVIATIONS * Math.sqrt(expected * (1 - chance)) + 6;
    if (Math.abs(count - expected) > allowed) {
      return `${name}: ${count} of ${total}, where ${expected.toFixed(1)} are expected and ${allowed.toFixed(1)} more or less allowed`;
    }
    if (count > 0 && chance === 0) return `${name}: ${count} of ${total}, where none is possible`;
  }
  return undefined;
}
