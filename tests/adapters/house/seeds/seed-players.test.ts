import { describe, expect, it } from "vitest";
import type { HouseEvent, MemberEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { DEMO_PASSWORD } from "../../../../adapters/house/seeds/personas.ts";
import { memberAppend } from "../../../../adapters/house/seeds/seed-member.ts";
import { type PlayerOrder, playerName, seedPlayer } from "../../../../adapters/house/seeds/seed-player.ts";
import { seedPlayers } from "../../../../adapters/house/seeds/seed-players.ts";
import { DAY_MS, instant } from "../../../../core/shared/bangkok-time.ts";
import { wholeHistory } from "../laws/money-laws.ts";
import { NOON, openTestHouse, plainPasswords, type TestMember, testClock, unwrap } from "../test-house.ts";

const order = (more: Partial<PlayerOrder> = {}): PlayerOrder => ({
  seed: 1,
  number: 1,
  days: 40,
  now: NOON,
  passwordHash: "plain demo1234",
  inviter: undefined,
  ...more,
});

const pause = async () => undefined;

/** The ledger, the requests and the rounds say the same to the satang, and no balance is ever below zero. */
async function expectMoneyConserved(member: TestMember, events: readonly MemberEvent[]): Promise<void> {
  const { creditSatang, points } = await member.service.credit();
  const lines = [...(await wholeHistory(member))].reverse();
  let balance = 0;
  for (const line of lines) {
    balance += line.creditSatang;
    expect(line.balanceSatang).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const of = (...kinds: string[]) =>
    sum(lines.flatMap(({ kind, creditSatang: amount }) => (kinds.includes(kind) ? [amount] : [])));
  expect([balance, sum(lines.map((line) => line.points ?? 0))]).toEqual([creditSatang, points]);
  const deposits = await member.service.depositHistory();
  const withdrawals = await member.service.withdrawalHistory();
  const credited = deposits.filter(({ status }) => status === "credited");
  const held = withdrawals.filter(({ status }) => status !== "rejected");
  expect(credited.length).toBeGreaterThan(0);
  expect(of("deposit")).toBe(sum(credited.map(({ amountSatang }) => amountSatang)));
  expect(of("withdrawal")).toBe(0 - sum(held.map(({ amountSatang }) => amountSatang)));
  expect(of("game")).toBe(sum(events.map((event) => (event.type === "round-played" ? event.win - event.bet : 0))));
}

describe("a seeded player", () => {
  it("is the same for the same order, and another one for each seed and number", () => {
    expect(seedPlayer(order())).toEqual(seedPlayer(order()));
    const ids = [order(), order({ seed: 2 }), order({ number: 2 }), order({ seed: 2, number: 2 })].map(
      (each) => seedPlayer(each).id,
    );
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    [1, NOON],
    [3, NOON],
    [40, NOON],
    [90, NOON],
    [40, instant(Date.parse("2026-11-01T00:00:00+07:00"))],
    [40, instant(Date.parse("2028-02-29T00:00:01+07:00"))],
  ])("of %d days before %d conserves money and points, in order, before today", async (days, now) => {
    for (let number = 1; number <= 3; number += 1) {
      const journal = createMemoryJournal<HouseEvent>();
      const player = seedPlayer(order({ days, now, number, seed: days }));
      expect((await journal.append(memberAppend(player))).outcome).toBe("appended");
      const testHouse = await openTestHouse({ journal, clock: testClock(now) });
      const session = unwrap(
        await testHouse.house.visitors.signIn({ username: playerName(number), password: DEMO_PASSWORD }),
      );
      const member = { id: session.member.id, session, service: testHouse.house.member(session.member.id) };
      await expectMoneyConserved(member, player.events);
      const times = player.events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(now - (times[0] ?? now)).toBeLessThanOrEqual((days + 1) * DAY_MS);
      expect(times.at(-1)).toBeLessThanOrEqual(now);
      await testHouse.house.close();
    }
  });
});

describe("further members", () => {
  it("start behind those that are there, skip taken numbers, and every fourth has an inviter", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const options = { journal, seed: 1, now: NOON, passwords: plainPasswords, pause, days: 8 };
    // Somebody else has the phone of number 6.
    const taken = memberAppend(seedPlayer(order({ number: 6, days: 1 })));
    const phone = { kind: "phone", value: "0970000006" } as const;
    const { events } = taken;
    await journal.append({ stream: "member:other", expectedVersion: 0, events: events.slice(0, 1), takeKeys: [phone] });
    const first = await seedPlayers({ ...options, members: 4 });
    expect(first.usernames).toEqual([1, 2, 3, 4].map(playerName));
    const second = await seedPlayers({ ...options, members: 5 });
    expect(second.usernames).toEqual([5, 7, 8, 9, 10].map(playerName));
    const testHouse = await openTestHouse({ journal, clock: testClock(NOON) });
    const downline = async (number: number) => {
      const session = unwrap(
        await testHouse.house.visitors.signIn({ username: playerName(number), password: DEMO_PASSWORD }),
      );
      return (await testHouse.house.member(session.member.id).affiliate.downline()).length;
    };
    expect([await downline(2), await downline(1), await downline(9)]).toEqual([1, 0, 0]);
    await testHouse.house.close();
  });
});
