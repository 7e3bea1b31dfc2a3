import { describe, expect, it } from "vitest";
import type { CatalogueGame } from "../../../../adapters/house/games/catalogue.ts";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import { baht, satang, ZERO } from "../../../../core/shared/money.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const DICE: CatalogueGame = {
  id: "dice",
  name: "ไฮโล",
  latinName: undefined,
  category: "casino",
  slotType: undefined,
  provider: "Sanam",
  returnPercent: undefined,
  imagePath: undefined,
  open: true,
  hot: false,
  addedAt: undefined,
  rank: undefined,
  jackpotSatang: undefined,
  engine: { kind: "dice", rate: 97 },
};
const bonus: MemberEvent = {
  type: "bonus-granted",
  at: minutesLater(-30),
  id: "B-1",
  title: "โบนัส",
  amount: baht(50_000),
  points: 0,
};
const session: MemberEvent = {
  type: "session-opened",
  at: minutesLater(-30),
  tokenHash: "root",
  expiresAt: minutesLater(29),
};
const renewed: MemberEvent = {
  type: "session-renewed",
  at: minutesLater(-20),
  tokenHash: "root",
  token: "second",
  ended: [],
};
const opened = (id: string, game: string, minute = 0): MemberEventOf<"game-opened"> => ({
  type: "game-opened",
  at: minutesLater(minute),
  id,
  game,
  title: "ไฮโล",
  tokenHash: "root",
  forgotten: [],
});
const launchOf = ({ id, game, title, tokenHash, at: usedAt }: MemberEventOf<"game-opened">) => ({
  id,
  game,
  title,
  tokenHash,
  usedAt,
});
const open = (more: object = {}): Command => ({
  type: "open-game",
  game: DICE,
  providerDown: false,
  launch: "launch-1",
  tokenHash: "second",
  intent: undefined,
  ...more,
});
const play = (more: object = {}): Command => ({
  type: "play-round",
  game: DICE,
  providerDown: false,
  launch: "launch-1",
  betOn: "low",
  bet: baht(100),
  intent: undefined,
  ...more,
});
const past = given(REGISTERED, bonus, session, renewed, opened("launch-0", "baccarat"), opened("launch-1", "dice"));

describe.each([
  ["open-game", open],
  ["play-round", play],
])("%s", (_name, command) => {
  it("needs an open game of a provider that works", () => {
    expect(past.when(command({ game: undefined }))).toEqual(refuse("game-not-found"));
    expect(past.when(command({ game: { ...DICE, open: false } }))).toEqual(refuse("game-closed"));
    expect(past.when(command({ providerDown: true }))).toEqual(refuse("provider-down", { provider: "Sanam" }));
  });
});

describe("a game", () => {
  it("is opened for the session of the token, by the session's first one", () => {
    expect(past.when(open())).toEqual([opened("launch-1", "dice")]);
    expect(past.when(open({ intent: INTENT }))).toEqual([{ ...opened("launch-1", "dice"), intent: INTENT }]);
    expect(past.when(open({ tokenHash: "unknown" }))).toMatchObject([{ tokenHash: "unknown" }]);
  });

  it("ends an earlier launch of the same game, and those that were not used for half an hour", () => {
    const [old, other, same] = [opened("old", "hilo", 1), opened("other", "fan-tan", 2), opened("same", "dice", 2)];
    const now = opened("now", "dice", 31);
    expect(given(old, other, same).changes(now)).toEqual({
      launches: [launchOf(other), launchOf(now)],
      fairPlay: expect.objectContaining({ lastActAt: now.at }),
      rows: {},
    });
  });

  it("is left alone or with all others", () => {
    const left = { type: "games-left", at: NOW, id: "L-691120-00000000" };
    const leave = (game: string | undefined, more: object = {}): Command => ({
      type: "leave-games",
      game,
      intent: undefined,
      ...more,
    });
    expect(past.when(leave("dice"))).toEqual([{ ...left, launches: ["launch-1"] }]);
    expect(past.when(leave(undefined))).toEqual([{ ...left, launches: ["launch-0", "launch-1"] }]);
    expect(past.when(leave("hilo", { intent: INTENT }))).toEqual([{ ...left, launches: [], intent: INTENT }]);
    const launches = ["launch-0"];
    const event: MemberEvent = { type: "games-left", at: NOW, id: "L-1", launches };
    expect(past.changes(event)).toEqual({ launches: [launchOf(opened("launch-1", "dice"))], rows: {} });
  });
});

