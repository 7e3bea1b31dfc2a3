/** Picks by the stated chances, which add up to 1; one even draw decides. */
export function draw<T extends { readonly chance: number }>(items: readonly T[], random: () => number): T {
  let left = random();
  for (const item of items) {
    left -= item.chance;
    if (left < 0) return item;
  }
  // The sum of floats may fall a hair short of 1.
  const last = items[items.length - 1];
  if (!last) throw new Error("nothing to draw from");
  return last;
}
