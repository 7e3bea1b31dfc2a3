import fc from "fast-check";
import { expect, it } from "vitest";
import { createLruMap } from "../../../../adapters/house/collections/collections.ts";

const KEY = fc.constantFrom("a", "b", "c", "d", "e");
const STEP = fc.oneof(
  fc.record({ do: fc.constant("get" as const), key: KEY }),
  fc.record({ do: fc.constant("set" as const), key: KEY }),
  fc.record({ do: fc.constant("delete" as const), key: KEY }),
);

it("drops the least recently used entry, whatever was read, written and deleted before", () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 60, size: "max" }), fc.integer({ min: 1, max: 4 }), (steps, capacity) => {
      const map = createLruMap<number>(capacity);
      /** The oldest first. */
      let model: (readonly [string, number])[] = [];
      for (const [at, step] of steps.entries()) {
        const known = model.find(([key]) => key === step.key);
        if (step.do === "get") expect(map.get(step.key)).toBe(known?.[1]);
        else if (step.do === "set") map.set(step.key, at);
        else map.delete(step.key);
        const used = step.do === "set" ? ([step.key, at] as const) : step.do === "get" ? known : undefined;
        model = [...model.filter((entry) => entry !== known), ...(used ? [used] : [])].slice(-capacity);
      }
      for (const key of ["a", "b", "c", "d", "e"])
        expect(map.get(key)).toBe(model.find(([known]) => known === key)?.[1]);
    }),
  );
});
