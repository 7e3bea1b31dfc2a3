import fc from "fast-check";
import { expect, test } from "vitest";
import { nextSorting, sortRows } from "../../../../web/ui/data/table.tsx";

const rows = fc.uniqueArray(fc.record({ id: fc.nat(), value: fc.integer({ min: -5, max: 5 }) }), {
  maxLength: 30,
  selector: ({ id }) => id,
});

test("sorted rows are the same rows, in order, and equal ones keep their order in both directions", () => {
  fc.assert(
    fc.property(rows, fc.constantFrom("ascending", "descending"), (given, direction) => {
      const sorted = sortRows(given, ({ value }) => value, direction, "th");
      expect([...sorted].sort((one, other) => one.id - other.id)).toEqual([...given].sort((a, b) => a.id - b.id));
      for (let index = 1; index < sorted.length; index += 1) {
        const [before, after] = [sorted[index - 1], sorted[index]];
        if (!before || !after) continue;
        const rises = direction === "ascending" ? after.value - before.value : before.value - after.value;
        expect(rises).toBeGreaterThanOrEqual(0);
        if (rises === 0) expect(given.indexOf(before)).toBeLessThan(given.indexOf(after));
      }
    }),
  );
});

test("Thai words are in the order of a Thai dictionary, where a leading vowel comes after its consonant", () => {
  const names = ["เกม", "ขวด", "กบ", "แก้ว"];
  for (const language of ["th", "en"])
    expect(sortRows(names, (name) => name, "ascending", language)).toEqual(["กบ", "เกม", "แก้ว", "ขวด"]);
});

test("words of the page's language come before those of another one", () => {
  const names = ["มะลิ", "anna", "Bob"];
  expect(sortRows(names, (name) => name, "ascending", "en")).toEqual(["anna", "Bob", "มะลิ"]);
  expect(sortRows(names, (name) => name, "ascending", "th")).toEqual(["มะลิ", "anna", "Bob"]);
});

test("three presses on a head lead back to the order of the data, and another head starts anew", () => {
  const first = nextSorting(undefined, "a");
  expect(first).toEqual({ column: "a", direction: "descending" });
  const second = nextSorting(first, "a");
  expect(second).toEqual({ column: "a", direction: "ascending" });
  expect(nextSorting(second, "a")).toBeUndefined();
  expect(nextSorting(second, "b")).toEqual({ column: "b", direction: "descending" });
});
