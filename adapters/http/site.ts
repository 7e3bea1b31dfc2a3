import type * as v from "valibot";
import { siteEndpoints as rows } from "../../contracts/endpoints/site.ts";
import type {
  announcements,
  configuration,
  operation,
  publicFeed,
  ranking,
  setting,
  userSetting,
} from "../../contracts/schemas/site.ts";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { Session } from "../../core/session/model.ts";
import { baht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type {
  Announcement,
  Configuration,
  FeedEntry,
  Operation,
  RankingEntry,
  SiteSettings,
} from "../../core/site/model.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { HttpClient } from "./client/client.ts";
import { instantFromWire, optionalInstantFromWire } from "./from-wire.ts";

/** The site port over HTTP. With a session it calls the members' rows where the contract has them. */
export function createHttpSite(client: HttpClient, identity: () => Session | undefined): SitePort {
  return {
    async settings() {
      return mapOk(await client.call(rows.setting, {}), settingsFromWire);
    },
    async memberPromotion() {
      return mapOk(await client.call(rows.userSetting, {}), promotionFromWire);
    },
    async operation() {
      return mapOk(await client.call(rows.operation, {}), operationFromWire);
    },
    async configuration(signal) {
      const row = identity() ? rows.memberConfiguration : rows.configuration;
      return mapOk(await client.call(row, { signal }), configurationFromWire);
    },
    async announcements() {
      const row = identity() ? rows.memberAnnouncements : rows.announcements;
      return mapOk(await client.call(row, {}), announcementsFromWire);
    },
    async recentDeposits() {
      return mapOk(await client.call(rows.publicDeposits, {}), feedFromWire);
    },
    async recentWithdrawals() {
      return mapOk(await client.call(rows.publicWithdrawals, {}), feedFromWire);
    },

    async ranking(period) {
      return mapOk(await client.call(rows.ranking, { query: { period } }), rankingFromWire);
    },
  };
}

function settingsFromWire({ line, promotion, usualSeconds }: v.InferOutput<typeof setting>): SiteSettings {
  return {
    lines: { primary: line?.line1?.id || undefined, backup: line?.line2?.id || undefined },
    promotion: promotion ? promotionFromWire(promotion) : undefined,
    usualSeconds: {
      deposit: usualSeconds?.deposit ?? undefined,
      withdrawal: usualSeconds?.withdrawal ?? undefined,
    },
  };
}

function operationFromWire({ websiteStatus, until }: v.InferOutput<typeof operation>): Operation {
  return { maintenance: websiteStatus === "MA", until: optionalInstantFromWire(until) };
}

function announcementsFromWire(wire: v.InferOutput<typeof announcements>): readonly Announcement[] {
  return wire.map(({ publishedAt, ...item }) => ({ ...item, publishedAt: instantFromWire(publishedAt) }));
}

function promotionFromWire({ bonusMax, ...rest }: v.InferOutput<typeof userSetting>): PromotionSetting {
  return { ...rest, bonusMax: baht(bonusMax) };
}

function configurationFromWire(wire: v.InferOutput<typeof configuration>): Configuration {
  const paths = new Map<string, string>();
  for (const { key, value } of wire) {
    const path = value?.data?.path;
    if (path) paths.set(key, path);
  }
  return paths;
}

function feedFromWire(wire: v.InferOutput<typeof publicFeed>): readonly FeedEntry[] {
  return wire.map(({ name, amount, at }) => ({
    maskedName: name,
    amountSatang: baht(amount),
    at: instantFromWire(at),
  }));
}

function rankingFromWire(wire: v.InferOutput<typeof ranking>): readonly RankingEntry[] {
  return wire.map(({ rank, name, staked, mine }) => ({ rank, maskedName: name, stakedSatang: baht(staked), mine }));
}
