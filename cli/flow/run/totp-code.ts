import { Secret, TOTP } from "otpauth";
import type { Instant } from "../../../core/shared/bangkok-time.ts";

const PERIOD_SECONDS = 30;

/** What an authenticator app shows (RFC 6238), so many periods from now; undefined where the secret is none. */
export function totpCode(secret: string, now: Instant, step: number): string | undefined {
  try {
    const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
    return app.generate({ timestamp: now + step * PERIOD_SECONDS * 1000 });
  } catch {
    return undefined;
  }
}
