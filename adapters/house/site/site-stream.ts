import type { Clock } from "../../../core/platform/clock.ts";
import { type Instant, instant } from "../../../core/shared/bangkok-time.ts";
import type { Announcement, Operation } from "../../../core/site/model.ts";
import type { HouseEvent, SiteEvent } from "../engine/events.ts";
import { isSiteEvent } from "../engine/is-site-event.ts";
import type { Journal } from "../ports/journal.ts";

export interface PublishedAnnouncement extends Announcement {
  readonly membersOnly: boolean;
}

/** What staff changed about the whole site. */
export interface SiteState {
  readonly version: number;
  readonly operation: Operation;
  /** Newest first. */
  readonly announcements: readonly PublishedAnnouncement[];
  /** Game providers that don't answer at present. */
  readonly providersDown: ReadonlySet<string>;
}

export const SITE_STREAM = "site";

const FRESH: SiteState = {
  version: 0,
  operation: { maintenance: false, until: undefined },
  announcements: [],
  providersDown: new Set(),
};

function evolveSite(state: SiteState, event: SiteEvent): SiteState {
  const version = state.version + 1;
  if (event.type === "operation-set") {
    return { ...state, version, operation: { maintenance: event.maintenance, until: event.until } };
  }
  if (event.type === "provider-set") {
    const others = [...state.providersDown].filter((provider) => provider !== event.provider);
    return { ...state, version, providersDown: new Set(event.down ? [...others, event.provider] : others) };
  }
  const { id, title, body, membersOnly, at } = event;
  const announcement = { id, title, body, membersOnly, publishedAt: at };
  return { ...state, version, announcements: [announcement, ...state.announcements] };
}

export interface SiteStream {
  read(): Promise<SiteState>;
  write(make: (now: Instant) => SiteEvent): Promise<void>;
}

export function createSiteStream(journal: Journal<HouseEvent>, clock: Clock): SiteStream {
  let kept = FRESH;

  async function read(): Promise<SiteState> {
    const before = kept;
    const tail = await journal.load(SITE_STREAM, before.version);
    const state = tail.reduce((sofar, { event }) => evolveSite(sofar, asSiteEvent(event)), before);
    if (state.version > kept.version) kept = state;
    return state;
  }

  return {
    read,
    async write(make) {
      for (;;) {
        const { version } = await read();
        const event = make(instant(clock()));
        const { outcome } = await journal.append({ stream: SITE_STREAM, expectedVersion: version, events: [event] });
        if (outcome === "appended") return;
      }
    },
  };
}

function asSiteEvent(event: HouseEvent): SiteEvent {
  if (isSiteEvent(event)) return event;
  throw new Error(`${event.type} is no fact of the site`);
}
