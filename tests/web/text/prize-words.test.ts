import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Prize } from "../../../core/rewards/model.ts";
import { satang } from "../../../core/shared/money.ts";
import { chanceRows, prizeSentence, prizeWords } from "../../../web/text/prize-words.ts";
import { aChancedPrize, aPrize } from "../../arbitraries/core/prizes.ts";

const NOTHING: Prize = { kind: "nothing" };
/** Few, so that two of them are often the same. */
const few = fc.integer({ min: 1, max: 5 });
const aChanced = () =>
  aChancedPrize(
    aPrize(
      few.map((baht) => satang(baht * 100)),
      few,
    ),
  );

describe("a prize in words", () => {
  test.each<[Prize, string, string]>([
    [{ kind: "credit", amountSatang: satang(500) }, "฿5.00", "ได้รับ ฿5.00"],
    [{ kind: "points", points: 1200 }, "1,200 แต้ม", "ได้รับ 1,200 แต้ม"],
    [{ kind: "item", title: "เสื้อสนาม" }, "เสื้อสนาม", "ได้รับ เสื้อสนาม"],
    [NOTHING, "ไม่ได้รางวัล", "ครั้งนี้ไม่ได้รางวัล"],
  ])("%j", (prize, words, sentence) => {
    expect(prizeWords(prize)).toBe(words);
    expect(prizeSentence(prize)).toBe(sentence);
  });
});

describe("the table of chances", () => {
  test("has one row for each different prize, and keeps the sum of the chances", () => {
    fc.assert(
      fc.property(fc.array(aChanced(), { maxLength: 20 }), (prizes) => {
        const rows = chanceRows(prizes);
        const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
        expect(sum(rows.map(({ share }) => share))).toBeCloseTo(sum(prizes.map(({ chance }) => chance)), 9);
        expect(rows.map(({ label }) => label)).toEqual([...new Set(prizes.map(({ prize }) => prizeWords(prize)))]);
      }),
    );
  });

  test("adds up the chances of a prize that occurs several times", () => {
    const rows = chanceRows([
      { prize: NOTHING, chance: 0.16 },
      { prize: { kind: "points", points: 5 }, chance: 0.68 },
      { prize: NOTHING, chance: 0.16 },
    ]);
    expect(rows.map(({ label, chance }) => `${label} ${chance}`)).toEqual(["ไม่ได้รางวัล 32%", "5 แต้ม 68%"]);
  });
});
