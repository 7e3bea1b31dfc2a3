/**
 * A count with its word: `1 day`, `+1 day`, `2 days`, `1,234 days`.
 * @param count a number, also as it is shown already
 */
export function plural(count: string | number, one: string, several: string): string {
  return `${count} ${/^[+\-−]?1$/.test(String(count)) ? one : several}`;
}
