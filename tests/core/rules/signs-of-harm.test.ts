import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlayDay, withPlay } from "../../../core/rules/play-usage.ts";
import { isAtNight, signsOfHarm } from "../../../core/rules/signs-of-harm.ts";
import {
  bangkokDateOf,
  DAY_MS,
  endOfDay,
  HOUR_MS,
  type Instant,
  instant,
  plus,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import { satang, ZERO } from "../../../core/shared/money.ts";
import { aStart } from "../../arbitraries/core/play.ts";

const at = (text: string): Instant => instant(Date.parse(`${text}+07:00`));
const now = at("2028-03-02T12:00");
const ago = (days: number) => plus(now, -days * DAY_MS);

/** A day with deposits, of which some are made at night, and a loss. */
const dayOf = (daysAgo: number, deposits: number, lost: number, nightDeposits = 0): PlayDay => ({
  day: bangkokDateOf(ago(daysAgo)),
  depositedSatang: satang(100 * deposits),
  deposits,
  nightDeposits,
  stakedSatang: satang(1000 + lost),
  wonSatang: satang(1000),
  playedMs: 0,
});
const signs = (days: readonly PlayDay[], raisedAt: readonly Instant[] = []) => signsOfHarm({ days, raisedAt }, now);

describe("chasing", () => {
  test("is three deposits in a day with a loss, of the last seven days, and the latest one is named", () => {
    const chasing = { sign: "chasing", day: "2028-02-25", deposits: 3, lostSatang: 1 };
    expect(signs([dayOf(6, 3, 1)])).toEqual([chasing]);
    expect(signs([dayOf(6, 3, 1), dayOf(4, 4, 5), dayOf(5, 9, 9)])).toEqual([
      { sign: "chasing", day: "2028-02-27", deposits: 4, lostSatang: 5 },
    ]);
    expect(signs([dayOf(7, 3, 1)])).toEqual([]);
    expect(signs([dayOf(0, 3, 1)])).toMatchObject([{ day: "2028-03-02" }]);
    expect(signs([dayOf(-1, 3, 1)])).toEqual([]);
  });

  test("is none without a loss, or with fewer deposits", () => {
    expect(signs([dayOf(0, 3, 0), dayOf(1, 9, -5), dayOf(2, 2, 100)])).toEqual([]);
  });
});

describe("deposits at night", () => {
  test.each([
    ["2028-02-29T00:00", true],
    ["2028-02-29T04:59:59.999", true],
    ["2028-02-29T05:00", false],
    ["2028-02-29T23:59:59.999", false],
  ])("at %s: %s", (text, isNight) => {
    expect(isAtNight(at(text))).toBe(isNight);
  });

  test("in three nights in a row, until today or yesterday", () => {
    const row = (first: number, nights: number) =>
      Array.from({ length: nights }, (_, nth) => dayOf(first + nth, 1, 0, 1));
    expect(signs(row(0, 3))).toEqual([{ sign: "nights", nights: 3, last: "2028-03-02" }]);
    expect(signs(row(1, 4))).toEqual([{ sign: "nights", nights: 4, last: "2028-03-01" }]);
    expect(signs(row(2, 9))).toEqual([]);
    expect(signs(row(0, 2))).toEqual([]);
    expect(signs([...row(0, 2), ...row(3, 2)])).toEqual([]);
    expect(signs([...row(0, 2), dayOf(2, 1, 0), ...row(3, 2)])).toEqual([]);
  });
});

test("a row of nights counts up to 30, also where days were folded and left out", () => {
  const nights = (count: number, morePlay: boolean) => {
    const days = Array.from({ length: count }, (_, nth) => bangkokDateOf(ago(count - nth)));
    const folded = days.reduce<readonly PlayDay[]>((all, day) => withPlay(all, day, { nightDeposits: 1 }), []);
    return signs(morePlay ? withPlay(folded, bangkokDateOf(now), { playedMs: 1 }) : folded);
  };
  for (const morePlay of [false, true]) {
    for (const [count, counted] of [
      [29, 29],
      [30, 30],
      [31, 30],
      [45, 30],
    ] as const) {
      expect(nights(count, morePlay)).toEqual([{ sign: "nights", nights: counted, last: "2028-03-01" }]);
    }
  }
});

describe("raised limits", () => {
  test("are two in 30 days", () => {
    expect(signs([], [ago(29), ago(3)])).toEqual([{ sign: "raised-limits", times: 2, last: "2028-02-28" }]);
    expect(signs([], [ago(3), ago(2), ago(29)])).toMatchObject([{ times: 3, last: "2028-02-29" }]);
    expect(signs([], [ago(30), ago(3)])).toEqual([]);
    expect(signs([], [now])).toEqual([]);
    expect(signs([], [now, now])).toMatchObject([{ times: 2, last: "2028-03-02" }]);
  });
});

/** Days from the first one, each with the hours of its deposits and what it lost, and hours at which limits were raised. */
const aMonth = () =>
  fc.record({
    start: aStart(),
    days: fc.array(
      fc.record({
        hours: fc.array(fc.constantFrom(0, 4.999, 5, 12, 23.999), { maxLength: 4 }),
        lost: fc.constantFrom(-100, 0, 1, 100),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    raised: fc.array(fc.nat(11 * 24), { maxLength: 3 }),
    later: fc.nat(35),
  });

test("the signs are those of the whole list of what happened", () => {
  fc.assert(
    fc.property(aMonth(), ({ start, days, raised, later }) => {
      const first = startOfDay(bangkokDateOf(start));
      const deposits = days.flatMap(({ hours }, nth) =>
        hours.map((hour) => plus(first, nth * DAY_MS + Math.floor(hour * HOUR_MS))),
      );
      const losses = days.map(({ lost }, nth) => ({ at: plus(first, nth * DAY_MS + 12 * HOUR_MS), lost }));
      const raisedAt = raised.map((hours) => plus(first, hours * HOUR_MS));
      const end = plus(first, (days.length + later) * DAY_MS - 1);

      let folded: readonly PlayDay[] = [];
      for (const each of deposits) {
        const nightDeposits = isAtNight(each) ? 1 : 0;
        folded = withPlay(folded, bangkokDateOf(each), { deposits: 1, nightDeposits, depositedSatang: satang(1) });
      }
      for (const each of losses) {
        const wonSatang = each.lost < 0 ? satang(-each.lost) : ZERO;
        const stakedSatang = each.lost > 0 ? satang(each.lost) : ZERO;
        folded = withPlay(folded, bangkokDateOf(each.at), { stakedSatang, wonSatang });
      }
      const found = signsOfHarm({ days: folded, raisedAt }, end);

      const today = end + 1 - DAY_MS;
      const isIn = (from: number, ms: number) => (moment: number) => from <= moment && moment < from + ms;
      const depositsOf = (back: number) => deposits.filter(isIn(today - back * DAY_MS, DAY_MS)).length;
      const lostOf = (back: number) =>
        losses.filter((each) => isIn(today - back * DAY_MS, DAY_MS)(each.at)).reduce((sum, { lost }) => sum + lost, 0);
      const isLate = (back: number) => deposits.some(isIn(today - back * DAY_MS, 5 * HOUR_MS));
      const chased = [0, 1, 2, 3, 4, 5, 6].find((back) => depositsOf(back) >= 3 && lostOf(back) > 0);
      const chasing = found.find(({ sign }) => sign === "chasing");
      expect(chasing).toEqual(
        chased === undefined
          ? undefined
          : {
              sign: "chasing",
              day: bangkokDateOf(instant(today - chased * DAY_MS)),
              deposits: depositsOf(chased),
              lostSatang: lostOf(chased),
            },
      );
      const last = isLate(0) ? 0 : 1;
      const isRow = isLate(last) && isLate(last + 1) && isLate(last + 2);
      const nights = found.find(({ sign }) => sign === "nights");
      expect(nights !== undefined).toBe(isRow);
      if (nights?.sign === "nights") {
        const row = Array.from({ length: nights.nights + 1 }, (_, nth) => isLate(last + nth));
        expect(row).toEqual([...Array.from({ length: nights.nights }, () => true), false]);
        expect(endOfDay(nights.last)).toBe(end + 1 - last * DAY_MS);
      }
      const times = raisedAt.filter((each) => each <= end && each >= today - 29 * DAY_MS).length;
      const raises = found.find(({ sign }) => sign === "raised-limits");
      expect(raises?.sign === "raised-limits" ? raises.times : 0).toBe(times >= 2 ? times : 0);
    }),
    { numRuns: 2000 },
  );
});
