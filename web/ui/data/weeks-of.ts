/** Rows of seven days. Undefined before the first day, which is preceded by `offset` days, and after the last one. */
export function weeksOf<T>(days: readonly T[], offset: number): readonly (readonly (T | undefined)[])[] {
  const cells = [...Array.from({ length: offset }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index]),
  );
}
