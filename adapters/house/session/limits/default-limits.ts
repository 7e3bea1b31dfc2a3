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
  /** Questions before a registration: is it taken, who invites, whose account. A question with a hit counts more. */
  readonly lookUpAddress: Limit | undefined;
  readonly lookUpHouse: Limit | undefined;
  /** Names of bank accounts for one registration. */
  readonly bankName: Limit | undefined;
}

/** The defaults. SANAM_LIMITS changes them one by one. */
export const DEFAULT_LIMITS: Limits = {
  account: { free: 5, forgetMs: 15 * MINUTE_MS, firstDelayMs: 2 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS },
  device: { free: 5, forgetMs: 15 * MINUTE_MS, firstDelayMs: 2 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS },
  address: { free: 100, forgetMs: 6 * SECOND_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  house: { free: 3000, forgetMs: 200, firstDelayMs: SECOND_MS, maxDelayMs: 30 * SECOND_MS },
  registerAddress: { free: 20, forgetMs: 3 * MINUTE_MS, firstDelayMs: 10 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS },
  registerHouse: { free: 500, forgetMs: SECOND_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  lookUpAddress: { free: 120, forgetMs: 3 * SECOND_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  lookUpHouse: { free: 6000, forgetMs: 50, firstDelayMs: SECOND_MS, maxDelayMs: 30 * SECOND_MS },
  bankName: { free: 10, forgetMs: HOUR_MS, firstDelayMs: MINUTE_MS, maxDelayMs: 15 * MINUTE_MS },
};

/** For a sandbox, where all calls come from one machine: the limits of accounts and devices stay. */
export const SANDBOX_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  address: undefined,
  house: undefined,
  registerAddress: undefined,
  registerHouse: undefined,
  lookUpAddress: undefined,
  lookUpHouse: undefined,
};

/** The line of work that hashes passwords. */
export interface PasswordQueueSettings {
  /** So many may wait. */
  readonly places: number;
  /** So many may wait of one address. */
  readonly placesPerAddress: number;
  /** Whoever would wait longer, or has, is told to come again. */
  readonly waitMs: number;
}

export const DEFAULT_PASSWORD_QUEUE: PasswordQueueSettings = { places: 64, placesPerAddress: 8, waitMs: 2000 };

/** For a sandbox: a script may sign in many members at once from one machine, however slow that is. */
export const SANDBOX_PASSWORD_QUEUE: PasswordQueueSettings = {
  places: 256,
  placesPerAddress: 256,
  waitMs: 30 * SECOND_MS,
};
