import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findable, findGames, foldName, providersOf } from "../../../core/games/find-games.ts";
import type { Game } from "../../../core/games/model.ts";
import { someGames } from "../../arbitraries.ts";

const game = (name: string, latinName: string, provider = "คลื่นใต้"): Game => ({
  id: latinName,
  name,
  latinName,
  provider,
  category: "fishing",
  slotType: undefined,
  returnPercent: 96,
  imagePath: undefined,
  open: true,
  hot: false,
});

const GAMES = [
  game("ปลามังกรทอง", "Golden Dragon Fish"),
  game("ไพ่สามกอง", "Three Hands", "เก้าแต้ม"),
  game("วอลเลย์บอลหญิง", "Women's Volleyball", "สนามกีฬา"),
];
const found = (text: string, provider?: string) =>
  findGames(findable(GAMES), { text, provider }).map(({ latinName }) => latinName);

describe("findGames", () => {
  it("finds a game by a part of its Thai, Latin or provider name", () => {
    expect(found("มังกร")).toEqual(["Golden Dragon Fish"]);
    expect(found("dragon")).toEqual(["Golden Dragon Fish"]);
    expect(found("เก้าแต้ม")).toEqual(["Three Hands"]);
    expect(found("คลื่น", "เก้าแต้ม")).toEqual([]);
    expect(found("", "เก้าแต้ม")).toEqual(["Three Hands"]);
  });

  it("ignores case, spaces, apostrophes and tone marks", () => {
    for (const typed of ["WOMENS volley", "women’s  volleyball", "วอลเลยบอล", " วอลเลย์ บอล "]) {
      expect(found(typed)).toEqual(["Women's Volleyball"]);
    }
    expect(found("ไพสาม")).toEqual(["Three Hands"]);
  });

  it("does not match a text across two names", () => {
    expect(found("ทองgolden")).toEqual([]);
    expect(found("ทอง\ngolden")).toEqual([]);
  });

  it("finds every game by each of its names, and all games by an empty text", () => {
    fc.assert(
      fc.property(someGames(), (games) => {
        const index = findable(games);
        expect(findGames(index, { text: "", provider: undefined })).toEqual(games);
        for (const each of games) {
          for (const text of [each.name, each.latinName ?? "", each.provider]) {
            expect(findGames(index, { text, provider: undefined })).toContain(each);
            expect(findGames(index, { text: text.toUpperCase().toLowerCase(), provider: each.provider })).toContain(
              each,
            );
          }
        }
      }),
    );
  });

  it("never finds more games for a longer text", () => {
    fc.assert(
      fc.property(someGames(), fc.string({ maxLength: 4 }), fc.string({ maxLength: 4 }), (games, start, more) => {
        const index = findable(games);
        const longer = findGames(index, { text: `${start}${more}`, provider: undefined });
        const shorter = findGames(index, { text: start, provider: undefined });
        // A longer text always has a longer normalised text.
        if (foldName(`${start}${more}`).startsWith(foldName(start))) {
          for (const each of longer) expect(shorter).toContain(each);
        }
      }),
    );
  });
});

describe("providersOf", () => {
  it("lists each provider once, in the order of the games", () => {
    expect(providersOf([...GAMES, ...GAMES])).toEqual(["คลื่นใต้", "เก้าแต้ม", "สนามกีฬา"]);
  });
});
