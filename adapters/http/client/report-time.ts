import type { TimeReport } from "../../../core/platform/backend-clock.ts";
import type { Clock } from "../../../core/platform/clock.ts";
import { instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import type { Send } from "./deliver.ts";

/** A time outside these years is no clock's. */
const [FROM, TO] = [Date.UTC(2020, 0), Date.UTC(2100, 0)];

/** Reports the backend's time from the `Date` of each reply. A reply that a cache kept says nothing about it. */
export function reportTime(send: Send, device: Clock, onTime: (report: TimeReport) => void): Send {
  return async (url, request) => {
    const sentAt = device();
    const reply = await send(url, request);
    const { headers } = reply;
    const date = Date.parse(headers?.get("date") ?? "");
    const fresh = Number(headers?.get("age") ?? 0) === 0;
    if (fresh && date >= FROM && date < TO) {
      // The header has whole seconds.
      onTime({ earliest: instant(date), latest: instant(date + SECOND_MS - 1), sentAt, receivedAt: device() });
    }
    return reply;
  };
}
