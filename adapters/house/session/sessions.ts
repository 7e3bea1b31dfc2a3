import { plainUsername } from "../../../core/rules/normal-forms.ts";
import type { Language } from "../../../core/sentences/sentences.ts";
import type { DeviceSession } from "../../../core/session/device-session.ts";
import type { Credentials, MemberId, Session } from "../../../core/session/model.ts";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import type { Answer } from "../engine/model.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import { type AccountState, accountOf, memberView, type SessionCommand } from "./account.ts";
import { type SignInOrigin, storedOrigin } from "./caller.ts";
import { deviceId, deviceSessions, deviceTokenFor, isKnownDevice } from "./devices.ts";
import type { Limit, Tally } from "./limits/limit.ts";
import type { SecondFactorPart, VerifiedProof } from "./second-factor/proof-rules.ts";
import { createProofs } from "./second-factor/proofs.ts";
import { isResetDue, type ResetPart } from "./second-factor/reset.ts";
import { useIntervalMs } from "./session-limits.ts";
import { type FoundSession, findSession, isOpen, isRenewalDue, liveTokens } from "./session-tokens.ts";
import type { Attempt } from "./sign-in-guard.ts";

/** A session as its member gets it. */
export interface OpenedSession extends Session {
  /** The device keeps it and sends it with the next sign-in. It says nothing about the member. */
  readonly deviceToken: string;
}

export type SessionUse =
  | {
      readonly state: "open";
      readonly member: MemberId;
      readonly username: string;
      readonly renewable: boolean;
      readonly device?: string;
    }
  /** The session is too old, or was unused for too long. */
  | { readonly state: "expired" }
  /** The member ended it elsewhere: from another device, or with a new password. Known for a week. */
  | { readonly state: "ended-elsewhere" }
  | { readonly state: "unknown" };

/** An ended session is kept in mind for a week. */
const ENDED: Limit = { free: 1, forgetMs: 7 * DAY_MS, firstDelayMs: 1, maxDelayMs: 1 };

interface FoundMember extends FoundSession {
  readonly member: MemberId;
  readonly username: string;
}

/** Opens, finds and closes sessions. */
export interface Sessions {
  /** Refuses `credentials-wrong`, `sign-in-locked`, `too-many-requests` and, with a right password, `second-factor-*`. */
  readonly signIn: (credentials: Credentials, origin?: SignInOrigin) => Answer<OpenedSession>;
  /** Refuses `credentials-wrong` when the password was changed meanwhile and its hash differs. */
  open(member: MemberId, passwordHash: string, origin?: SignInOrigin, proof?: VerifiedProof): Answer<OpenedSession>;
  /** The member of a token, without counting it as a use of the session. */
  authenticate(token: string): Promise<MemberId | undefined>;
  /** What a token opens. Counts as a use of the session. */
  use(token: string): Promise<SessionUse>;
  /** Another token for the same session. Undefined when it is not yet time. The old one works until the new one is used. */
  renew(token: string): Promise<string | undefined>;
  /** The member's devices with an open session; `token` is that of the device that asks. */
  devices(member: MemberId, token: string, language: Language): Promise<readonly DeviceSession[]>;
  /** Signs out the device of the session with this id, or without one all but the one that asks. */
  signOutDevice(
    member: MemberId,
    token: string,
    id: string | undefined,
    language: Language,
  ): Promise<readonly DeviceSession[]>;
  /** Keeps in mind which sessions a change of the member's state has ended, so that their devices can be told why. */
  noteEnded(before: Pick<AccountState, "sessions">, after: Pick<AccountState, "sessions">): Promise<void>;
  /** Revokes the token. Does nothing when it is not valid. */
  readonly signOut: (token: string, origin?: SignInOrigin) => Promise<void>;
  /** The member and the device of an open session. */
  readonly memberOf: (token: string) => Promise<{ readonly member: MemberId; readonly device?: string } | undefined>;
  /**
   * Whether the password matches the hash, within the limits of `SignInGuard`. Without a hash it takes as long as with
   * one.
   */
  checkPassword(attempt: Attempt, password: string, hash: string | undefined): Answer<boolean>;
}

