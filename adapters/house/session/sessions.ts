import { type Credentials, type MemberId, memberId, type Session } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, type Result } from "../../../core/shared/result.ts";
import { memberOfStream } from "../engine/member-streams.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { usernameClaim } from "../engine/unique-keys.ts";
import { memberOf } from "./member-view.ts";

/** Opening, knowing and closing sessions. */
export interface Sessions {
  signIn(credentials: Credentials): Promise<Result<Session, Refusal>>;
  /** Refuses `credentials-wrong` when the password is no longer the one of this hash. */
  open(member: MemberId, passwordHash: string): Promise<Result<Session, Refusal>>;
  authenticate(token: string): Promise<MemberId | undefined>;
  signOut(token: string): Promise<void>;
  /**
   * Whether the password is the member's. Tries of one name are judged one after another, so that a burst of guesses
   * gets no further than five; an unknown name takes as long as a known one.
   */
  checkPassword(guardName: string, password: string, hash: string | undefined): Promise<PasswordCheck>;
}

export type PasswordCheck = { readonly right: boolean } | { readonly lockedUntil: Instant };

/** Longer names than anybody can have are still counted, but by their beginning. */
const GUARDED_LENGTH = 64;

export function createSessions(context: ServiceContext): Sessions {
  const { journal, clock, streams, tokens, passwords, guard, queue } = context;

  const nobodysHash = passwords.decoy();

  async function open(member: MemberId, passwordHash: string): Promise<Result<Session, Refusal>> {
    const token = tokens.create();
    const tokenHash = await tokens.hash(token);
    const { state, now, outcome } = await streams.execute(member, { type: "open-session", tokenHash, passwordHash });
    return mapOk(outcome, () => ({ token, member: memberOf(state, now) }));
  }

  async function authenticate(token: string): Promise<MemberId | undefined> {
    const tokenHash = await tokens.hash(token);
    const stream = await journal.holder({ kind: "token", value: tokenHash });
    const id = stream && memberOfStream(stream);
    if (!id) return undefined;
    const expiresAt = (await streams.peek(id)).sessions.get(tokenHash);
    return expiresAt !== undefined && clock() < expiresAt ? memberId(id) : undefined;
  }

  function checkPassword(name: string, password: string, hash: string | undefined): Promise<PasswordCheck> {
    const guarded = name.slice(0, GUARDED_LENGTH);
    return queue.run(`password:${guarded}`, async () => {
      const locked = guard.lockedUntil(guarded, clock());
      if (locked) return { lockedUntil: locked };
      const right = (await passwords.verify(password, hash ?? nobodysHash)) && hash !== undefined;
      if (right) {
        guard.succeeded(guarded);
        return { right };
      }
      guard.failed(guarded, clock());
      const lockedNow = guard.lockedUntil(guarded, clock());
      return lockedNow ? { lockedUntil: lockedNow } : { right };
    });
  }

  return {
    open,
    authenticate,
    checkPassword,
    async signIn({ username, password }) {
      const name = usernameClaim(username);
      const stream = await journal.holder({ kind: "username", value: name });
      const id = stream && memberOfStream(stream);
      const state = id ? await streams.peek(id) : undefined;
      const check = await checkPassword(`name ${name}`, password, state?.passwordHash);
      if ("lockedUntil" in check) return err(refuse("sign-in-locked", { until: check.lockedUntil }));
      return check.right && id && state ? open(memberId(id), state.passwordHash) : err(refuse("credentials-wrong"));
    },
    async signOut(token) {
      const id = await authenticate(token);
      if (id) await streams.execute(id, { type: "close-session", tokenHash: await tokens.hash(token) });
    },
  };
}
