import type { PromotionSetting } from "../rules/promotion.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type {
  Announcement,
  Configuration,
  DeviceClock,
  DeviceSettings,
  FeedEntry,
  Operation,
  RankingEntry,
  RankingPeriod,
  SiteSettings,
} from "./model.ts";

/** What the site shows to everybody, and the member's own variants of it. */
export interface SitePort {
  settings(): Promise<Result<SiteSettings, Problem>>;
  /** The signed-in member's promotion setting, which may differ from the public one. */
  memberPromotion(): Promise<Result<PromotionSetting, Problem>>;
  operation(): Promise<Result<Operation, Problem>>;
  configuration(signal?: AbortSignal): Promise<Result<Configuration, Problem>>;
  /** Newest first; a signed-in member may see more than a visitor. */
  announcements(): Promise<Result<readonly Announcement[], Problem>>;
  /** Recent credited deposits and paid withdrawals with masked names, newest first. */
  recentDeposits(): Promise<Result<readonly FeedEntry[], Problem>>;
  recentWithdrawals(): Promise<Result<readonly FeedEntry[], Problem>>;
  /** Who staked most in a period; the signed-in member's own line is always there. */
  ranking(period: RankingPeriod): Promise<Result<readonly RankingEntry[], Problem>>;
}

/** Stores what is known about this device's clock. */
export interface DeviceClockStorage {
  /** A clock that is right, where nothing is stored. */
  read(): DeviceClock;
  write(clock: DeviceClock): void;
}

/** Stores the settings of this device. Synchronous, because a dialog depends on it. */
export interface DeviceSettingsStorage {
  /** The defaults for what is not stored. */
  read(): DeviceSettings;
  write(settings: DeviceSettings): void;
  /** Hears of changes in other tabs. Returns the stop. */
  follow(onChange: () => void): () => void;
}
