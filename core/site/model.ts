import type { PromotionSetting } from "../rules/promotion.ts";
import type { Language } from "../sentences/sentences.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Satang } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";

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

/** The colours of the pages; `device` follows the device's own setting. */
export const SCHEMES = ["dark", "light", "device"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A player's choices about this device. They belong to no member and stay after the sign-out. */
export interface DeviceSettings {
  /** Confirmations stay open until they are answered, for people who need longer. */
  readonly confirmationsStayOpen: boolean;
  /** Undefined until it is chosen: the brand's counts. */
  readonly scheme?: Scheme | undefined;
  /** Undefined until it is chosen: the first one of the brand's that the browser asks for counts, else the brand's first. */
  readonly language?: Language | undefined;
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

/** The parts of the site that an operator may switch off. Everything else is always there. */
export const FEATURES = [
  "games",
  "winLoss",
  "refund",
  "rewards",
  "cards",
  "wheel",
  "checkIn",
  "affiliate",
  "ranking",
  "movies",
  "liveScore",
  "standings",
  "slip",
  "promotion",
] as const;
export type Feature = (typeof FEATURES)[number];

/** A feature that is not named is on. */
export type FeatureSwitches = Readonly<Partial<Record<Feature, boolean | undefined>>>;

export function isFeatureOn(feature: Feature, switches: FeatureSwitches | undefined): boolean {
  return switches?.[feature] !== false;
}

/** The tabs of the page with limits, figures and breaks, in their order. */
export const FAIR_PLAY_TABS = ["limits", "month", "break"] as const;
/** What an operator may leave out of fair play. What the backend refuses stays refused. */
export const FAIR_PLAY_PARTS = [...FAIR_PLAY_TABS, "reality-check", "suggestion"] as const;
export type FairPlayPart = (typeof FAIR_PLAY_PARTS)[number];

/** What a backend reports while it changes. */
export const LIVE_SUBJECTS = ["credit", "deposit", "slip", "withdrawal", "reward", "inbox", "downline"] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** Something of the member's changed and should be read again. */
export interface LiveChange {
  readonly what: LiveSubject;
  /** The request's id, for a request. */
  readonly id: string | undefined;
}

export interface LiveListener {
  /** The id of the last report that was received, so that the backend repeats what came after it. */
  readonly lastId: string | undefined;
  /** Ends the listening. */
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  /** Called for every sign of life: a report or a heartbeat. */
  readonly onBeat: () => void;
  /** `id` is the `lastId` of a listener that wants what comes after this report. */
  readonly onChanges: (changes: readonly LiveChange[], id: string) => void;
}

/** The stream of the signed-in member's changes at some backend. */
export interface LivePort {
  /** Listens until the backend or the listener ends it. An error when it never opened or broke. */
  listen(listener: LiveListener): Promise<Result<void, Problem>>;
}
