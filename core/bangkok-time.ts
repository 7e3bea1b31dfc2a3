declare const instantBrand: unique symbol;
declare const dateBrand: unique symbol;

/** A moment, in milliseconds since the Unix epoch. */
export type Instant = number & { readonly [instantBrand]: true };

/** A calendar day in Bangkok, `YYYY-MM-DD` of the Gregorian calendar. */
export type BangkokDate = string & { readonly [dateBrand]: true };

/** Where "now" comes from; handed in, so that every rule can be replayed. */
export type Clock = () => Instant;

// Thailand has kept UTC+7 without daylight saving since 1920, so a fixed offset is the whole time zone.
const OFFSET_MS = 7 * 60 * 60 * 1000;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

// The years that four digits write, 1000 to 9999 in Bangkok: within them every function here has an answer.
const FIRST_MS = Date.UTC(1000, 0, 1) - OFFSET_MS;
const LAST_MS = Date.UTC(10_000, 0, 1) - OFFSET_MS - 1;

/** Takes milliseconds since the epoch; throws a RangeError on anything that is no such whole number. */
export function instant(epochMs: number): Instant {
  if (!isInstant(epochMs)) throw new RangeError(`not an instant: ${epochMs}`);
  return epochMs;
}

function isInstant(epochMs: number): epochMs is Instant {
  return Number.isInteger(epochMs) && epochMs >= FIRST_MS && epochMs <= LAST_MS;
}

/** Reads an ISO 8601 date-time with its zone, as it stands on the wire; undefined when it is none. */
export function parseInstant(iso: string): Instant | undefined {
  // Date.parse alone also takes other spellings, and reads a time without a zone in the device's own.
  const match = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(iso);
  if (!match?.[1] || !parseBangkokDate(match[1])) return undefined;
  const epochMs = Date.parse(iso);
  return isInstant(epochMs) ? epochMs : undefined;
}

export function toIso(at: Instant): string {
  return new Date(at).toISOString();
}

export function plus(at: Instant, ms: number): Instant {
  return instant(at + ms);
}

export function bangkokDateOf(at: Instant): BangkokDate {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 10) as BangkokDate;
}

/** Reads `YYYY-MM-DD`; undefined when it is no real day (2026-02-30, say). */
export function parseBangkokDate(text: string): BangkokDate | undefined {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined;
  const epochMs = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(epochMs)) return undefined;
  return new Date(epochMs).toISOString().slice(0, 10) === text ? (text as BangkokDate) : undefined;
}

/** Midnight in Bangkok at which the day begins. */
export function startOfDay(day: BangkokDate): Instant {
  return instant(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);
}

/** The first moment after the day, which is where a daily limit starts over. */
export function endOfDay(day: BangkokDate): Instant {
  return plus(startOfDay(day), DAY_MS);
}

/** The first midnight in Bangkok after the moment: `endOfDay` of its day, without building the date. */
export function nextBangkokMidnight(after: Instant): Instant {
  return ((bangkokDayNumber(after) + 1) * DAY_MS - OFFSET_MS) as Instant;
}

export function isSameBangkokDay(one: Instant, other: Instant): boolean {
  return bangkokDayNumber(one) === bangkokDayNumber(other);
}

/** Milliseconds since midnight in Bangkok, 0 to 86,399,999. */
export function bangkokMsOfDay(at: Instant): number {
  return at + OFFSET_MS - bangkokDayNumber(at) * DAY_MS;
}

/** Whole days in Bangkok since 1970-01-01. */
function bangkokDayNumber(at: Instant): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS);
}

export function addDays(day: BangkokDate, count: number): BangkokDate {
  return bangkokDateOf(plus(startOfDay(day), count * DAY_MS));
}

/** 1 to 31. */
export function dayOfMonth(day: BangkokDate): number {
  return Number(day.slice(8, 10));
}

/** `YYYY-MM`, the month that monthly level criteria count. */
export function monthOf(day: BangkokDate): string {
  return day.slice(0, 7);
}

/** 28 to 31. */
export function daysInMonth(day: BangkokDate): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: BangkokDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Hours and minutes in Bangkok, `HH:MM`. */
export function bangkokTimeOf(at: Instant): string {
  return new Date(at + OFFSET_MS).toISOString().slice(11, 16);
}
