import { seededRandom } from "../../../adapters/house/seeds/seeded-random.ts";

/** A part of a list that depends on the seed only, in the order of the list. */
export function sampleOf<T>(list: readonly T[], count: number, seed: number): readonly T[] {
  const random = seededRandom(seed);
  return list
    .map((item, index) => ({ item, index, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .toSorted((one, other) => one.index - other.index)
    .map(({ item }) => item);
}
