/** The list with the item replaced by its id, or added in front. */
export function upsert<T extends { readonly id: string }>(list: readonly T[] | undefined, item: T): readonly T[] {
  if (!list) return [item];
  return list.some(({ id }) => id === item.id)
    ? list.map((each) => (each.id === item.id ? item : each))
    : [item, ...list];
}
