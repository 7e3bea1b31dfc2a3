import type { Credentials, MemberId, Session } from "../../../core/session/model.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import type { Answer } from "../engine/answer.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import type { MemberState } from "../engine/state.ts";
import { usernameKey } from "../engine/unique-keys.ts";
import { deviceTokenFor, isKnownDevice } from "./devices.ts";
import { createProofs } from "./second-factor/proofs.ts";
import type { VerifiedProof } from "./second-factor/verified-proof.ts";
import type { Attempt } from "./sign-in-guard.ts";
import { type SignInOrigin, storedOrigin } from "./sign-in-origin.ts";
import { memberView } from "./views.ts";

/** A session as its member gets it. */
export interface OpenedSession extends Session {
  /** The device keeps it and sends it with the next sign-in. It says nothing about the member. */
  readonly deviceToken: string;
}

/** Opens, finds and closes sessions. */
export interface Sessions {
  /** Refuses `credentials-wrong`, `sign-in-locked`, `too-many-requests` and, with a right password, `second-factor-*`. */
  readonly signIn: (credentials: Credentials, origin?: SignInOrigin) => Answer<OpenedSession>;
  /** Refuses `credentials-wrong` when the password was changed meanwhile and its hash differs. */
  open(member: MemberId, passwordHash: string, origin?: SignInOrigin, proof?: VerifiedProof): Answer<OpenedSession>;
  authenticate(token: string): Promise<MemberId | undefined>;
  /** Revokes the token. Does nothing when it is not valid. */
  readonly signOut: (token: string) => Promise<void>;
  /**
   * Whether the password matches the hash, within the limits of `SignInGuard`. Without a hash it takes as long as with
   * one.
   */
  checkPassword(attempt: Attempt, password: string, hash: string | undefined): Answer<boolean>;
}

export function createSessions(context: ServiceContext): Sessions {
  const { clock, streams, tokens, passwords, guard, newId } = context;

  const proofs = createProofs(context);
  const decoyHash = passwords.decoy();

  async function open(
    member: MemberId,
    passwordHash: string,
    origin: SignInOrigin = {},
    proof?: VerifiedProof,
  ): Answer<OpenedSession> {
    const token = tokens.create();
    const tokenHash = await tokens.hash(token);
    const device = await deviceTokenFor(await streams.readStored(member), origin.deviceToken, tokens);
    const { state, now, outcome } = await streams.execute(member, {
      type: "open-session",
      tokenHash,
      passwordHash,
      proof,
      id: newId(),
      device: device.hash,
      ...storedOrigin(origin),
    });
    return mapOk(outcome, () => ({ token, member: memberView(state, now), deviceToken: device.token }));
  }

  async function authenticate(token: string): Promise<MemberId | undefined> {
    const tokenHash = await tokens.hash(token);
    const id = await streams.findMember({ kind: "token", value: tokenHash });
    if (!id) return undefined;
    const session = (await streams.readStored(id)).sessions.get(tokenHash);
    return session && clock() < session.expiresAt ? id : undefined;
  }

  function checkPassword(attempt: Attempt, password: string, hash: string | undefined): Answer<boolean> {
    return guard.attempt(
      attempt,
      async () => (await passwords.verify(password, hash ?? decoyHash)) && hash !== undefined,
    );
  }

  /** The hash of the caller's device token, where the member signed in with it before. */
  async function knownDevice(
    state: MemberState | undefined,
    { deviceToken }: SignInOrigin,
  ): Promise<string | undefined> {
    const hash = deviceToken === undefined ? undefined : await tokens.hash(deviceToken);
    return state && isKnownDevice(state, hash) ? hash : undefined;
  }

  return {
    open,
    authenticate,
    checkPassword,
    async signIn({ username, password, secondFactor }, origin = {}) {
      const name = usernameKey(username);
      const id = await streams.findMember({ kind: "username", value: name });
      const state = id && (await streams.readStored(id));
      const { address, signal } = origin;
      let trusted = await knownDevice(state, origin);
      if (!trusted && id && state && secondFactor && (await proofs.isRight(id, state.secondFactor, secondFactor))) {
        trusted = "second factor";
      }
      const attempt = { account: name, address, signal, trusted };
      const check = await checkPassword(attempt, password, state?.passwordHash);
      if (!check.ok) return check;
      if (!check.value || !id || !state) return err(refuse("credentials-wrong"));
      const proof = await proofs.verify(id, state.secondFactor, secondFactor);
      return proof.ok ? open(id, state.passwordHash, origin, proof.value) : proof;
    },
    async signOut(token) {
      const id = await authenticate(token);
      if (id) await streams.execute(id, { type: "close-session", tokenHash: await tokens.hash(token) });
    },
  };
}
