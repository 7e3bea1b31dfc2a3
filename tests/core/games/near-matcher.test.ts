import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearMatcher } from "../../../core/games/near-matcher.ts";

/** The fewest edits, swaps among them, that turn `wanted` into a part of `name`: the definition, without any cleverness. */
function naiveEdits(wanted: string, name: string): number {
  let best = wanted.length;
  for (let from = 0; from <= name.length; from += 1) {
    for (let to = from; to <= name.length; to += 1) best = Math.min(best, editsBetween(wanted, name.slice(from, to)));
  }
  return best;
}

function editsBetween(one: string, other: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= one.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= other.length; j += 1) {
      const cell = (up: number, left: number) => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY;
      let edits = i === 0 && j === 0 ? 0 : Math.min(cell(1, 0) + 1, cell(0, 1) + 1);
      if (i > 0 && j > 0) edits = Math.min(edits, cell(1, 1) + (one[i - 1] === other[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        edits = Math.min(edits, cell(2, 2) + 1);
      }
      row[j] = edits;
    }
  }
  return rows[one.length]?.[other.length] ?? Number.POSITIVE_INFINITY;
}

const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom("ก", "า", "b", "c"), minLength, maxLength });

describe("nearMatcher", () => {
  it("counts the same edits as the definition, up to one for a short text and two for a long one", () => {
    fc.assert(
      fc.property(word(5, 10), word(0, 12), (wanted, name) => {
        const most = wanted.length < 7 ? 1 : 2;
        const edits = nearMatcher(wanted)(`\n${name}`);
        const naive = naiveEdits(wanted, name);
        if (naive <= 1) expect(edits).toBe(naive);
        else if (edits !== undefined) expect(edits).toBeLessThanOrEqual(most);
        if (naive > most) expect(edits).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it("forgives nothing in three letters", () => {
    expect(nearMatcher("slat")("\ngolden slot")).toBe(1);
    expect(nearMatcher("sla")("\nslo")).toBeUndefined();
  });

  it("does not match across two names, and reads the first thirty letters of a text", () => {
    expect(nearMatcher("ทองgolden")("\nทอง\ngolden")).toBeUndefined();
    const long = "abcdefghijklmnopqrstuvwxyz0123456789";
    expect(nearMatcher(`${long}!`)(`\n${long}`)).toBe(0);
  });
});
