import type { Clock } from "../../../core/platform/clock.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { HouseEvent, SiteEvent } from "../engine/events.ts";
import { isSiteEvent } from "../engine/is-site-event.ts";
import { createStreamTime } from "../engine/stream-time.ts";
import type { Journal } from "../ports/journal.ts";
import { evolveSite, INITIAL_SITE_STATE, type SiteState } from "./evolve.ts";

export const SITE_STREAM = "site";

export interface SiteStream {
  /** What this process wrote, and what others wrote, at most `maxAgeMs` ago. */
  read(): Promise<SiteState>;
  /** Calls `makeEvent` again when another process writes first. */
  write(makeEvent: (now: Instant) => SiteEvent): Promise<void>;
}

export interface SiteStreamOptions {
  readonly journal: Journal<HouseEvent>;
  readonly clock: Clock;
  /** For so long a read is not repeated. 0 where a read is cheap. */
  readonly maxAgeMs: number;
  /** Milliseconds on a clock that nobody sets. */
  readonly elapsed: () => number;
}

export function createSiteStream({ journal, clock, maxAgeMs, elapsed }: SiteStreamOptions): SiteStream {
  let cached = INITIAL_SITE_STATE;
  let readAt = Number.NEGATIVE_INFINITY;
  const timeOf = createStreamTime(clock);

  async function readLatest(): Promise<SiteState> {
    const before = cached;
    const startedAt = elapsed();
    const newEvents = await journal.load(SITE_STREAM, before.version);
    const state = newEvents.reduce((earlier, { event }) => evolveSite(earlier, asSiteEvent(event)), before);
    if (state.version > cached.version) cached = state;
    readAt = startedAt;
    return state;
  }

  return {
    read: async () => (elapsed() - readAt < maxAgeMs ? cached : readLatest()),
    async write(makeEvent) {
      for (;;) {
        const { version, lastAt } = await readLatest();
        const event = makeEvent(timeOf(SITE_STREAM, lastAt));
        const { outcome } = await journal.append({ stream: SITE_STREAM, expectedVersion: version, events: [event] });
        if (outcome !== "appended") continue;
        await readLatest();
        return;
      }
    },
  };
}

function asSiteEvent(event: HouseEvent): SiteEvent {
  if (isSiteEvent(event)) return event;
  throw new Error(`${event.type} does not belong to the site's stream`);
}
