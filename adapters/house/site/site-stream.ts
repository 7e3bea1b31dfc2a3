import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Announcement, Operation } from "../../../core/site/model.ts";
import type { BaseEvent } from "../engine/model.ts";
import type { BackOffice } from "../engine/requests.ts";
import {
  counting,
  createSharedStream,
  type SharedState,
  type SharedStream,
  type SharedStreamOptions,
} from "../engine/shared-stream.ts";

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
interface SiteState extends SharedState {
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
  const state = counting(before, event);
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

export type SiteStream = SharedStream<SiteState, SiteEvent>;

export function createSiteStream(
  options: Pick<SharedStreamOptions<SiteState, SiteEvent>, "journal" | "clock" | "maxAgeMs" | "elapsed">,
): SiteStream {
  const own = { stream: SITE_STREAM, initial: INITIAL_SITE_STATE, evolve: evolveSite, isOwn: isSiteEvent };
  return createSharedStream({ ...own, ...options });
}
