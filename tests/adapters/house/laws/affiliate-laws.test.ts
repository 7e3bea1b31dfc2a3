import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/engine/events.ts";
import { memberStream } from "../../../../adapters/house/engine/member-streams.ts";
import { createMemoryJournal, type JournalSnapshot } from "../../../../adapters/house/journals/memory.ts";
import type { MemberService } from "../../../../adapters/house/member-service.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { AFFILIATE_LOG_TYPES, type AffiliateLogType } from "../../../../core/affiliate/model.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  HOUR_MS,
  type Instant,
  MINUTE_MS,
} from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../../core/shared/money.ts";
import { codeOf, eventsOf, newKey, openTestHouse, registrationOf, testClock, unwrap } from "../test-house.ts";
import { wholeHistory } from "./money-laws.ts";

type Step =
  | { readonly step: "play"; readonly friend: number; readonly bet: Satang; readonly win: Satang }
  | { readonly step: "withdraw"; readonly type: AffiliateLogType; readonly amount: Satang; readonly times: number }
  | { readonly step: "wait"; readonly ms: number }
  | { readonly step: "restart" };

const FRIENDS = 3;
const RICH = baht(90_000_000);

const aStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        step: fc.constant("play" as const),
        friend: fc.nat({ max: FRIENDS - 1 }),
        bet: fc.integer({ min: 0, max: 20_000_000 }).map(satang),
        win: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000_000 })).map(satang),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        step: fc.constant("withdraw" as const),
        type: fc.constantFrom(...AFFILIATE_LOG_TYPES),
        amount: fc.integer({ min: 9_999, max: 400_000 }).map(satang),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    fc.record({
      step: fc.constant("wait" as const),
      ms: fc.constantFrom(MINUTE_MS, 5 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS),
    }),
    fc.constant({ step: "restart" } as const),
  );

/** An inviter with friends, at a house that may be opened anew on what was written. */
async function programme() {
  const clock = testClock();
  let journal = createMemoryJournal<HouseEvent>();
  // Each opening gets its own random numbers; otherwise request ids would repeat after a restart.
  let openings = 1;
  let { house } = await openTestHouse({ journal, clock, number: openings });
  const inviter = unwrap(await house.visitors.register(registrationOf(1), undefined));
  const inviterCode = await house.member(inviter.member.id).affiliate.code();
  const friends: MemberId[] = [];
  for (let number = 2; number < 2 + FRIENDS; number += 1) {
    const { member } = unwrap(await house.visitors.register({ ...registrationOf(number), inviterCode }, undefined));
    unwrap(await house.staff.topUp(member.id, RICH));
    friends.push(member.id);
  }
  return {
    clock,
    friends,
    get journal() {
      return journal;
    },
    get service() {
      return house.member(inviter.member.id);
    },
    member: () => ({ id: inviter.member.id, session: inviter, service: house.member(inviter.member.id) }),
    async restart() {
      const written = JSON.parse(JSON.stringify(journal.snapshot())) as JournalSnapshot<HouseEvent>;
      journal = createMemoryJournal(written);
      openings += 1;
      ({ house } = await openTestHouse({ journal, clock, number: openings }));
    },
  };
}

/** A round as another process may write it: the house learns of it from the journal alone. */
async function playRound(journal: Journal<HouseEvent>, id: MemberId, at: Instant, bet: Satang, win: Satang) {
  const stream = memberStream(id);
  const expectedVersion = (await journal.load(stream)).length;
  const round = {
    type: "round-played",
    at,
    id: `G-${stream}-${expectedVersion}`,
    game: "g",
    title: "g",
    bet,
    win,
  } as const;
  const { outcome } = await journal.append({ stream, expectedVersion, events: [round] });
  expect(outcome).toBe("appended");
}

/** What the rule says, told anew and from the journal alone. */
async function expectedEarnings(journal: Journal<HouseEvent>, now: Instant) {
  const days = new Map<string, { readonly day: BangkokDate; staked: bigint; won: bigint }>();
  for await (const { stream, event } of journal.all()) {
    if (event.type !== "round-played") continue;
    const day = bangkokDateOf(event.at);
    const kept = days.get(`${stream} ${day}`) ?? { day, staked: 0n, won: 0n };
    kept.staked += BigInt(event.bet);
    kept.won += BigInt(event.win);
    days.set(`${stream} ${day}`, kept);
  }
  const all = [...days.values()].map(({ day, staked, won }) => {
    const closesAt = Date.parse(`${addDays(day, 1)}T00:10:00+07:00`);
    const lost = won < staked && now >= closesAt ? staked - won : 0n;
    return { day, af: Number((staked * 50n) / 10_000n), wl: Number((lost * 500n) / 10_000n) };
  });
  return { days: all, af: sum(all.map(({ af }) => af)), wl: sum(all.map(({ wl }) => wl)) };
}

