import type { MemberId } from "../../../../core/session/model.ts";
import type { InboxChange, InboxPage, InboxQuery } from "../../../../core/site/inbox.ts";
import type { Announcement } from "../../../../core/site/model.ts";
import type { Answer } from "../../engine/answer.ts";
import type { ServiceContext } from "../../engine/service-context.ts";
import { announcementsFor } from "../views.ts";
import { inboxPage, newInChange, unreadItems } from "./views.ts";

/** What happened to the member's requests, what they were given, and what was announced. */
export interface InboxService {
  /** Refuses `body-invalid` for a cursor that no page returned. */
  inbox(query: InboxQuery): Answer<InboxPage>;
  /** Returns how many items are unread after it. Writes no event when nothing is new. */
  changeInbox(change: InboxChange): Promise<number>;
}

export function createInboxService(context: ServiceContext, id: MemberId): InboxService {
  const { streams, site, content, rows } = context;

  async function announcements(): Promise<readonly Announcement[]> {
    const published = await site.read();
    return announcementsFor("member", [...published.announcements, ...content.announcements]);
  }

  return {
    async inbox(query) {
      const { state } = await streams.read(id);
      return inboxPage(rows, id, state, await announcements(), query);
    },
    async changeInbox(change) {
      const news = await announcements();
      const { state } = await streams.read(id);
      const wanted = newInChange(state.inbox, news, change);
      if (!wanted) return unreadItems(state.inbox, news).length;
      const { seenUpTo: upTo, seenIds: ids, dismissedIds: dismissed } = wanted;
      const after = await streams.execute(id, { type: "see-inbox", upTo, ids, dismissed });
      return unreadItems(after.state.inbox, news).length;
    },
  };
}
