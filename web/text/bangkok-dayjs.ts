import dayjs from "dayjs";
import "dayjs/locale/th.js";
import buddhistEra from "dayjs/plugin/buddhistEra.js";
import utc from "dayjs/plugin/utc.js";
import { HOUR_MS, type Instant } from "../../core/shared/bangkok-time.ts";

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
  return dayjs(at + OFFSET_MS, { utc: true, locale: "th" });
}
