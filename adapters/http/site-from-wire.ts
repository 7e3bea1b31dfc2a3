import type * as v from "valibot";
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
import { baht } from "../../core/shared/money.ts";
import type {
  Announcement,
  Configuration,
  FeedEntry,
  Operation,
  RankingEntry,
  SiteSettings,
} from "../../core/site/model.ts";
import { instantFromWire, optionalInstantFromWire } from "./time-from-wire.ts";

export function settingsFromWire({ line, promotion, usualSeconds }: v.InferOutput<typeof setting>): SiteSettings {
  return {
    lines: { primary: line?.line1?.id || undefined, backup: line?.line2?.id || undefined },
    promotion: promotion ? promotionFromWire(promotion) : undefined,
    usualSeconds: {
      deposit: usualSeconds?.deposit ?? undefined,
      withdrawal: usualSeconds?.withdrawal ?? undefined,
    },
  };
}

export function operationFromWire({ websiteStatus, until }: v.InferOutput<typeof operation>): Operation {
  return { maintenance: websiteStatus === "MA", until: optionalInstantFromWire(until) };
}

export function announcementsFromWire(wire: v.InferOutput<typeof announcements>): readonly Announcement[] {
  return wire.map(({ publishedAt, ...item }) => ({ ...item, publishedAt: instantFromWire(publishedAt) }));
}

export function promotionFromWire({ bonusMax, ...rest }: v.InferOutput<typeof userSetting>): PromotionSetting {
  return { ...rest, bonusMax: baht(bonusMax) };
}

export function configurationFromWire(wire: v.InferOutput<typeof configuration>): Configuration {
  const paths = new Map<string, string>();
  for (const { key, value } of wire) {
    const path = value?.data?.path;
    if (path) paths.set(key, path);
  }
  return paths;
}

export function feedFromWire(wire: v.InferOutput<typeof publicFeed>): readonly FeedEntry[] {
  return wire.map(({ name, amount, at }) => ({
    maskedName: name,
    amountSatang: baht(amount),
    at: instantFromWire(at),
  }));
}

export function rankingFromWire(wire: v.InferOutput<typeof ranking>): readonly RankingEntry[] {
  return wire.map(({ rank, name, staked, mine }) => ({ rank, maskedName: name, stakedSatang: baht(staked), mine }));
}
