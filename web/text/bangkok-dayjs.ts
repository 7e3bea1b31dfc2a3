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
 * A moment as a Thai clock and calendar show it. The instant is shifted and read in UTC, so the device's zone has no
 * part in it: dayjs' `utcOffset` goes through that zone and is an hour off when its clocks change, and the timezone
 * plugin calls Intl for every date. Format and compare the result; never turn it back into an instant.
 */
export function bangkokDayjs(at: Instant): dayjs.Dayjs {
  return dayjs(at + OFFSET_MS, { utc: true, locale: "th" });
}
