/** The same numbers for the same seed, each at least 0 and below 1. */
export function chance(seed: number): () => number {
  let state = (seed * 7919 + 13) % 2147483647;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  next();
  return next;
}
