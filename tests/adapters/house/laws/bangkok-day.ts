import type { Instant } from "../../../../core/shared/bangkok-time.ts";

const FORMAT = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Bangkok", dateStyle: "short" });

/** The Bangkok day of a moment by the platform's own time zones, so that a law does not repeat the core's arithmetic. */
export function bangkokDay(at: Instant): string {
  return FORMAT.format(at);
}
