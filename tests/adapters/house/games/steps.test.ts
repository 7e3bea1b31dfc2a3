import { describe, expect, it } from "vitest";
import { CASH_OUT } from "../../../../core/games/model.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang } from "../../../../core/shared/money.ts";
import { ALL_DAYS } from "../laws/games-laws.ts";
import { codeOf, joinHouse, newKey, openTestHouse, unwrap } from "../test-house.ts";

const PENALTY = "football-singles";
const STAKE = baht(100);
const CREDIT = baht(10_000);

async function openSteps(game = PENALTY) {
  const opened = await openTestHouse();
  const member = await joinHouse(opened.house, 1, CREDIT);
  const { session, service } = member;
  const launch = async () => unwrap(await service.openGame(game, newKey(), session.token)).launchId;
  let launchId = await launch();
  const table = async () => unwrap(await opened.house.tables.table(launchId));
  const play = (betOn: string, key = newKey(), amount: Satang = STAKE) =>
    opened.house.tables.play(launchId, { betOn, amount }, key);
  const choose = async (nth = 0) => (await table()).bets[nth]?.id ?? "";
  const credited = async () => (await service.credit()).creditSatang;
  const lines = async () => {
    const { items } = unwrap(await service.history({ cursor: undefined, limit: 50, kinds: ["game"] } as never));
    return items.map(({ creditSatang, reference }) => ({ creditSatang, reference }));
  };
  /** Starts rounds until one goes on after its first step; returns the round, and the credit before it. */
  const startRound = async () => {
    for (;;) {
      const before = await credited();
      const played = unwrap(await play(await choose()));
      if (played.round.valueSatang !== undefined) return { before, ...played };
    }
  };
  const reopen = async () => {
    launchId = await launch();
  };
  return { ...opened, member, service, table, play, choose, credited, lines, startRound, reopen };
}

