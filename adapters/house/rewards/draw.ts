/** Picks an item with one random number. The items' chances add up to 1. */
export function draw<T extends { readonly chance: number }>(items: readonly T[], random: () => number): T {
  let rest = random();
  for (const item of items) {
    rest -= item.chance;
    if (rest < 0) return item;
  }
  // Rounding can make the sum of the chances slightly less than 1.
  const last = items[items.length - 1];
  if (!last) throw new Error("nothing to draw from");
  return last;
}