describe("a round at the house's table", () => {
  const played: MemberEventOf<"round-played"> = {
    type: "round-played",
    at: NOW,
    id: "G-691120-00000000",
    game: "dice",
    title: "ไฮโล",
    bet: baht(100),
    win: baht(194),
    launch: "launch-1",
    betOn: "low",
    dice: [1, 1, 1],
  };

  it("is decided by three dice", () => {
    expect(past.when(play())).toEqual([played]);
    expect(past.when(play({ intent: INTENT }))).toEqual([{ ...played, intent: INTENT }]);
    expect(past.when(play({ betOn: "high" }))).toEqual([{ ...played, betOn: "high", win: ZERO }]);
    expect(past.when(play(), { random: () => 0.99 })).toMatchObject([{ win: ZERO, dice: [6, 6, 6] }]);
  });

  it("needs a launch that neither left nor ended, nor its session", () => {
    const over = refuse("launch-over");
    expect(past.when(play({ launch: "launch-2" }))).toEqual(over);
    expect(past.and(opened("launch-1", "dice", 10)).when(play(), { now: minutesLater(28) })).toMatchObject([{}]);
    expect(past.and(opened("launch-1", "dice", 10)).when(play(), { now: minutesLater(29) })).toEqual(over);
    expect(past.and({ type: "session-closed", at: NOW, tokenHash: "root" }).when(play())).toEqual(over);
    const long: MemberEvent = { ...session, expiresAt: minutesLater(60) };
    const longer = given(REGISTERED, bonus, long, opened("launch-1", "dice"));
    expect(longer.when(play(), { now: minutesLater(29) })).toMatchObject([{ type: "round-played" }]);
    expect(longer.when(play(), { now: minutesLater(30) })).toEqual(over);
  });

  it("needs a bet of the table, between 1 and 10,000 baht and within the credit", () => {
    const unknown = at("betOn", refuse("bet-unknown"));
    expect(past.when(play({ betOn: "red" }))).toEqual(unknown);
    expect(past.when(play({ game: { ...DICE, engine: undefined } }))).toEqual(unknown);
    for (const bet of [baht(1), baht(10_000)]) expect(past.when(play({ bet }))).toMatchObject([{ bet }]);
    const [minimumSatang, maximumSatang] = [baht(1), baht(10_000)];
    expect(past.when(play({ bet: satang(99) }))).toEqual(
      at("amount", refuse("amount-below-minimum", { minimumSatang })),
    );
    expect(past.when(play({ bet: satang(1_000_001) }))).toEqual(
      at("amount", refuse("amount-above-maximum", { maximumSatang })),
    );
    const poor = past.and({ ...played, launch: "launch-0", bet: baht(49_500), win: ZERO });
    expect(poor.when(play({ bet: baht(500) }))).toMatchObject([{ bet: baht(500) }]);
    expect(poor.when(play({ bet: satang(50_001) }))).toEqual(
      at("amount", refuse("credit-insufficient", { creditSatang: baht(500) })),
    );
  });

  it("posts win minus bet, counts what was staked and keeps its launch alive", () => {
    const later = minutesLater(5);
    const { rows, ...changes } = past.changes({ ...played, at: later, intent: INTENT });
    const [other, launch] = [launchOf(opened("launch-0", "baccarat")), launchOf(opened("launch-1", "dice"))];
    const day = "2026-11-20";
    expect(changes).toEqual({
      creditSatang: baht(50_094),
      playedDays: [{ day, stakedSatang: baht(100), wonSatang: baht(194) }],
      stakes: { day, inDay: baht(100), week: "2026-11-16", inWeek: baht(100), month: "2026-11", inMonth: baht(100) },
      launches: [other, { ...launch, usedAt: later, dice: [1, 1, 1] }],
      fairPlay: expect.objectContaining({
        days: [[day, 0, 0, 0, baht(100), baht(194), expect.any(Number)]],
      }),
    });
    const { id, title } = played;
    const line = { kind: "game", at: later, creditSatang: baht(94), points: 0, reference: id, title };
    expect(rows.ledger).toMatchObject([{ row: { owner: "member-1", day, tag: "game", body: line } }]);
    const shown = { id, at: later, betOn: "low", betSatang: baht(100), winSatang: baht(194), dice: [1, 1, 1] };
    const place = { list: "rounds", owner: "member-1", id, order: 7, tag: "dice" };
    expect(rows.rounds).toEqual([{ change: "put", row: { ...place, body: { ...shown, intent: INTENT.key } } }]);
    const sums = [1, baht(100), baht(194)];
    const row = { list: "plays", owner: "member-1", id: `${day} dice`, order: 20261120, day, tag: "dice", sums };
    expect(rows.plays).toEqual([{ change: "add", row: { ...row, body: { title } } }]);
  });
});

describe("a round of another maker", () => {
  const record = (bet: number, win: number): Command => ({
    type: "record-round",
    game: "slot-1",
    title: "สล็อต",
    bet: satang(bet),
    win: satang(win),
  });
  const event = { type: "round-played", at: NOW, id: "G-691120-00000000", game: "slot-1", title: "สล็อต" };

  it("is noted as it came, up to the whole credit", () => {
    expect(past.when(record(5_000_000, 0))).toEqual([{ ...event, bet: baht(50_000), win: ZERO }]);
    expect(past.when(record(0, 7))).toEqual([{ ...event, bet: ZERO, win: satang(7) }]);
    expect(past.when(record(-1, 0))).toEqual(refuse("amount-negative"));
    expect(past.when(record(0, -1))).toEqual(refuse("amount-negative"));
    expect(past.when(record(5_000_001, 0))).toEqual(refuse("credit-insufficient", { creditSatang: baht(50_000) }));
  });

  it("has no row at the house's table and leaves the launches as they are", () => {
    const round = { ...event, bet: baht(1), win: baht(2) } as MemberEvent;
    const { rows, ...changes } = past.changes(round);
    expect(Object.keys(changes)).toEqual(["creditSatang", "playedDays", "recent", "stakes", "fairPlay"]);
    expect(changes["recent"]).toEqual(["slot-1", "dice", "baccarat"]);
    expect(rows.rounds).toBeUndefined();
    const tomorrow = past.and(round).changes({ ...round, at: minutesLater(12 * 60) });
    expect(tomorrow["playedDays"]).toEqual([
      { day: "2026-11-21", stakedSatang: baht(1), wonSatang: baht(2) },
      { day: "2026-11-20", stakedSatang: baht(1), wonSatang: baht(2) },
    ]);
    expect(tomorrow["stakes"]).toMatchObject({ inDay: baht(1), inWeek: baht(2), inMonth: baht(2) });
  });
});
