import fc from "fast-check";
import type { AffiliateLogType } from "../../../core/affiliate/model.ts";
import { FLIP_CARD_GAMES, type FlipCardGame } from "../../../core/rewards/model.ts";
import { DICE_BETS, type DiceBet } from "../../../core/rules/dice.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import { baht, type Satang, satang } from "../../../core/shared/money.ts";

/** How far a step moves the clock: a time in milliseconds, or to a moment of the Bangkok day. */
export type Wait = number | "a millisecond before midnight" | "midnight" | "close of yesterday" | "next month";

/**
 * What a member, staff or time does next. `who` is the number of a member. `nth` picks one of what is there by then, the
 * latest first, so that a shorter list of steps still means something.
 */
export type HouseStep =
  | { readonly type: "deposit"; readonly who: number; readonly amount: Satang }
  | { readonly type: "confirm" | "cancel"; readonly who: number; readonly nth: number }
  | { readonly type: "withdraw"; readonly who: number; readonly amount: Satang | "all" | "a satang too much" }
  | { readonly type: "retry"; readonly who: number; readonly nth: number }
  | { readonly type: "approve" | "reject" | "start-paying"; readonly nth: number }
  | { readonly type: "top-up"; readonly who: number; readonly amount: Satang }
  | { readonly type: "points"; readonly who: number; readonly points: number }
  | { readonly type: "level"; readonly who: number; readonly level: LevelId | undefined }
  | { readonly type: "check-in" | "spin"; readonly who: number }
  | { readonly type: "flip"; readonly who: number; readonly game: FlipCardGame; readonly card: number }
  | { readonly type: "claim"; readonly who: number; readonly reward: string }
  | { readonly type: "open-game"; readonly who: number }
  | {
      readonly type: "play";
      readonly who: number;
      readonly nth: number;
      readonly bet: DiceBet;
      readonly amount: Satang;
    }
  | { readonly type: "slip"; readonly who: number; readonly serial: number }
  | { readonly type: "manual-slip"; readonly who: number; readonly serial: number; readonly amount: Satang }
  | {
      readonly type: "affiliate";
      readonly who: number;
      readonly source: AffiliateLogType;
      readonly amount: Satang;
    }
  /** The same call again under its key, or another call under that key. */
  | { readonly type: "again"; readonly nth: number; readonly other: boolean }
  | { readonly type: "wait"; readonly wait: Wait };

export type HouseStepType = HouseStep["type"];

/** What the sandbox's slips are worth. */
export const SLIP_AMOUNT = baht(100);

/** Mostly the first one and a friend, and mostly the latest one: steps that are about the same thing lead further. */
const who = fc.constantFrom(0, 0, 0, 1, 1, 2);
const nth = fc.constantFrom(0, 0, 0, 1, 2, 3, 4);
/** Shares come from friends' stakes. */
const friend = fc.constantFrom(0, 1, 1, 1, 2);
const inviter = fc.constantFrom(0, 0, 0, 0, 1);
const only = <const Type extends HouseStepType>(type: Type) => fc.constant(type);
/** Around what limits and caps name, and anything else. */
const depositAmount = fc.oneof(
  fc
    .constantFrom(99, 100, 5_000_000, 30_000_000, 99_999_999, 100_000_000, 200_000_000, 200_000_000, 200_000_001)
    .map(satang),
  fc.integer({ min: 1, max: 250_000_000 }).map(satang),
);
const withdrawalAmount = fc.oneof(
  fc.constantFrom("all" as const, "a satang too much" as const),
  fc.constantFrom(99, 100, 101, 2_000_000, 9_999_999, 10_000_000, 10_000_001, 30_000_000, 50_000_000).map(satang),
  fc.integer({ min: 1, max: 12_000_000 }).map(satang),
  fc.integer({ min: 100, max: 2_000_000 }).map(satang),
);
const stake = fc.oneof(
  fc.constantFrom(99, 100, 1_000_000, 1_000_000, 1_000_000, 1_000_001).map(satang),
  fc.integer({ min: 100, max: 900_000 }).map(satang),
);

