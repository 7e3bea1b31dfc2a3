import type { PromotionSetting } from "../rules/promotion.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** Settings for every visitor (spec section 3, "Global setting"). */
export interface SiteSettings {
  /** LINE ids of the two chat lines. */
  readonly lines: { readonly primary: string | undefined; readonly backup: string | undefined };
  readonly promotion: PromotionSetting | undefined;
  /** Seconds that a request usually takes, where the operator states it. */
  readonly usualSeconds: { readonly deposit: number | undefined; readonly withdrawal: number | undefined };
}

export interface Operation {
  /** True when `websiteStatus` is MA; the whole site then shows the maintenance page. */
  readonly maintenance: boolean;
  /** When the operator expects to be back. */
  readonly until: Instant | undefined;
}

/** The pictures of the site that an operator may configure (spec section 3, "Configuration entry"). */
export const PICTURE_KEYS = [
  "home.normal.logo",
  "home.normal.background",
  "home.top.background",
  "home.top.background.phone",
  "home.top.casino",
  "home.top.slot",
  "home.top.sport",
  "home.top.contact",
  "home.menuBottom.allGame",
] as const;
export type PictureKey = (typeof PICTURE_KEYS)[number];

/** Image path or URL by key, such as `home.normal.background` (spec section 3, "Configuration entry"). */
export type Configuration = ReadonlyMap<string, string>;

/** A player's choices about this device. They belong to no member and stay after the sign-out. */
export interface DeviceSettings {
  /** Confirmations stay open until they are answered, for people who need longer. */
  readonly confirmationsStayOpen: boolean;
}

/** What this device knows about its own clock. */
export interface DeviceClock {
  /** The backend's time less the device's, in milliseconds. */
  readonly offsetMs: number;
  /** Whether the person knows that the clock is far off. */
  readonly dismissed: boolean;
}

export interface Announcement {
  readonly id: string;
  readonly title: string;
  /** Untrusted markup as the backend sent it: sanitise it before showing it. */
  readonly body: string;
  readonly publishedAt: Instant;
}

/** A line of the public feed. */
export interface FeedEntry {
  readonly maskedName: string;
  readonly amountSatang: Satang;
  readonly at: Instant;
}

export const RANKING_PERIODS = ["day", "week", "month"] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];

export interface RankingEntry {
  /** 1 is first; ties share a rank. */
  readonly rank: number;
  readonly maskedName: string;
  /** What the member staked in the period. */
  readonly stakedSatang: Satang;
  /** True for the signed-in member's own line. */
  readonly mine: boolean;
}
