import type { LevelBasis, RefundTableName } from "../../core/rules/levels.ts";
import { GUARDED_ACTIONS, type GuardedAction } from "../../core/session/second-factor/model.ts";
import type { Satang } from "../../core/shared/money.ts";
import { AUDIT_RETENTION_MS } from "./audit/audited.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  type Limits,
  type PasswordQueueSettings,
} from "./session/limits/default-limits.ts";
import { SESSION_LIMITS, type SessionLimits } from "./session/session-limits.ts";

/** What an operator may decide about a house. Every house has all of it. */
export interface HouseOptions {
  /** How many refusals under keys are stored for a member and Bangkok day; more are told as `too-many-refused`. */
  readonly refusalsPerDay: number;
  readonly sessions: SessionLimits;
  /** How long the audit log keeps an entry. */
  readonly auditRetentionMs: number;
  /** How much is too much. */
  readonly rates: Limits;
  readonly passwordQueue: PasswordQueueSettings;
  /** How many passwords are hashed at once; by default one less than the machine has cores. */
  readonly passwordThreads: number | undefined;
  /** What a member with a second factor must confirm it for again. */
  readonly secondFactorFor: readonly GuardedAction[];
  /** Sites whose members may have passkeys, besides one at localhost. */
  readonly passkeyOrigins: readonly string[];
  /** Names of brands and hosts, which no password may be made of. */
  readonly siteNames: readonly string[];
  /** How the brand counts deposits for platinum. */
  readonly platinumBasis: LevelBasis;
  /** The brand's percents of a loss that is refunded. */
  readonly refundTable: RefundTableName;
  /** A code to a phone leaves at any moment within this time, so that nobody learns from the time of an answer who is a member. */
  readonly codesWithinMs: number;
  /** Money above this amount needs two persons of the staff; undefined for never. */
  readonly twoPersonsAbove: Satang | undefined;
  /** How many connections to its database the house opens at most; the journal has a default. */
  readonly databaseConnections: number | undefined;
  /** How long a call goes on while the database is away, in milliseconds; the journal has a default. */
  readonly databaseWaitMs: number | undefined;
}

export const HOUSE_OPTIONS: HouseOptions = {
  refusalsPerDay: 200,
  sessions: SESSION_LIMITS,
  auditRetentionMs: AUDIT_RETENTION_MS,
  rates: DEFAULT_LIMITS,
  passwordQueue: DEFAULT_PASSWORD_QUEUE,
  passwordThreads: undefined,
  secondFactorFor: GUARDED_ACTIONS,
  passkeyOrigins: [],
  siteNames: [],
  platinumBasis: "cumulative",
  refundTable: "standard",
  codesWithinMs: 1000,
  twoPersonsAbove: undefined,
  databaseConnections: undefined,
  databaseWaitMs: undefined,
};

/** Some options. A rate that is given as undefined is off. */
export type GivenOptions = {
  readonly [Name in keyof HouseOptions]?:
    | (Name extends "sessions" | "rates" | "passwordQueue" ? Partial<HouseOptions[Name]> : HouseOptions[Name])
    | undefined;
};

/** The options that are given, and the others from `usual`. */
export function houseOptions(given: GivenOptions = {}, usual: HouseOptions = HOUSE_OPTIONS): HouseOptions {
  return {
    refusalsPerDay: given.refusalsPerDay ?? usual.refusalsPerDay,
    sessions: { ...usual.sessions, ...given.sessions },
    auditRetentionMs: given.auditRetentionMs ?? usual.auditRetentionMs,
    rates: { ...usual.rates, ...given.rates },
    passwordQueue: { ...usual.passwordQueue, ...given.passwordQueue },
    passwordThreads: given.passwordThreads ?? usual.passwordThreads,
    secondFactorFor: given.secondFactorFor ?? usual.secondFactorFor,
    passkeyOrigins: given.passkeyOrigins ?? usual.passkeyOrigins,
    siteNames: given.siteNames ?? usual.siteNames,
    platinumBasis: given.platinumBasis ?? usual.platinumBasis,
    refundTable: given.refundTable ?? usual.refundTable,
    codesWithinMs: given.codesWithinMs ?? usual.codesWithinMs,
    twoPersonsAbove: given.twoPersonsAbove ?? usual.twoPersonsAbove,
    databaseConnections: given.databaseConnections ?? usual.databaseConnections,
    databaseWaitMs: given.databaseWaitMs ?? usual.databaseWaitMs,
  };
}