/** One step of each kind; a type that is missing here does not compile. */
const STEPS = {
  deposit: () => fc.record({ type: only("deposit"), who, amount: depositAmount }),
  confirm: () => fc.record({ type: only("confirm"), who, nth }),
  cancel: () => fc.record({ type: only("cancel"), who, nth }),
  withdraw: () => fc.record({ type: only("withdraw"), who, amount: withdrawalAmount }),
  retry: () => fc.record({ type: only("retry"), who, nth }),
  approve: () => fc.record({ type: only("approve"), nth }),
  reject: () => fc.record({ type: only("reject"), nth }),
  "start-paying": () => fc.record({ type: only("start-paying"), nth }),
  "top-up": () => fc.record({ type: only("top-up"), who, amount: fc.integer({ min: 1, max: 90_000_000 }).map(satang) }),
  points: () =>
    fc.record({
      type: only("points"),
      who,
      points: fc.oneof(fc.constantFrom(99, 100, 349), fc.integer({ min: 1, max: 5_000 })),
    }),
  level: () =>
    fc.record({ type: only("level"), who, level: fc.constantFrom<(LevelId | undefined)[]>(5, 6, 3, undefined) }),
  "check-in": () => fc.record({ type: only("check-in"), who }),
  spin: () => fc.record({ type: only("spin"), who }),
  flip: () =>
    fc.record({
      type: only("flip"),
      who,
      game: fc.constantFrom(...FLIP_CARD_GAMES),
      card: fc.integer({ min: 0, max: 9 }),
    }),
  claim: () =>
    fc.record({
      type: only("claim"),
      who,
      reward: fc.constantFrom("credit-20", "credit-1000", "bottle", "welcome", "gold-month", "no-such-reward"),
    }),
  "open-game": () => fc.record({ type: only("open-game"), who: friend }),
  play: () => fc.record({ type: only("play"), who: friend, nth, bet: fc.constantFrom(...DICE_BETS), amount: stake }),
  slip: () => fc.record({ type: only("slip"), who, serial: nth }),
  "manual-slip": () =>
    fc.record({ type: only("manual-slip"), who, serial: nth, amount: fc.constantFrom(SLIP_AMOUNT, baht(90)) }),
  affiliate: () =>
    fc.record({
      type: only("affiliate"),
      who: inviter,
      source: fc.constantFrom<AffiliateLogType[]>("af", "wl"),
      amount: fc.oneof(
        fc.constantFrom(9_999, 10_000, 10_000, 10_001).map(satang),
        fc.integer({ min: 10_000, max: 40_000 }).map(satang),
      ),
    }),
  again: () => fc.record({ type: only("again"), nth: fc.constantFrom(0, 0, 1, 2, 4, 24), other: fc.boolean() }),
  wait: () =>
    fc.record({
      type: only("wait"),
      wait: fc.constantFrom<Wait[]>(
        1,
        1,
        1000,
        1000,
        60_000,
        60_000,
        15 * 60_000 - 1,
        15 * 60_000,
        30 * 60_000,
        6 * 3_600_000,
        24 * 3_600_000,
        "a millisecond before midnight",
        "midnight",
        "close of yesterday",
        "next month",
      ),
    }),
} as const satisfies { readonly [Type in HouseStepType]: () => fc.Arbitrary<HouseStep> };

/** Twice as often as the others, because they need something that ends soon. */
const OFTEN = ["play", "play", "confirm", "retry", "affiliate", "claim"] as const satisfies readonly HouseStepType[];

const EVERY = ["wait", "again", "top-up"] as const;

/** Steps that lead to each other's states; a run of one theme comes further in the same number of steps. */
const THEMES: readonly (readonly HouseStepType[])[] = [
  ["deposit", "confirm", "cancel", "approve", "reject", "withdraw", "level", ...EVERY],
  // Levels come from many deposits in a month.
  ["deposit", "approve", "withdraw", "wait"],
  ["withdraw", "retry", "approve", "reject", "start-paying", "deposit", ...EVERY],
  ["slip", "manual-slip", "approve", "reject", "withdraw", ...EVERY],
  ["points", "check-in", "spin", "flip", ...EVERY],
  ["points", "claim", "approve", "reject", "deposit", ...EVERY],
  ["points", "claim", "approve", "wait"],
  ["open-game", "play", "affiliate", ...EVERY],
  Object.keys(STEPS) as HouseStepType[],
];

/** Which types of steps a run has. */
export const aTheme = (): fc.Arbitrary<readonly HouseStepType[]> => fc.constantFrom(...THEMES);

/** One arbitrary for each type of step, as a model-based run takes them. */
export function houseSteps(): readonly fc.Arbitrary<HouseStep>[] {
  return [...Object.values(STEPS), ...OFTEN.map((type) => STEPS[type])].map((step): fc.Arbitrary<HouseStep> => step());
}
