import dayjs from "dayjs";
import thai from "dayjs/locale/th.js";

const locale = "th-time-ago";
// dayjs leaves out the "เมื่อ" with which Thai begins a time in the past.
const relativeTime = { ...thai.relativeTime, past: "เมื่อ %sที่แล้ว" };
dayjs.locale({ ...thai, name: locale, relativeTime }, undefined, true);

/** How dates are written, in the tokens of dayjs; BB and BBBB are years of the Buddhist era. */
export const forms = {
  /** For dayjs. */
  locale,
  date: "D MMM BB",
  month: "MMMM BBBB",
  shortMonth: "MMM BB",
  dayOfMonth: "D MMM",
  spokenDay: "วันddddที่ D MMMM BBBB",
  time: "HH:mm น.",
  exactTime: "HH:mm:ss น.",
  moment: "D MMM BB HH:mm น.",
  today: (date: string) => `วันนี้ ${date}`,
  yesterday: (date: string) => `เมื่อวาน ${date}`,
  justNow: "เมื่อสักครู่",
} as const;
