import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LevelName } from "../../../core/rules/levels.ts";
import { capLeft, decideWithdrawal, WITHDRAWAL_CAPS, WITHDRAWALS_PER_DAY } from "../../../core/rules/withdrawal-cap.ts";
import { instant, nextBangkokMidnight, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { add, baht, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { aLevelName } from "../../arbitraries/core/levels.ts";
import { anInstant } from "../../arbitraries/core/time.ts";
import { inThai } from "../../in-thai.ts";

const now = parseInstant("2026-11-20T12:00:00Z") ?? instant(0);

const capOf = (level: LevelName): number => {
  const cap: { perDay?: number; perTime?: number } = WITHDRAWAL_CAPS[level];
  return cap.perDay ?? cap.perTime ?? 0;
};
const upTo = (max: number, min = 0) => fc.integer({ min, max }).map(satang);
const anAsk = () => upTo(baht(1_000_000), 1);
const aShare = () => fc.double({ min: 0, max: 1, noNaN: true });

// Amounts and usage are close to the level's cap, so that both sides of it are tested often.
const aQuestionOf = (level: LevelName) =>
  fc.record({
    level: fc.constant(level),
    usedToday: upTo(Math.floor(capOf(level) * 1.2)),
    countToday: fc.integer({ min: 0, max: WITHDRAWALS_PER_DAY + 1 }),
    amount: fc.oneof(upTo(capOf(level) * 2, 1), upTo(Math.floor(capOf(level) / 4), 1)),
    now: anInstant(),
  });
const aQuestion = () => aLevelName().chain(aQuestionOf);
const aDailyQuestion = () =>
  aLevelName()
    .filter((level) => level !== "vip")
    .chain(aQuestionOf);

describe("the caps", () => {
  test("have the values of the spec, in baht", () => {
    expect(WITHDRAWAL_CAPS).toEqual({
      silver: { perDay: 10_000_000 },
      gold: { perDay: 30_000_000 },
      platinum: { perDay: 50_000_000 },
      diamond: { perDay: 100_000_000 },
      vip: { perTime: 10_000_000 },
    });
    expect(WITHDRAWALS_PER_DAY).toBe(5);
  });
});

describe("capLeft", () => {
  test("is never negative, never more than the cap, and starts again at the next Bangkok midnight", () => {
    always([aQuestion()], (question) => {
      const left = capLeft(question);
      expect(left.leftSatang).toBeGreaterThanOrEqual(0);
      expect(left.leftSatang).toBeLessThanOrEqual(capOf(question.level));
      expect(left.leftCount).toBeGreaterThanOrEqual(0);
      expect(left.leftCount).toBeLessThanOrEqual(WITHDRAWALS_PER_DAY);
      expect(left.resetsAt).toBe(nextBangkokMidnight(question.now));
    });
  });

  test("leaves the cap minus what was used, for a cap per day", () => {
    always([aDailyQuestion()], (question) => {
      const left = Math.max(0, capOf(question.level) - question.usedToday);
      expect(capLeft(question).leftSatang).toBe(left);
    });
  });

  test("is not reduced by what was used, for a cap per withdrawal", () => {
    always([aQuestion()], (question) => {
      const used = capLeft({ ...question, level: "vip" });
      expect(used.leftSatang).toBe(capLeft({ ...question, level: "vip", usedToday: ZERO }).leftSatang);
    });
  });

  test("never leaves more when more is used", () => {
    always([aQuestion(), anAsk()], (question, more) => {
      const then = { ...question, usedToday: add(question.usedToday, more), countToday: question.countToday + 1 };
      expect(capLeft(then).leftSatang).toBeLessThanOrEqual(capLeft(question).leftSatang);
      expect(capLeft(then).leftCount).toBeLessThanOrEqual(capLeft(question).leftCount);
    });
  });
});

describe("decideWithdrawal", () => {
  test("allows exactly what is left, in baht and in count", () => {
    always([aQuestion()], (question) => {
      const left = capLeft(question);
      const decision = decideWithdrawal(question);
      expect(decision.allowed).toBe(question.amount <= left.leftSatang && left.leftCount > 0);
      expect(decision).toMatchObject(left);
      expect(decision.reason === undefined).toBe(decision.allowed);
    });
  });

  test("allows exactly what is left and refuses one satang more", () => {
    always([aQuestion()], (question) => {
      const { leftSatang, leftCount } = capLeft(question);
      fc.pre(leftSatang > 0 && leftCount > 0);
      expect(decideWithdrawal({ ...question, amount: leftSatang }).allowed).toBe(true);
      expect(decideWithdrawal({ ...question, amount: add(leftSatang, satang(1)) }).allowed).toBe(false);
    });
  });

  test("allows every smaller amount than an allowed one", () => {
    always([aQuestion(), aShare()], (question, share) => {
      const smaller = satang(Math.max(1, Math.floor(question.amount * share)));
      const allowed = decideWithdrawal({ ...question, amount: smaller }).allowed;
      expect(decideWithdrawal(question).allowed && !allowed).toBe(false);
    });
  });

  test("gives no more for a split amount, for a cap per day", () => {
    always([aDailyQuestion(), aShare()], (question, share) => {
      const first = satang(Math.floor(question.amount * share));
      const second = subtract(question.amount, first);
      fc.pre(first > 0 && second > 0);
      const afterFirst = {
        ...question,
        usedToday: add(question.usedToday, first),
        countToday: question.countToday + 1,
      };
      const bothParts =
        decideWithdrawal({ ...question, amount: first }).allowed &&
        decideWithdrawal({ ...afterFirst, amount: second }).allowed;
      expect(bothParts && !decideWithdrawal(question).allowed).toBe(false);
    });
  });

  test("keeps a day of repeated withdrawals within the cap and the count", () => {
    always([aLevelName(), fc.array(upTo(baht(300_000), 1), { maxLength: 20 })], (level, asks) => {
      let usage = { usedToday: ZERO, countToday: 0 };
      for (const amount of asks) {
        if (!decideWithdrawal({ level, ...usage, amount, now }).allowed) continue;
        usage = { usedToday: add(usage.usedToday, amount), countToday: usage.countToday + 1 };
      }
      const most = level === "vip" ? capOf(level) * WITHDRAWALS_PER_DAY : capOf(level);
      expect(usage.countToday).toBeLessThanOrEqual(WITHDRAWALS_PER_DAY);
      expect(usage.usedToday).toBeLessThanOrEqual(most);
    });
  });

  test("also limits by the credit, if it is given", () => {
    always([aQuestion(), anAsk()], (question, credit) => {
      const decision = decideWithdrawal({ ...question, credit });
      const byCap = decideWithdrawal(question);
      expect(decision.allowed).toBe(byCap.allowed && question.amount <= credit);
      expect(decideWithdrawal({ ...question, credit: question.amount }).allowed).toBe(byCap.allowed);
      const oneLess = subtract(question.amount, satang(1));
      expect(decideWithdrawal({ ...question, credit: oneLess }).allowed).toBe(false);
      if (!decision.allowed && byCap.allowed) {
        expect(decision.reason).toEqual({
          kind: "refusal",
          code: "credit-insufficient",
          facts: { creditSatang: credit },
        });
      }
    });
  });

  test.each<[LevelName, number, number, number, string | undefined]>([
    ["silver", 0, 0, 100_000, undefined],
    ["silver", 0, 0, 100_000.01, "withdraw-over-day-cap"],
    ["gold", 250_000, 2, 50_000, undefined],
    ["gold", 250_000, 2, 60_000, "withdraw-over-day-cap"],
    ["platinum", 499_999, 4, 1, undefined],
    ["diamond", 0, 5, 1, "withdraw-no-count-left"],
    ["vip", 400_000, 4, 100_000, undefined],
    ["vip", 0, 0, 100_000.01, "withdraw-over-time-cap"],
    ["vip", 0, 5, 100_000, "withdraw-no-count-left"],
  ])("%s with %i baht in %i withdrawals used, asking %d: %s", (level, used, countToday, amount, code) => {
    const decision = decideWithdrawal({ level, usedToday: baht(used), countToday, amount: baht(amount), now });
    expect(decision.reason?.code).toBe(code);
  });

  test("names in its sentence what is left and when it starts again", () => {
    const question = { level: "gold", usedToday: baht(250_000), countToday: 2, amount: baht(60_000), now } as const;
    const { reason } = decideWithdrawal(question);
    const message = reason ? inThai(reason) : "";
    for (const fact of ["฿50,000.00", "3 ครั้ง", "21 พ.ย. 69 00:00\u00a0น."]) expect(message).toContain(fact);
  });

  test("never allows zero or a negative amount", () => {
    always([aQuestion()], (question) => {
      expect(decideWithdrawal({ ...question, amount: ZERO }).reason?.code).toBe("amount-zero");
      const negative = subtract(ZERO, question.amount);
      expect(decideWithdrawal({ ...question, amount: negative, credit: ZERO }).reason?.code).toBe("amount-negative");
    });
  });
});
