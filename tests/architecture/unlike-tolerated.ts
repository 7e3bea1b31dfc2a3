/** How the offenders that were found differ from the tolerated ones, in words; empty when they are the same. */
export function unlikeTolerated(found: Iterable<string>, tolerated: readonly string[]): readonly string[] {
  const offenders = new Set(found);
  return [
    ...[...offenders].filter((offender) => !tolerated.includes(offender)).map((offender) => `new: ${offender}`),
    ...tolerated.filter((entry) => !offenders.has(entry)).map((entry) => `tolerated, but it does not occur: ${entry}`),
  ].sort();
}
