import fc from "fast-check";
import { expect, it } from "vitest";
import { type BangkokDate, HOUR_MS, MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../core/shared/money.ts";
import type { HistoryKind } from "../../../../core/wallet/model.ts";
import { codeOf, joinHouse, NOON, newKey, openTestHouse, testClock, unwrap } from "../test-house.ts";
import { bangkokDay } from "./bangkok-day.ts";

/** Waits that cross the midnights of Bangkok and of Greenwich. */
const someWaits = () =>
  fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 50 * 60 }).map((minutes) => minutes * MINUTE_MS),
      fc.constantFrom(1, HOUR_MS, 12 * HOUR_MS - 1, 12 * HOUR_MS, 7 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS),
    ),
    { minLength: 1, maxLength: 12 },
  );

it("the history of a range has the lines of its Bangkok days, for any moments, kinds and ranges", async () => {
  const day = fc.option(fc.integer({ min: -2, max: 14 }), { nil: undefined });
  const kinds = fc.subarray<HistoryKind>(["bonus", "check-in", "deposit"]);
  await fc.assert(
    fc.asyncProperty(
      someWaits(),
      fc.array(fc.record({ from: day, to: day, kinds }), { minLength: 5 }),
      async (waits, ranges) => {
        const clock = testClock();
        const { house } = await openTestHouse({ clock });
        const member = await joinHouse(house);
        const written: { readonly kind: HistoryKind; readonly day: string }[] = [];
        for (const [index, ms] of waits.entries()) {
          clock.advance(ms);
          if (index % 2 === 0) {
            unwrap(await house.staff.topUp(member.id, satang(100 + index)));
            written.unshift({ kind: "bonus", day: bangkokDay(clock.now()) });
          } else if ((await member.service.checkIn(newKey())).ok) {
            written.unshift({ kind: "check-in", day: bangkokDay(clock.now()) });
          }
        }
        const dayAt = (offset: number | undefined) =>
          offset === undefined ? undefined : (bangkokDay(plus(NOON, offset * 24 * HOUR_MS)) as BangkokDate);
        for (const range of ranges) {
          const [from, to] = [dayAt(range.from), dayAt(range.to)];
          const query = { kinds: range.kinds, from, to, cursor: undefined, limit: 100 };
          const { items } = unwrap(await member.service.history(query));
          const expected = written.filter(
            (line) =>
              (range.kinds.length === 0 || range.kinds.includes(line.kind)) &&
              (from === undefined || line.day >= from) &&
              (to === undefined || line.day <= to),
          );
          expect(items.map(({ kind, at }) => ({ kind, day: bangkokDay(at) }))).toEqual(expected);
        }
      },
    ),
    { numRuns: 100 },
  );
});

/** The points of the days in a row; after the seventh day the row starts over. */
const POINTS = [5, 5, 8, 8, 10, 12, 20];

it("a check-in continues the row of the day before, and starts over after a missed day, for any moments", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 25 }), async (hours) => {
      const clock = testClock();
      const { service } = await joinHouse((await openTestHouse({ clock })).house);
      const checkedIn = new Set<string>();
      let inARow = 0;
      for (const hour of hours) {
        clock.advance(hour * HOUR_MS);
        const today = bangkokDay(clock.now());
        const yesterday = bangkokDay(plus(clock.now(), -24 * HOUR_MS));
        const answer = await service.checkIn(newKey());
        expect(codeOf(answer)).toBe(checkedIn.has(today) ? "check-in-done" : "ok");
        if (!answer.ok) continue;
        inARow = checkedIn.has(yesterday) ? inARow + 1 : 1;
        checkedIn.add(today);
        const [value, valueTomorrow] = [POINTS[(inARow - 1) % 7], POINTS[inARow % 7]];
        expect(answer.value).toMatchObject({ date: today, value, valueTomorrow });
        const log = await service.checkIns();
        expect(log).toMatchObject({ value, valueTomorrow, today });
        const thisMonth = [...checkedIn].filter((day) => day.slice(0, 7) === today.slice(0, 7));
        expect(log.entries.map(({ date }) => date)).toEqual(thisMonth);
      }
    }),
    { numRuns: 100 },
  );
});
