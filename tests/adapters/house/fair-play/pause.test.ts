import { describe, expect, it } from "vitest";
import { type Command, type MemberEvent, PLAY_GUARDS } from "../../../../adapters/house/house.ts";
import { CASH_OUT } from "../../../../core/games/model.ts";
import { monthsAfter } from "../../../../core/rules/pause.ts";
import { DAY_MS, HOUR_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { minutesLater, NOW } from "../given.ts";
import { COMMANDS, depositEvents, outcomeOf, PAST, stepped } from "./played-past.ts";

type Guarded = keyof typeof PLAY_GUARDS;

/** Each command that a pause may refuse, in a state in which nothing else refuses it. */
const REFUSED: { readonly [Name in Guarded]?: Command } = {
  "request-deposit": COMMANDS.deposit(baht(100)),
  "submit-slip": COMMANDS.slip(baht(100)),
  "confirm-slip": COMMANDS.confirmSlip(baht(100)),
  "open-game": COMMANDS.open(),
  "play-round": COMMANDS.play(baht(1)),
  "claim-reward": { type: "claim-reward", rewardId: "r", intent: undefined },
  "spin-wheel": { type: "spin-wheel", intent: undefined },
  "flip-card": { type: "flip-card", game: "flip-card", eventId: "e", card: 0, intent: undefined },
  "check-in": { type: "check-in", intent: undefined },
};

const account = { uuid: "account-1", bank: "004", bankName: "กสิกรไทย", accountNumber: "1230000001" } as const;
const UNTIL = plus(NOW, 7 * DAY_MS);
const started: MemberEvent = { type: "break-started", at: NOW, id: "X-1", days: 7, until: UNTIL };
const before = PAST.and(
  depositEvents.requested("D-1", baht(100)),
  stepped(baht(100)),
  { type: "withdrawal-requested", at: NOW, id: "W-1", amount: baht(200), account },
  { type: "withdrawal-rejected", at: NOW, id: "W-1", amount: baht(200), reason: "บัญชีปิด" },
);
const paused = before.and(started);

describe("a break", () => {
  it.each(Object.entries(REFUSED))("refuses to %s until its last millisecond", (_name, command) => {
    const refused = refuse("play-paused", { until: UNTIL });
    expect(paused.when(command)).toEqual(refused);
    expect(paused.when(command, { now: plus(UNTIL, -1) })).toEqual(refused);
    expect(outcomeOf(paused, command, { now: UNTIL })).not.toBe("play-paused");
  });

  it("refuses all commands with a key but those that the table lets through", () => {
    const open = Object.entries(PLAY_GUARDS).filter(([, guard]) => guard === "open");
    expect(open.map(([name]) => name).sort()).toEqual(
      Object.keys(PLAY_GUARDS)
        .filter((name) => !(name in REFUSED))
        .sort(),
    );
  });

  it("lets the member withdraw, leave games, end a round, and end or confirm what was asked for before", () => {
    const intent = undefined;
    const commands: readonly (readonly [string, Command])[] = [
      ["withdrawal-requested", { type: "request-withdrawal", amount: baht(200), intent }],
      ["withdrawal-retried", { type: "retry-withdrawal", id: "W-1", intent }],
      ["games-left", { type: "leave-games", game: undefined, intent }],
      ["round-played", COMMANDS.step(CASH_OUT, baht(100))],
      ["deposit-cancelled", { type: "cancel-deposit", id: "D-1", intent }],
      ["deposit-confirmed", { type: "confirm-deposit", id: "D-1", intent }],
      ["deposit-confirmed", { type: "approve", id: "D-1" }],
    ];
    expect(commands.map(([, command]) => outcomeOf(paused, command))).toEqual(commands.map(([made]) => made));
  });

  it("lets a round be cashed out, but not go on", () => {
    expect(outcomeOf(paused, COMMANDS.step("top-left-2", baht(100)))).toBe("play-paused");
    expect(outcomeOf(before, COMMANDS.step("top-left-2", baht(100)), { random: () => 0.9 })).toBe("round-stepped");
    expect(outcomeOf(PAST.and(started), COMMANDS.step(CASH_OUT, baht(100)))).toBe("play-paused");
  });

  it("gets longer, never shorter, and a lost reply is asked for again", () => {
    const start = (days: number): Command => ({ type: "start-break", days });
    expect(PAST.when(start(7))).toEqual([{ ...started, id: "X-691120-00000000" }]);
    expect(paused.when(start(7), { now: plus(NOW, HOUR_MS - 1) })).toEqual([]);
    expect(paused.when(start(8))).toMatchObject([{ type: "break-started", days: 8 }]);
    expect(paused.when(start(6))).toEqual(refuse("pause-shorter", { until: UNTIL }));
    expect(paused.when({ type: "ask-to-return" })).toEqual(refuse("play-paused", { until: UNTIL }));
    expect(paused.when({ type: "exclude-self", months: 6 })).toMatchObject([
      { type: "self-excluded", months: 6, until: monthsAfter(NOW, 6) },
    ]);
  });
});

describe("a self-exclusion", () => {
  const until = monthsAfter(NOW, 6);
  const excluded = PAST.and({ type: "self-excluded", at: NOW, id: "X-1", months: 6, until });

  it("goes on after its end until a day after the member asks", () => {
    const ask: Command = { type: "ask-to-return" };
    expect(excluded.when(ask, { now: plus(until, -1) })).toEqual(refuse("play-paused", { until }));
    expect(excluded.when(COMMANDS.open(), { now: plus(until, DAY_MS) })).toEqual(refuse("play-paused", {}));
    expect(excluded.when(ask, { now: until })).toMatchObject([{ type: "return-asked", at: until }]);
    const asked = excluded.and({ type: "return-asked", at: until, id: "X-2" });
    const back = plus(until, DAY_MS);
    expect(asked.when(ask, { now: back })).toEqual([]);
    expect(asked.when(COMMANDS.open(), { now: plus(back, -1) })).toEqual(refuse("play-paused", { until: back }));
    expect(outcomeOf(asked, COMMANDS.open(), { now: back })).toBe("game-opened");
  });

  it("for good has no end", () => {
    const [event] = PAST.when({ type: "exclude-self", months: undefined }) as readonly MemberEvent[];
    expect(event).toEqual({ type: "self-excluded", at: NOW, id: "X-691120-00000000" });
    const forGood = PAST.and({ type: "self-excluded", at: NOW, id: "X-1" });
    expect(forGood.when(COMMANDS.open(), { now: minutesLater(60 * 24 * 365 * 100) })).toEqual(
      refuse("play-paused", {}),
    );
    expect(forGood.when({ type: "ask-to-return" })).toEqual(refuse("play-paused", {}));
    expect(forGood.when({ type: "exclude-self", months: 60 })).toEqual(refuse("pause-shorter", {}));
  });

  it("opens no break before the member asks to return", () => {
    const start: Command = { type: "start-break", days: 1 };
    expect(excluded.when(start)).toEqual(refuse("pause-shorter", { until }));
    expect(excluded.when(start, { now: until })).toEqual(refuse("play-paused", {}));
    const asked = excluded.and({ type: "return-asked", at: until, id: "X-2" });
    expect(asked.when(start, { now: until })).toEqual(refuse("pause-shorter", { until: plus(until, DAY_MS) }));
    expect(asked.when(start, { now: plus(until, 1) })).toMatchObject([
      { type: "break-started", until: plus(until, DAY_MS + 1) },
    ]);
  });
});
