import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/platform/device-clock.ts";
import { plural } from "../plural.ts";

const UNITS = [
  [365 * DAY_MS, "year"],
  [DAY_MS, "day"],
  [HOUR_MS, "hour"],
  [MINUTE_MS, "minute"],
] as const;

function difference(ms: number): string {
  const [unitMs, unit] = UNITS.find(([unitMs]) => ms >= 2 * unitMs) ?? [MINUTE_MS, "minute"];
  return plural(Math.round(ms / unitMs), unit, `${unit}s`);
}

export const deviceClockText: Texts<typeof th.deviceClockText> = {
  farOff: (offsetMs) =>
    `The clock of this device is about ${difference(Math.abs(offsetMs))} ${offsetMs > 0 ? "slow" : "fast"}. ` +
    "The site uses its own time instead, so the dates and times that you see are right.",
  dismiss: "OK",
};
