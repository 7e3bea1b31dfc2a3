import type { Announcement, SiteSettings } from "../../../core/site/model.ts";
import type { BackOffice } from "../staff/back-office.ts";
import type { PublishedAnnouncement } from "./evolve.ts";
import type { SiteContent } from "./site-content.ts";

export function settingsView({ lines, promotion }: SiteContent, policy: BackOffice): SiteSettings {
  const seconds = policy.mode === "automatic" ? Math.ceil(policy.afterMs / 1000) : undefined;
  return { lines, promotion, usualSeconds: { deposit: seconds, withdrawal: seconds } };
}

/** Newest first. Visitors do not see announcements for members. */
export function announcementsFor(
  audience: "visitor" | "member",
  all: readonly PublishedAnnouncement[],
): readonly Announcement[] {
  return all
    .filter(({ membersOnly }) => audience === "member" || !membersOnly)
    .sort((one, other) => other.publishedAt - one.publishedAt)
    .map(({ id, title, body, publishedAt }) => ({ id, title, body, publishedAt }));
}
