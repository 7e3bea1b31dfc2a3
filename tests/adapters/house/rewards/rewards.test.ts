import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowChanges } from "../../../../adapters/house/engine/derived/rows.ts";
import { type Command, type MemberEvent, type MemberState, memberEngine } from "../../../../adapters/house/house.ts";
import { draw } from "../../../../adapters/house/rewards/prizes.ts";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { SANDBOX_REWARDS } from "../../../../adapters/house/sandbox/sandbox-rewards.ts";
import { seededRandom } from "../../../../adapters/house/seeds/seeded-random.ts";
import type { Prize } from "../../../../core/rewards/model.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  type Instant,
  MINUTE_MS,
  monthOf,
  parseBangkokDate,
  plus,
  SECOND_MS,
  startOfDay,
} from "../../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../../core/shared/money.ts";
import { aBangkokDate, anInstant } from "../../../arbitraries/core/time.ts";
import { codeOf, joinHouse, NOON, newKey, openTestHouse, testClock, unwrap } from "../test-house.ts";

const { limits, accounts, rewards } = SANDBOX_CONTENT;
const rules = { limits, accounts, rewards, secondFactorFor: [] };
const contextAt = (now: Instant, random: () => number) => ({ now, random, takenKeys: [], ...rules });
const intent = undefined;

/** A member with enough points for everything. */
const RICH_STATE: MemberState = unwrap(
  memberEngine.decide(
    memberEngine.initial,
    { type: "grant-bonus", title: "ทดสอบ", amount: ZERO, points: 1_000_000 },
    contextAt(NOON, seededRandom(1)),
  ),
).reduce(memberEngine.evolve, memberEngine.initial);

function decideMany(command: Command, count: number, seed: number): readonly MemberEvent[] {
  const context = contextAt(NOON, seededRandom(seed));
  return Array.from({ length: count }, () => unwrap(memberEngine.decide(RICH_STATE, command, context))[0]).flatMap(
    (event) => event ?? [],
  );
}

/** Pearson's statistic of the drawn outcomes against the stated chances. Rare outcomes share a bin, to keep it stable. */
function chiSquare(outcomes: readonly string[], stated: ReadonlyMap<string, number>): number {
  let statistic = 0;
  let bin = { expected: 0, seen: 0 };
  for (const [name, chance] of [...stated].sort(([, one], [, other]) => one - other)) {
    bin.expected += chance * outcomes.length;
    bin.seen += outcomes.filter((each) => each === name).length;
    if (bin.expected < SMALLEST_BIN) continue;
    statistic += (bin.seen - bin.expected) ** 2 / bin.expected;
    bin = { expected: 0, seen: 0 };
  }
  return statistic;
}

const SMALLEST_BIN = 30;

/** A fair draw of up to eight outcomes (7 degrees of freedom) exceeds this once in a million times. */
const ONCE_IN_A_MILLION = 40;
const DRAWS = 4_000;

function chancesBy<T>(items: readonly (T & { readonly chance: number })[], nameOf: (item: T) => string) {
  const chances = new Map<string, number>();
  for (const item of items) chances.set(nameOf(item), (chances.get(nameOf(item)) ?? 0) + item.chance);
  return chances;
}

const nameOfPrize = (prize: Prize): string => JSON.stringify(prize);

describe("the odds", () => {
  const { wheel, cardEvents } = SANDBOX_REWARDS;
  const wheelChances = chancesBy(wheel.segments, ({ id }) => id);

  it("add up to 1 on the wheel and in every card game", () => {
    for (const items of [wheel.segments, ...cardEvents(NOON).map(({ prizes }) => prizes)]) {
      expect(items.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(items.every(({ chance }) => chance > 0)).toBe(true);
    }
  });

  it("of the wheel are the stated ones for every seed", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const outcomes = decideMany({ type: "spin-wheel", intent }, DRAWS, seed).flatMap((event) =>
          event.type === "wheel-spun" ? event.segmentId : [],
        );
        expect(outcomes).toHaveLength(DRAWS);
        expect(chiSquare(outcomes, wheelChances)).toBeLessThan(ONCE_IN_A_MILLION);
      }),
      { numRuns: 20 },
    );
  });

  it("fail this check when they differ from the stated ones", () => {
    const [first, second, ...rest] = wheel.segments;
    if (!first || !second) throw new Error("no segments");
    const otherChances = [
      { ...first, chance: first.chance + 0.05 },
      { ...second, chance: second.chance - 0.05 },
      ...rest,
    ];
    const random = seededRandom(1);
    const outcomes = Array.from({ length: DRAWS }, () => draw(otherChances, random).id);
    expect(chiSquare(outcomes, wheelChances)).toBeGreaterThan(ONCE_IN_A_MILLION);
  });

  it.each(cardEvents(NOON))("of $id are the stated ones for every picked card", (event) => {
    const stated = chancesBy(event.prizes as readonly { prize: Prize; chance: number }[], ({ prize }) =>
      nameOfPrize(prize),
    );
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: event.cards - 1 }), (seed, card) => {
        const flip: Command = { type: "flip-card", game: event.game, eventId: event.id, card, intent };
        const outcomes = decideMany(flip, DRAWS, seed).flatMap((made) =>
          made.type === "card-flipped" ? nameOfPrize(made.prize) : [],
        );
        expect(chiSquare(outcomes, stated)).toBeLessThan(ONCE_IN_A_MILLION);
      }),
      { numRuns: 10 },
    );
  });

  it("apply to the smallest and the largest random number", () => {
    expect(draw(wheel.segments, () => 0)).toBe(wheel.segments[0]);
    expect(draw(wheel.segments, () => 1 - 2 ** -53)).toBe(wheel.segments[wheel.segments.length - 1]);
  });
});

