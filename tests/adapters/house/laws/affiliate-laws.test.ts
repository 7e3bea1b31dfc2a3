import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HouseEvent, MemberService } from "../../../../adapters/house/house.ts";
import { createMemoryJournal, type JournalSnapshot } from "../../../../adapters/house/journals/memory.ts";
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
import { appendEvents } from "../append-events.ts";
import { codeOf, eventsOf, newKey, openTestHouse, registrationOf, testClock, unwrap } from "../test-house.ts";
import { wholeHistory } from "./money-laws.ts";

type Step =
  | { readonly step: "play"; readonly friend: number; readonly bet: Satang; readonly win: Satang }
  | { readonly step: "withdraw"; readonly type: AffiliateLogType; readonly amount: Satang; readonly times: number }
  | { readonly step: "wait"; readonly ms: number }
  | { readonly step: "restart" };

const FRIENDS = 3;
const FRIEND_CREDIT = baht(90_000_000);

const anyStep = (): fc.Arbitrary<Step> =>
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

/** An inviter with friends, at a house that can restart on its journal. */
async function openProgramme() {
  const clock = testClock();
  let journal = createMemoryJournal<HouseEvent>();
  // Each start gets its own random numbers. Otherwise request ids would repeat after a restart.
  let starts = 1;
  let { house } = await openTestHouse({ journal, clock, number: starts });
  const inviter = unwrap(await house.visitors.register(registrationOf(1), undefined));
  const inviterCode = await house.member(inviter.member.id).affiliate.code();
  const friends: MemberId[] = [];
  for (let number = 2; number < 2 + FRIENDS; number += 1) {
    const { member } = unwrap(await house.visitors.register({ ...registrationOf(number), inviterCode }, undefined));
    unwrap(await house.staff.topUp(member.id, FRIEND_CREDIT));
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
      starts += 1;
      ({ house } = await openTestHouse({ journal, clock, number: starts }));
    },
  };
}

function playRound(journal: Journal<HouseEvent>, id: MemberId, at: Instant, bet: Satang, win: Satang) {
  return appendEvents(journal, id, (version) => [
    { type: "round-played", at, id: `G-${id}-${version}`, game: "g", title: "g", bet, win },
  ]);
}

/** The earnings by the rule, computed from the journal alone. */
async function expectedEarnings(journal: Journal<HouseEvent>, now: Instant) {
  const days = new Map<string, { readonly day: BangkokDate; staked: bigint; won: bigint }>();
  for await (const { stream, event } of journal.all()) {
    if (event.type !== "round-played") continue;
    const day = bangkokDateOf(event.at);
    const totals = days.get(`${stream} ${day}`) ?? { day, staked: 0n, won: 0n };
    totals.staked += BigInt(event.bet);
    totals.won += BigInt(event.win);
    days.set(`${stream} ${day}`, totals);
  }
  const all = [...days.values()].map(({ day, staked, won }) => {
    const closesAt = Date.parse(`${addDays(day, 1)}T00:10:00+07:00`);
    const lost = won < staked && now >= closesAt ? staked - won : 0n;
    return { day, af: Number((staked * 50n) / 10_000n), wl: Number((lost * 500n) / 10_000n) };
  });
  return { days: all, af: sum(all.map(({ af }) => af)), wl: sum(all.map(({ wl }) => wl)) };
}

async function expectAffiliateLaws(journal: Journal<HouseEvent>, service: MemberService, now: Instant) {
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

  // In every range the users' bonuses add up to the total, and both parts of the range add up to the whole.
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

describe("the affiliate programme", () => {
  it("obeys its laws for any rounds, withdrawals and restarts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep(), { minLength: 1, maxLength: 25 }), async (steps) => {
        const programme = await openProgramme();
        for (const step of steps) {
          if (step.step === "wait") programme.clock.advance(step.ms);
          else if (step.step === "restart") await programme.restart();
          else if (step.step === "play") {
            const friend = programme.friends[step.friend];
            if (friend) await playRound(programme.journal, friend, programme.clock.now(), step.bet, step.win);
          } else {
            const { type, amount, times } = step;
            const before = (await programme.service.affiliate.balance()).byType?.[type] ?? 0;
            // At the same time, each under its own key. Together they never take more than was earned.
            const { affiliate } = programme.service;
            const answers = await Promise.all(
              Array.from({ length: times }, () => affiliate.withdraw(amount, type, newKey())),
            );
            const expectedCount = amount < 10_000 ? 0 : Math.min(times, Math.floor(before / amount));
            expect(answers.filter(({ ok }) => ok)).toHaveLength(expectedCount);
          }
          await expectAffiliateLaws(programme.journal, programme.service, programme.clock.now());
        }
        const lines = (await wholeHistory(programme.member())).filter(({ kind }) => kind === "affiliate");
        const withdrawals = (await eventsOf(programme.journal)).filter(({ type }) => type === "affiliate-withdrawn");
        expect(lines.map(({ at }) => at)).toEqual(withdrawals.map(({ at }) => at).reverse());
        expect((await programme.service.credit()).creditSatang).toBe(
          sum(lines.map(({ creditSatang }) => creditSatang)),
        );
      }),
      { numRuns: 120 },
    );
  });

  it("repeats the answer to a key after a restart and after more earnings", async () => {
    const programme = await openProgramme();
    const [friend] = programme.friends;
    if (!friend) throw new Error("no friend");
    await playRound(programme.journal, friend, programme.clock.now(), baht(40_000), baht(0));
    const key = newKey();
    const first = await programme.service.affiliate.withdraw(baht(150), "af", key);
    const refusedKey = newKey();
    const refused = await programme.service.affiliate.withdraw(baht(150), "af", refusedKey);
    expect(codeOf(refused)).toBe("affiliate-insufficient");
    await playRound(programme.journal, friend, programme.clock.now(), baht(80_000), baht(0));
    await programme.restart();
    expect(await programme.service.affiliate.withdraw(baht(150), "af", key)).toEqual(first);
    expect(await programme.service.affiliate.withdraw(baht(150), "af", refusedKey)).toEqual(refused);
    expect(codeOf(await programme.service.requestWithdrawal(baht(1), key))).toBe("key-reused");
    expect((await programme.service.credit()).creditSatang).toBe(baht(150));
  });

  it("gives every withdrawal its own id, however often the house restarts between them", async () => {
    const programme = await openProgramme();
    const [friend] = programme.friends;
    if (!friend) throw new Error("no friend");
    await playRound(programme.journal, friend, programme.clock.now(), baht(90_000), baht(0));
    const ids: string[] = [];
    for (let restarts = 0; restarts < 3; restarts += 1) {
      await programme.restart();
      ids.push(unwrap(await programme.service.affiliate.withdraw(baht(100), "af", newKey())).id);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("never shows a balance below zero when the clock is set back before a day's close", async () => {
    const programme = await openProgramme();
    const [friend] = programme.friends;
    if (!friend) throw new Error("no friend");
    await playRound(programme.journal, friend, programme.clock.now(), baht(10_000), baht(0));
    programme.clock.advance(24 * HOUR_MS);
    expect(codeOf(await programme.service.affiliate.withdraw(baht(500), "wl", newKey()))).toBe("ok");
    programme.clock.advance(-24 * HOUR_MS);
    expect(await programme.service.affiliate.balance()).toMatchObject({ balanceSatang: baht(50), byType: { wl: 0 } });
    expect(codeOf(await programme.service.affiliate.withdraw(baht(100), "wl", newKey()))).toBe(
      "affiliate-insufficient",
    );
  });
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
