/**
 * The problems of a whole run, in words; empty when pages called the rows, save those that are another form's.
 * @param elsewhere rows that only the other form of the tests calls
 */
export function uncalledRows(
  rows: readonly string[],
  elsewhere: readonly string[],
  records: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const called = new Set([...records.values()].flat());
  const missing = rows.filter((row) => !called.has(row) && !elsewhere.includes(row));
  const wronglyListed = elsewhere.filter((row) => called.has(row));
  return [
    ...(missing.length > 0 ? [`no page called with success: ${missing.join(", ")}`] : []),
    ...(wronglyListed.length > 0
      ? [`listed as rows of long journeys, but a short one calls them: ${wronglyListed.join(", ")}`]
      : []),
  ];
}