describe("a round of several steps", () => {
  it("takes its stake at the first step, pays at the last, and is one round of the day", async () => {
    const { startRound, play, credited, lines, service, table } = await openSteps();
    const past = (await service.winLoss(ALL_DAYS)).total;
    const { before, round, creditSatang } = await startRound();
    const lost = (await service.winLoss(ALL_DAYS)).total.rounds - past.rounds;
    expect([creditSatang, round.valueSatang, round.winSatang]).toEqual([before - STAKE, baht(129), 0]);
    expect((await table()).open).toEqual(round);
    const out = unwrap(await play(CASH_OUT));
    expect(out).toMatchObject({
      round: { id: round.id, winSatang: baht(129), valueSatang: undefined, dice: round.dice },
      creditSatang: before + baht(29),
    });
    expect(await credited()).toBe(before + baht(29));
    expect((await table()).open).toBeUndefined();
    expect((await table()).rounds[0]).toEqual(out.round);
    expect((await lines()).slice(0, 2)).toEqual([
      { creditSatang: baht(129), reference: round.id },
      { creditSatang: 0 - STAKE, reference: round.id },
    ]);
    const { total } = await service.winLoss(ALL_DAYS);
    expect(total.rounds).toBe(past.rounds + lost + 1);
    expect(total.netSatang).toBe((await credited()) - CREDIT);
  });

  it("answers each step's key again with what it came to, whatever came after", async () => {
    const { startRound, play, table, credited, choose } = await openSteps();
    const [first, second] = [newKey(), newKey()];
    let started = unwrap(await play(await choose(), first));
    let key = first;
    while (started.round.valueSatang === undefined) {
      key = newKey();
      started = unwrap(await play(await choose(), key));
    }
    const out = unwrap(await play(CASH_OUT, second));
    const after = await credited();
    const stepAgain = unwrap(await play(started.round.betOn, key));
    expect(stepAgain).toEqual(started);
    expect(unwrap(await play(CASH_OUT, second))).toEqual(out);
    expect([await credited(), (await table()).open]).toEqual([after, undefined]);
    expect(codeOf(await play(CASH_OUT, newKey()))).toBe("bet-unknown");
    await startRound();
    expect(codeOf(await play(CASH_OUT, key))).toBe("key-reused");
  });

  it("knows neither another stake nor the choices of another step, and needs no credit to go on", async () => {
    const { startRound, play, choose, table } = await openSteps();
    const stale = await choose();
    const { round } = await startRound();
    expect(codeOf(await play(stale))).toBe("bet-unknown");
    expect(codeOf(await play(await choose(), newKey(), baht(5)))).toBe("bet-unknown");
    expect(codeOf(await play(CASH_OUT, newKey(), baht(5)))).toBe("bet-unknown");
    expect((await table()).open).toEqual(round);
  });

  it("goes on in a later launch of its game, as after a reload of the site", async () => {
    const { startRound, play, reopen, table, credited } = await openSteps();
    const { before, round } = await startRound();
    await reopen();
    expect((await table()).open).toEqual(round);
    expect(unwrap(await play(CASH_OUT)).round.winSatang).toBe(round.valueSatang);
    expect(await credited()).toBe(before + baht(29));
  });

  it("is cashed out when its game is left, which returns its value, once for a repeated key", async () => {
    for (const leave of ["cashOut", "transferToBank"] as const) {
      const { startRound, service, credited } = await openSteps();
      const { before, round } = await startRound();
      const key = newKey();
      const left = () => (leave === "cashOut" ? service.cashOut(PENALTY, key) : service.transferToBank(key));
      const returned = unwrap(await left());
      expect(returned).toMatchObject({ amountSatang: round.valueSatang, creditSatang: before + baht(29) });
      expect(unwrap(await left())).toEqual(returned);
      expect(await credited()).toBe(before + baht(29));
    }
  });

  it("is cashed out once when its game is left without a key, too", async () => {
    const { startRound, service, credited } = await openSteps();
    const { before, round } = await startRound();
    const returned = unwrap(await service.cashOut(PENALTY, undefined));
    expect(returned).toMatchObject({ amountSatang: round.valueSatang, creditSatang: before + baht(29) });
    expect(await credited()).toBe(before + baht(29));
  });

  it("is cashed out when its launch runs out, at that time", async () => {
    const { startRound, advance, credited, lines, now } = await openSteps();
    const { before } = await startRound();
    advance(30 * MINUTE_MS - 1);
    expect(await credited()).toBe(before - STAKE);
    advance(1);
    expect(await credited()).toBe(before + baht(29));
    advance(now() - now() + 90 * MINUTE_MS);
    expect(await credited()).toBe(before + baht(29));
    expect((await lines())[0]).toMatchObject({ creditSatang: baht(129) });
  });

  it("that time cashes out does not open its launch again", async () => {
    const { startRound, advance, credited, play } = await openSteps();
    await startRound();
    advance(30 * MINUTE_MS);
    await credited();
    expect(codeOf(await play(CASH_OUT))).toBe("launch-over");
  });

  it("that is lost at a later step costs its stake, without a second line", async () => {
    const { startRound, play, choose, credited, lines } = await openSteps();
    for (;;) {
      const { before, round } = await startRound();
      let last = round;
      while (last.valueSatang !== undefined) last = unwrap(await play(await choose())).round;
      if (last.winSatang > 0) continue;
      expect(await credited()).toBe(before - STAKE);
      expect((await lines()).filter(({ reference }) => reference === round.id)).toHaveLength(1);
      return;
    }
  });

  it("of hi-lo begins with the card that the round before ended with", async () => {
    const { table, play, choose } = await openSteps("dragon-cards");
    expect((await table()).bets.map(({ label }) => label)).toEqual(["สูงกว่า 8", "ต่ำกว่า 8", "เท่ากับ 8"]);
    for (let round = 0; round < 5; round += 1) {
      const played = unwrap(await play(await choose()));
      const card = played.round.dice.at(-1);
      expect(played.bets).toEqual((await table()).bets);
      expect((await table()).bets[0]?.id).toMatch(new RegExp(`-${card}-`));
      if (played.round.valueSatang !== undefined)
        expect(unwrap(await play(CASH_OUT)).bets).toEqual((await table()).bets);
    }
  });
});
