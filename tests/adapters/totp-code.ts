import { Secret, TOTP } from "otpauth";
import type { Instant } from "../../core/shared/bangkok-time.ts";

/** What an authenticator app shows at a time. */
export function totpCode(secret: string, at: Instant | number): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at });
}

export const STEP_MS = 30_000;
