import type { HouseEvent, SiteEvent } from "./events.ts";

const SITE_EVENTS: ReadonlySet<string> = new Set<SiteEvent["type"]>([
  "operation-set",
  "announced",
  "provider-set",
  "back-office-set",
]);

/** Whether an event belongs to the site's stream and not to a member's. */
export function isSiteEvent(event: HouseEvent): event is SiteEvent {
  return SITE_EVENTS.has(event.type);
}