async function expectLaws(journal: Journal<HouseEvent>, service: MemberService, now: Instant) {
  const earned = await expectedEarnings(journal, now);
  const withdrawn = { af: 0, wl: 0 };
  for (const event of await eventsOf(journal)) {
    if (event.type === "affiliate-withdrawn") withdrawn[event.source] += event.amount;
  }
  const { balanceSatang, byType } = await service.affiliate.balance();
  const today = bangkokDateOf(now);
  const from = addDays(today, -60);
  for (const type of AFFILIATE_LOG_TYPES) {
    expect(byType?.[type]).toBe(earned[type] - withdrawn[type]);
    expect(byType?.[type]).toBeGreaterThanOrEqual(0);
    const log = await service.affiliate.log(type, { from, to: today });
    expect(sum(log.map(({ amountSatang }) => amountSatang))).toBe(byType?.[type]);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).sort((one, other) => other - one));
  }
  expect(balanceSatang).toBe((byType?.af ?? 0) + (byType?.wl ?? 0));

  // Whatever the days, the parts are the whole; and the days together are everything that was ever earned.
  const ranges = [
    { from, to: addDays(today, -1) },
    { from: today, to: today },
    { from, to: today },
  ];
  const totals = [];
  for (const range of ranges) {
    const { users, totalSatang } = await service.affiliate.downlineBonuses(range);
    expect(sum(users.map(({ bonusSatang }) => bonusSatang))).toBe(totalSatang);
    const inRange = earned.days.filter(({ day }) => day >= range.from && day <= range.to);
    expect(totalSatang).toBe(sum(inRange.map(({ af, wl }) => af + wl)));
    totals.push(totalSatang);
  }
  expect((totals[0] ?? 0) + (totals[1] ?? 0)).toBe(totals[2]);
}

describe("an invite programme", () => {
  it("obeys its laws, whatever friends play, whenever it is taken out, and across restarts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep(), { minLength: 1, maxLength: 25 }), async (steps) => {
        const all = await programme();
        for (const step of steps) {
          if (step.step === "wait") all.clock.advance(step.ms);
          else if (step.step === "restart") await all.restart();
          else if (step.step === "play") {
            const friend = all.friends[step.friend];
            if (friend) await playRound(all.journal, friend, all.clock.now(), step.bet, step.win);
          } else {
            const { type, amount, times } = step;
            const before = (await all.service.affiliate.balance()).byType?.[type] ?? 0;
            // All at once, each under a key of its own: together they never take more than there is.
            const { affiliate } = all.service;
            const answers = await Promise.all(
              Array.from({ length: times }, () => affiliate.withdraw(amount, type, newKey())),
            );
            const through = amount < 10_000 ? 0 : Math.min(times, Math.floor(before / amount));
            expect(answers.filter(({ ok }) => ok)).toHaveLength(through);
          }
          await expectLaws(all.journal, all.service, all.clock.now());
        }
        const lines = (await wholeHistory(all.member())).filter(({ kind }) => kind === "affiliate");
        const facts = (await eventsOf(all.journal)).filter(({ type }) => type === "affiliate-withdrawn");
        expect(lines.map(({ at }) => at)).toEqual(facts.map(({ at }) => at).reverse());
        expect((await all.service.credit()).creditSatang).toBe(sum(lines.map(({ creditSatang }) => creditSatang)));
      }),
      { numRuns: 120 },
    );
  });

  it("answers one key the same after a restart, whatever was earned since", async () => {
    const all = await programme();
    const [friend] = all.friends;
    if (!friend) throw new Error("no friend");
    await playRound(all.journal, friend, all.clock.now(), baht(40_000), baht(0));
    const key = newKey();
    const first = await all.service.affiliate.withdraw(baht(150), "af", key);
    const refusedKey = newKey();
    const refused = await all.service.affiliate.withdraw(baht(150), "af", refusedKey);
    expect(codeOf(refused)).toBe("affiliate-insufficient");
    await playRound(all.journal, friend, all.clock.now(), baht(80_000), baht(0));
    await all.restart();
    expect(await all.service.affiliate.withdraw(baht(150), "af", key)).toEqual(first);
    expect(await all.service.affiliate.withdraw(baht(150), "af", refusedKey)).toEqual(refused);
    expect(codeOf(await all.service.requestWithdrawal(baht(1), key))).toBe("key-reused");
    expect((await all.service.credit()).creditSatang).toBe(baht(150));
  });

  it("gives every withdrawal its own id, however often the house restarts between them", async () => {
    const all = await programme();
    const [friend] = all.friends;
    if (!friend) throw new Error("no friend");
    await playRound(all.journal, friend, all.clock.now(), baht(90_000), baht(0));
    const ids: string[] = [];
    for (let restarts = 0; restarts < 3; restarts += 1) {
      await all.restart();
      ids.push(unwrap(await all.service.affiliate.withdraw(baht(100), "af", newKey())).id);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("never shows a balance below zero when the clock is put back behind a close", async () => {
    const all = await programme();
    const [friend] = all.friends;
    if (!friend) throw new Error("no friend");
    await playRound(all.journal, friend, all.clock.now(), baht(10_000), baht(0));
    all.clock.advance(24 * HOUR_MS);
    expect(codeOf(await all.service.affiliate.withdraw(baht(500), "wl", newKey()))).toBe("ok");
    all.clock.advance(-24 * HOUR_MS);
    expect(await all.service.affiliate.balance()).toMatchObject({ balanceSatang: baht(50), byType: { wl: 0 } });
    expect(codeOf(await all.service.affiliate.withdraw(baht(100), "wl", newKey()))).toBe("affiliate-insufficient");
  });
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
