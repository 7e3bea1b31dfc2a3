import { type BangkokDate, type Instant, startOfDay } from "../../core/shared/bangkok-time.ts";
import { bangkokDayjs } from "./bangkok-dayjs.ts";

/** `21 พ.ย. 69` */
export function formatShortDate(at: Instant): string {
  return bangkokDayjs(at).format("D MMM BB");
}

/** `21 พ.ย. 69` */
export function formatDay(day: BangkokDate): string {
  return formatShortDate(startOfDay(day));
}

/** `12:03 น.` */
export function formatTime(at: Instant): string {
  return bangkokDayjs(at).format("HH:mm น.");
}

/** `12:03:05 น.`, for the moment at which a balance was read. */
export function formatExactTime(at: Instant): string {
  return bangkokDayjs(at).format("HH:mm:ss น.");
}

/** `21 พ.ย. 69 12:03 น.` */
export function formatMoment(at: Instant): string {
  return bangkokDayjs(at).format("D MMM BB HH:mm น.");
}
