import type { Instant } from "../../shared/bangkok-time.ts";

/** What a member may show besides the password. */
export const SECOND_FACTOR_KINDS = ["totp", "recovery-code"] as const;
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

/** A code of the authenticator app (RFC 6238), or a recovery code, which works once. */
export interface SecondFactorProof {
  readonly kind: SecondFactorKind;
  readonly code: string;
}

export interface SecondFactorStatus {
  /** When the authenticator app was turned on; undefined while it is off. */
  readonly totpSince: Instant | undefined;
  readonly recoveryCodesLeft: number;
}

/** Base32, for the authenticator app. It is shown only while the app is being set up. */
export interface TotpSetup {
  readonly secret: string;
}

export interface TotpTurnOff {
  readonly password: string;
  readonly proof: SecondFactorProof;
}
