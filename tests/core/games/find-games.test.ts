import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SANDBOX_GAMES } from "../../../adapters/house/sandbox/sandbox-games.ts";
import { findable, findGames, findMakers, foldName, makersOf, providersOf } from "../../../core/games/find-games.ts";
import type { Game } from "../../../core/games/model.ts";
import { someGames } from "../../arbitraries/core/games.ts";
import { GAME } from "./a-game.ts";

const game = (name: string, latinName: string, provider = GAME.provider): Game => {
  return { ...GAME, id: latinName, name, latinName, provider };
};

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

  it("forgives spelling: tone marks, letters that sound alike, repeated, swapped and wrong ones", () => {
    for (const typed of ["มงกร", "มังกน", "มังกรรร", "มักงร", "golden dragn"]) {
      expect(found(typed)[0], typed).toBe("Golden Dragon Fish");
    }
    expect(found("คลืนไต้")).toEqual(["Golden Dragon Fish"]);
    expect(found("volleybal")).toEqual(["Women's Volleyball"]);
    expect(found("ๆๆๆ")).toHaveLength(GAMES.length);
    expect(found("ไม่มีเกมนี้")).toEqual([]);
  });

  it("puts the start of a name before a later word, that before any part, and that before a misspelling", () => {
    const list = ["ยอดมังกร", "เจ้า มังกร", "มังกร", "มังกรทอง", "พญามังกน"].map((name) => game(name, name));
    const names = findGames(findable(list), { text: "มังกร", provider: undefined }).map(({ name }) => name);
    expect(names).toEqual(["มังกร", "มังกรทอง", "เจ้า มังกร", "ยอดมังกร", "พญามังกน"]);
  });

  it("puts the whole name first, and a provider after every name that has the text", () => {
    const list = [
      game("เกม", "g0", "บาคะรา"),
      game("บาคะรา", "g1", "ก"),
      game("เกม", "g2", "สดบาคาราสด"),
      game("สดบาคารา", "g3", "ก"),
      game("สด บาคารา", "g4", "ก"),
      game("บาคาราสด", "g5", "ก"),
      game("บาคารา", "g6", "ก"),
    ];
    const search = (games: readonly Game[]) =>
      findGames(findable(games), { text: "บาคารา", provider: undefined }).map(({ latinName }) => latinName);
    expect(search(list)).toEqual(["g6", "g5", "g4", "g3", "g2", "g1", "g0"]);
    expect(search([...list].reverse())).toEqual(search(list));
  });

  it("finds a later word after one that ends with its first letter", () => {
    const names = ["sodra", "grand dragon", "a  dragon"].map((name) => game("เกม", name));
    const search = (text: string) =>
      findGames(findable(names), { text, provider: undefined }).map(({ latinName }) => latinName);
    expect(search("dra")).toEqual(["grand dragon", "a  dragon", "sodra"]);
  });

  it("finds every game of the sandbox by each of its names with any one edit or without one of its marks", () => {
    const all = findable(SANDBOX_GAMES);
    const names = SANDBOX_GAMES.flatMap((each) =>
      [each.name, each.latinName ?? ""].filter((name) => foldName(name).length >= 6).map((name) => ({ each, name })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom("leave out", "add", "change", "swap"),
        fc.constantFrom("ก", "x", "า"),
        ({ each, name }, where, edit, letter) => {
          const at = where % (name.length - 1);
          const [start, end] = [name.slice(0, at), name.slice(at + 1)];
          const typed = {
            "leave out": start + end,
            add: start + letter + name.slice(at),
            change: start + letter + end,
            swap: start + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
          }[edit];
          expect(findGames(all, { text: typed, provider: undefined })).toContain(each);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("gives the same result for the same text, each game once, and the same games in any order of the list", () => {
    fc.assert(
      fc.property(someGames(), fc.string({ maxLength: 6 }), (games, text) => {
        const once = findGames(findable(games), { text, provider: undefined });
        expect(findGames(findable(games), { text, provider: undefined })).toEqual(once);
        expect(new Set(once).size).toBe(once.length);
        const reversed = findGames(findable([...games].reverse()), { text, provider: undefined });
        expect(new Set(reversed)).toEqual(new Set(once));
      }),
    );
  });
});

describe("foldName", () => {
  it("makes one of the ways to type a name", () => {
    for (const typed of ["บาคาร่า", "บาคารา", "บาาคาร่าา", " บา-คาร่า "]) expect(foldName(typed)).toBe("บาคารา");
    expect(foldName("รูเล็ต")).toBe(foldName("รูเลต"));
    expect(foldName("เเมว")).toBe(foldName("แมว"));
    expect(foldName("กำถั่ว")).toBe(foldName("ก\u0e4dาถั่ว"));
    expect(foldName("ใจศักดิ์")).toBe("ไจสักดิ");
    expect(foldName("BACCARAT 777")).toBe("bacarat777");
    for (const [typed, alike] of ["ใไ", "ศส", "ษส", "ณน", "ฬล", "ญย", "ฆค"]) expect(foldName(typed ?? "")).toBe(alike);
    // Digits count each time, and nothing else does.
    expect(foldName("1001 99//##")).toBe("100199/#".replace("/", ""));
  });
});

describe("findMakers", () => {
  it("finds makers by a misspelled part of their name, and none for no text", () => {
    const makers = makersOf(GAMES);
    expect(makers).toContainEqual({ name: "คลื่นใต้", games: 1 });
    expect(makersOf([...GAMES, ...GAMES]).map(({ games }) => games)).toEqual([2, 2, 2]);
    const two = [
      { name: "บาคะรา", games: 1 },
      { name: "สดบาคารา", games: 1 },
    ];
    expect(findMakers(two, "บาคารา").map(({ name }) => name)).toEqual(["สดบาคารา", "บาคะรา"]);
    expect(findMakers(makers, "คลืน").map(({ name }) => name)).toEqual(["คลื่นใต้"]);
    expect(findMakers(makers, "เก้าแต้น").map(({ name }) => name)).toEqual(["เก้าแต้ม"]);
    expect(findMakers(makers, "สนาม").map(({ name }) => name)).toEqual(["สนามกีฬา"]);
    expect(findMakers(makers, " ")).toEqual([]);
  });
});

describe("providersOf", () => {
  it("lists each provider once, in the order of the games", () => {
    expect(providersOf([...GAMES, ...GAMES])).toEqual(["คลื่นใต้", "เก้าแต้ม", "สนามกีฬา"]);
  });
});
