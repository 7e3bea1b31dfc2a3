import { describe, expect, it, test } from "vitest";
import type { FairPlayStep, PauseView } from "../../../../../core/fair-play/model.ts";
import { instant, parseBangkokDate } from "../../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../../core/shared/money.ts";
import { fairPlayStepText, pauseFormText } from "../../../../../web/text/th/fair-play/fair-play.ts";
import { pauseWords, returnWords } from "../../../../../web/text/th/fair-play/pause.ts";
import { limitName, playTimeWords, shortBaht } from "../../../../../web/text/th/fair-play/play-limits.ts";
import { signText } from "../../../../../web/text/th/fair-play/suggestion.ts";

const NOON = instant(Date.parse("2026-11-20T12:00:00+07:00"));
const day = parseBangkokDate("2026-11-19");

test.each([
  [0, "0 นาที"],
  [50, "50 นาที"],
  [60, "1 ชม."],
  [70, "1 ชม. 10 นาที"],
  [1440, "24 ชม."],
])("%i minutes at play are %s", (minutes, words) => {
  expect(playTimeWords(minutes)).toBe(words);
});

test("money leaves out satang only where there are none", () => {
  expect([4_500, 2_905.5, 0].map((amount) => shortBaht(baht(amount)))).toEqual(["฿4,500", "฿2,905.50", "฿0"]);
});

test("a limit is named by its kind and its period", () => {
  expect(limitName({ kind: "deposit", period: "day" })).toBe("ฝากต่อวัน");
  expect(limitName({ kind: "loss", period: "week" })).toBe("เสียใน 7 วัน");
});

test.each<[Partial<FairPlayStep> & Pick<FairPlayStep, "step">, string]>([
  [{ step: "limit-set", limit: { kind: "deposit", period: "day" }, amount: baht(500) }, "ตั้งวงเงินฝากต่อวัน ฿500"],
  [{ step: "limit-set", limit: { kind: "time", period: "day" }, amount: 120 }, "ตั้งเวลาต่อวัน 2 ชม."],
  [{ step: "limit-asked", limit: { kind: "stake", period: "month" } }, "ขอเลิกใช้วงเงินวางเดิมพันต่อเดือน"],
  [{ step: "excluded" }, "งดเล่นตลอดไป"],
  [{ step: "excluded", until: NOON }, "เริ่มงดเล่น"],
  [{ step: "reality-check-set", amount: 0 }, "ปิดการเตือนระหว่างเล่น"],
  [{ step: "reality-check-set", amount: 15 }, "ให้เตือนทุก 15 นาที"],
])("the decision %j is told as %s", (step, words) => {
  const empty = { id: "1", at: NOON, limit: undefined, amount: undefined, until: undefined };
  expect(fairPlayStepText({ ...empty, ...step })).toBe(words);
});

test("lengths are in words", () => {
  expect([1, 7].map(pauseFormText.days)).toEqual(["24 ชั่วโมง", "7 วัน"]);
  expect([6, 12, 60, undefined].map(pauseFormText.months)).toEqual(["6 เดือน", "1 ปี", "5 ปี", "ตลอดไป"]);
});

describe("a pause", () => {
  const on: PauseView = { kind: "break", startedAt: NOON, until: NOON, stage: "on", returnsAt: undefined };

  it("says until when, and how it ends", () => {
    expect(pauseWords(on)).toEqual({ title: "คุณพักเล่นอยู่", until: "ถึง 20 พ.ย. 69 12:00 น." });
    expect(returnWords(on)).toContain("เปิดให้เล่นเอง");
  });

  it("for good promises no return", () => {
    const forGood: PauseView = { ...on, kind: "exclusion", until: undefined };
    expect(pauseWords(forGood)).toEqual({ title: "คุณงดเล่นอยู่", until: "ไม่มีวันสิ้นสุด" });
    expect(returnWords(forGood)).not.toContain("กลับ");
  });

  it("that has passed or ends soon says what comes next", () => {
    expect(pauseWords({ ...on, kind: "exclusion", stage: "over" }).title).toBe("ครบกำหนดงดเล่นแล้ว");
    expect(pauseWords({ ...on, kind: "exclusion", stage: "returning", returnsAt: NOON }).until).toContain("12:00");
  });
});

test("a suggestion tells its fact", () => {
  if (!day) throw new Error("no day");
  expect(signText({ sign: "chasing", day, deposits: 3, lostSatang: baht(1_200) })).toMatch(
    /^19 พ\.ย\. 69 ฝาก 3 ครั้ง.*฿1,200\.00/,
  );
  expect(signText({ sign: "nights", nights: 4, last: day })).toContain("4 คืน");
  expect(signText({ sign: "raised-limits", times: 2, last: day })).toContain("2 ครั้ง");
});