export function createSessions(
  context: ServiceContext<AccountState & LedgerState & SecondFactorPart & ResetPart, SessionCommand>,
): Sessions {
  const { clock, streams, tokens, passwords, guard, tallies, newId, levels, sessionLimits: limits } = context;

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
      limits,
      proof,
      id: newId(),
      device: device.hash,
      ...storedOrigin(origin),
    });
    return mapOk(outcome, () => ({ token, member: memberView(state, now, levels), deviceToken: device.token }));
  }

  async function find(token: string): Promise<FoundMember | undefined> {
    const tokenHash = await tokens.hash(token);
    const member = await streams.findMember({ kind: "token", value: tokenHash });
    if (!member) return undefined;
    const state = await streams.readStored(member);
    const found = findSession(state, tokenHash);
    return found && liveTokens(found.session, clock()).includes(found.token)
      ? { ...found, member, username: accountOf(state).username }
      : undefined;
  }

  async function authenticate(token: string): Promise<MemberId | undefined> {
    const found = await find(token);
    return found && isOpen(found.session, clock(), limits) ? found.member : undefined;
  }

  async function use(token: string): Promise<SessionUse> {
    const found = await find(token);
    if (!found) {
      const isEnded = (await tallies.count(endedTally(await tokens.hash(token)))) > 0;
      return { state: isEnded ? "ended-elsewhere" : "unknown" };
    }
    const { member, username, session, token: shown } = found;
    const now = clock();
    if (!isOpen(session, now, limits)) return { state: "expired" };
    if (shown.usedAt === undefined || now - session.usedAt >= useIntervalMs(limits)) {
      await streams.execute(member, { type: "use-session", tokenHash: shown.hash, limits });
    }
    const renewable = isRenewalDue(session, now, limits);
    return { state: "open", member, username, renewable, ...deviceIn(session) };
  }

  async function devices(member: MemberId, token: string, language: Language): Promise<readonly DeviceSession[]> {
    return deviceSessions(await streams.readStored(member), await tokens.hash(token), clock(), limits, language);
  }

  function checkPassword(attempt: Attempt, password: string, hash: string | undefined): Answer<boolean> {
    return guard.attempt(
      attempt,
      async () => (await passwords.verify(password, hash ?? decoyHash)) && hash !== undefined,
    );
  }

  async function noteEnded(
    before: Pick<AccountState, "sessions">,
    after: Pick<AccountState, "sessions">,
  ): Promise<void> {
    const ended = [...before.sessions].filter(([root]) => !after.sessions.has(root));
    for (const { hash } of ended.flatMap(([, session]) => session.tokens)) await tallies.add(endedTally(hash));
  }

  /** The hash of the caller's device token, where the member signed in with it before. */
  async function knownDevice(
    state: AccountState | undefined,
    { deviceToken }: SignInOrigin,
  ): Promise<string | undefined> {
    const hash = deviceToken === undefined ? undefined : await tokens.hash(deviceToken);
    return state && isKnownDevice(state, hash) ? hash : undefined;
  }

  return {
    open,
    authenticate,
    use,
    async renew(token) {
      const found = await find(token);
      if (!found) return undefined;
      const newToken = tokens.create();
      const next = await tokens.hash(newToken);
      const renewal = { type: "renew-session", tokenHash: found.token.hash, next, limits } as const;
      const { state } = await streams.execute(found.member, renewal);
      return findSession(state, next) ? newToken : undefined;
    },
    async memberOf(token) {
      const found = await find(token);
      return found && isOpen(found.session, clock(), limits)
        ? { member: found.member, ...deviceIn(found.session) }
        : undefined;
    },
    devices,
    async signOutDevice(member, token, id, language) {
      const before = await streams.readStored(member);
      const command = { type: "close-device", own: await tokens.hash(token), id, limits } as const;
      await noteEnded(before, (await streams.execute(member, command)).state);
      return devices(member, token, language);
    },
    checkPassword,
    noteEnded,
    async signIn({ username, password, secondFactor }, origin = {}) {
      const name = plainUsername(username);
      const id = await streams.findMember({ kind: "username", value: name });
      const stored = id && (await streams.readStored(id));
      const state = id && stored && isResetDue(stored, clock()) ? (await streams.read(id)).state : stored;
      const { address, puzzleAnswer, signal } = origin;
      let trusted = await knownDevice(state, origin);
      if (!trusted && id && state && secondFactor && (await proofs.isRight(id, state.secondFactor, secondFactor))) {
        trusted = "second factor";
      }
      const attempt = { account: name, address, puzzleAnswer, signal, trusted };
      const check = await checkPassword(attempt, password, state?.passwordHash);
      if (!check.ok) return check;
      if (!check.value || !id || !state) return err(refuse("credentials-wrong"));
      const proof = await proofs.verify({ name: "sign-in", member: id }, state.secondFactor, secondFactor);
      return proof.ok ? open(id, state.passwordHash, origin, proof.value) : proof;
    },
    async signOut(token) {
      const id = await authenticate(token);
      if (id) await streams.execute(id, { type: "close-session", tokenHash: await tokens.hash(token) });
    },
  };
}

function endedTally(tokenHash: string): Tally {
  return { key: `ended ${tokenHash}`, limit: ENDED };
}

function deviceIn({ device }: FoundSession["session"]): { readonly device?: string } {
  return device === undefined ? {} : { device: deviceId(device) };
}
