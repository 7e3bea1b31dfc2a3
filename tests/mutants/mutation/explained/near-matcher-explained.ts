import type { Explanation } from "../explanation.ts";

const FILE = "core/games/near-matcher.ts";
const START = "let [none, one, two, before, lastPlaces] = [0, 1, 3, 0, 0];";

/** Of the search for misspelled names. */
export const NEAR_MATCHER_EXPLAINED: readonly Explanation[] = [
  {
    file: FILE,
    before: "for (let at = 0; at < text.length; at += 1) {",
    after: ["for (let at = -1; at < text.length; at += 1) {", "for (let at = 0; at <= text.length; at += 1) {"],
    reason: "A place outside of the text has the letter NaN, which is in no name.",
  },
  {
    file: FILE,
    before: "places.set(letter, (places.get(letter) ?? 0) | (1 << at));",
    after: "places.set(letter, ((places.get(letter)) || (0)) | (1 << at));",
    reason: "The only false number is 0, which becomes 0.",
  },
  {
    file: FILE,
    before: START,
    after: "let [none, one, two, before, lastPlaces] = [0, 1, 2, 0, 0];",
    reason: "The first bit of `two` only says again what the first bit of `one` says.",
  },
  {
    file: FILE,
    before: START,
    after: [
      "let [none, one, two, before, lastPlaces] = [0, 1, 3, 1, 0];",
      "let [none, one, two, before, lastPlaces] = [0, 1, 3, -1, 0];",
      "let [none, one, two, before, lastPlaces] = [0, 1, 3, 0, 1];",
      "let [none, one, two, before, lastPlaces] = [0, 1, 3, 0, -1];",
    ],
    reason: "The first letter of a name ends no swap when either of `before` and `lastPlaces` is 0.",
  },
  {
    file: FILE,
    before: "for (let at = 0; at < names.length; at += 1) {",
    after: ["for (let at = -1; at < names.length; at += 1) {", "for (let at = 0; at <= names.length; at += 1) {"],
    reason:
      "The letter NaN is not in the text. Before a name, it leaves the state as it is; after it, it matches no better.",
  },
  {
    file: FILE,
    before: "[none, one, two, before] = [0, 1, 3, 0];",
    after: "[none, one, two, before] = [0, 1, 2, 0];",
    reason: "The first bit of `two` only says again what the first bit of `one` says.",
  },
  {
    file: FILE,
    before: "continue;",
    after: ";",
    reason: "A line break is not in the text, so it leaves the state of a new name as it is.",
  },
  {
    file: FILE,
    before: "const here = places.get(letter) ?? 0;",
    after: "const here = (places.get(letter)) || (0);",
    reason: "The only false number is 0, which becomes 0.",
  },
];
