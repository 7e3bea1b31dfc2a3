import { DAY_MS, HOUR_MS } from "../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { AUDIT_DAYS } from "../house/audit/audit-limits.ts";
import { SESSION_LIMITS, type SessionLimits } from "../house/session/session-limits.ts";

export interface SessionSettings {
  readonly sessions: SessionLimits;
  /** How long the audit log keeps an entry. */
  readonly auditRetentionMs: number;
}

/**
 * Reads SANAM_SESSION_IDLE_HOURS, SANAM_SESSION_DAYS, SANAM_TOKEN_HOURS and SANAM_AUDIT_DAYS; the error is a sentence. A
 * token is replaced at half of the idle time at the latest.
 */
export function readSessionSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<SessionSettings, string> {
  const times = [
    ["SANAM_SESSION_IDLE_HOURS", SESSION_LIMITS.idleMs / HOUR_MS, 24 * 365],
    ["SANAM_SESSION_DAYS", SESSION_LIMITS.absoluteMs / DAY_MS, 365],
    ["SANAM_TOKEN_HOURS", SESSION_LIMITS.renewAfterMs / HOUR_MS, 24 * 365],
    ["SANAM_AUDIT_DAYS", AUDIT_DAYS, 3650],
  ] as const;
  const read: number[] = [];
  for (const [name, usual, most] of times) {
    const text = env[name]?.trim() || String(usual);
    const value = Number(text);
    if (!/^\d{1,4}$/.test(text) || value < 1 || value > most) {
      return err(`${name} must be a whole number from 1 to ${most}, not "${text}".`);
    }
    read.push(value);
  }
  const [idleHours = 0, days = 0, tokenHours = 0, auditDays = 0] = read;
  const idleMs = idleHours * HOUR_MS;
  return ok({
    sessions: { idleMs, absoluteMs: days * DAY_MS, renewAfterMs: Math.min(tokenHours * HOUR_MS, idleMs / 2) },
    auditRetentionMs: auditDays * DAY_MS,
  });
}
