import type { Clock } from "../../../core/platform/device.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Announcement, Operation } from "../../../core/site/model.ts";
import type { BaseEvent } from "../engine/model.ts";
import type { BackOffice } from "../engine/requests.ts";
import { createStreamTime } from "../engine/stream-time.ts";
import type { Journal } from "../ports/journal.ts";

/** All events of the stream `site`. */
export type SiteEvent =
  | (BaseEvent<"provider-set"> & { readonly provider: string; readonly down: boolean })
  | (BaseEvent<"operation-set"> & { readonly maintenance: boolean; readonly until?: Instant })
  | (BaseEvent<"announced"> & {
      readonly id: string;
      readonly title: string;
      readonly body: string;
      readonly membersOnly: boolean;
      /** By the house's clock, which may be behind the stream's time; left out, they are the same. */
      readonly publishedAt?: Instant;
    })
  | (BaseEvent<"back-office-set"> & { readonly policy: BackOffice });

const SITE_EVENTS: ReadonlySet<string> = new Set<SiteEvent["type"]>([
  "operation-set",
  "announced",
  "provider-set",
  "back-office-set",
]);

/** Whether an event belongs to the site's stream and not to a member's. */
export function isSiteEvent(event: BaseEvent): event is SiteEvent {
  return SITE_EVENTS.has(event.type);
}

export interface PublishedAnnouncement extends Announcement {
  readonly membersOnly: boolean;
}

/** The state of the site's stream. */
interface SiteState {
  readonly version: number;
  /** The time of the latest event. */
  readonly lastAt: Instant;
  readonly operation: Operation;
  /** Newest first. */
  readonly announcements: readonly PublishedAnnouncement[];
  readonly providersDown: ReadonlySet<string>;
  /** Undefined until staff set it. */
  readonly backOffice: BackOffice | undefined;
}

export const INITIAL_SITE_STATE: SiteState = {
  version: 0,
  lastAt: 0 as Instant,
  operation: { maintenance: false, until: undefined },
  announcements: [],
  providersDown: new Set(),
  backOffice: undefined,
};

export function evolveSite(before: SiteState, event: SiteEvent): SiteState {
  const lastAt = event.at > before.lastAt ? event.at : before.lastAt;
  const state = { ...before, version: before.version + 1, lastAt };
  switch (event.type) {
    case "operation-set":
      return { ...state, operation: { maintenance: event.maintenance, until: event.until } };
    case "provider-set": {
      const others = [...state.providersDown].filter((provider) => provider !== event.provider);
      return { ...state, providersDown: new Set(event.down ? [...others, event.provider] : others) };
    }
    case "back-office-set":
      return { ...state, backOffice: event.policy };
    case "announced": {
      const { id, title, body, membersOnly, at, publishedAt = at } = event;
      const announcement = { id, title, body, membersOnly, publishedAt };
      return { ...state, announcements: [announcement, ...state.announcements] };
    }
  }
}

export const SITE_STREAM = "site";

export interface SiteStream {
  /** What this process wrote, and what others wrote, at most `maxAgeMs` ago. */
  read(): Promise<SiteState>;
  /** Calls `makeEvent` again when another process writes first. */
  write(makeEvent: (now: Instant) => SiteEvent): Promise<void>;
}

export interface SiteStreamOptions {
  readonly journal: Journal<BaseEvent>;
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

function asSiteEvent(event: BaseEvent): SiteEvent {
  if (isSiteEvent(event)) return event;
  throw new Error(`${event.type} does not belong to the site's stream`);
}
