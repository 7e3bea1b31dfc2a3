import {
  type BangkokDate,
  bangkokTimeOf,
  type Instant,
  SECOND_MS,
  startOfDay,
} from "../../core/shared/bangkok-time.ts";

/**
 * How values are written in Thai. Intl's th-TH calendar is the Buddhist one. Every text table may lean on these; they
 * hold no sentences.
 */
const ZONE = "Asia/Bangkok";
const long = new Intl.DateTimeFormat("th-TH", { timeZone: ZONE, day: "numeric", month: "long", year: "numeric" });
const short = new Intl.DateTimeFormat("th-TH", { timeZone: ZONE, day: "numeric", month: "short", year: "2-digit" });
const counts = new Intl.NumberFormat("th-TH");
const chances = new Intl.NumberFormat("th-TH", { style: "percent", maximumFractionDigits: 4 });
const tinyChances = new Intl.NumberFormat("th-TH", { style: "percent", maximumSignificantDigits: 2 });

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

/** `2:41` from milliseconds, `1:02:41` from an hour on; never below `0:00`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (count: number) => String(count).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** `012-3-45678-9`, as banks print ten digits; other lengths as they are. */
export function formatBankAccount(digits: string): string {
  return digits.replace(/^(\d{3})(\d)(\d{5})(\d)$/, "$1-$2-$3-$4");
}

/** `1,234` */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** `7.5%` from 0.075; however small it is, it is told from nothing. */
export function formatChance(chance: number): string {
  return (chance < 0.0001 ? tinyChances : chances).format(chance);
}
