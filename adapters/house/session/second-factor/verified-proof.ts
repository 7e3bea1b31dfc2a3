import type { Instant } from "../../../../core/shared/bangkok-time.ts";

/** What a code was verified as, outside the pure engine. The engine decides whether it may still be used. */
export type VerifiedProof =
  | { readonly kind: "totp"; readonly sealedSecret: string; readonly step: number }
  | { readonly kind: "recovery-code"; readonly hash: string }
  | {
      readonly kind: "passkey";
      readonly passkeyId: string;
      /** Works once. */
      readonly challenge: string;
      readonly challengeEndsAt: Instant;
      readonly signCount: number;
    };
