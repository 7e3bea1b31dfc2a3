import * as v from "valibot";
import { FAIR_PLAY_STEPS, FIGURE_SPANS, REALITY_CHECK_MINUTES } from "../../core/fair-play/model.ts";
import { BREAK_DAYS, EXCLUSION_MONTHS } from "../../core/rules/pause.ts";
import { LIMIT_KINDS, LIMIT_PERIODS, MOST_MINUTES } from "../../core/rules/play-limits.ts";
import { assumed, baht, count, cursor, id, isoDay, isoTime, limitText, maybe, pageOf } from "./scalars.ts";

const kind = v.picklist(LIMIT_KINDS);
const period = v.picklist(LIMIT_PERIODS);

/** Baht; whole minutes for a limit of time. */
const limitAmount = v.pipe(baht, v.minValue(0), v.maxValue(100_000_000));
/** As `limitAmount`. A loss below 0 is a win. */
const used = baht;

const limitName = { kind: assumed(kind), period: assumed(period) };

const playLimit = v.object({
  ...limitName,
  /** Missing or null where the member has no such limit. */
  amount: assumed(maybe(limitAmount)),
  used: assumed(used),
  left: assumed(maybe(limitAmount)),
  resetsAt: assumed(isoTime),
  /** A higher limit that waits. Its `amount` is missing or null where the limit is to end. */
  asked: assumed(
    maybe(
      v.object({
        amount: assumed(maybe(limitAmount)),
        askedAt: assumed(isoTime),
        from: assumed(isoTime),
        until: assumed(isoTime),
      }),
    ),
  ),
});

const pause = v.object({
  kind: assumed(v.picklist(["break", "exclusion"])),
  startedAt: assumed(isoTime),
  /** Missing or null for good. */
  until: assumed(maybe(isoTime)),
  stage: assumed(v.picklist(["on", "over", "returning"])),
  returnsAt: assumed(maybe(isoTime)),
});

const sign = v.variant("sign", [
  v.object({
    sign: assumed(v.literal("chasing")),
    day: assumed(isoDay),
    deposits: assumed(count),
    lost: assumed(baht),
  }),
  /** A longer row counts 30. */
  v.object({ sign: assumed(v.literal("nights")), nights: assumed(count), last: assumed(isoDay) }),
  v.object({ sign: assumed(v.literal("raised-limits")), times: assumed(count), last: assumed(isoDay) }),
]);

export const fairPlay = v.object({
  limits: assumed(v.array(playLimit)),
  pause: assumed(maybe(pause)),
  /** Missing or null while the member has chosen nothing: the site's default holds. */
  realityCheckMinutes: assumed(maybe(v.picklist(REALITY_CHECK_MINUTES))),
  /** Why a suggestion is due today. */
  signs: assumed(v.array(sign)),
});

const moneyLimit = { kind: assumed(v.picklist(["deposit", "loss", "stake"])), period: assumed(period) };
const timeLimit = { kind: assumed(v.literal("time")), period: assumed(v.literal("day")) };

/** Without an amount, or with null, the member wants no such limit. Time has whole minutes. */
export const limitBody = v.variant("kind", [
  v.object({ ...moneyLimit, amount: assumed(maybe(limitAmount)) }),
  v.object({ ...timeLimit, amount: assumed(maybe(v.pipe(count, v.maxValue(MOST_MINUTES)))) }),
]);
export const limitNameBody = v.variant("kind", [v.object(moneyLimit), v.object(timeLimit)]);
export const breakBody = v.object({
  days: assumed(v.pipe(count, v.minValue(BREAK_DAYS.minimum), v.maxValue(BREAK_DAYS.maximum))),
});
/** Without months, or with null, for good. */
export const exclusionBody = v.object({
  months: assumed(maybe(v.pipe(count, v.minValue(EXCLUSION_MONTHS.minimum), v.maxValue(EXCLUSION_MONTHS.maximum)))),
});
export const realityCheckBody = v.object({ minutes: assumed(v.picklist(REALITY_CHECK_MINUTES)) });

export const fairPlayFigures = v.object({
  spans: assumed(
    v.array(
      v.object({
        span: assumed(v.picklist(FIGURE_SPANS)),
        deposited: assumed(baht),
        withdrawn: assumed(baht),
        staked: assumed(baht),
        won: assumed(baht),
      }),
    ),
  ),
  /** Of the running month, the first one first. */
  days: assumed(
    v.array(
      v.object({
        day: assumed(isoDay),
        deposited: assumed(baht),
        staked: assumed(baht),
        won: assumed(baht),
        minutes: assumed(count),
      }),
    ),
  ),
});

export const fairPlayStepsQuery = v.object({
  cursor: assumed(v.optional(cursor)),
  limit: assumed(v.optional(limitText)),
});

export const fairPlayStepPage = pageOf(
  v.object({
    id: assumed(id),
    at: assumed(isoTime),
    step: assumed(v.picklist(FAIR_PLAY_STEPS)),
    kind: assumed(maybe(kind)),
    period: assumed(maybe(period)),
    /** Baht, or minutes for a limit of time and for a reality check. */
    amount: assumed(maybe(limitAmount)),
    until: assumed(maybe(isoTime)),
  }),
);
