/** The problems of a whole run, in words; empty when pages called exactly the rows that have a screen. */
export function uncalledRows(
  rows: readonly string[],
  withoutScreen: Readonly<Record<string, string>>,
  records: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const called = new Set([...records.values()].flat());
  const exempt = new Set(Object.keys(withoutScreen));
  const missing = rows.filter((row) => !called.has(row) && !exempt.has(row));
  const wronglyListed = rows.filter((row) => called.has(row) && exempt.has(row));
  return [
    ...(missing.length > 0 ? [`no page called with success: ${missing.join(", ")}`] : []),
    ...(wronglyListed.length > 0
      ? [`listed as rows without a screen, but a page called them: ${wronglyListed.join(", ")}`]
      : []),
  ];
}
