import type * as v from "valibot";
import type { inboxItem, inboxPage } from "../../../contracts/schemas/inbox.ts";
import type {
  announcements,
  configuration,
  operation,
  publicFeed,
  ranking,
  setting,
  userSetting,
} from "../../../contracts/schemas/site.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import type { InboxItem, InboxPage } from "../../../core/site/inbox.ts";
import type {
  Announcement,
  Configuration,
  FeedEntry,
  Operation,
  RankingEntry,
  SiteSettings,
} from "../../../core/site/model.ts";

export function promotionToWire(promotion: PromotionSetting): v.InferInput<typeof userSetting> {
  return { ...promotion, bonusMax: toBaht(promotion.bonusMax) };
}

export function settingsToWire({ lines, promotion, usualSeconds }: SiteSettings): v.InferInput<typeof setting> {
  return {
    line: { line1: { id: lines.primary }, line2: { id: lines.backup } },
    promotion: promotion && promotionToWire(promotion),
    usualSeconds,
  };
}

/** The spec names MA for maintenance and no other value, so ON is our own choice. */
export function operationToWire({ maintenance, until }: Operation): v.InferInput<typeof operation> {
  return { websiteStatus: maintenance ? "MA" : "ON", until: until === undefined ? null : toIso(until) };
}

export function configurationToWire(entries: Configuration): v.InferInput<typeof configuration> {
  return Array.from(entries, ([key, path]) => ({ key, value: { data: { path } } }));
}

export function announcementsToWire(news: readonly Announcement[]): v.InferInput<typeof announcements> {
  return news.map(({ id, title, body, publishedAt }) => ({ id, title, body, publishedAt: toIso(publishedAt) }));
}

export function feedToWire(entries: readonly FeedEntry[]): v.InferInput<typeof publicFeed> {
  return entries.map(({ maskedName, amountSatang, at }) => ({
    name: maskedName,
    amount: toBaht(amountSatang),
    at: toIso(at),
  }));
}

export function rankingToWire(entries: readonly RankingEntry[]): v.InferInput<typeof ranking> {
  return entries.map(({ rank, maskedName, stakedSatang, mine }) => ({
    rank,
    name: maskedName,
    staked: toBaht(stakedSatang),
    mine,
  }));
}

export function inboxPageToWire({ items, next, unread, notices }: InboxPage): v.InferInput<typeof inboxPage> {
  return { items: items.map(itemToWire), next, unread, notices: notices.map(itemToWire) };
}

function itemToWire({ amountSatang, points, at, ...item }: InboxItem): v.InferInput<typeof inboxItem> {
  return { ...item, at: toIso(at), amount: amountSatang && toBaht(amountSatang), point: points };
}