describe("the card games", () => {
  it("are on at every moment, for the whole Bangkok month", () => {
    fc.assert(
      fc.property(anInstant(), (now) => {
        for (const { startsAt, endsAt } of SANDBOX_REWARDS.cardEvents(now)) {
          expect(startsAt).toBeLessThanOrEqual(now);
          expect(endsAt).toBeGreaterThan(now);
          expect(monthOf(bangkokDateOf(startsAt))).toBe(monthOf(bangkokDateOf(now)));
          expect(monthOf(bangkokDateOf(plus(endsAt, -1)))).toBe(monthOf(bangkokDateOf(now)));
          expect(monthOf(bangkokDateOf(endsAt))).not.toBe(monthOf(bangkokDateOf(now)));
        }
      }),
    );
  });
});

describe("checking in", () => {
  const checkIn: Command = { type: "check-in", intent };
  const random = seededRandom(1);
  const on = (text: string): BangkokDate => {
    const day = parseBangkokDate(text);
    if (!day) throw new Error(text);
    return day;
  };

  it.each(["2026-02-28", "2028-02-28", "2028-02-29", "2026-01-31", "2026-12-31", "2026-04-30"].map(on))(
    "on %s at 23:59:59 and two seconds later are two days in a row",
    (day) => {
      const lastSecond = plus(startOfDay(addDays(day, 1)), -SECOND_MS);
      const first = unwrap(memberEngine.decide(memberEngine.initial, checkIn, contextAt(lastSecond, random))).reduce(
        memberEngine.evolve,
        memberEngine.initial,
      );
      expect(codeOf(memberEngine.decide(first, checkIn, contextAt(plus(lastSecond, SECOND_MS - 1), random)))).toBe(
        "check-in-done",
      );
      const second = unwrap(
        memberEngine.decide(first, checkIn, contextAt(plus(lastSecond, 2 * SECOND_MS), random)),
      ).reduce(memberEngine.evolve, first);
      expect(second.lastCheckIn).toMatchObject({ day: addDays(day, 1), inARow: 2 });
    },
  );

  it("gives one entry for each Bangkok day, for any number of attempts at any time", () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 40 * 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(aBangkokDate(), gaps, (start, minutes) => {
        let state = memberEngine.initial;
        let now = startOfDay(start);
        const tried = new Set<string>();
        for (const gap of minutes) {
          now = plus(now, gap * MINUTE_MS);
          const done = memberEngine.decide(state, checkIn, contextAt(now, random));
          expect(done.ok).toBe(!tried.has(bangkokDateOf(now)));
          tried.add(bangkokDateOf(now));
          if (done.ok) state = done.value.reduce(memberEngine.evolve, state);
        }
        const days: string[] = [];
        for (const { row } of rowChanges(state)) if (row.list === "check-ins" && "day" in row) days.push(row.day ?? "");
        expect(days).toEqual([...tried]);
      }),
    );
  });

  it("shows the points of past days, and those that today and tomorrow will give", async () => {
    const clock = testClock(plus(startOfDay(on("2028-01-30")), 12 * 60 * MINUTE_MS));
    const { house } = await openTestHouse({ clock });
    const { service } = await joinHouse(house);
    for (let count = 0; count < 33; count += 1) {
      const before = await service.checkIns();
      const { points } = await service.credit();
      const reply = unwrap(await service.checkIn(newKey()));
      expect(reply).toMatchObject({ value: before.value, valueTomorrow: before.valueTomorrow, date: before.today });
      expect((await service.credit()).points).toBe(points + reply.value);
      const { entries, today, value } = await service.checkIns();
      expect(value).toBe(reply.value);
      expect(entries.at(-1)).toMatchObject({ id: reply.id, date: today, value: reply.value });
      expect(entries.every(({ date }) => date && today && monthOf(date) === monthOf(today))).toBe(true);
      clock.advance(24 * 60 * MINUTE_MS);
      expect((await service.checkIns()).value).toBe(reply.valueTomorrow);
    }
  });
});
