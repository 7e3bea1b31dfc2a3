import type { Clock } from "../../../core/platform/clock.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { HouseEvent, SiteEvent } from "../engine/events.ts";
import { isSiteEvent } from "../engine/is-site-event.ts";
import { createStreamTime } from "../engine/stream-time.ts";
import type { Journal } from "../ports/journal.ts";
import { evolveSite, INITIAL_SITE_STATE, type SiteState } from "./evolve.ts";

export const SITE_STREAM = "site";

export interface SiteStream {
  read(): Promise<SiteState>;
  /** Calls `makeEvent` again when another process writes first. */
  write(makeEvent: (now: Instant) => SiteEvent): Promise<void>;
}

export function createSiteStream(journal: Journal<HouseEvent>, clock: Clock): SiteStream {
  let cached = INITIAL_SITE_STATE;
  const timeOf = createStreamTime(clock);

  async function read(): Promise<SiteState> {
    const before = cached;
    const newEvents = await journal.load(SITE_STREAM, before.version);
    const state = newEvents.reduce((earlier, { event }) => evolveSite(earlier, asSiteEvent(event)), before);
    if (state.version > cached.version) cached = state;
    return state;
  }

  return {
    read,
    async write(makeEvent) {
      for (;;) {
        const { version, lastAt } = await read();
        const event = makeEvent(timeOf(SITE_STREAM, lastAt));
        const { outcome } = await journal.append({ stream: SITE_STREAM, expectedVersion: version, events: [event] });
        if (outcome === "appended") return;
      }
    },
  };
}

function asSiteEvent(event: HouseEvent): SiteEvent {
  if (isSiteEvent(event)) return event;
  throw new Error(`${event.type} does not belong to the site's stream`);
}
