/**
 * Works on all items, on at most `limit` of them at once. After a failure it begins no other item, waits for those that
 * run, and throws the first error.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const errors: unknown[] = [];

  async function workOn(): Promise<void> {
    for (const item of waiting) {
      try {
        await work(item);
      } catch (error) {
        errors.push(error);
      }
      if (errors.length > 0) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, workOn));
  if (errors.length > 0) throw errors[0];
}
