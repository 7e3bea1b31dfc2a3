/** All walks take many minutes: `npm test` takes a share of the long ones, `npm run walks` takes all. */
export const ALL_WALKS = process.env["WALKS"] === "all";

/** Every nth item, or all in `npm run walks`. */
export function shareOf<T>(items: readonly T[], every: number, first = 0): readonly T[] {
  return ALL_WALKS ? items : items.filter((_, index) => index % every === first);
}
