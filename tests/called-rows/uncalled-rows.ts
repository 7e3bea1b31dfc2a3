/** What a run of all journeys left unproved, in words; empty when pages called every row that they should. */
export function uncalledRows(
  rows: readonly string[],
  withoutScreen: Readonly<Record<string, string>>,
  records: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const called = new Set([...records.values()].flat());
  const excused = new Set(Object.keys(withoutScreen));
  const missing = rows.filter((row) => !called.has(row) && !excused.has(row));
  const needless = rows.filter((row) => called.has(row) && excused.has(row));
  return [
    ...(missing.length > 0 ? [`no page called with success, in any journey: ${missing.join(", ")}`] : []),
    ...(needless.length > 0 ? [`are said to have no screen, yet a page called them: ${needless.join(", ")}`] : []),
  ];
}
