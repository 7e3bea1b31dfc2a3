import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearMatcher } from "../../../core/games/find-games.ts";

/** The fewest edits that turn `wanted` into any part of `name`, by plain dynamic programming. */
function naiveEdits(wanted: string, name: string, swaps: "without swaps" | "a swap comes first"): number {
  const rows: number[][] = [];
  for (let i = 0; i <= wanted.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= name.length; j += 1) {
      const cell = (up: number, left: number) => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY;
      let edits = i === 0 ? 0 : Math.min(cell(1, 0) + 1, cell(0, 1) + 1);
      if (i > 0 && j > 0) edits = Math.min(edits, cell(1, 1) + (wanted[i - 1] === name[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && wanted[i - 1] === name[j - 2] && wanted[i - 2] === name[j - 1];
      if (swaps !== "without swaps" && swapped && cell(2, 2) === 0) edits = Math.min(edits, 1);
      row[j] = edits;
    }
  }
  return Math.min(...(rows[wanted.length] ?? []));
}

function expectedEdits(text: string, names: string): number | undefined {
  const wanted = text.slice(0, 30);
  const most = wanted.length < 7 ? 1 : 2;
  const fewest = (swaps: "without swaps" | "a swap comes first") =>
    Math.min(...names.split("\n").map((name) => naiveEdits(wanted, name, swaps)));
  const edits = fewest("a swap comes first");
  if (edits > most) return undefined;
  if (edits <= 1 || fewest("without swaps") <= most) return edits;
  // A swap with another edit is found when it leaves a third of the text as it is.
  const third = Math.floor(wanted.length / 3);
  const thirds = [wanted.slice(0, third), wanted.slice(third, 2 * third), wanted.slice(2 * third)];
  return thirds.some((piece) => names.includes(piece)) ? edits : undefined;
}

const aLetter = fc.constantFrom("a", "b", "c");
const aText = (minLength: number, maxLength: number) => fc.string({ unit: aLetter, minLength, maxLength });
const anEdit = fc.tuple(fc.constantFrom("add", "remove", "replace", "swap", "break"), fc.nat(), aLetter);

/** A text, and names of which one has the text with a few edits, or with a line break inside. */
const aTextAndNames = (minLength: number, maxLength: number) =>
  fc
    .tuple(
      aText(minLength, maxLength),
      fc.array(anEdit, { maxLength: 3 }),
      fc.constantFrom("", "\n", "c\n", "\nab\n", "b"),
      fc.constantFrom("", "", "a", "\ncb"),
    )
    .map(([text, edits, start, end]) => ({ text, names: `${start}${edits.reduce(edited, text)}${end}` }));

function edited(text: string, [kind, anywhere, letter]: readonly [string, number, string]): string {
  const at = anywhere % (text.length + 1);
  const [start, here, next, rest] = [
    text.slice(0, at),
    text.slice(at, at + 1),
    text.slice(at + 1, at + 2),
    text.slice(at + 2),
  ];
  if (kind === "add") return `${start}${letter}${here}${next}${rest}`;
  if (kind === "remove") return `${start}${next}${rest}`;
  if (kind === "replace") return `${start}${letter}${next}${rest}`;
  if (kind === "swap") return `${start}${next}${here}${rest}`;
  return `${start}\n${here}${next}${rest}`;
}

describe("nearMatcher", () => {
  it.each([
    { minLength: 4, maxLength: 10, numRuns: 800 },
    { minLength: 28, maxLength: 33, numRuns: 60 },
  ])("counts the edits of the definition in texts of $minLength to $maxLength letters", (given) => {
    fc.assert(
      fc.property(aTextAndNames(given.minLength, given.maxLength), ({ text, names }) => {
        expect(nearMatcher(text)(names)).toBe(expectedEdits(text, names));
      }),
      { numRuns: given.numRuns },
    );
  });

  it.each([
    // One edit at each end and inside.
    ["abcde", "abcde", 0],
    ["abcde", "bcde", 1],
    ["abcde", "abcd", 1],
    ["abcde", "abxcde", 1],
    ["abcde", "abxde", 1],
    ["abcde", "bacde", 1],
    ["abcde", "abdce", 1],
    ["abcde", "abced", 1],
    ["abcde", "bbcde", 1],
    ["abcde", "xcde", undefined],
    // Two edits, from seven letters on.
    ["abcdef", "cdef", undefined],
    ["abcdef", "xbcdxf", undefined],
    ["abcdefg", "cdefg", 2],
    ["abcdefg", "abcde", 2],
    ["abcdefg", "xbcdexg", 2],
    ["abcdefg", "axbcdxefg", 2],
    ["abcdefg", "axcdexg", 2],
    ["abcdefg", "defg", undefined],
    ["abcdefg", "abcd", undefined],
    ["abcdefg", "abcxez", undefined],
    // A swap comes first, and a third of the text stays as it is.
    ["abcdefg", "bacdexg", 2],
    ["abcdefg", "abdcefx", 2],
    ["abcdefg", "acbdexg", undefined],
    ["abcdefgh", "xbcdefgh", 1],
    ["abcdefgh", "acbdexgh", undefined],
    ["abcdefgh", "axbcdegfh", undefined],
    // The better one of two names, and nothing across both.
    ["abcdefg", "\ncdefg\nbcdefg", 1],
    ["abcdefg", "\nbcdefg\ncdefg", 1],
    ["abcdefg", "abcdefg\ncdefg", 0],
    ["abcde", "abc\nde", undefined],
    ["abcde", "a\nbcde", 1],
    ["abcde", "c\nbde", undefined],
    ["abcde", "ac\nbde", undefined],
    ["abcdefg", "\ndefg", undefined],
    ["abcdefg", "\ncdefg", 2],
  ])("finds %s in %j with %s edits", (text, names, edits) => {
    expect(nearMatcher(text)(names)).toBe(edits);
    expect(expectedEdits(text, names)).toBe(edits);
  });

  it("forgives nothing in three letters", () => {
    expect(nearMatcher("slat")("\ngolden slot")).toBe(1);
    expect(nearMatcher("sla")("\nslo")).toBeUndefined();
    expect(nearMatcher("sla")("\nsla")).toBeUndefined();
    expect(nearMatcher("")("\nsla")).toBeUndefined();
  });

  it("reads the first thirty letters of a text", () => {
    const thirty = "abcdefghijklmnopqrstuvwxyz0123";
    expect(nearMatcher(`${thirty}4567`)(`\n${thirty}`)).toBe(0);
    expect(nearMatcher(thirty)(`\n${thirty.slice(0, 29)}x`)).toBe(1);
    expect(nearMatcher(thirty)(`\n${thirty.slice(0, 28)}32`)).toBe(1);
    expect(nearMatcher(`${thirty}!`)(`\n${thirty.slice(2)}`)).toBe(2);
  });
});
