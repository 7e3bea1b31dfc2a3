import type { Announcement, Operation } from "../../../core/site/model.ts";
import type { SiteEvent } from "../engine/events.ts";

export interface PublishedAnnouncement extends Announcement {
  readonly membersOnly: boolean;
}

/** The state of the site's stream. */
export interface SiteState {
  readonly version: number;
  readonly operation: Operation;
  /** Newest first. */
  readonly announcements: readonly PublishedAnnouncement[];
  readonly providersDown: ReadonlySet<string>;
}

export const INITIAL_SITE_STATE: SiteState = {
  version: 0,
  operation: { maintenance: false, until: undefined },
  announcements: [],
  providersDown: new Set(),
};

export function evolveSite(state: SiteState, event: SiteEvent): SiteState {
  const version = state.version + 1;
  switch (event.type) {
    case "operation-set":
      return { ...state, version, operation: { maintenance: event.maintenance, until: event.until } };
    case "provider-set": {
      const others = [...state.providersDown].filter((provider) => provider !== event.provider);
      return { ...state, version, providersDown: new Set(event.down ? [...others, event.provider] : others) };
    }
    case "announced": {
      const { id, title, body, membersOnly, at } = event;
      const announcement = { id, title, body, membersOnly, publishedAt: at };
      return { ...state, version, announcements: [announcement, ...state.announcements] };
    }
  }
}
