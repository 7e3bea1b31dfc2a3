import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Command } from "../../../../adapters/house/engine/commands.ts";
import { decide } from "../../../../adapters/house/engine/decide.ts";
import type { MemberEvent } from "../../../../adapters/house/engine/events.ts";
import { evolve } from "../../../../adapters/house/engine/evolve.ts";
import { type MemberState, NOBODY } from "../../../../adapters/house/engine/state.ts";
import { draw } from "../../../../adapters/house/rewards/draw.ts";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { SANDBOX_REWARDS } from "../../../../adapters/house/sandbox/sandbox-rewards.ts";
import { seededChance } from "../../../../adapters/house/seeds/seeded-chance.ts";
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
import { aBangkokDate, anInstant } from "../../../arbitraries.ts";
import { codeOf, handClock, joinHouse, NOON, newKey, openHouse, unwrap } from "../open-house.ts";

const { limits, accounts, rewards } = SANDBOX_CONTENT;
const contextAt = (now: Instant, chance: () => number) => ({ now, chance, taken: [], limits, accounts, rewards });
const intent = undefined;

/** Somebody with points enough for anything. */
const RICH: MemberState = unwrap(
  decide(
    NOBODY,
    { type: "grant-bonus", title: "ทดสอบ", amount: ZERO, points: 1_000_000 },
    contextAt(NOON, seededChance(1)),
  ),
).reduce(evolve, NOBODY);

function decideMany(command: Command, count: number, seed: number): readonly MemberEvent[] {
  const context = contextAt(NOON, seededChance(seed));
  return Array.from({ length: count }, () => unwrap(decide(RICH, command, context))[0]).flatMap((event) => event ?? []);
}

/** Pearson's statistic of what came against what was stated; the rarest are counted together, or it would jump. */
function chiSquare(came: readonly string[], stated: ReadonlyMap<string, number>): number {
  let statistic = 0;
  let bin = { expected: 0, seen: 0 };
  for (const [name, chance] of [...stated].sort(([, one], [, other]) => one - other)) {
    bin.expected += chance * came.length;
    bin.seen += came.filter((each) => each === name).length;
    if (bin.expected < LEAST_EXPECTED) continue;
    statistic += (bin.seen - bin.expected) ** 2 / bin.expected;
    bin = { expected: 0, seen: 0 };
  }
  return statistic;
}

const LEAST_EXPECTED = 30;

/** What a fair draw of up to eight kinds passes but once in a million times; 7 degrees of freedom. */
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

  it("of the wheel are the ones it states, whatever the seed", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const came = decideMany({ type: "spin-wheel", intent }, DRAWS, seed).flatMap((event) =>
          event.type === "wheel-spun" ? event.segmentId : [],
        );
        expect(came).toHaveLength(DRAWS);
        expect(chiSquare(came, wheelChances)).toBeLessThan(ONCE_IN_A_MILLION);
      }),
      { numRuns: 20 },
    );
  });

  it("would be found out if they were not", () => {
    const [first, second, ...rest] = wheel.segments;
    if (!first || !second) throw new Error("no segments");
    const bent = [{ ...first, chance: first.chance + 0.05 }, { ...second, chance: second.chance - 0.05 }, ...rest];
    const chance = seededChance(1);
    const came = Array.from({ length: DRAWS }, () => draw(bent, chance).id);
    expect(chiSquare(came, wheelChances)).toBeGreaterThan(ONCE_IN_A_MILLION);
  });

  it.each(cardEvents(NOON))("of $id are the ones it states, whichever card is picked", (event) => {
    const stated = chancesBy(event.prizes as readonly { prize: Prize; chance: number }[], ({ prize }) =>
      nameOfPrize(prize),
    );
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: event.cards - 1 }), (seed, card) => {
        const flip: Command = { type: "flip-card", game: event.game, eventId: event.id, card, intent };
        const came = decideMany(flip, DRAWS, seed).flatMap((made) =>
          made.type === "card-flipped" ? nameOfPrize(made.prize) : [],
        );
        expect(chiSquare(came, stated)).toBeLessThan(ONCE_IN_A_MILLION);
      }),
      { numRuns: 10 },
    );
  });

  it("decide at the very ends of a draw, too", () => {
    expect(draw(wheel.segments, () => 0)).toBe(wheel.segments[0]);
    expect(draw(wheel.segments, () => 1 - 2 ** -53)).toBe(wheel.segments[wheel.segments.length - 1]);
  });
});

describe("the card games", () => {
  it("are on at every moment, for the whole of the month it is in", () => {
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
  const chance = seededChance(1);
  const on = (text: string): BangkokDate => {
    const day = parseBangkokDate(text);
    if (!day) throw new Error(text);
    return day;
  };

  it.each(["2026-02-28", "2028-02-28", "2028-02-29", "2026-01-31", "2026-12-31", "2026-04-30"].map(on))(
    "on %s at 23:59:59 and two seconds later are two days in a row",
    (day) => {
      const late = plus(startOfDay(addDays(day, 1)), -SECOND_MS);
      const first = unwrap(decide(NOBODY, checkIn, contextAt(late, chance))).reduce(evolve, NOBODY);
      expect(codeOf(decide(first, checkIn, contextAt(plus(late, SECOND_MS - 1), chance)))).toBe("check-in-done");
      const second = unwrap(decide(first, checkIn, contextAt(plus(late, 2 * SECOND_MS), chance))).reduce(evolve, first);
      expect(second.checkIns?.head).toMatchObject({ day: addDays(day, 1), inARow: 2 });
    },
  );

  it("gives each Bangkok day one entry, however often and whenever it is asked for", () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 40 * 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(aBangkokDate(), gaps, (start, minutes) => {
        let state = NOBODY;
        let now = startOfDay(start);
        const tried = new Set<string>();
        for (const gap of minutes) {
          now = plus(now, gap * MINUTE_MS);
          const done = decide(state, checkIn, contextAt(now, chance));
          expect(done.ok).toBe(!tried.has(bangkokDateOf(now)));
          tried.add(bangkokDateOf(now));
          if (done.ok) state = done.value.reduce(evolve, state);
        }
        const days: string[] = [];
        for (let rest = state.checkIns; rest; rest = rest.tail) days.unshift(rest.head.day);
        expect(days).toEqual([...tried]);
      }),
    );
  });

  it("names on the calendar what was given, and of today and tomorrow what will be", async () => {
    const clock = handClock(plus(startOfDay(on("2028-01-30")), 12 * 60 * MINUTE_MS));
    const { house } = await openHouse({ clock });
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
