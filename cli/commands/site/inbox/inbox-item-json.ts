import { toIso } from "../../../../core/shared/bangkok-time.ts";
import type { InboxItem } from "../../../../core/site/inbox.ts";

export function inboxItemJson({ at, ...item }: InboxItem) {
  return { ...item, at: toIso(at) };
}
