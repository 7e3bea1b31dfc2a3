import {
  type GuardedAction,
  SECOND_FACTOR_KINDS,
  type SecondFactorKind,
} from "../../../../core/session/second-factor/model.ts";
import { type Instant, MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import type { BaseEvent } from "../../engine/model.ts";
import type { Tokens } from "../../ports/passwords.ts";
import type { Passkey } from "../../ports/second-factors.ts";

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
      readonly challenge: string;
      readonly challengeEndsAt: Instant;
      /** Only with the first second factor. */
      readonly recoveryCodes?: readonly string[];
    })
  | (BaseEvent<"passkey-removed"> & { readonly passkeyId: string })
  /** Uses a code up. The session is confirmed until `until`. */
  | (BaseEvent<"second-factor-used"> & {
      readonly proof: VerifiedProof;
      readonly tokenHash: string;
      readonly until: Instant;
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

export interface SecondFactorPart {
  readonly secondFactor: SecondFactorState;
}

/** How long a confirmed session may withdraw and change the password. */
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

/** Whether the proof is enough. Always enough for a member without a second factor. */
export function judgeProof(state: SecondFactorState, proof: VerifiedProof | undefined): Refusal | undefined {
  const { totp, recoveryCodes, passkeys, usedChallenges } = state;
  if (!isSecondFactorOn(state)) return undefined;
  if (!proof) return secondFactorRequired(state);
  if (proof.kind === "recovery-code") {
    return recoveryCodes.includes(proof.hash) ? undefined : refuse("second-factor-wrong");
  }
  if (proof.kind === "passkey") {
    if (!passkeys.some(({ id }) => id === proof.passkeyId)) return refuse("second-factor-wrong");
    return usedChallenges.has(proof.challenge) ? refuse("second-factor-used") : undefined;
  }
  if (!totp) return refuse("second-factor-wrong");
  // The member may have set up another secret since the code was verified.
  if (proof.sealedSecret !== totp.sealedSecret) return refuse("second-factor-wrong");
  return proof.step > totp.lastStep ? undefined : refuse("second-factor-used");
}

/** Uses the proof up and confirms the session. Nothing for a member without a second factor. */
export function usedProof(
  state: SecondFactorState,
  proof: VerifiedProof | undefined,
  tokenHash: string,
  { now }: { readonly now: Instant },
): readonly SecondFactorEvent[] {
  if (!isSecondFactorOn(state) || !proof) return [];
  return [{ type: "second-factor-used", at: now, proof, tokenHash, until: plus(now, CONFIRMED_MS) }];
}

/** The session that must be confirmed for a command. Left out where the operator does not ask for it. */
export interface NeededConfirmation {
  /** Undefined for a call without a session, which is never confirmed. */
  readonly tokenHash: string | undefined;
}

/** Refuses an unconfirmed session of a member with a second factor. */
export function checkConfirmation(
  state: SecondFactorState,
  needed: NeededConfirmation | undefined,
  now: Instant,
): Refusal | undefined {
  if (!needed || !isSecondFactorOn(state)) return undefined;
  const until = needed.tokenHash === undefined ? undefined : state.confirmedUntil.get(needed.tokenHash);
  return until !== undefined && now < until ? undefined : secondFactorRequired(state);
}

/** Spread it into a command: empty where the operator does not ask for a confirmation. */
export async function confirmationFor(
  {
    secondFactorFor,
    tokens,
  }: { readonly secondFactorFor: readonly GuardedAction[]; readonly tokens: Pick<Tokens, "hash"> },
  action: GuardedAction,
  token: string | undefined,
): Promise<{ readonly confirmation?: NeededConfirmation }> {
  if (!secondFactorFor.includes(action)) return {};
  return { confirmation: { tokenHash: token === undefined ? undefined : await tokens.hash(token) } };
}
