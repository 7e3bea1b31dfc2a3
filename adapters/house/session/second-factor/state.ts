import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { Passkey } from "../../ports/passkeys.ts";

export interface SecondFactorState {
  /** The latest secret that was made but not turned on. */
  readonly begun: { readonly sealedSecret: string; readonly at: Instant } | undefined;
  readonly totp:
    | {
        readonly sealedSecret: string;
        readonly since: Instant;
        /** The latest time step that a code was accepted for. */
        readonly lastStep: number;
      }
    | undefined;
  /** Hashes of the recovery codes that are left. */
  readonly recoveryCodes: readonly string[];
  readonly passkeys: readonly (Passkey & { readonly addedAt: Instant })[];
  /** Challenges that were used, until they end. */
  readonly usedChallenges: ReadonlyMap<string, Instant>;
  /** Until when sessions are confirmed, by token hash. */
  readonly confirmedUntil: ReadonlyMap<string, Instant>;
}

export const NO_SECOND_FACTOR: SecondFactorState = {
  begun: undefined,
  totp: undefined,
  recoveryCodes: [],
  passkeys: [],
  usedChallenges: new Map(),
  confirmedUntil: new Map(),
};
