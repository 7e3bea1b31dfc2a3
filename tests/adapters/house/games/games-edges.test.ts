import { describe, expect, it } from "vitest";
import { createPopularity } from "../../../../adapters/house/games/games.ts";
import { bangkokDateOf, DAY_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { codeOf, joinHouse, newKey, openTestHouse, unwrap } from "../test-house.ts";

const DICE = "sanam-dice";

async function openTable(credit = baht(1_000)) {
  const opened = await openTestHouse();
  const { house, now } = opened;
  const member = await joinHouse(house, 1, credit);
  const { session, service } = member;
  const launch = async () => unwrap(await service.openGame(DICE, newKey(), session.token)).launchId;
  const launchId = await launch();
  const play = (amount = baht(10), betOn = "low", id = launchId) => house.tables.play(id, { betOn, amount }, newKey());
  const credited = async () => (await service.credit()).creditSatang;
  const today = () => ({ from: bangkokDateOf(now()), to: bangkokDateOf(now()) });
  return { ...opened, member, launch, launchId, play, credited, today };
}

describe("a round", () => {
  it("costs at most the credit and at most the largest stake, on a bet of the table", async () => {
    const { play, launchId, house } = await openTable(baht(20_000));
    const table = unwrap(await house.tables.table(launchId));
    expect(codeOf(await play(satang(table.maximumSatang + 1)))).toBe("amount-above-maximum");
    expect(codeOf(await play(satang(table.minimumSatang - 1)))).toBe("amount-below-minimum");
    expect(codeOf(await play(baht(10), "no-such-bet"))).toBe("bet-unknown");
    expect(codeOf(await play(table.maximumSatang))).toBe("ok");
    const poor = await openTable(baht(10));
    expect(codeOf(await poor.play(satang(1_001)))).toBe("credit-insufficient");
    expect(codeOf(await poor.play(satang(1_000)))).toBe("ok");
  });

  it("takes its stake, pays its win, and counts as both in the day", async () => {
    const { play, credited, member, today } = await openTable();
    let [staked, won] = [0, 0];
    for (let round = 0; round < 20; round += 1) {
      const before = await credited();
      const played = unwrap(await play());
      staked += 1_000;
      won += played.round.winSatang;
      expect(played.creditSatang).toBe(before - 1_000 + played.round.winSatang);
      expect(await credited()).toBe(played.creditSatang);
    }
    expect(won).toBeGreaterThan(0);
    const { total } = await member.service.winLoss(today());
    expect(total).toMatchObject({ rounds: 20, stakedSatang: staked, wonSatang: won });
  });

  it("is refused while the game's maker is down", async () => {
    const { house, play, launchId } = await openTable();
    const { provider } = unwrap(await house.tables.table(launchId));
    await house.staff.setProvider(provider, true);
    expect(codeOf(await play())).toBe("provider-down");
    await house.staff.setProvider(provider, false);
    expect(codeOf(await play())).toBe("ok");
  });
});

describe("a launch", () => {
  it("ends at the moment that its table shows, which a round moves", async () => {
    const { house, launchId, play, advance, now } = await openTable();
    const end = async () => unwrap(await house.tables.table(launchId)).expiresAt;
    const first = await end();
    expect(first - now()).toBe(30 * MINUTE_MS);
    advance(30 * MINUTE_MS - 1);
    unwrap(await play());
    expect(await end()).toBe(now() + 30 * MINUTE_MS);
    advance(30 * MINUTE_MS - 1);
    expect(codeOf(await house.tables.table(launchId))).toBe("ok");
    advance(1);
    expect(codeOf(await house.tables.table(launchId))).toBe("launch-over");
    expect(codeOf(await play())).toBe("launch-over");
  });

  it("ends when its game is left, and with its session", async () => {
    const { house, launch, launchId, member, play } = await openTable();
    unwrap(await member.service.cashOut(DICE, newKey()));
    expect(codeOf(await play())).toBe("launch-over");
    const second = await launch();
    unwrap(await member.service.transferToBank(newKey()));
    expect(codeOf(await play(baht(10), "low", second))).toBe("launch-over");
    const third = await launch();
    await house.visitors.signOut(member.session.token);
    expect([launchId === third, codeOf(await play(baht(10), "low", third))]).toEqual([false, "launch-over"]);
  });
});

describe("the rank of a game", () => {
  it("counts the rounds of today and the six days before", async () => {
    const { play, journal, now, advance } = await openTable();
    unwrap(await play());
    const ranks = async () => [...(await createPopularity(journal.rows)(now()))];
    advance(6 * DAY_MS);
    expect(await ranks()).toEqual([[DICE, 1]]);
    advance(DAY_MS);
    expect(await ranks()).toEqual([]);
  });
});
