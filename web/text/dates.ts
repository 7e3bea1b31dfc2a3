import {
  type BangkokDate,
  bangkokTimeOf,
  type Instant,
  SECOND_MS,
  startOfDay,
} from "../../core/shared/bangkok-time.ts";

// Intl's th-TH calendar is the Buddhist one.
const ZONE = "Asia/Bangkok";
const long = new Intl.DateTimeFormat("th-TH", { timeZone: ZONE, day: "numeric", month: "long", year: "numeric" });
const short = new Intl.DateTimeFormat("th-TH", { timeZone: ZONE, day: "numeric", month: "short", year: "2-digit" });

/** `21 พฤศจิกายน 2569` */
export function formatDate(at: Instant): string {
  return long.format(at);
}

/** `21 พ.ย. 69` */
export function formatShortDate(at: Instant): string {
  return short.format(at);
}

export function formatDay(day: BangkokDate): string {
  return long.format(startOfDay(day));
}

/** `12:03 น.` */
export function formatTime(at: Instant): string {
  return `${bangkokTimeOf(at)} น.`;
}

/** `12:03:05 น.`, for the moment at which a balance was true. */
export function formatExactTime(at: Instant): string {
  const seconds = Math.floor(at / SECOND_MS) % 60;
  return `${bangkokTimeOf(at)}:${String(seconds).padStart(2, "0")} น.`;
}

/** `21 พ.ย. 69 12:03 น.` */
export function formatMoment(at: Instant): string {
  return `${formatShortDate(at)} ${formatTime(at)}`;
}
