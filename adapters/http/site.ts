import type * as v from "valibot";
import { siteEndpoints as rows } from "../../contracts/endpoints/site.ts";
import type { configuration, publicFeed, ranking, userSetting } from "../../contracts/schemas/site.ts";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { Session } from "../../core/session/model.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { Configuration, FeedEntry, RankingEntry } from "../../core/site/model.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { HttpClient } from "./client/client.ts";
import { satangOf } from "./money-wire.ts";
import { instantOf, maybeInstant } from "./time-wire.ts";

/** The site port over HTTP; with a session, a member's own variants are asked for where the contract has them. */
export function createHttpSite(client: HttpClient, identity: () => Session | undefined): SitePort {
  return {
    async settings() {
      return mapOk(await client.call(rows.setting, {}), ({ line, promotion, usualSeconds }) => ({
        lines: { primary: line?.line1?.id || undefined, backup: line?.line2?.id || undefined },
        promotion: promotion ? promotionOf(promotion) : undefined,
        usualSeconds: {
          deposit: usualSeconds?.deposit ?? undefined,
          withdrawal: usualSeconds?.withdrawal ?? undefined,
        },
      }));
    },

    async memberPromotion() {
      return mapOk(await client.call(rows.userSetting, {}), promotionOf);
    },

    async operation() {
      return mapOk(await client.call(rows.operation, {}), ({ websiteStatus, until }) => ({
        maintenance: websiteStatus === "MA",
        until: maybeInstant(until),
      }));
    },

    async configuration(signal) {
      const row = identity() ? rows.memberConfiguration : rows.configuration;
      return mapOk(await client.call(row, { signal }), configurationOf);
    },

    async announcements() {
      const row = identity() ? rows.memberAnnouncements : rows.announcements;
      return mapOk(await client.call(row, {}), (news) =>
        news.map(({ publishedAt, ...item }) => ({ ...item, publishedAt: instantOf(publishedAt) })),
      );
    },

    async recentDeposits() {
      return mapOk(await client.call(rows.publicDeposits, {}), feedOf);
    },

    async recentWithdrawals() {
      return mapOk(await client.call(rows.publicWithdrawals, {}), feedOf);
    },

    async ranking(period) {
      return mapOk(await client.call(rows.ranking, { query: { period } }), rankingOf);
    },
  };
}

function promotionOf({ bonusMax, ...rest }: v.InferOutput<typeof userSetting>): PromotionSetting {
  return { ...rest, bonusMax: satangOf(bonusMax) };
}

function configurationOf(entries: v.InferOutput<typeof configuration>): Configuration {
  const paths = new Map<string, string>();
  for (const { key, value } of entries) {
    const path = value?.data?.path;
    if (path) paths.set(key, path);
  }
  return paths;
}

function feedOf(feed: v.InferOutput<typeof publicFeed>): readonly FeedEntry[] {
  return feed.map(({ name, amount, at }) => ({ maskedName: name, amountSatang: satangOf(amount), at: instantOf(at) }));
}

function rankingOf(wire: v.InferOutput<typeof ranking>): readonly RankingEntry[] {
  return wire.map(({ rank, name, staked, mine }) => ({ rank, maskedName: name, stakedSatang: satangOf(staked), mine }));
}
