import { type BangkokDate, bangkokDateOf, bangkokTimeOf, dayOfMonth, type Instant } from "./bangkok-time.ts";

/** Years of the Buddhist era are this much higher than Christian ones. */
export const BUDDHIST_OFFSET = 543;

/** The abbreviated month names, from January. */
export const THAI_MONTHS = "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.".split(" ");

/** `21 พ.ย. 69 00:00 น.`, as the site writes every date and time. */
export function thaiMoment(at: Instant): string {
  const date = bangkokDateOf(at);
  const month = THAI_MONTHS[Number(date.slice(5, 7)) - 1];
  return `${dayOfMonth(date)} ${month} ${twoDigitYear(date)} ${bangkokTimeOf(at)} น.`;
}

/** `691121`, for the ids of requests. */
export function compactThaiDate(date: BangkokDate): string {
  return twoDigitYear(date) + date.slice(5).replace("-", "");
}

function twoDigitYear(date: BangkokDate): string {
  return String(Number(date.slice(0, 4)) + BUDDHIST_OFFSET).slice(-2);
}
