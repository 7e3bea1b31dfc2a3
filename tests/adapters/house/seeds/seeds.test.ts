import { describe, expect, it } from "vitest";
import { buildDerivedData } from "../../../../adapters/house/engine/derived/derived-data.ts";
import { DERIVED_SCHEMA } from "../../../../adapters/house/engine/derived/state-text.ts";
import { memberOfStream } from "../../../../adapters/house/engine/member-streams.ts";
import { type HouseEvent, memberEngine } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { DEMO_PASSWORD, PERSONAS } from "../../../../adapters/house/seeds/personas.ts";
import { seededAppends, seedJournal } from "../../../../adapters/house/seeds/seed-journal.ts";
import { SITE_STREAM } from "../../../../adapters/house/site/site-stream.ts";
import { capLeft, withdrawalUsage } from "../../../../core/rules/withdrawal-cap.ts";
import { bangkokDateOf, DAY_MS, type Instant, instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { everyRow } from "../journals/every-row.ts";
import { wholeHistory } from "../laws/money-laws.ts";
import {
  codeOf,
  joinHouse,
  NOON,
  newKey,
  openTestHouse,
  plainPasswords,
  type TestMember,
  testClock,
  unwrap,
} from "../test-house.ts";

async function seededHouse(now: Instant = NOON, seed = 1) {
  const journal = createMemoryJournal<HouseEvent>();
  expect(await seedJournal({ journal, seed, now, passwords: plainPasswords })).toBe(true);
  const testHouse = await openTestHouse({ journal, clock: testClock(now) });
  const signIn = async (username: string): Promise<TestMember> => {
    const session = unwrap(await testHouse.house.visitors.signIn({ username, password: DEMO_PASSWORD }));
    return { id: session.member.id, session, service: testHouse.house.member(session.member.id) };
  };
  return { ...testHouse, signIn };
}

/** Noon, the first moments of a month, the last moment of a month, a leap day and the first minutes of a year. */
const MOMENTS = [
  "2026-11-20T12:00:00+07:00",
  "2026-11-01T00:00:00+07:00",
  "2026-11-01T00:00:01+07:00",
  "2026-10-31T23:59:59.999+07:00",
  "2028-02-29T00:30:00+07:00",
  "2027-01-01T00:05:00+07:00",
].map((iso) => instant(Date.parse(iso)));

const hasFriends = (username: string) => PERSONAS.some(({ invitedBy }) => invitedBy === username);

describe("the seeds", () => {
  it("are the same for the same seed and moment, and differ for another seed", () => {
    expect(seededAppends(1, NOON, "h")).toEqual(seededAppends(1, NOON, "h"));
    expect(seededAppends(2, NOON, "h")).not.toEqual(seededAppends(1, NOON, "h"));
  });

  it.each(MOMENTS)("give every member the level of its username, at %d", async (now) => {
    for (const seed of [1, 7]) {
      const { signIn } = await seededHouse(now, seed);
      for (const { username, credit } of PERSONAS) {
        const { service } = await signIn(username);
        expect((await service.profile()).level).toBe(username);
        expect((await service.credit()).creditSatang).toBe(credit);
        expect((await service.withdrawalHistory()).some(({ timeline }) => timeline.some((step) => step.reason))).toBe(
          true,
        );
      }
    }
  });

  it.each(MOMENTS)("cover two months in order, with nothing in the future, at %d", async (now) => {
    const { signIn } = await seededHouse(now);
    for (const { username } of PERSONAS) {
      const member = await signIn(username);
      const lines = await wholeHistory(member);
      const times = lines.map(({ at }) => at);
      expect(times).toEqual([...times].sort((one, other) => other - one));
      expect(Math.max(...times)).toBeLessThanOrEqual(now);
      expect(now - Math.min(...times)).toBeGreaterThan(55 * DAY_MS);
      expect(new Set(lines.map(({ kind }) => kind))).toEqual(
        new Set([
          "deposit",
          "withdrawal",
          "game",
          "check-in",
          "bonus",
          "reward",
          "wheel",
          "flip-card",
          ...(hasFriends(username) ? ["affiliate"] : []),
        ]),
      );
      expect(await member.service.deposits().then((all) => all.filter(({ status }) => status === "checking"))).toEqual(
        [],
      );
    }
  });

  it("have inviters who earned from their friends' play and withdrew a part", async () => {
    const { signIn, now } = await seededHouse();
    const range = { from: bangkokDateOf(plus(now(), -90 * DAY_MS)), to: bangkokDateOf(now()) };
    for (const { username } of PERSONAS) {
      const { affiliate: service } = (await signIn(username)).service;
      const friends = PERSONAS.filter(({ invitedBy }) => invitedBy === username).length;
      expect(await service.downline()).toHaveLength(friends);
      const { byType } = await service.balance();
      for (const type of ["af", "wl"] as const) {
        const log = await service.log(type, range);
        expect(log.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(byType?.[type]);
        expect(log.some(({ amountSatang }) => amountSatang < 0)).toBe(friends > 0);
        expect(byType?.[type] ?? 0).toBeGreaterThanOrEqual(friends > 0 ? baht(100) : 0);
      }
    }
  });

  it("leave gold three withdrawals and 212,000 baht of today's cap, and more credit than that", async () => {
    const { signIn, now } = await seededHouse();
    const { service } = await signIn("gold");
    const counted = (await service.withdrawals()).map((withdrawal) => ({
      ...withdrawal,
      attemptedAt: withdrawal.timeline.findLast(({ status }) => status === "checking")?.at ?? withdrawal.createdAt,
    }));
    const left = capLeft({ level: "gold", ...withdrawalUsage(counted, now()), now: now() });
    expect(left).toMatchObject({ leftSatang: baht(212_000), leftCount: 3 });
    expect(codeOf(await service.requestWithdrawal(baht(212_000.01), newKey()))).toBe("withdraw-over-day-cap");
    expect(codeOf(await service.requestWithdrawal(baht(212_000), newKey()))).toBe("ok");
  });

  it.each(MOMENTS)("leave every member points, and all of today's spins, cards and check-in, at %d", async (now) => {
    const { signIn } = await seededHouse(now);
    for (const { username } of PERSONAS) {
      const { service } = await signIn(username);
      const { points } = await service.credit();
      expect(points).toBeGreaterThan(200);
      expect((await service.wheel()).spinsLeft).toBe(5);
      expect((await service.cardEvents()).map(({ playsLeft }) => playsLeft)).toEqual([5, 3]);
      const { entries, today } = await service.checkIns();
      expect(entries.some(({ date }) => date === today)).toBe(false);
      const claims = unwrap(await service.claims({ cursor: undefined, limit: 100 })).items;
      expect(claims.map(({ status }) => status)).toEqual(["granted", "rejected", "granted"]);
      expect(unwrap(await service.spins({ cursor: undefined, limit: 100 })).items.length).toBeGreaterThan(5);
      expect((await service.cardClaims()).every(({ status }) => status === "granted")).toBe(true);
      expect(codeOf(await service.spinWheel(newKey()))).toBe("ok");
    }
  });

  it("have the rows and states that their events give, so that no start computes them again", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    await seedJournal({ journal, seed: 1, now: NOON, passwords: plainPasswords });
    expect(await journal.derived.schema()).toBe(DERIVED_SCHEMA);
    const again = createMemoryJournal<HouseEvent>(journal.snapshot());
    await buildDerivedData(memberEngine, again);
    const streams = [...new Set(journal.snapshot().records.map(({ stream }) => stream))];
    const owners = [...streams.flatMap((stream) => memberOfStream(stream) ?? []), "all", "deposits", "withdrawals"];
    const rows = await everyRow(journal, owners);
    expect(rows.length).toBeGreaterThan(1_000);
    expect(rows).toEqual(await everyRow(again, owners));
    for (const stream of streams.filter((name) => name !== SITE_STREAM)) {
      expect(await journal.head(stream)).toEqual(await again.head(stream));
    }
  });

  it("are the same for all moments of a minute", async () => {
    const eventsAt = async (now: Instant) => {
      const journal = createMemoryJournal<HouseEvent>();
      await seedJournal({ journal, seed: 3, now, passwords: plainPasswords });
      return journal.snapshot().records;
    };
    const records = await eventsAt(NOON);
    expect(await eventsAt(plus(NOON, 59_999))).toEqual(records);
    expect(await eventsAt(plus(NOON, 60_000))).not.toEqual(records);
  });

  it("do not change a journal that has events", async () => {
    const testHouse = await openTestHouse();
    await joinHouse(testHouse.house);
    const seeded = await seedJournal({ journal: testHouse.journal, seed: 1, now: NOON, passwords: plainPasswords });
    expect(seeded).toBe(false);
    expect(await testHouse.house.staff.findMember("gold")).toBeUndefined();
  });

  it("appear in the public feeds and announcements", async () => {
    const { house, now } = await seededHouse();
    const deposits = await house.site.recentDeposits();
    const withdrawals = await house.site.recentWithdrawals();
    expect(deposits).toHaveLength(20);
    expect(withdrawals).toHaveLength(20);
    for (const feed of [deposits, withdrawals]) {
      expect(feed.every(({ maskedName, at }) => maskedName.includes("*") && at <= now())).toBe(true);
      expect(feed.map(({ at }) => at)).toEqual(feed.map(({ at }) => at).sort((one, other) => other - one));
    }
    const visitors = await house.site.announcements("visitor");
    expect(visitors.length).toBeGreaterThan(0);
    expect((await house.site.announcements("member")).length).toBeGreaterThan(visitors.length);
  });

  it("can continue with deposits and invitations", async () => {
    const { house, signIn, advance } = await seededHouse();
    expect(codeOf(await house.visitors.inviter("gold8888"))).toBe("ok");
    const { service } = await signIn("silver");
    advance(plus(NOON, 1) - NOON);
    const { id } = unwrap(await service.requestDeposit(baht(100), newKey()));
    unwrap(await service.confirmDeposit(id, newKey()));
    advance(3000);
    expect((await service.credit()).creditSatang).toBe(baht(1_940.5));
  });
});
