import { expect, it } from "vitest";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { type DiceBet, diceWin, type Throw } from "../../../core/rules/dice.ts";
import { bangkokDateOf, HOUR_MS, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

const DICE = "sanam-dice";
const LOW = { betOn: "low", amount: baht(10) } as const;
const GAME_LINES = { kinds: ["game"], from: undefined, to: undefined, cursor: undefined, limit: 50 } as const;

/** The tests of the games port and the table port. */
export function gamesPortTests(context: PortContext): void {
  const opened = async () => unwrap(await context.fixture.games.open(DICE, newKey())).launchId;

  it("lists every category and slot type, and shows closed games and games of a provider that is down as closed", async () => {
    await context.signUp();
    const { games, house } = context.fixture;
    for (const category of GAME_CATEGORIES) {
      const list = unwrap(await games.games(category));
      expect(list.length).toBeGreaterThanOrEqual(8);
      expect(list.every((game) => (category === "hot" ? game.hot : game.category === category))).toBe(true);
    }
    for (const type of SLOT_TYPES) {
      const list = unwrap(await games.slots(type));
      expect(list.length).toBeGreaterThanOrEqual(5);
      expect(list.every((game) => game.slotType === type && game.category === "slot")).toBe(true);
    }
    const openNames = async () =>
      unwrap(await games.games("fishing"))
        .filter(({ open }) => open)
        .map(({ id }) => id);
    expect(await openNames()).not.toContain("mermaid-princess");
    expect(await openNames()).toContain("golden-dragon-fish");
    await house.staff.setProvider("คลื่นใต้", true);
    expect(await openNames()).not.toContain("golden-dragon-fish");
    expect(await openNames()).toContain("mekong-angler");
    await house.staff.setProvider("คลื่นใต้", false);
    expect(await openNames()).toContain("golden-dragon-fish");
  });

  it("lists a jackpot only where a game has one, and ranks the games by the rounds of all members in seven days", async () => {
    await context.signUp(baht(100));
    const { games, table, advance } = context.fixture;
    const ranked = async () => {
      const all = await Promise.all(GAME_CATEGORIES.map(async (category) => unwrap(await games.games(category))));
      return all.flat().filter(({ rank }) => rank !== undefined);
    };
    const slots = unwrap(await games.games("slot"));
    expect(slots.find(({ id }) => id === "golden-dragon-jackpot")?.jackpotSatang).toBe(satang(482_915_050));
    expect(slots.find(({ id }) => id === "fruit-slot")?.jackpotSatang).toBeUndefined();
    expect(await ranked()).toEqual([]);
    unwrap(await table.play(await opened(), LOW, newKey()));
    // The house counts the rounds again after ten seconds.
    advance(10_000);
    // The dice are in their category and in `hot`.
    expect((await ranked()).map(({ id, rank }) => [id, rank])).toEqual([
      [DICE, 1],
      [DICE, 1],
    ]);
    advance(7 * 24 * HOUR_MS);
    await context.signUp();
    expect(await ranked()).toEqual([]);
  });

  it("opens a game once for a key, and refuses closed, unknown and down games and maintenance", async () => {
    await context.signUp();
    const { games, house } = context.fixture;
    const key = newKey();
    const launch = unwrap(await games.open(DICE, key));
    expect(launch).toMatchObject({ gameId: DICE });
    expect(launch.url).toContain(launch.launchId);
    context.fixture.advance(MINUTE_MS);
    expect(unwrap(await games.open(DICE, key))).toEqual(launch);
    expect(codeOf(await games.open("pok-deng", key))).toBe("key-reused");
    expect(codeOf(await games.open("mermaid-princess", newKey()))).toBe("game-closed");
    expect(codeOf(await games.open("no-such-game", newKey()))).toBe("game-not-found");
    await house.staff.setProvider("คลื่นใต้", true);
    const down = await games.open("golden-dragon-fish", newKey());
    expect(down).toMatchObject({ ok: false, error: { code: "provider-down", facts: { provider: "คลื่นใต้" } } });
    await house.staff.setMaintenance({ maintenance: true, until: undefined });
    expect(codeOf(await games.open(DICE, newKey()))).toBe("maintenance");
  });

  it("plays a round once for a key, moves the credit, and shows the round at the table and in the history", async () => {
    await context.signUp(baht(500));
    const { table, wallet } = context.fixture;
    const launchId = await opened();
    const key = newKey();
    const [one, two] = await Promise.all([table.play(launchId, LOW, key), table.play(launchId, LOW, key)]);
    expect(two).toEqual(one);
    const { round, creditSatang } = unwrap(one);
    expect(round).toMatchObject({ betOn: "low", betSatang: baht(10), intent: key });
    expect(round.winSatang).toBe(diceWin("low", baht(10), round.dice as unknown as Throw));
    expect(creditSatang).toBe(baht(490) + round.winSatang);
    expect(codeOf(await table.play(launchId, { ...LOW, amount: baht(11) }, key))).toBe("key-reused");
    expect(unwrap(await wallet.credit()).creditSatang).toBe(creditSatang);
    const shown = unwrap(await table.table(launchId));
    expect(shown).toMatchObject({ gameId: DICE, title: "สนามเต๋า", creditSatang });
    expect(shown.rounds).toEqual([round]);
    const lines = unwrap(await wallet.history(GAME_LINES)).items;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ reference: round.id, title: "สนามเต๋า", creditSatang: creditSatang - baht(500) });
  });

  it("shows correct odds, and refuses an unknown bet and an amount outside the limits or above the credit", async () => {
    await context.signUp(baht(5_000));
    const { table } = context.fixture;
    const launchId = await opened();
    const { bets, minimumSatang, maximumSatang } = unwrap(await table.table(launchId));
    for (const { chance, pays, returnPercent } of bets) {
      expect(chance * pays).toBeCloseTo(returnPercent, 1);
      expect(returnPercent).toBeLessThan(100);
    }
    const play = async (betOn: string, amount: number) =>
      codeOf(await table.play(launchId, { betOn, amount: satang(amount) }, newKey()));
    expect(await play("odd", baht(10))).toBe("bet-unknown");
    expect(await play("low", minimumSatang - 1)).toBe("amount-below-minimum");
    expect(await play("low", maximumSatang + 1)).toBe("amount-above-maximum");
    expect(await play("low", baht(5_000) + 1)).toBe("credit-insufficient");
    expect(unwrap(await table.table(launchId)).rounds).toEqual([]);
  });

  it("ends a launch when the game is left, opened again or idle, and when its session ends", async () => {
    const session = await context.signUp(baht(500));
    const { games, table, house } = context.fixture;
    const over = async (launchId: string) => [
      codeOf(await table.table(launchId)),
      codeOf(await table.play(launchId, LOW, newKey())),
    ];
    const isOver = ["launch-over", "launch-over"];
    const first = await opened();
    const second = await opened();
    expect(await over(first)).toEqual(isOver);
    expect(await over(second)).toEqual(["ok", "ok"]);
    unwrap(await games.cashOut(DICE, newKey()));
    expect(await over(second)).toEqual(isOver);

    const third = await opened();
    context.fixture.advance(29 * MINUTE_MS);
    expect(await over(third)).toEqual(["ok", "ok"]);
    context.fixture.advance(29 * MINUTE_MS);
    expect(await over(third)).toEqual(["ok", "ok"]);
    context.fixture.advance(30 * MINUTE_MS);
    expect(await over(third)).toEqual(isOver);

    const fourth = await opened();
    await house.visitors.signOut(session.token);
    expect(await over(fourth)).toEqual(isOver);
    expect(await over("never-was")).toEqual(isOver);
  });

  it("repeats the answer of a round after its launch has ended", async () => {
    await context.signUp(baht(500));
    const { table, games } = context.fixture;
    const launchId = await opened();
    const key = newKey();
    const played = await table.play(launchId, LOW, key);
    unwrap(await games.transferToBank(newKey()));
    context.fixture.advance(23 * HOUR_MS);
    expect(await table.play(launchId, LOW, key)).toEqual(played);
  });

  it("refuses rounds while the provider is down, and keeps the credit", async () => {
    await context.signUp(baht(500));
    const { table, wallet, house } = context.fixture;
    const launchId = await opened();
    await house.staff.setProvider("สนาม", true);
    expect(codeOf(await table.play(launchId, LOW, newKey()))).toBe("provider-down");
    expect(unwrap(await wallet.credit()).creditSatang).toBe(baht(500));
  });

  it("returns 0 and the credit when a game is left, because games hold no money", async () => {
    await context.signUp(baht(321.5));
    const { games } = context.fixture;
    await opened();
    const key = newKey();
    const left = unwrap(await games.cashOut(DICE, key));
    expect(left).toMatchObject({ amountSatang: 0, creditSatang: baht(321.5) });
    context.fixture.advance(MINUTE_MS);
    expect(unwrap(await games.cashOut(DICE, key))).toEqual(left);
    expect(codeOf(await games.cashOut("pok-deng", key))).toBe("key-reused");
    expect(unwrap(await games.cashOut("pok-deng", newKey()))).toMatchObject({ amountSatang: 0 });
    expect(unwrap(await games.transferToBank(newKey()))).toMatchObject({ creditSatang: baht(321.5) });
  });

  it("sums up win and loss by day and by game in a range of days", async () => {
    await context.signUp(baht(1_000));
    const { games, table } = context.fixture;
    const days = [];
    for (let day = 0; day < 3; day += 1) {
      const launchId = await opened();
      const rounds = [];
      for (const betOn of ["low", "high", "face-3"] satisfies DiceBet[]) {
        rounds.push(unwrap(await table.play(launchId, { betOn, amount: baht(20) }, newKey())).round);
      }
      const won = rounds.reduce((sum, { winSatang }) => sum + winSatang, 0);
      days.push({
        day: bangkokDateOf(context.fixture.now()),
        totals: { rounds: 3, stakedSatang: baht(60), wonSatang: won, netSatang: won - baht(60) },
      });
      context.fixture.advance(24 * HOUR_MS);
    }
    const [first, second, third] = days;
    if (!first || !second || !third) throw new Error("three days were played");
    const all = unwrap(await games.winLoss({ from: first.day, to: third.day }));
    expect(all.days).toEqual([third, second, first].map(({ day, totals }) => ({ day, ...totals })));
    expect(all.games).toEqual([{ gameId: DICE, title: "สนามเต๋า", ...all.total }]);
    expect(all.total).toMatchObject({ rounds: 9, stakedSatang: baht(180) });
    const middle = unwrap(await games.winLoss({ from: second.day, to: second.day }));
    expect(middle).toEqual({
      days: [{ day: second.day, ...second.totals }],
      games: [{ gameId: DICE, title: "สนามเต๋า", ...second.totals }],
      total: second.totals,
    });
    const none = unwrap(await games.winLoss({ from: third.day, to: first.day }));
    expect(none).toMatchObject({ days: [], games: [], total: { rounds: 0, netSatang: 0 } });
  });

  it("keeps the favourites and the last played games with the account, and ignores unknown games", async () => {
    const one = await context.signUp();
    const { games, actAs } = context.fixture;
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    expect(unwrap(await games.savedGames())).toEqual({ favourites: [], recent: [] });
    const add = ["pok-deng", DICE, "no-such-game"];
    for (const _ of ["first", "again"]) {
      expect(ids(unwrap(await games.saveFavourites({ add, remove: [] })).favourites)).toEqual(["pok-deng", DICE]);
    }
    unwrap(await games.open(DICE, newKey()));
    unwrap(await games.open("pok-deng", newKey()));
    unwrap(await games.open(DICE, newKey()));
    const fishFirst = { add: ["golden-dragon-fish"], remove: [DICE] };
    expect(ids(unwrap(await games.saveFavourites(fishFirst)).favourites)).toEqual(["golden-dragon-fish", "pok-deng"]);
    expect(ids(unwrap(await games.savedGames()).recent)).toEqual([DICE, "pok-deng"]);
    await context.signUp();
    expect(unwrap(await games.savedGames())).toEqual({ favourites: [], recent: [] });
    actAs(one);
    expect(unwrap(await games.savedGames()).favourites).toHaveLength(2);
  });

  it("ranks members by their stakes in the period, with masked names, and always shows the own line", async () => {
    const { site, table } = context.fixture;
    const stakes = [30, 50, 30, 0];
    const sessions = [];
    for (const stake of stakes) {
      sessions.push(await context.signUp(baht(100)));
      if (stake === 0) continue;
      unwrap(await table.play(await opened(), { betOn: "high", amount: baht(stake) }, newKey()));
    }
    const [, , third] = sessions;
    const rankOf = async () =>
      unwrap(await site.ranking("day")).map(({ rank, stakedSatang, mine }) => [rank, stakedSatang / 100, mine]);
    expect((await rankOf()).at(-1)).toEqual([4, 0, true]);
    context.fixture.actAs(third);
    const lines = await rankOf();
    expect(lines.map(([rank, staked]) => [rank, staked])).toEqual([
      [1, 50],
      [2, 30],
      [2, 30],
    ]);
    expect(lines.filter(([, , mine]) => mine)).toEqual([[2, 30, true]]);
    for (const { maskedName } of unwrap(await site.ranking("day"))) expect(maskedName).toContain("*");

    context.fixture.advance(24 * HOUR_MS);
    expect(await rankOf()).toEqual([[1, 0, true]]);
    expect((await site.ranking("month")).ok && (await rankOf()).length).toBe(1);
    expect(unwrap(await site.ranking("month")).map(({ stakedSatang }) => stakedSatang)).toEqual([50, 30, 30].map(baht));
  });
}
