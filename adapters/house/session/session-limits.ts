import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";

/** How long sessions last. All times in milliseconds. */
export interface SessionLimits {
  /** From the sign-in on, whatever the member does. */
  readonly absoluteMs: number;
  /** Since the last use. */
  readonly idleMs: number;
  /** The age at which a token is replaced. */
  readonly renewAfterMs: number;
}

/**
 * Money leaves only to the member's own bank account, so a session may outlast a day: somebody who plays every evening is
 * not asked again, and a phone that was left behind is signed out after two days.
 */
export const SESSION_LIMITS: SessionLimits = {
  absoluteMs: 30 * DAY_MS,
  idleMs: 48 * HOUR_MS,
  renewAfterMs: 24 * HOUR_MS,
};

/** How long replaced tokens work after the first use of their successor: other tabs' calls are still under way. */
export const OVERLAP_MS = MINUTE_MS;

/** How many tokens may wait for their first use. A lost reply needs one more. */
export const MAX_UNUSED_TOKENS = 3;

/** Uses of a session are written this far apart, so that calls do not fill the journal. */
export function useIntervalMs({ idleMs }: SessionLimits): number {
  return Math.min(HOUR_MS, idleMs / 4);
}

/** A lost token is replaced after this time. */
export function renewRetryMs({ renewAfterMs }: SessionLimits): number {
  return renewAfterMs / 24;
}
