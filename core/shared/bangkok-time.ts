declare const instantBrand: unique symbol;
declare const dateBrand: unique symbol;

/** A moment, in milliseconds since the Unix epoch. */
export type Instant = number & { readonly [instantBrand]: true };

/** A calendar day in Bangkok, `YYYY-MM-DD` of the Gregorian calendar. */
export type BangkokDate = string & { readonly [dateBrand]: true };

// Thailand has kept UTC+7 without daylight saving since 1920, so a fixed offset is the whole time zone.
const OFFSET_MS = 7 * 60 * 60 * 1000;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

// The years 1000 to 9999 in Bangkok: every function here works within them.
const FIRST_MS = Date.UTC(1000, 0, 1) - OFFSET_MS;
const LAST_MS = Date.UTC(10_000, 0, 1) - OFFSET_MS - 1;

/** Throws a RangeError unless the number is a whole count of milliseconds in the years 1000 to 9999. */
export function instant(epochMs: number): Instant {
  if (!isInstant(epochMs)) throw new RangeError(`not an instant: ${epochMs}`);
  return epochMs;
}

function isInstant(epochMs: number): epochMs is Instant {
  return Number.isInteger(epochMs) && epochMs >= FIRST_MS && epochMs <= LAST_MS;
}

/** Reads an ISO 8601 date-time with its zone, as on the wire; undefined for any other text. */
export function parseInstant(iso: string): Instant | undefined {
  // Date.parse also accepts other formats, and reads a time without a zone in the device's zone.
  if (!/^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(iso)) return undefined;
  if (!isRealDay(iso)) return undefined;
  const epochMs = epochMsOf(iso);
  return isInstant(epochMs) ? epochMs : undefined;
}

/**
 * The text has the right format and a real day. Reads the format of `toIso` digit by digit, in a third of Date's time:
 * a list holds a hundred of them.
 */
function epochMsOf(iso: string): number {
  const hour = readTwo(iso, 11);
  const minute = readTwo(iso, 14);
  const second = readTwo(iso, 17);
  // No other format of that pattern has 24 characters.
  const isOurFormat = iso.length === 24 && hour < 24 && minute < 60 && second < 60;
  if (!isOurFormat) return Date.parse(iso);
  const days = dayNumber(readTwo(iso, 0) * 100 + readTwo(iso, 2), readTwo(iso, 5), readTwo(iso, 8));
  const ms = readTwo(iso, 20) * 10 + Number(iso[22]);
  return days * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS + ms;
}

/** The number of two characters, which must be digits. */
function readTwo(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO_CODE) * 10 + text.charCodeAt(at + 1) - ZERO_CODE;
}

const ZERO_CODE = 48;

/** `2026-11-21T10:00:00.000Z` */
export function toIso(at: Instant): string {
  const day = Math.floor(at / DAY_MS);
  const ms = at - day * DAY_MS;
  const time = `${hoursAndMinutes(ms)}:${twoDigits(Math.floor(ms / SECOND_MS) % 60)}`;
  return `${isoDayOf(day)}T${time}.${String(1000 + (ms % SECOND_MS)).slice(1)}Z`;
}

/** `HH:MM` of milliseconds since midnight. */
function hoursAndMinutes(ms: number): string {
  return `${twoDigits(Math.floor(ms / HOUR_MS))}:${twoDigits(Math.floor(ms / MINUTE_MS) % 60)}`;
}

export function plus(at: Instant, ms: number): Instant {
  return instant(at + ms);
}

export function bangkokDateOf(at: Instant): BangkokDate {
  return isoDayOf(bangkokDayNumber(at)) as BangkokDate;
}

/** Reads `YYYY-MM-DD`; undefined for a day that does not exist, such as 2026-02-30. */
export function parseBangkokDate(text: string): BangkokDate | undefined {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isRealDay(text) ? (text as BangkokDate) : undefined;
}

