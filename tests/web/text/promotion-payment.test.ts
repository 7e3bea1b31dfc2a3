import { expect, test } from "vitest";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { promotionWords } from "../../../web/text/promotion-words.ts";
import { periodText } from "../../../web/text/th/site/promotion.ts";

const SETTING = {
  bonusRate: 5,
  bonusRate2: 10,
  bonusTimeStart: "09:00",
  bonusTimeEnd: "11:59",
  bonusTimeStart2: "20:00",
  bonusTimeEnd2: "22:59",
  endNumberBonus: 999,
  endNumberBonus2: 0,
  bonusMax: baht(500),
};

function conditionsOf(bonusPaid: string | null | undefined): string {
  const setting = { ...SETTING, bonusPaid };
  const view = promotionAt(setting, instant(0));
  return view.offered ? promotionWords(view, setting).conditions.join("\n") : "";
}

test("the conditions say who gives a bonus: staff, unless the backend says otherwise in a word that is known", () => {
  for (const unsaid of [undefined, null, "some other way"])
    expect(conditionsOf(unsaid)).toContain("เจ้าหน้าที่เป็นผู้เติมโบนัสให้");
  expect(conditionsOf("automatic")).toMatch(/อัตโนมัติ[^]*รวมไม่เกิน ฿500.00/);
  expect(conditionsOf("chosen")).toContain("ดูเงื่อนไขการถอนได้ครบในหน้าฝากเงิน");
  expect(conditionsOf("chosen")).not.toContain("เจ้าหน้าที่");
});

test("a period without a bonus for an ending says nothing of one", () => {
  const view = promotionAt(SETTING, instant(0));
  const extras = view.offered ? view.periods.map((period, index) => periodText(period, index + 1).extra) : [];
  expect(extras).toEqual(["ฝากยอดลงท้าย .99 รับเพิ่ม ฿9.99", undefined]);
});
