import { describe, expect, it } from "vitest";
import type { LimitEntry, LimitStore } from "../../../../adapters/house/ports/limit-store.ts";
import { plus } from "../../../../core/shared/bangkok-time.ts";
import { NOON } from "../test-house.ts";

export function limitEntry(count: number, lastsMs = 1000): LimitEntry {
  return { count, at: NOON, until: plus(NOON, 500), forgottenAt: plus(NOON, lastsMs) };
}

/** The tests that every limit store must pass. `open` opens an empty store with room for so many entries. */
export function describeLimitStore(name: string, open: (maxEntries: number) => LimitStore | Promise<LimitStore>): void {
  describe(`limits in ${name}`, () => {
    it("are read as they were written, and deleted", async () => {
      const store = await open(100);
      expect(await store.get("a")).toBeUndefined();
      expect(await store.change("a", () => limitEntry(1.5))).toEqual(limitEntry(1.5));
      expect(await store.get("a")).toEqual(limitEntry(1.5));
      expect(await store.get("b")).toBeUndefined();
      await store.change("a", (entry) => {
        expect(entry).toEqual(limitEntry(1.5));
        return undefined;
      });
      expect(await store.get("a")).toBeUndefined();
      await store.close();
    });

    it("lose no change of those made at the same time", async () => {
      const store = await open(100);
      const add = (entry: LimitEntry | undefined): LimitEntry => limitEntry((entry?.count ?? 0) + 1);
      await Promise.all(Array.from({ length: 50 }, () => store.change("a", add)));
      expect((await store.get("a"))?.count).toBe(50);
      await store.close();
    });

    it("stay as they were when a change throws", async () => {
      const store = await open(100);
      await store.change("a", () => limitEntry(1));
      const failing = store.change("a", () => {
        throw new Error("broken");
      });
      await expect(failing).rejects.toThrow("broken");
      expect(await store.get("a")).toEqual(limitEntry(1));
      await store.change("a", () => limitEntry(2));
      await store.close();
    });

    it("are dropped when there are too many, the soonest forgotten first", async () => {
      const store = await open(100);
      for (let index = 0; index < 1000; index += 1)
        await store.change(`name ${index}`, () => limitEntry(1, 1000 + index));
      const left = await Promise.all(Array.from({ length: 1000 }, async (_, index) => store.get(`name ${index}`)));
      expect(left.filter((entry) => entry !== undefined).length).toBeLessThanOrEqual(600);
      expect(left.at(-1)).toBeDefined();
      expect(left[0]).toBeUndefined();
      await store.close();
    });
  });
}
