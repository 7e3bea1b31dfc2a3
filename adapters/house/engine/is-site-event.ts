import type { HouseEvent, SiteEvent } from "./events.ts";

const SITE_EVENTS: ReadonlySet<string> = new Set<SiteEvent["type"]>(["operation-set", "announced", "provider-set"]);

/** Whether a fact is of the whole house rather than of one member. */
export function isSiteEvent(event: HouseEvent): event is SiteEvent {
  return SITE_EVENTS.has(event.type);
}
