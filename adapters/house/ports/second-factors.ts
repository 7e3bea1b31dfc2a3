import type { MemberId } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";

/** A registered passkey. */
export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  /** What the member called it. */
  readonly name: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
  /** The site that it was made at, and works at. */
  readonly origin: string;
}

/** What a challenge is for. One that was made for something else, another session or another member is not right. */
export type ChallengePurpose =
  | { readonly name: "sign-in" | "recovery"; readonly member: MemberId }
  /** `session` is the hash of the session's first token. */
  | { readonly name: "confirmation" | "registration"; readonly member: MemberId; readonly session: string };

export interface SignedChallenge {
  /** Works once. */
  readonly challenge: string;
  readonly challengeEndsAt: Instant;
}

/**
 * Makes and verifies what passkeys sign (WebAuthn). Options and credentials are JSON texts. Challenges name their purpose
 * and their end; the engine lets each one work once.
 */
export interface Passkeys {
  /** Undefined where the operator named no such origin. */
  registrationOptions(
    purpose: ChallengePurpose,
    username: string,
    origin: string,
    known: readonly Passkey[],
    now: Instant,
  ): Promise<string | undefined>;
  /** Undefined for a credential that is not right. */
  verifyRegistration(
    purpose: ChallengePurpose,
    name: string,
    credential: string,
    now: Instant,
  ): Promise<(SignedChallenge & { readonly passkey: Passkey }) | undefined>;
  assertionOptions(purpose: ChallengePurpose, known: readonly Passkey[], now: Instant): Promise<string>;
  verifyAssertion(
    purpose: ChallengePurpose,
    known: readonly Passkey[],
    credential: string,
    now: Instant,
  ): Promise<(SignedChallenge & { readonly passkeyId: string; readonly signCount: number }) | undefined>;
}

/** Makes and verifies the codes of second factors. Secrets leave it encrypted, each for one member. */
export interface SecondFactors {
  /** A new secret: in base32 for the member's app, and encrypted for the journal. */
  createSecret(member: MemberId): { readonly secret: string; readonly sealedSecret: string };
  /**
   * The time step of a code of six digits that is right now, one step (30 s) earlier or one later; undefined for a wrong
   * code. Throws when the secret was encrypted with another key.
   */
  matchingStep(member: MemberId, sealedSecret: string, code: string, now: Instant): number | undefined;
  /** Ten codes of twelve characters without dashes. */
  createRecoveryCodes(): readonly string[];
  /** Cannot be computed without the house's key. */
  hashRecoveryCode(member: MemberId, code: string): string;
}
