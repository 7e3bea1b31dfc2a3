import { expect, test } from "vitest";
import { bonusOf } from "../../../../../core/rules/deposit-bonus.ts";
import { type BangkokDate, instant, plus } from "../../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../../core/shared/money.ts";
import { bonusChoices } from "../../../../../web/text/bonus-words.ts";
import { creditSum } from "../../../../../web/text/credit-sum.ts";
import { arrivedWords } from "../../../../../web/text/th/wallet/arrival.ts";

const NOON = instant(Date.UTC(2026, 10, 20, 5));
const line = { at: NOON, points: 0, reference: "D-1", title: undefined } as const;
const deposit = { ...line, id: "1", kind: "deposit", creditSatang: baht(500), balanceSatang: baht(600) } as const;
const bonus = { ...line, id: "2", kind: "bonus", creditSatang: baht(25), balanceSatang: baht(625) } as const;

test("the sum of a new credit adds up, from the credit before to the last line", () => {
  const sum = creditSum([bonus, deposit]);
  expect([sum?.from, sum?.to]).toEqual([baht(100), baht(625)]);
  expect(sum?.sum.map(({ text }) => text)).toEqual(["฿100.00", "+ ฿500.00", "+ ฿25.00 โบนัส"]);
  expect(creditSum([{ ...deposit, balanceSatang: undefined }])).toBeUndefined();
  expect(creditSum([])).toBeUndefined();
});

test("the time that money took has two units at the most, and is never nothing", () => {
  const took = (seconds: number) => arrivedWords(NOON, plus(NOON, seconds * 1000)).split("ใช้เวลา ")[1];
  expect([0, 72, 120, 3_780].map(took)).toEqual([
    "1\u00a0วินาที",
    "1\u00a0นาที 12\u00a0วินาที",
    "2\u00a0นาที",
    "1\u00a0ชั่วโมง 3\u00a0นาที",
  ]);
});

test("taking and declining a bonus say the same things, computed for the amount", () => {
  const lastDay = "2026-11-27" as BangkokDate;
  const offer = { ratePercent: 5, endBonusSatang: baht(0), maximumSatang: baht(500), turnoverTimes: 5, lastDay };
  const given = bonusOf(offer, baht(500));
  if (!given) throw new Error("no bonus");
  const [take, decline] = bonusChoices(baht(500), offer, given);
  expect(take.terms.map(({ value }) => value)).toEqual(["฿525.00", "฿2,625.00", "27 พ.ย. 69"]);
  expect(decline.terms.map(({ value }) => value)).toEqual(["฿500.00", "ไม่ต้อง", "ทันที"]);
  expect(take.text).toContain("5 เท่าของ ฿525.00");
  expect(take.text).toContain("53 ตา");
});
