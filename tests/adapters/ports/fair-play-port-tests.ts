import { expect, it } from "vitest";
import type { FairPlay } from "../../../core/fair-play/model.ts";
import { monthsAfter } from "../../../core/rules/pause.ts";
import type { LimitKind, LimitPeriod, PlayLimit } from "../../../core/rules/play-limits.ts";
import {
  bangkokDateOf,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  nextBangkokMidnight,
  plus,
} from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, ZERO } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

const DICE = "sanam-dice";
const DEPOSITS_OF_A_DAY: PlayLimit = { kind: "deposit", period: "day" };
const ALL = { cursor: undefined, limit: 100 } as const;

/** The tests of the port of limits, breaks and figures. */
export function fairPlayPortTests(context: PortContext): void {
  const limitOf = ({ limits }: FairPlay, kind: LimitKind, period: LimitPeriod = "day") => {
    const found = limits.find((each) => each.kind === kind && each.period === period);
    if (!found) throw new Error(`no limit of ${kind} and ${period}`);
    return found;
  };
  const read = async () => unwrap(await context.fixture.fairPlay.fairPlay());
  const deposited = async (amount: Satang) => {
    const { wallet, house } = context.fixture;
    const { id } = unwrap(await wallet.requestDeposit(amount, newKey()));
    unwrap(await wallet.confirmDeposit(id, newKey()));
    unwrap(await house.staff.approve(id));
  };
  const play = async (amount: Satang) => {
    const { games, table } = context.fixture;
    const { launchId } = unwrap(await games.open(DICE, newKey()));
    return table.play(launchId, { betOn: "low", amount }, newKey());
  };

  const signInAgain = async () => {
    const { username, password } = context.registration();
    context.fixture.actAs(unwrap(await context.fixture.session.signIn({ username, password })));
  };

  it("tells a new member every limit, none of them set", async () => {
    await context.signUp();
    const { limits, pause, signs, realityCheckMinutes } = await read();
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      "deposit day",
      "deposit week",
      "deposit month",
      "loss day",
      "loss week",
      "loss month",
      "stake day",
      "stake week",
      "stake month",
      "time day",
    ]);
    expect(limits.every(({ amount, used, asked }) => amount === undefined && used === 0 && !asked)).toBe(true);
    expect(limitOf({ limits } as FairPlay, "time").resetsAt).toBe(nextBangkokMidnight(context.fixture.now()));
    expect({ pause, signs, realityCheckMinutes }).toEqual({
      pause: undefined,
      signs: [],
      realityCheckMinutes: undefined,
    });
  });

  it("lowers a limit at once, and raises it when a day has passed and the member says it again", async () => {
    await context.signUp();
    const { fairPlay, advance, now } = context.fixture;
    const [low, high] = [baht(500), baht(8_000)];
    expect(limitOf(unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, baht(5_000))), "deposit").amount).toBe(
      baht(5_000),
    );
    expect(limitOf(unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, low)), "deposit").amount).toBe(low);
    const askedAt = now();
    const waiting = limitOf(unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, high)), "deposit");
    const from = plus(askedAt, DAY_MS);
    expect(waiting).toMatchObject({
      amount: low,
      asked: { amount: high, askedAt, from, until: plus(from, 3 * DAY_MS) },
    });
    advance(HOUR_MS);
    // Asked again, it waits no longer.
    expect(unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, high)).limits).toContainEqual(waiting);
    advance(DAY_MS - HOUR_MS - 1);
    expect(codeOf(await fairPlay.confirmLimit(DEPOSITS_OF_A_DAY, high))).toBe("limit-too-early");
    advance(1);
    expect(codeOf(await fairPlay.confirmLimit(DEPOSITS_OF_A_DAY, baht(9_000)))).toBe("limit-not-asked");
    for (let nth = 1; nth <= 2; nth += 1) {
      const confirmed = unwrap(await fairPlay.confirmLimit(DEPOSITS_OF_A_DAY, high));
      expect(limitOf(confirmed, "deposit")).toMatchObject({ amount: high, asked: undefined });
    }
    unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, undefined));
    expect(limitOf(unwrap(await fairPlay.cancelLimit(DEPOSITS_OF_A_DAY)), "deposit")).toMatchObject({ amount: high });
    unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, undefined));
    advance(4 * DAY_MS);
    await signInAgain();
    expect(limitOf(await read(), "deposit").asked).toBeUndefined();
    expect(codeOf(await fairPlay.confirmLimit(DEPOSITS_OF_A_DAY, undefined))).toBe("limit-not-asked");
    const steps = unwrap(await fairPlay.steps(ALL)).items;
    expect(steps.map(({ step, amount }) => [step, amount])).toEqual([
      ["limit-asked", undefined],
      ["limit-cancelled", undefined],
      ["limit-asked", undefined],
      ["limit-set", high],
      ["limit-asked", high],
      ["limit-set", low],
      ["limit-set", baht(5_000)],
    ]);
    expect(steps.every(({ limit }) => limit?.kind === "deposit" && limit.period === "day")).toBe(true);
    const first = unwrap(await fairPlay.steps({ cursor: undefined, limit: 3 }));
    expect(first.items).toEqual(steps.slice(0, 3));
    expect(unwrap(await fairPlay.steps({ cursor: first.next, limit: 100 })).items).toEqual(steps.slice(3));
  });

  it("takes exactly what is left of a deposit limit, with what is under way", async () => {
    await context.signUp();
    const { fairPlay, wallet, now } = context.fixture;
    unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, baht(1_000)));
    await deposited(baht(400));
    const over = await wallet.requestDeposit(baht(600.01), newKey());
    expect(over).toMatchObject({
      error: {
        code: "play-limit-reached",
        facts: {
          limitKind: "deposit",
          limitPeriod: "day",
          limitSatang: baht(1_000),
          leftSatang: baht(600),
          resetsAt: nextBangkokMidnight(now()),
        },
      },
    });
    unwrap(await wallet.requestDeposit(baht(600), newKey()));
    expect(limitOf(await read(), "deposit")).toMatchObject({ used: baht(1_000), left: 0 });
    // Lower than what is used: it holds at once, and nothing is left.
    const lower = unwrap(await fairPlay.setLimit(DEPOSITS_OF_A_DAY, baht(300)));
    expect(limitOf(lower, "deposit")).toMatchObject({ amount: baht(300), used: baht(1_000), left: 0 });
  });

  it("lets a round stake what may still be lost, and no more", async () => {
    await context.signUp(baht(10_000));
    const { fairPlay } = context.fixture;
    unwrap(await fairPlay.setLimit({ kind: "loss", period: "week" }, baht(50)));
    expect(codeOf(await play(baht(50.01)))).toBe("play-limit-reached");
    for (let rounds = 0; rounds < 300; rounds += 1) {
      const { left = 0 } = limitOf(await read(), "loss", "week");
      if (left < baht(1)) break;
      unwrap(await play(Math.min(left, baht(20)) as Satang));
    }
    const { used, left } = limitOf(await read(), "loss", "week");
    expect([used, left]).toEqual([baht(50), 0]);
    expect(codeOf(await context.fixture.games.open(DICE, newKey()))).toBe("play-limit-reached");
    context.fixture.advance(8 * DAY_MS);
    await signInAgain();
    expect(limitOf(await read(), "loss", "week")).toMatchObject({ used: 0, left: baht(50) });
  });

  it("closes everything but withdrawals during a break, and opens it at its end", async () => {
    await context.signUp(baht(1_000));
    const { fairPlay, wallet, rewards, advance, now, games } = context.fixture;
    const until = plus(now(), DAY_MS);
    expect(unwrap(await fairPlay.startBreak(1)).pause).toEqual({
      kind: "break",
      startedAt: now(),
      until,
      stage: "on",
      returnsAt: undefined,
    });
    const refused = [
      await wallet.requestDeposit(baht(100), newKey()),
      await games.open(DICE, newKey()),
      await rewards.spin(newKey()),
      await rewards.checkIn(newKey()),
      await rewards.request("credit-20", newKey()),
    ];
    for (const each of refused) expect(each).toMatchObject({ error: { code: "play-paused", facts: { until } } });
    unwrap(await wallet.requestWithdrawal(baht(100), newKey()));
    advance(MINUTE_MS);
    expect(unwrap(await fairPlay.startBreak(1)).pause?.until).toBe(until);
    expect(unwrap(await fairPlay.startBreak(7)).pause?.until).toBe(plus(now(), 7 * DAY_MS));
    expect(codeOf(await fairPlay.startBreak(2))).toBe("pause-shorter");
    advance(7 * DAY_MS - 1);
    await signInAgain();
    expect(codeOf(await rewards.checkIn(newKey()))).toBe("play-paused");
    advance(1);
    unwrap(await rewards.checkIn(newKey()));
    expect((await read()).pause).toBeUndefined();
    expect(unwrap(await fairPlay.steps(ALL)).items.map(({ step }) => step)).toEqual(["break-started", "break-started"]);
  });

  it("ends a self-exclusion a day after the member asks, and never before its time", async () => {
    await context.signUp();
    const { fairPlay, rewards, advance, now } = context.fixture;
    const until = monthsAfter(now(), 6);
    expect(unwrap(await fairPlay.exclude(6)).pause).toMatchObject({ kind: "exclusion", until, stage: "on" });
    expect(codeOf(await fairPlay.askToReturn())).toBe("play-paused");
    expect(codeOf(await fairPlay.startBreak(1))).toBe("pause-shorter");
    advance(until - now());
    await signInAgain();
    expect((await read()).pause).toMatchObject({ stage: "over" });
    // Play would open without the question.
    expect(await fairPlay.startBreak(1)).toMatchObject({ error: { code: "play-paused", facts: {} } });
    expect(codeOf(await rewards.checkIn(newKey()))).toBe("play-paused");
    const returnsAt = plus(now(), DAY_MS);
    expect(unwrap(await fairPlay.askToReturn()).pause).toMatchObject({ stage: "returning", returnsAt });
    advance(DAY_MS);
    unwrap(await rewards.checkIn(newKey()));
    expect(unwrap(await fairPlay.exclude(undefined)).pause).toMatchObject({ stage: "on", until: undefined });
    expect(codeOf(await fairPlay.exclude(60))).toBe("pause-shorter");
  });

  it("keeps how often play stops for a look, and counts the same as the ledger", async () => {
    await context.signUp();
    const { fairPlay, games, now } = context.fixture;
    // The first choice is a decision, whatever the site does without one.
    for (const minutes of [60, 60, 15] as const)
      expect(unwrap(await fairPlay.setRealityCheck(minutes)).realityCheckMinutes).toBe(minutes);
    const chosen = unwrap(await fairPlay.steps(ALL)).items;
    expect(chosen.map(({ step, amount }) => [step, amount])).toEqual([
      ["reality-check-set", 15],
      ["reality-check-set", 60],
    ]);
    await deposited(baht(500));
    for (let nth = 0; nth < 5; nth += 1) unwrap(await play(baht(7.25)));
    const today = bangkokDateOf(now());
    const { total } = unwrap(await games.winLoss({ from: today, to: today }));
    const sums = { depositedSatang: baht(500), stakedSatang: total.stakedSatang, wonSatang: total.wonSatang };
    const { spans, days } = unwrap(await fairPlay.figures());
    expect(spans).toEqual(
      ["7-days", "30-days", "year", "ever"].map((span) => ({ span, ...sums, withdrawnSatang: ZERO })),
    );
    expect(days).toEqual([{ day: today, ...sums, minutes: 0 }]);
    expect(unwrap(await fairPlay.noteSuggestion()).signs).toEqual([]);
  });
}
