import type { Announcement, Configuration, FeedEntry, Operation, SiteSettings } from "../../../core/site/model.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import type { BackOffice } from "../staff/back-office.ts";
import { readFeed } from "./feed.ts";
import { announcementsFor, settingsView } from "./views.ts";

/** What the site shows to everybody. */
export interface SiteService {
  settings(): Promise<SiteSettings>;
  operation(): Promise<Operation>;
  configuration(): Promise<Configuration>;
  /** Newest first. Visitors do not see announcements for members. */
  announcements(audience: "visitor" | "member"): Promise<readonly Announcement[]>;
  recentDeposits(): Promise<readonly FeedEntry[]>;
  recentWithdrawals(): Promise<readonly FeedEntry[]>;
}

export function createSiteService(
  { site, content, rows }: ServiceContext,
  backOffice: () => Promise<BackOffice>,
): SiteService {
  return {
    settings: async () => settingsView(content, await backOffice()),
    operation: async () => (await site.read()).operation,
    configuration: async () => content.configuration,
    async announcements(audience) {
      const { announcements } = await site.read();
      return announcementsFor(audience, [...announcements, ...content.announcements]);
    },
    recentDeposits: () => readFeed(rows, "deposits"),
    recentWithdrawals: () => readFeed(rows, "withdrawals"),
  };
}
