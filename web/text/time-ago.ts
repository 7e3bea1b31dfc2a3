import dayjs from "dayjs";
import th from "dayjs/locale/th.js";
import relativeTime from "dayjs/plugin/relativeTime.js";
import { DAY_MS, type Instant, MINUTE_MS } from "../../core/shared/bangkok-time.ts";
import { bangkokDayjs } from "./bangkok-dayjs.ts";
import { formatMoment, formatShortDate } from "./dates.ts";

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

// dayjs leaves out the "เมื่อ" with which Thai begins a time in the past.
const WORDS = { ...th, name: "th-time-ago", relativeTime: { ...th.relativeTime, past: "เมื่อ %sที่แล้ว" } };

/** How long ago a moment was, for histories and timelines. */
export function timeAgo(at: Instant, now: Instant): TimeAgoText {
  // The core's `toIso` writes the same, but would become part of every visitor's first download.
  return { relative: relativeText(at, now), exact: formatMoment(at), iso: new Date(at).toISOString() };
}

function relativeText(at: Instant, now: Instant): string {
  const age = now - at;
  if (age >= RELATIVE_UP_TO_MS) return formatShortDate(at);
  if (age >= MINUTE_MS) return bangkokDayjs(at).locale(WORDS).from(bangkokDayjs(now));
  // The backend's clock may be a little ahead of the device's. If it is far ahead, only the moment itself is certain.
  return age > -MINUTE_MS ? "เมื่อสักครู่" : formatMoment(at);
}
