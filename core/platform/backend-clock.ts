import { type Instant, instant, MINUTE_MS } from "../shared/bangkok-time.ts";
import type { Clock } from "./device.ts";

/** What one reply shows about the backend's time. */
export interface TimeReport {
  /** The backend's time when it wrote the reply, as exactly as the reply tells it. */
  readonly earliest: Instant;
  readonly latest: Instant;
  /** This device's time when it sent the request, and when the reply came. */
  readonly sentAt: Instant;
  readonly receivedAt: Instant;
}

export interface BackendClock {
  /** The backend's time as far as it is known, the device's before the first report. */
  readonly clock: Clock;
  readonly observe: (report: TimeReport) => void;
}

/** A device clock that is off by less than this needs no notice. */
const FAR_OFF_MS = 5 * MINUTE_MS;

export const isFarOff = (offsetMs: number): boolean => Math.abs(offsetMs) >= FAR_OFF_MS;

/**
 * A clock that follows the backend's, whatever the device's clock says. Each reply bounds the difference, which changes
 * only where the bounds exclude it, and no more than they ask for: an exact device clock stays as it is, and so does what
 * earlier replies showed.
 * @param knownOffsetMs the backend's time less the device's, as an earlier page found it
 * @param onOffset called with each new difference
 */
export function createBackendClock(
  device: Clock,
  knownOffsetMs: number,
  onOffset: (offsetMs: number) => void,
): BackendClock {
  let offsetMs = knownOffsetMs;
  return {
    clock: () => instant(device() + offsetMs),
    observe({ earliest, latest, sentAt, receivedAt }) {
      const [least, most] = [earliest - receivedAt, latest - sentAt];
      // The device's clock was moved during the call.
      if (least > most) return;
      const next = Math.min(Math.max(offsetMs, least), most);
      if (next === offsetMs) return;
      offsetMs = next;
      onOffset(offsetMs);
    },
  };
}
