import type { Instant } from "../../shared/bangkok-time.ts";

/** What a member may show besides the password. */
export const SECOND_FACTOR_KINDS = ["totp", "recovery-code", "passkey"] as const;
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

/**
 * A code of the authenticator app (RFC 6238), a recovery code, which works once, or what a passkey signed, as the JSON
 * text of WebAuthn.
 */
export interface SecondFactorProof {
  readonly kind: SecondFactorKind;
  readonly code: string;
}

export interface SecondFactorStatus {
  /** When the authenticator app was turned on; undefined while it is off. */
  readonly totpSince: Instant | undefined;
  readonly recoveryCodesLeft: number;
  /** In the order in which they were added. */
  readonly passkeys: readonly PasskeyName[];
}

/** Base32, for the authenticator app. It is shown only while the app is being set up. */
export interface TotpSetup {
  readonly secret: string;
}

export interface PasskeyName {
  readonly id: string;
  /** What the member called it. */
  readonly name: string;
  readonly addedAt: Instant;
}

/** What a browser needs to make or use a passkey: the JSON text of WebAuthn's options. */
export interface PasskeyOptions {
  readonly options: string;
}

/** A new passkey: what the browser made, as the JSON text of WebAuthn. */
export interface NewPasskey {
  readonly name: string;
  readonly credential: string;
}

export interface TotpTurnOff {
  readonly password: string;
  readonly proof: SecondFactorProof;
}

/** What an operator may ask a second factor for again, besides the sign-in. Every change of a second factor asks for it. */
export const GUARDED_ACTIONS = ["withdrawal", "password"] as const;
export type GuardedAction = (typeof GUARDED_ACTIONS)[number];
