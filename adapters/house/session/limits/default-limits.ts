import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Limit } from "./limit.ts";

/** What is counted. Undefined switches a limit off. */
export interface Limits {
  /** Wrong passwords for one username, from devices that the member never used. */
  readonly account: Limit | undefined;
  /** Wrong passwords from one known device of a member, or with a right second factor. */
  readonly device: Limit | undefined;
  /** Wrong passwords from one address. Thousands of phones may share one, so it counts failures and never people. */
  readonly address: Limit | undefined;
  /** Wrong passwords from all unknown devices together. */
  readonly house: Limit | undefined;
  /** Registrations from one address, and all together. */
  readonly registerAddress: Limit | undefined;
  readonly registerHouse: Limit | undefined;
  /** Codes for a new password that are asked for, for one phone number or username, from one address, and all together. */
  readonly recoveryAccount: Limit | undefined;
  readonly recoveryAddress: Limit | undefined;
  readonly recoveryHouse: Limit | undefined;
  /** Wrong tries of one such code. */
  readonly recoveryCode: Limit | undefined;
  /** Questions before a registration: is it taken, who invites, whose account. A question with a hit counts more. */
  readonly lookUpAddress: Limit | undefined;
  readonly lookUpHouse: Limit | undefined;
  /** Names of bank accounts for one registration. */
  readonly bankName: Limit | undefined;
}

/** The defaults. The settings file changes them one by one. */
export const DEFAULT_LIMITS: Limits = {
  account: { free: 5, forgetMs: 15 * MINUTE_MS, firstDelayMs: 2 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS },
  device: { free: 5, forgetMs: 15 * MINUTE_MS, firstDelayMs: 2 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS },
  address: { free: 100, forgetMs: 6 * SECOND_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  house: { free: 3000, forgetMs: 200, firstDelayMs: SECOND_MS, maxDelayMs: 30 * SECOND_MS },
  registerAddress: { free: 20, forgetMs: 3 * MINUTE_MS, firstDelayMs: 10 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS },
  registerHouse: { free: 500, forgetMs: SECOND_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  recoveryAccount: { free: 3, forgetMs: 20 * MINUTE_MS, firstDelayMs: MINUTE_MS, maxDelayMs: 30 * MINUTE_MS },
  recoveryAddress: { free: 20, forgetMs: 3 * MINUTE_MS, firstDelayMs: 10 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS },
  recoveryHouse: { free: 200, forgetMs: 5 * SECOND_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  recoveryCode: { free: 5, forgetMs: 10 * MINUTE_MS, firstDelayMs: 10 * MINUTE_MS, maxDelayMs: 10 * MINUTE_MS },
  lookUpAddress: { free: 120, forgetMs: 3 * SECOND_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  lookUpHouse: { free: 6000, forgetMs: 50, firstDelayMs: SECOND_MS, maxDelayMs: 30 * SECOND_MS },
  bankName: { free: 10, forgetMs: HOUR_MS, firstDelayMs: MINUTE_MS, maxDelayMs: 15 * MINUTE_MS },
};

/** The line of work that hashes passwords. */
export interface PasswordQueueSettings {
  /** So many sign-ins may wait at once. */
  readonly places: number;
  /** So many sign-ins of one address may wait at once. */
  readonly placesPerAddress: number;
  /** A sign-in that would wait longer, or has waited longer, is refused with a time to come again. */
  readonly waitMs: number;
}

export const DEFAULT_PASSWORD_QUEUE: PasswordQueueSettings = { places: 64, placesPerAddress: 8, waitMs: 2000 };
