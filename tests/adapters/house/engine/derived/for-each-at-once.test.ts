import { describe, expect, it } from "vitest";
import { forEachAtOnce } from "../../../../../adapters/house/engine/derived/derived-data.ts";

/** Work that ends one item after the other, the last one that began first. */
function stack() {
  const ends: (() => void)[] = [];
  let most = 0;
  return {
    begin: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
        most = Math.max(most, ends.length);
        setImmediate(() => ends.pop()?.());
      }),
    most: () => most,
  };
}

describe("working on several items at once", () => {
  it("works on each item once, and on no more at once than the limit", async () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    for (const [limit, most] of [
      [1, 1],
      [4, 4],
      [100, 50],
    ] as const) {
      const { begin, most: found } = stack();
      const done: number[] = [];
      await forEachAtOnce(items, limit, async (item) => {
        await begin();
        done.push(item);
      });
      expect(done.sort((a, b) => a - b)).toEqual(items);
      expect(found()).toBe(most);
    }
  });

  it("begins nothing after a failure, and throws it when the others have ended", async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const { begin } = stack();
    const working = forEachAtOnce([0, 1, 2, 3, 4, 5], 3, async (item) => {
      begun.push(item);
      if (item === 1) throw new Error("the second item fails");
      await begin();
      ended.push(item);
    });
    await expect(working).rejects.toThrow("the second item fails");
    expect(begun).toEqual([0, 1, 2]);
    expect(ended.sort((a, b) => a - b)).toEqual([0, 2]);
  });
});
