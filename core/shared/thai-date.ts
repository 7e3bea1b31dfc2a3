import { type BangkokDate, bangkokDateOf, bangkokTimeOf, type Instant } from "./bangkok-time.ts";

/** Years of the Buddhist era are this much higher than Christian ones. */
export const BUDDHIST_OFFSET = 543;

/** The abbreviated month names, from January. */
export const THAI_MONTHS = "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.".split(" ");

/** `21 พ.ย. 69 00:00 น.`, as the site writes every date and time. */
export function thaiMoment(at: Instant): string {
  const [year = 0, month = 0, day] = bangkokDateOf(at).split("-").map(Number);
  return `${day} ${THAI_MONTHS[month - 1]} ${twoDigitYear(year)} ${bangkokTimeOf(at)} น.`;
}

/** `691121`, for the ids of requests. */
export function compactThaiDate(date: BangkokDate): string {
  return twoDigitYear(Number(date.slice(0, 4))) + date.slice(5).replace("-", "");
}

function twoDigitYear(year: number): string {
  return String(year + BUDDHIST_OFFSET).slice(-2);
}
