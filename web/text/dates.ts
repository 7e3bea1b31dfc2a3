import dayjs from "dayjs";
import buddhistEra from "dayjs/plugin/buddhistEra.js";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { forms } from "#text/forms.ts";
import {
  addDays,
  type BangkokDate,
  DAY_MS,
  HOUR_MS,
  type Instant,
  MINUTE_MS,
  startOfDay,
} from "../../core/shared/bangkok-time.ts";

/** `21 พ.ย. 69` */
export function formatShortDate(at: Instant): string {
  return bangkokDayjs(at).format(forms.date);
}

/** `21 พ.ย. 69` */
export function formatDay(day: BangkokDate): string {
  return formatShortDate(startOfDay(day));
}

/** `วันนี้ 21 พ.ย. 69`, also for yesterday; otherwise only the date. */
export function nameOfDay(day: BangkokDate, today: BangkokDate): string {
  const date = formatDay(day);
  if (day === today) return forms.today(date);
  return day === addDays(today, -1) ? forms.yesterday(date) : date;
}

/** `พฤศจิกายน 2569` */
export function formatMonth(day: BangkokDate): string {
  return bangkokDayjs(startOfDay(day)).format(forms.month);
}

/** `พ.ย. 69` */
export function formatShortMonth(day: BangkokDate): string {
  return bangkokDayjs(startOfDay(day)).format(forms.shortMonth);
}

/** `21 พ.ย.` */
export function formatDayOfMonth(day: BangkokDate): string {
  return bangkokDayjs(startOfDay(day)).format(forms.dayOfMonth);
}

/** `12:03 น.` */
export function formatTime(at: Instant): string {
  return bangkokDayjs(at).format(forms.time);
}

/** `12:03:05 น.`, for the moment at which a balance was read. */
export function formatExactTime(at: Instant): string {
  return bangkokDayjs(at).format(forms.exactTime);
}

/** `21 พ.ย. 69 12:03 น.` */
export function formatMoment(at: Instant): string {
  return bangkokDayjs(at).format(forms.moment);
}

/** A moment as `TimeAgo` shows it. */
export interface TimeAgoText {
  /** `เมื่อ 3 นาทีที่แล้ว`; the date once a week has passed. */
  readonly relative: string;
  /** `21 พ.ย. 69 12:03 น.` */
  readonly exact: string;
  /** For the `datetime` attribute. */
  readonly iso: string;
}

const RELATIVE_UP_TO_MS = 7 * DAY_MS;

// Counts whole units that have passed. By default dayjs rounds, so 90 seconds would read as two minutes.
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: "mm", r: 59, d: "minute" },
    { l: "h", r: 1 },
    { l: "hh", r: 23, d: "hour" },
    { l: "d", r: 1 },
    { l: "dd", d: "day" },
  ],
});

/** How long ago a moment was, for histories and timelines. */
export function timeAgo(at: Instant, now: Instant): TimeAgoText {
  // The core's `toIso` writes the same, but would become part of every visitor's first download.
  return { relative: relativeText(at, now), exact: formatMoment(at), iso: new Date(at).toISOString() };
}

function relativeText(at: Instant, now: Instant): string {
  const age = now - at;
  if (age >= RELATIVE_UP_TO_MS) return formatShortDate(at);
  if (age >= MINUTE_MS) return bangkokDayjs(at).from(bangkokDayjs(now));
  // The backend's clock may be a little ahead of the device's. If it is far ahead, only the moment itself is certain.
  return age > -MINUTE_MS ? forms.justNow : formatMoment(at);
}

dayjs.extend(utc);
dayjs.extend(buddhistEra);

/** Thailand has no daylight saving time, so a fixed offset is the whole time zone. */
const OFFSET_MS = 7 * HOUR_MS;

/**
 * A moment in Bangkok's calendar and clock. It is shifted by the offset and read in UTC, because dayjs' `utcOffset` uses
 * the device's zone and is an hour off when that zone's clocks change. The timezone plugin would call Intl for each date.
 * Only format and compare the result: as an instant it is seven hours late.
 */
export function bangkokDayjs(at: Instant): dayjs.Dayjs {
  return dayjs(at + OFFSET_MS, { utc: true, locale: forms.locale });
}
