import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LimitSettings, PLAY_LIMITS, type PlayLimit } from "../../../core/rules/play-limits.ts";
import {
  firstDayOf,
  isInMonth,
  LONGEST_GAP_MS,
  limitUses,
  type PlayDay,
  type PlayUsage,
  playedBetween,
  reasonAgainstMove,
  resetsAt,
  usedOf,
  withPlay,
} from "../../../core/rules/play-usage.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  DAY_MS,
  endOfDay,
  type Instant,
  instant,
  isSameBangkokDay,
  MINUTE_MS,
  parseBangkokDate,
  plus,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import { satang, ZERO } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { aGap, aStart, later } from "../../arbitraries/core/play.ts";
import { aBangkokDate, anInstant } from "../../arbitraries/core/time.ts";
import { inThai } from "../../in-thai.ts";

const at = (text: string): Instant => instant(Date.parse(`${text}+07:00`));
const dayOf = (text: string): BangkokDate => {
  const day = parseBangkokDate(text);
  if (!day) throw new Error(`no day: ${text}`);
  return day;
};
const now = at("2028-02-29T12:00");
const today = dayOf("2028-02-29");
const nothing = { depositsSatang: ZERO, stakesSatang: ZERO };
const limit = (name: string): PlayLimit => {
  const found = PLAY_LIMITS.find(({ kind, period }) => `${kind} ${period}` === name);
  if (!found) throw new Error(`no limit: ${name}`);
  return found;
};
const settingsOf = (amounts: Readonly<Record<string, number>>): LimitSettings =>
  Object.entries(amounts).map(([name, amount]) => ({ ...limit(name), amount, asked: undefined }));
type Money = Partial<Record<"depositedSatang" | "stakedSatang" | "wonSatang", number>>;
const daysOf = (all: Readonly<Record<string, Money & { readonly playedMs?: number }>>): readonly PlayDay[] =>
  Object.entries(all).reduce<readonly PlayDay[]>(
    (days, [day, { playedMs = 0, depositedSatang = 0, stakedSatang = 0, wonSatang = 0 }]) =>
      withPlay(days, dayOf(day), {
        depositedSatang: satang(depositedSatang),
        stakedSatang: satang(stakedSatang),
        wonSatang: satang(wonSatang),
        playedMs,
      }),
    [],
  );
const usageOf = (all: Parameters<typeof daysOf>[0], underWay = nothing): PlayUsage => ({ days: daysOf(all), underWay });

describe("the periods", () => {
  test.each([
    ["2028-02-29", "2028-02-29", "2028-02-23", "2028-02-01"],
    ["2028-03-01", "2028-03-01", "2028-02-24", "2028-03-01"],
    ["2027-03-01", "2027-03-01", "2027-02-23", "2027-03-01"],
    ["2027-01-03", "2027-01-03", "2026-12-28", "2027-01-01"],
    ["2026-12-31", "2026-12-31", "2026-12-25", "2026-12-01"],
  ])("of %s begin on %s, %s and %s", (day, first, week, month) => {
    expect(firstDayOf("day", dayOf(day))).toBe(first);
    expect(firstDayOf("week", dayOf(day))).toBe(week);
    expect(firstDayOf("month", dayOf(day))).toBe(month);
  });

  test("change at midnight in Bangkok", () => {
    const usage = usageOf({ "2028-02-29": { depositedSatang: 500 } });
    const midnight = at("2028-03-01T00:00");
    for (const name of ["deposit day", "deposit month"]) {
      expect(usedOf(limit(name), usage, plus(midnight, -1))).toBe(500);
      expect(usedOf(limit(name), usage, midnight)).toBe(0);
      expect(resetsAt(limit(name), usage, plus(midnight, -1))).toBe(midnight);
    }
    expect(usedOf(limit("deposit week"), usage, at("2028-03-06T23:59:59.999"))).toBe(500);
    expect(usedOf(limit("deposit week"), usage, at("2028-03-07T00:00"))).toBe(0);
  });

  test("of a week reset when its oldest day with use counts no more", () => {
    const usage = usageOf({
      "2028-02-22": { depositedSatang: 1, stakedSatang: 1 },
      "2028-02-25": { stakedSatang: 5, wonSatang: 5 },
      "2028-02-27": { depositedSatang: 7 },
    });
    expect(resetsAt(limit("deposit week"), usage, now)).toBe(at("2028-03-05T00:00"));
    for (const name of ["stake week", "loss week"]) {
      expect(resetsAt(limit(name), usage, now)).toBe(at("2028-03-03T00:00"));
    }
    expect(resetsAt(limit("deposit week"), usageOf({}), now)).toBe(at("2028-03-07T00:00"));
  });

  test("reset after the moment, at a midnight", () => {
    always([anInstant(), fc.constantFrom(...PLAY_LIMITS), fc.array(fc.nat(40))], (moment, each, ago) => {
      const day = (back: number) => addDays(bangkokDateOf(moment), -back);
      const days = ago.reduce<readonly PlayDay[]>(
        (all, back) => withPlay(all, day(back), { stakedSatang: satang(1) }),
        [],
      );
      const reset = resetsAt(each, { days, underWay: nothing }, moment);
      expect(reset).toBeGreaterThan(moment);
      expect(startOfDay(bangkokDateOf(reset))).toBe(reset);
    });
  });

  test("of a month are those of the calendar", () => {
    expect(isInMonth(dayOf("2028-02-01"), now)).toBe(true);
    expect(isInMonth(today, at("2028-03-01T00:00"))).toBe(false);
    expect(isInMonth(dayOf("2027-02-28"), now)).toBe(false);
  });
});

