import type * as v from "valibot";
import { siteEndpoints as rows } from "../../contracts/endpoints/site.ts";
import type { configuration, publicFeed, userSetting } from "../../contracts/schemas/site.ts";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { Session } from "../../core/session/port.ts";
import { baht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { Configuration, FeedEntry } from "../../core/site/model.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { HttpClient } from "./client/client.ts";
import { instantFromWire, optionalInstantFromWire } from "./time-from-wire.ts";

/** The site port over HTTP; with a session, a member's own variants are asked for where the contract has them. */
export function createHttpSite(client: HttpClient, identity: () => Session | undefined): SitePort {
  return {
    async settings() {
      return mapOk(await client.call(rows.setting, {}), ({ line, promotion, usualSeconds }) => ({
        lines: { primary: line?.line1?.id || undefined, backup: line?.line2?.id || undefined },
        promotion: promotion ? promotionFromWire(promotion) : undefined,
        usualSeconds: {
          deposit: usualSeconds?.deposit ?? undefined,
          withdrawal: usualSeconds?.withdrawal ?? undefined,
        },
      }));
    },

    async memberPromotion() {
      return mapOk(await client.call(rows.userSetting, {}), promotionFromWire);
    },

    async operation() {
      return mapOk(await client.call(rows.operation, {}), ({ websiteStatus, until }) => ({
        maintenance: websiteStatus === "MA",
        until: optionalInstantFromWire(until),
      }));
    },

    async configuration(signal) {
      const row = identity() ? rows.memberConfiguration : rows.configuration;
      return mapOk(await client.call(row, { signal }), configurationFromWire);
    },

    async announcements() {
      const row = identity() ? rows.memberAnnouncements : rows.announcements;
      return mapOk(await client.call(row, {}), (news) =>
        news.map(({ publishedAt, ...item }) => ({ ...item, publishedAt: instantFromWire(publishedAt) })),
      );
    },

    async recentDeposits() {
      return mapOk(await client.call(rows.publicDeposits, {}), feedFromWire);
    },

    async recentWithdrawals() {
      return mapOk(await client.call(rows.publicWithdrawals, {}), feedFromWire);
    },
  };
}

function promotionFromWire({ bonusMax, ...rest }: v.InferOutput<typeof userSetting>): PromotionSetting {
  return { ...rest, bonusMax: baht(bonusMax) };
}

function configurationFromWire(entries: v.InferOutput<typeof configuration>): Configuration {
  const paths = new Map<string, string>();
  for (const { key, value } of entries) {
    const path = value?.data?.path;
    if (path) paths.set(key, path);
  }
  return paths;
}

function feedFromWire(feed: v.InferOutput<typeof publicFeed>): readonly FeedEntry[] {
  return feed.map(({ name, amount, at }) => ({
    maskedName: name,
    amountSatang: baht(amount),
    at: instantFromWire(at),
  }));
}
