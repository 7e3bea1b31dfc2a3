import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  bangkokMsOfDay,
  DAY_MS,
  dayOfMonth,
  daysInMonth,
  HOUR_MS,
  type Instant,
  parseBangkokDate,
  plus,
  startOfDay,
} from "../shared/bangkok-time.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";

/** A break lasts 24 hours to 6 weeks. */
export const BREAK_DAYS = { minimum: 1, maximum: 42 } as const;
/** A self-exclusion lasts 6 months to 5 years, or for good. */
export const EXCLUSION_MONTHS = { minimum: 6, maximum: 60 } as const;
/** After a self-exclusion a member waits so long from the question to the first game. */
export const RETURN_WAIT_MS = DAY_MS;
/** The same pause asked again within this time is the same question: its reply was lost. */
const SAME_QUESTION_MS = HOUR_MS;

/** What a member started last. A break that is over plays no part. */
export interface Pause {
  readonly kind: "break" | "exclusion";
  /** Days of a break, months of a self-exclusion; undefined for good. */
  readonly length: number | undefined;
  readonly startedAt: Instant;
  /** Undefined for good. */
  readonly until: Instant | undefined;
  /** When the member asked to return, after its end. */
  readonly returnAskedAt: Instant | undefined;
}

/** See `PauseView`. Undefined where play is open. */
export type PauseStage = "on" | "over" | "returning" | undefined;

export function pauseStage(pause: Pause | undefined, now: Instant): PauseStage {
  if (!pause) return undefined;
  if (pause.until === undefined || now < pause.until) return "on";
  if (pause.kind === "break") return undefined;
  if (pause.returnAskedAt === undefined) return "over";
  return now < plus(pause.returnAskedAt, RETURN_WAIT_MS) ? "returning" : undefined;
}

export type PauseDecision =
  | { readonly allowed: true; readonly pause: Pause | undefined; readonly reason?: never }
  | { readonly allowed: false; readonly reason: Refusal };

/** Starts a break, or makes one that lasts longer. The pause is undefined where nothing changes. */
export function decideBreak(pause: Pause | undefined, days: number, now: Instant): PauseDecision {
  const next = { kind: "break", length: days, startedAt: now, until: plus(now, days * DAY_MS) } as const;
  return decide(pause, { ...next, returnAskedAt: undefined }, now);
}

/** Starts a self-exclusion, or makes it longer. It may follow a break that lasts. */
export function decideExclusion(pause: Pause | undefined, months: number | undefined, now: Instant): PauseDecision {
  const until = months === undefined ? undefined : monthsAfter(now, months);
  return decide(pause, { kind: "exclusion", length: months, startedAt: now, until, returnAskedAt: undefined }, now);
}

/**
 * A pause gives way only to one that ends later. A self-exclusion that lasts gives way to no break. Once its end has
 * passed, it gives way to a new self-exclusion, and to a break from the question on: without the question, the break
 * would open play by itself.
 */
function decide(pause: Pause | undefined, next: Pause, now: Instant): PauseDecision {
  const stage = pauseStage(pause, now);
  if (!pause || stage === undefined) return { allowed: true, pause: next };
  const isSame = pause.kind === next.kind && pause.length === next.length && now - pause.startedAt < SAME_QUESTION_MS;
  if (isSame && stage === "on") return { allowed: true, pause: undefined };
  const isWeaker = pause.kind === "exclusion" && next.kind === "break";
  if (stage === "over") {
    return isWeaker ? { allowed: false, reason: refuse("play-paused", {}) } : { allowed: true, pause: next };
  }
  const facts = endOf(pause, stage);
  if ((isWeaker && stage === "on") || !isLater(next.until, facts.until)) {
    return { allowed: false, reason: refuse("pause-shorter", facts) };
  }
  return { allowed: true, pause: next };
}

function isLater(one: Instant | undefined, other: Instant | undefined): boolean {
  if (other === undefined) return false;
  return one === undefined || one > other;
}

/** The member wants to play again after a self-exclusion. Asked again, it changes nothing. */
export function decideReturn(pause: Pause | undefined, now: Instant): PauseDecision {
  const stage = pauseStage(pause, now);
  if (!pause || stage === undefined || stage === "returning") return { allowed: true, pause: undefined };
  if (stage === "on") return { allowed: false, reason: refuse("play-paused", endOf(pause, stage)) };
  return { allowed: true, pause: { ...pause, returnAskedAt: now } };
}

/** Why nothing but a withdrawal is open; undefined where play is. */
export function reasonAgainstPlay(pause: Pause | undefined, now: Instant): Refusal | undefined {
  const stage = pauseStage(pause, now);
  return pause && stage && refuse("play-paused", endOf(pause, stage));
}

/** The end of a stage, as far as it is known: none is of a pause for good, or before the member asks to return. */
function endOf({ until, returnAskedAt }: Pause, stage: PauseStage): { readonly until?: Instant } {
  if (stage === "returning" && returnAskedAt !== undefined) return { until: plus(returnAskedAt, RETURN_WAIT_MS) };
  return stage === "over" || until === undefined ? {} : { until };
}

/** The same time of day on the same day of a later month, or on its last day where the month is too short. */
export function monthsAfter(at: Instant, months: number): Instant {
  const today = bangkokDateOf(at);
  const monthIndex = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(monthIndex / 12), (monthIndex % 12) + 1];
  const first = dayOf(year, month, 1);
  const day = addDays(first, Math.min(dayOfMonth(today), daysInMonth(first)) - 1);
  return plus(startOfDay(day), bangkokMsOfDay(at));
}

function dayOf(year: number, month: number, day: number): BangkokDate {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const parsed = parseBangkokDate(text);
  if (!parsed) throw new RangeError(`no day ${text}`);
  return parsed;
}