describe("what is used", () => {
  test("of losses is net of wins, and stakes of open rounds count as lost", () => {
    const day = { "2028-02-29": { stakedSatang: 500, wonSatang: 700 } };
    const open = { depositsSatang: satang(30), stakesSatang: satang(20) };
    expect(usedOf(limit("loss day"), usageOf(day), now)).toBe(-200);
    expect(usedOf(limit("loss day"), usageOf(day, open), now)).toBe(-180);
    expect(usedOf(limit("stake day"), usageOf(day, open), now)).toBe(520);
    expect(usedOf(limit("deposit day"), usageOf(day, open), now)).toBe(30);
  });

  test("of time is in whole minutes", () => {
    const of = (playedMs: number) => usedOf(limit("time day"), usageOf({ "2028-02-29": { playedMs } }), now);
    expect([0, MINUTE_MS - 1, MINUTE_MS, 90 * MINUTE_MS].map(of)).toEqual([0, 0, 1, 90]);
  });

  test("of days to come does not count, when the clock has gone back", () => {
    const usage = usageOf({ "2028-03-01": { depositedSatang: 5, stakedSatang: 5 } });
    for (const each of PLAY_LIMITS) expect(usedOf(each, usage, now)).toBe(0);
    expect(resetsAt(limit("deposit week"), usage, now)).toBe(at("2028-03-07T00:00"));
  });

  test("may be more than a limit that was lowered: nothing is left of it", () => {
    const uses = limitUses(
      settingsOf({ "deposit day": 300 }),
      usageOf({ "2028-02-29": { depositedSatang: 500 } }),
      now,
    );
    const midnight = at("2028-03-01T00:00");
    expect(uses[0]).toEqual({ ...limit("deposit day"), amount: 300, used: 500, left: 0, resetsAt: midnight });
    expect(uses[1]).toMatchObject({ ...limit("deposit week"), amount: undefined, used: 500, left: undefined });
    expect(uses.map(({ kind, period }) => ({ kind, period }))).toEqual(PLAY_LIMITS);
  });
});

describe("withPlay", () => {
  test("adds to a day, and keeps what any period needs", () => {
    always([aBangkokDate(), fc.array(fc.nat(45), { maxLength: 30 })], (last, ago) => {
      const ordered = [...ago, 0].sort((one, other) => other - one);
      const more = { stakedSatang: satang(2), wonSatang: satang(1), deposits: 1, nightDeposits: 1, playedMs: 5 };
      const days = ordered.reduce<readonly PlayDay[]>((all, back) => withPlay(all, addDays(last, -back), more), []);
      for (const back of new Set(ordered.filter((each) => each <= 30))) {
        const times = ordered.filter((each) => each === back).length;
        const found = days.filter(({ day }) => day === addDays(last, -back));
        expect(found).toMatchObject([
          { stakedSatang: 2 * times, deposits: times, nightDeposits: times, playedMs: 5 * times },
        ]);
      }
      expect(days).toHaveLength(new Set(ordered.filter((each) => each <= 30)).size);
    });
  });
});