/** The text starts with `YYYY-MM-DD`. Date cannot decide it: it reads February 30 as March 2. */
function isRealDay(text: string): boolean {
  const month = readTwo(text, 5);
  const day = readTwo(text, 8);
  return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= lengthOfMonth(text));
}

/** The midnight in Bangkok that starts the day. */
export function startOfDay(day: BangkokDate): Instant {
  return instant(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);
}

/** The first moment after the day, when daily limits start again. */
export function endOfDay(day: BangkokDate): Instant {
  return plus(startOfDay(day), DAY_MS);
}

/** The same as `endOfDay` of the moment's day, but faster. */
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
  return Number(day.slice(8));
}

/** `YYYY-MM` */
export function monthOf(day: BangkokDate): string {
  return day.slice(0, 7);
}

/** 28 to 31. */
export function daysInMonth(day: BangkokDate): number {
  return lengthOfMonth(day);
}

/** The text starts with `YYYY-MM`. */
function lengthOfMonth(text: string): number {
  return new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate();
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: BangkokDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Hours and minutes in Bangkok, `HH:MM`. */
export function bangkokTimeOf(at: Instant): string {
  return hoursAndMinutes(bangkokMsOfDay(at));
}

// Every list on the wire holds dozens of times. This arithmetic writes and reads them two to five times faster than
// Date. A year starts in March here, so that the leap day comes last; 400 years are an era.

const ERA_DAYS = 146_097;
/** From 0000-03-01 to 1970-01-01. */
const EPOCH_DAYS = 719_468;

/** Days from 1970-01-01 to a Gregorian day; the year is 0 or later. */
export function dayNumber(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + daysBefore((month + 9) % 12) + day - 1 - EPOCH_DAYS;
}

/** `YYYY-MM-DD` of a day's number, for the years 0 to 9999. */
export function isoDayOf(number: number): string {
  const days = number + EPOCH_DAYS;
  const era = Math.floor(days / ERA_DAYS);
  const dayOfEra = days - era * ERA_DAYS;
  // Without its leap days before this one, an era has years of 365 days.
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (ERA_DAYS - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - daysBefore(monthFromMarch) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = era * 400 + yearOfEra + (month > 2 ? 0 : 1);
  return `${twoDigits(Math.floor(year / 100))}${twoDigits(year % 100)}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The days of a year before a month; months count from March, 0 to 11. */
function daysBefore(monthFromMarch: number): number {
  return Math.floor((153 * monthFromMarch + 2) / 5);
}

/** A whole number of 0 to 99 as `07`. */
export function twoDigits(count: number): string {
  return count < 10 ? `0${count}` : String(count);
}

/** First and last day, both included. */
export interface DayRange {
  readonly from: BangkokDate;
  readonly to: BangkokDate;
}

/** The last days, today included. */
export function lastDays(now: Instant, count: number): DayRange {
  const to = bangkokDateOf(now);
  return { from: addDays(to, 1 - count), to };
}

/** Swaps the days if they are in the wrong order. */
export function inOrder({ from, to }: DayRange): DayRange {
  return from > to ? { from: to, to: from } : { from, to };
}

/** Years of the Buddhist era are this much higher than Christian ones. */
export const BUDDHIST_OFFSET = 543;

/** The abbreviated month names, from January. */
export const THAI_MONTHS = "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.".split(" ");

/** `21 พ.ย. 69 00:00 น.`, as the site writes every date and time. */
export function thaiMoment(at: Instant): string {
  const date = bangkokDateOf(at);
  const month = THAI_MONTHS[Number(date.slice(5, 7)) - 1];
  return `${dayOfMonth(date)} ${month} ${twoDigitYear(date)} ${bangkokTimeOf(at)}\u00a0น.`;
}

/** `691121`, for the ids of requests. */
export function compactThaiDate(date: BangkokDate): string {
  return twoDigitYear(date) + date.slice(5).replace("-", "");
}

function twoDigitYear(date: BangkokDate): string {
  return String(Number(date.slice(0, 4)) + BUDDHIST_OFFSET).slice(-2);
}
