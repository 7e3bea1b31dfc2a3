import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { Passkey } from "../../ports/passkeys.ts";
import type { VerifiedProof } from "./verified-proof.ts";

interface SecondFactorEventOf<Type extends string> {
  readonly type: Type;
  readonly at: Instant;
}

export type SecondFactorEvent =
  /** The secret is encrypted. It has no effect before it is turned on. */
  | (SecondFactorEventOf<"totp-begun"> & { readonly sealedSecret: string })
  | (SecondFactorEventOf<"totp-turned-on"> & {
      readonly sealedSecret: string;
      /** The time step of the code that turned it on; it cannot be used again. */
      readonly step: number;
      /** Hashes of the recovery codes. */
      readonly recoveryCodes: readonly string[];
    })
  | SecondFactorEventOf<"totp-turned-off">
  | (SecondFactorEventOf<"passkey-added"> & {
      readonly passkey: Passkey;
      readonly challenge: string;
      readonly challengeEndsAt: Instant;
      /** Only with the first second factor. */
      readonly recoveryCodes?: readonly string[];
    })
  | (SecondFactorEventOf<"passkey-removed"> & { readonly passkeyId: string })
  /** Uses a code up. The session is confirmed until `until`. */
  | (SecondFactorEventOf<"second-factor-used"> & {
      readonly proof: VerifiedProof;
      readonly tokenHash: string;
      readonly until: Instant;
    });
