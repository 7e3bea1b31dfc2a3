import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedUse } from "../../../cli/compose/flow/open-targets.ts";

test("whoever uses it alone is alone, all get their turn, and those together overlap", async () => {
  const together = { most: 0 };
  const hows = fc.array(fc.constantFrom("together" as const, "alone" as const), { minLength: 2, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(hows, async (wanted) => {
      const use = sharedUse();
      const inside: string[] = [];
      let done = 0;
      await Promise.all(
        wanted.map(async (how) => {
          const free = await use(how);
          inside.push(how);
          if (inside.includes("alone")) expect(inside).toEqual(["alone"]);
          together.most = Math.max(together.most, inside.length);
          await Promise.resolve();
          await Promise.resolve();
          inside.splice(inside.indexOf(how), 1);
          done += 1;
          free();
          // Once too often changes nothing.
          free();
        }),
      );
      expect(done).toBe(wanted.length);
    }),
  );
  expect(together.most).toBeGreaterThan(1);
});
