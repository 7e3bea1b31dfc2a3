import fc from "fast-check";
import { expect, test } from "vitest";
import {
  askedNow,
  decideCancellation,
  decideConfirmation,
  decideLimit,
  type LimitChange,
  type LimitSettings,
  PLAY_LIMITS,
  type PlayLimit,
  settingOf,
  withLimitChange,
} from "../../../core/rules/play-limits.ts";
import { limitUses, type PlayDay, playedBetween, withPlay } from "../../../core/rules/play-usage.ts";
import { bangkokDateOf, DAY_MS, type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { aGap, aStart, later } from "../../arbitraries/core/play.ts";
import { type Happening, naivePlay } from "./naive-play.ts";

/** What a backend folds as things happen. */
function createMember() {
  let settings: LimitSettings = [];
  let days: readonly PlayDay[] = [];
  let waiting: readonly number[] = [];
  let open: readonly number[] = [];
  let actedAt: Instant | undefined;
  const apply = (change: LimitChange | undefined) => {
    if (change) settings = withLimitChange(settings, change);
  };
  const act = (at: Instant) => {
    for (const { day, playedMs } of playedBetween(actedAt ?? at, at)) days = withPlay(days, day, { playedMs });
    actedAt = at;
  };
  const sum = (amounts: readonly number[]) => satang(amounts.reduce((total, each) => total + each, 0));

  return {
    settings: () => settings,
    usage: () => ({ days, underWay: { depositsSatang: sum(waiting), stakesSatang: sum(open) } }),
    happens(event: Happening): void {
      const { what, at } = event;
      const day = bangkokDateOf(at);
      if (what === "set") apply(decideLimit(settings, { ...event.limit, amount: event.amount }, at).change);
      if (what === "confirm") {
        const decision = decideConfirmation(settings, { ...event.limit, amount: event.amount }, at);
        if (decision.allowed) apply(decision.change);
      }
      if (what === "cancel") apply(decideCancellation(settings, event.limit, at).change);
      if (what === "deposit") waiting = [...waiting, event.amount];
      if (what === "credited" || what === "expired") {
        const [oldest, ...others] = waiting;
        waiting = others;
        if (oldest !== undefined && what === "credited")
          days = withPlay(days, day, { depositedSatang: satang(oldest) });
      }
      if (what === "stake" || what === "ended") act(at);
      if (what === "stake") open = [...open, event.amount];
      if (what === "ended") {
        const [oldest, ...others] = open;
        open = others;
        const ended = oldest !== undefined && { stakedSatang: satang(oldest), wonSatang: satang(event.won) };
        if (ended) days = withPlay(days, day, ended);
      }
    },
  };
}

type Member = ReturnType<typeof createMember>;
type Naive = ReturnType<typeof naivePlay>;

const SAID = ["set", "set", "set", "confirm", "confirm", "cancel"] as const;
const DONE = ["deposit", "credited", "credited", "expired", "stake", "ended"] as const;

/** From what the member last asked for to its confirmation: at and beside both ends of the time for it. */
const WAITS = [DAY_MS - 1, DAY_MS, DAY_MS + 1, 2 * DAY_MS, 4 * DAY_MS - 1, 4 * DAY_MS];

/** Few limits and few amounts, so that the same is often said again. */
const aHistory = (whats: readonly (typeof SAID | typeof DONE)[number][], maxLength: number) =>
  fc
    .tuple(
      aStart(),
      fc.nat(PLAY_LIMITS.length - 1),
      fc.array(
        fc.tuple(
          fc.constantFrom(...whats),
          aGap(),
          fc.constantFrom(undefined, 0, 100, 200, 300),
          fc.nat(3),
          fc.constantFrom(undefined, ...WAITS),
        ),
        { minLength: 1, maxLength },
      ),
    )
    .map(([start, usual, steps]) => {
      let at = start;
      let last: (Happening & { readonly what: "set" | "confirm" }) | undefined;
      return steps.map(([what, gap, amount, other, wait]): Happening => {
        const before = at;
        at = later(at, gap);
        const limit = PLAY_LIMITS[other === 3 ? 0 : usual] ?? { kind: "time", period: "day" };
        const some = amount ?? 50;
        if (what === "confirm" && last && wait !== undefined) {
          at = instant(Math.max(before + 1, last.at + wait));
          return { ...last, what, at };
        }
        if (what === "set" || what === "confirm") {
          last = { what, at, limit, amount };
          return last;
        }
        if (what === "cancel") return { what, at, limit };
        if (what === "ended") return { what, at, won: some * other };
        return what === "deposit" || what === "stake" ? { what, at, amount: some + 1 } : { what, at };
      });
    });

/** Of many comparisons, only one that fails is worth words. */
function same(got: unknown, wanted: unknown, what: string, { kind, period }: PlayLimit, at: Instant): void {
  if (got !== wanted) expect(got, `${what} of ${kind} ${period} at ${at}`).toBe(wanted);
}

function checkSettings(member: Member, naive: Naive, at: Instant): void {
  for (const limit of PLAY_LIMITS) {
    const setting = settingOf(member.settings(), limit);
    const [asked, wanted] = [askedNow(setting, at), naive.askedAt(limit, at)];
    same(setting.amount, naive.amountAt(limit, at), "amount", limit, at);
    same(asked?.askedAt, wanted?.from, "time of the question", limit, at);
    same(asked?.amount, wanted?.amount, "asked amount", limit, at);
  }
}

function checkUses(member: Member, naive: Naive, at: Instant): void {
  for (const use of limitUses(member.settings(), member.usage(), at)) {
    const [used, amount] = [naive.usedAt(use, at), naive.amountAt(use, at)];
    same(use.used, used, "used", use, at);
    same(use.amount, amount, "amount", use, at);
    same(use.left, amount === undefined ? undefined : amount > used ? amount - used : 0, "left", use, at);
    same(use.resetsAt, naive.resetAt(use, at), "reset", use, at);
  }
}

/** A member after each event of a history, and each moment to look at: the event's, and the last one before the next. */
function* run(happenings: readonly Happening[]) {
  const member = createMember();
  const naive = naivePlay(happenings);
  for (const [index, event] of happenings.entries()) {
    member.happens(event);
    yield { member, naive, index, at: event.at };
    const next = happenings[index + 1];
    yield { member, naive, index, at: next ? plus(next.at, -1) : plus(event.at, 4 * DAY_MS) };
  }
}

test("at any moment of 10,000 histories, limits and their use are those of the whole list of what happened", {
  tags: ["long"],
}, () => {
  let histories = 0;
  fc.assert(
    fc.property(aHistory([...SAID, ...DONE], 13), (happenings) => {
      histories += 1;
      for (const { member, naive, index, at } of run(happenings)) {
        checkSettings(member, naive, at);
        if (index % 6 === histories % 6) checkUses(member, naive, at);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(histories).toBe(10_000);
});

test("a member who only plays uses what the whole list says, in each moment", () => {
  fc.assert(
    fc.property(aHistory(DONE, 12), (happenings) => {
      for (const { member, naive, at } of run(happenings)) checkUses(member, naive, at);
    }),
    { numRuns: 300 },
  );
});

test("a member who only sets limits has what the whole list says, in each moment", () => {
  fc.assert(
    fc.property(aHistory(SAID, 12), (happenings) => {
      for (const { member, naive, at } of run(happenings)) checkSettings(member, naive, at);
    }),
    { numRuns: 2000 },
  );
});
