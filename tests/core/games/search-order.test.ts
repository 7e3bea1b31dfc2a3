import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findable, findGames, foldName } from "../../../core/games/find-games.ts";
import type { Game } from "../../../core/games/model.ts";
import { textOf } from "../../arbitraries/core/text.ts";
import { GAME } from "./a-game.ts";

type Names = readonly [name: string, latinName?: string | undefined, provider?: string];

/** The places in the list of the games that fit a text, best first. */
function placesOf(text: string, list: readonly Names[]): readonly number[] {
  const games = list.map(([name, latinName, provider = "ก"], at): Game => {
    return { ...GAME, id: String(at), name, latinName, provider };
  });
  return findGames(findable(games), { text, provider: undefined }).map(({ id }) => Number(id));
}

const aName = textOf("abx1- ");

describe("findGames", () => {
  test("finds by a short text the games that have it in a name or their provider, and no others", () => {
    const names = fc.tuple(aName, fc.option(aName, { nil: undefined }), aName);
    fc.assert(
      fc.property(fc.array(names, { maxLength: 5 }), aName, (list, typed) => {
        const text = foldName(typed).slice(0, 3);
        const has = (name: string | undefined) => name !== undefined && foldName(name).includes(text);
        const fits = list.flatMap((each, at) => (each.some(has) ? [at] : []));
        expect(placesOf(text, list).toSorted((one, other) => one - other)).toEqual(fits);
      }),
    );
  });

  test("puts a name that has the text from one of its words on before a name that has it inside a word", () => {
    fc.assert(
      fc.property(fc.array(aName, { minLength: 2, maxLength: 4 }), fc.nat(), fc.boolean(), (words, pick, isLatin) => {
        const text = words.slice(1 + (pick % (words.length - 1))).join(" ");
        fc.pre(foldName(text) !== "");
        const name = words.join(" ");
        expect(placesOf(text, [[`z${foldName(text)}`], isLatin ? ["aa bb", name] : [name]])).toEqual([1, 0]);
      }),
    );
  });

  test.each<[text: string, first: string]>([
    ["dragon", "xo dragon"],
    ["dragon", " a dragon"],
    ["7up", "lucky 7 7up"],
    ["7up", "xx 7-7 7up"],
  ])("puts, for %s, the word of %j before the part of a word", (text, first) => {
    expect(placesOf(text, [[`z${text}`], ["ก", first]])).toEqual([1, 0]);
  });

  test("counts the better one of name and provider", () => {
    expect(placesOf("dragon", [["so dragon"], ["dragon", undefined, "dragon"]])).toEqual([1, 0]);
  });

  test("compares a text of which a letter is missing between two equal ones with its repeated letters", () => {
    expect(placesOf("dabbefg", [["dabcbefg"]])).toEqual([0]);
    // Without the repeated letter, both names are two edits away.
    expect(placesOf("defabbghijk", [["defabxhiyk"], ["defabcbghijk"]])).toEqual([1, 0]);
  });

  test("counts the first thirty letters of a long text when no name has it", () => {
    const letters = "abcdefghijklmnopqrstuvwxyz1234";
    const [one, two] = [letters.replace("c", "9"), letters.replace("c", "9").replace("x", "8")];
    const best: readonly Names[] = [
      [`${letters}5`],
      [`0${letters}5`],
      ["ก", undefined, `${letters}5`],
      [letters],
      [one],
      [two],
      ["ก", undefined, letters],
      ["ก", undefined, one],
      ["ก", undefined, two],
    ];
    expect(placesOf(`${letters}5`, best.toReversed())).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});
