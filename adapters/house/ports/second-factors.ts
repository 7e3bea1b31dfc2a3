import type { MemberId } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";

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
