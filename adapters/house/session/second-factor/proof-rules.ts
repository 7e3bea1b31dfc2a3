import { SECOND_FACTOR_KINDS, type SecondFactorKind } from "../../../../core/session/second-factor/model.ts";
import { type Instant, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import type { BaseEvent } from "../../engine/model.ts";
import type { Tokens } from "../../ports/passwords.ts";
import type { Passkey, SignedChallenge } from "../../ports/second-factors.ts";

/** What a code was verified as, outside the pure engine. The engine decides whether it may still be used. */
export type VerifiedProof =
  | { readonly kind: "totp"; readonly sealedSecret: string; readonly step: number }
  | { readonly kind: "recovery-code"; readonly hash: string }
  | ({ readonly kind: "passkey"; readonly passkeyId: string; readonly signCount: number } & SignedChallenge);

/** What a command shows and uses up. A new passkey signs a challenge, too, which proves nothing about the member. */
export type ShownProof = VerifiedProof | ({ readonly kind: "registration" } & SignedChallenge);

export type SecondFactorEvent =
  /** The secret is encrypted. It has no effect before it is turned on. */
  | (BaseEvent<"totp-begun"> & { readonly sealedSecret: string })
  | (BaseEvent<"totp-turned-on"> & {
      readonly sealedSecret: string;
      /** The time step of the code that turned it on; it cannot be used again. */
      readonly step: number;
      /** Hashes of the recovery codes. */
      readonly recoveryCodes: readonly string[];
    })
  | BaseEvent<"totp-turned-off">
  | (BaseEvent<"passkey-added"> & {
      readonly passkey: Passkey;
      /** In a journal that was written before; now `second-factor-used` has them. */
      readonly challenge?: string;
      readonly challengeEndsAt?: Instant;
      /** Only with the first second factor. */
      readonly recoveryCodes?: readonly string[];
    })
  | (BaseEvent<"passkey-removed"> & { readonly passkeyId: string })
  /** Uses up what a command showed. `tokenHash` is that of the session that it confirms until `until`, if it does. */
  | (BaseEvent<"second-factor-used"> & {
      readonly proof: ShownProof;
      readonly tokenHash?: string;
      readonly until?: Instant;
    });

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
  /** Until when sessions are confirmed, by the hash of their first token. */
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

export interface SecondFactorPart {
  readonly secondFactor: SecondFactorState;
}

/** How long a confirmed session may do what `GUARDED_COMMANDS` lists. */
export const CONFIRMED_MS = 5 * MINUTE_MS;

/** How long a secret may wait for the code that turns it on. */
export const SETUP_MS = 15 * MINUTE_MS;

export function isSecondFactorOn({ totp, passkeys }: SecondFactorState): boolean {
  return totp !== undefined || passkeys.length > 0;
}

/** Names the kinds that the member has, separated by commas. */
export function secondFactorRequired({ totp, recoveryCodes, passkeys }: SecondFactorState): Refusal {
  const has: Readonly<Record<SecondFactorKind, boolean>> = {
    totp: totp !== undefined,
    "recovery-code": recoveryCodes.length > 0,
    passkey: passkeys.length > 0,
  };
  const kinds = SECOND_FACTOR_KINDS.filter((kind) => has[kind]).join(",");
  return { ...refuse("second-factor-required"), facts: { kinds } };
}

/** The session of a guarded command. */
export interface NeededConfirmation {
  /** Undefined for a call without a session, which is never confirmed. */
  readonly tokenHash: string | undefined;
}

/** The session of a guarded command. */
export async function confirmationOf(
  { tokens }: { readonly tokens: Pick<Tokens, "hash"> },
  token: string | undefined,
): Promise<{ readonly confirmation: NeededConfirmation }> {
  return { confirmation: { tokenHash: token === undefined ? undefined : await tokens.hash(token) } };
}
