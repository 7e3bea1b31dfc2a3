import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Announcement, Operation } from "../../../core/site/model.ts";
import type { SiteEvent } from "../engine/events.ts";
import type { BackOffice } from "../staff/back-office.ts";

export interface PublishedAnnouncement extends Announcement {
  readonly membersOnly: boolean;
}

/** The state of the site's stream. */
export interface SiteState {
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
      const { id, title, body, membersOnly, at } = event;
      const announcement = { id, title, body, membersOnly, publishedAt: at };
      return { ...state, announcements: [announcement, ...state.announcements] };
    }
  }
}
