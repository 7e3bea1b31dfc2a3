import type { Clock } from "../../../core/platform/device.ts";
import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { createLruMap } from "../collections/collections.ts";

/** The time of a stream now, never before its latest event. */
export type StreamTime = (stream: string, lastAt: Instant) => Instant;

interface Start {
  readonly clock: Instant;
  readonly time: Instant;
}

const MAX_STREAMS = 10_000;

/**
 * While the clock is behind a stream's latest event, because it was set back, the stream's time goes on from that event
 * as fast as the clock. So events stay in the order of time, and nothing stands still until the clock catches up.
 */
export function createStreamTime(clock: Clock): StreamTime {
  /** Where the streams that are ahead of the clock started. */
  const starts = createLruMap<Start>(MAX_STREAMS);
  return (stream, lastAt) => {
    const now = clock();
    if (now >= lastAt) {
      starts.delete(stream);
      return now;
    }
    const start = starts.get(stream);
    const time = start && plus(start.time, now - start.clock);
    if (time !== undefined && time >= lastAt) return time;
    // The first look at an event ahead of the clock, or the clock was set back once more.
    starts.set(stream, { clock: now, time: lastAt });
    return lastAt;
  };
}
