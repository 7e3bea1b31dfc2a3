import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { Passkey } from "../../ports/passkeys.ts";
import type { NeededConfirmation } from "./check-confirmation.ts";
import type { VerifiedProof } from "./verified-proof.ts";

export type SecondFactorCommand =
  /** `passwordHash` is the hash that the password was verified against. */
  | { readonly type: "begin-totp"; readonly sealedSecret: string; readonly passwordHash: string }
  | {
      readonly type: "turn-on-totp";
      /** The secret that the code was verified with, and the code's time step. */
      readonly sealedSecret: string;
      readonly step: number;
      readonly recoveryCodes: readonly string[];
    }
  | { readonly type: "turn-off-totp"; readonly passwordHash: string; readonly proof: VerifiedProof | undefined }
  | {
      readonly type: "add-passkey";
      readonly passkey: Passkey;
      readonly challenge: string;
      readonly challengeEndsAt: Instant;
      /** Taken when it is the first second factor. */
      readonly recoveryCodes: readonly string[];
      readonly confirmation: NeededConfirmation;
    }
  | { readonly type: "remove-passkey"; readonly passkeyId: string; readonly confirmation: NeededConfirmation }
  | { readonly type: "confirm-session"; readonly tokenHash: string; readonly proof: VerifiedProof | undefined };