describe("reasonAgainstMove", () => {
  const stake = (amount: number) => ({ move: "stake", amount: satang(amount) }) as const;
  const deposit = (amount: number) => ({ move: "deposit", amount: satang(amount) }) as const;
  const open = { move: "open" } as const;
  const usage = usageOf({
    "2028-02-27": { depositedSatang: 400, stakedSatang: 400, wonSatang: 100 },
    "2028-02-29": { depositedSatang: 100, stakedSatang: 100, playedMs: 59.5 * MINUTE_MS },
  });
  const refused = (amounts: Readonly<Record<string, number>>, move: Parameters<typeof reasonAgainstMove>[2]) =>
    reasonAgainstMove(settingsOf(amounts), usage, move, now)?.facts;

  test.each([
    ["deposit day", deposit, 900],
    ["deposit week", deposit, 500],
    ["stake month", stake, 500],
    ["loss day", stake, 900],
    ["loss week", stake, 600],
  ])("allows exactly what is left of the limit of %s", (name, move, left) => {
    expect(refused({ [name]: 1000 }, move(left))).toBeUndefined();
    expect(refused({ [name]: 1000 }, move(left + 1))).toMatchObject({ limitSatang: 1000, leftSatang: left });
  });

  test("names the tightest of several limits, and of equal ones the one that holds longest", () => {
    const facts = refused({ "deposit day": 250, "deposit week": 600, "deposit month": 2000 }, deposit(200));
    expect(facts).toEqual({
      limitKind: "deposit",
      limitPeriod: "week",
      limitSatang: 600,
      leftSatang: 100,
      resetsAt: at("2028-03-05T00:00"),
    });
    const equal = { "deposit month": 500, "deposit week": 500, "deposit day": 100 };
    expect(refused(equal, deposit(1))).toMatchObject({ limitPeriod: "week", leftSatang: 0 });
    expect(refused({ "deposit day": 100, "deposit month": 500 }, deposit(1))?.["limitPeriod"]).toBe("day");
    expect(refused({ "stake day": 200, "stake month": 500 }, stake(1))).toMatchObject({ limitPeriod: "month" });
  });

  test("lets limits of play and of deposits not touch each other", () => {
    expect(refused({ "loss day": 0, "stake day": 0, "time day": 0 }, deposit(1000))).toBeUndefined();
    expect(refused({ "deposit day": 0 }, stake(1000))).toBeUndefined();
    expect(refused({ "deposit day": 0 }, open)).toBeUndefined();
  });

  test("opens a game as long as a satang and a minute are left", () => {
    expect(refused({ "stake day": 101, "loss day": 101, "time day": 60 }, open)).toBeUndefined();
    expect(refused({ "stake day": 100 }, open)).toMatchObject({ limitKind: "stake", leftSatang: 0 });
    expect(refused({ "loss day": 99 }, open)).toMatchObject({ limitKind: "loss", leftSatang: 0 });
    expect(refused({ "time day": 59 }, open)).toMatchObject({ limitKind: "time", limitMinutes: 59, leftMinutes: 0 });
  });

  test("stops rounds once the time is used up", () => {
    expect(refused({ "time day": 60 }, stake(1000))).toBeUndefined();
    expect(refused({ "time day": 59 }, stake(1))).toMatchObject({ limitKind: "time", leftMinutes: 0 });
  });

  test("lets a win be lost again", () => {
    const won = usageOf({ "2028-02-29": { stakedSatang: 100, wonSatang: 1100 } });
    const settings = settingsOf({ "loss day": 500 });
    expect(reasonAgainstMove(settings, won, stake(1500), now)).toBeUndefined();
    expect(reasonAgainstMove(settings, won, stake(1501), now)?.facts).toMatchObject({ leftSatang: 1500 });
  });

  test("says in its sentence what the limit is, what is left and when it counts anew", () => {
    const reason = reasonAgainstMove(settingsOf({ "deposit day": 150_000 }), usage, deposit(150_000), now);
    const sentence = reason ? inThai(reason) : "";
    for (const fact of ["การฝาก", "฿1,500.00", "฿1,499.00", "1 มี.ค. 71 00:00"]) expect(sentence).toContain(fact);
    const time = reasonAgainstMove(settingsOf({ "time day": 30 }), usage, open, now);
    expect(time ? inThai(time) : "").toContain("30 นาที");
  });
});

const MOVES = ["deposit", "stake"] as const;
const MONEY_LIMITS = PLAY_LIMITS.filter(({ kind }) => kind !== "time");
const someSteps = () =>
  fc.array(
    fc.tuple(
      fc.constantFrom(...MOVES, ...MOVES, "credit", "expire", "lose", "lower"),
      aGap(),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(MONEY_LIMITS.length - 1),
    ),
    { maxLength: 16 },
  );

test("no allowed move uses more than a limit, when each round loses its whole stake", () => {
  const someAmounts = fc.array(fc.constantFrom<number | undefined>(undefined, 0, 100, 500, 800, 1500), {
    minLength: MONEY_LIMITS.length,
    maxLength: MONEY_LIMITS.length,
  });
  fc.assert(
    fc.property(aStart(), someAmounts, someSteps(), (start, amounts, steps) => {
      const limits = MONEY_LIMITS.map((each, nth) => ({ ...each, amount: amounts[nth], over: 0 }));
      const settings = (): LimitSettings =>
        limits.flatMap(({ kind, period, amount }) =>
          amount === undefined ? [] : [{ kind, period, amount, asked: undefined }],
        );
      let days: readonly PlayDay[] = [];
      let [deposits, stakes] = [ZERO, ZERO];
      const usage = () => ({ days, underWay: { depositsSatang: deposits, stakesSatang: stakes } });
      const holdAt = (moment: Instant) => {
        for (const each of limits) {
          const used = usedOf(each, usage(), moment);
          expect(used).toBeLessThanOrEqual((each.amount ?? Number.POSITIVE_INFINITY) + each.over);
        }
      };
      let moment = start;
      for (const [step, gap, amount, nth] of steps) {
        moment = later(moment, gap);
        holdAt(plus(moment, -1));
        holdAt(moment);
        const day = bangkokDateOf(moment);
        if (step === "deposit" || step === "stake") {
          const money = satang(amount);
          const isOver = limits.some(
            (each) =>
              (each.kind === "deposit") === (step === "deposit") &&
              usedOf(each, usage(), moment) + amount > (each.amount ?? Number.POSITIVE_INFINITY),
          );
          const reason = reasonAgainstMove(settings(), usage(), { move: step, amount: money }, moment);
          expect(reason !== undefined).toBe(isOver);
          if (!reason && step === "deposit") deposits = satang(deposits + amount);
          if (!reason && step === "stake") stakes = satang(stakes + amount);
        }
        if (step === "credit") days = withPlay(days, day, { depositedSatang: deposits, deposits: 1 });
        if (step === "credit" || step === "expire") deposits = ZERO;
        if (step === "lose") days = withPlay(days, day, { stakedSatang: stakes });
        if (step === "lose") stakes = ZERO;
        const lowered = limits[nth];
        if (step === "lower" && lowered && amount < (lowered.amount ?? Number.POSITIVE_INFINITY)) {
          lowered.amount = amount;
          lowered.over = Math.max(0, usedOf(lowered, usage(), moment) - amount);
        }
        holdAt(moment);
      }
    }),
    { numRuns: 1000 },
  );
});

describe("playedBetween", () => {
  test.each([
    ["2028-02-29T12:00", 0, []],
    ["2028-02-29T12:00", -1, []],
    ["2028-02-29T12:00", 1, [["2028-02-29", 1]]],
    ["2028-02-29T12:00", 5 * MINUTE_MS, [["2028-02-29", 5 * MINUTE_MS]]],
    ["2028-02-29T12:00", 5 * MINUTE_MS + 1, [["2028-02-29", 5 * MINUTE_MS]]],
    ["2028-02-29T12:00", 3 * DAY_MS, [["2028-02-29", 5 * MINUTE_MS]]],
    ["2028-02-29T23:55", 5 * MINUTE_MS, [["2028-02-29", 5 * MINUTE_MS]]],
    [
      "2028-02-29T23:58",
      3 * MINUTE_MS,
      [
        ["2028-02-29", 2 * MINUTE_MS],
        ["2028-03-01", MINUTE_MS],
      ],
    ],
    [
      "2026-12-31T23:59:59.999",
      DAY_MS,
      [
        ["2026-12-31", 1],
        ["2027-01-01", 5 * MINUTE_MS - 1],
      ],
    ],
  ] as const)("%s and %i ms later", (from, ms, expected) => {
    const start = at(from);
    const played = playedBetween(start, plus(start, ms));
    expect(played.map(({ day, playedMs }) => [day, playedMs])).toEqual(expected);
  });

  test("counts each millisecond once, in its day, and five minutes at most", () => {
    always([aStart(), fc.integer({ min: -10, max: 10 }), fc.nat(12 * MINUTE_MS)], (start, minutes, ms) => {
      const from = plus(start, minutes * MINUTE_MS);
      const to = plus(from, ms);
      const played = playedBetween(from, to);
      const end = Math.min(to, from + LONGEST_GAP_MS);
      for (const { day, playedMs } of played) {
        expect(playedMs).toBe(Math.min(end, endOfDay(day)) - Math.max(from, startOfDay(day)));
        expect(playedMs).toBeGreaterThan(0);
      }
      expect(played.reduce((sum, { playedMs }) => sum + playedMs, 0)).toBe(end - from);
      if (ms > 0 && isSameBangkokDay(from, to)) expect(played).toHaveLength(1);
    });
  });
});
