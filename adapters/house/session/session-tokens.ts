import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import type { AccountState, SessionRecord, SessionToken } from "./account.ts";
import { OVERLAP_MS, renewRetryMs, type SessionLimits } from "./session-limits.ts";

/** A session and the token that was shown for it. */
export interface FoundSession {
  /** The hash of the session's first token, which names it in the journal. */
  readonly root: string;
  readonly session: SessionRecord;
  readonly token: SessionToken;
}

export function findSession({ sessions }: Pick<AccountState, "sessions">, tokenHash: string): FoundSession | undefined {
  for (const [root, session] of sessions) {
    const token = session.tokens.find(({ hash }) => hash === tokenHash);
    if (token) return { root, session, token };
  }
  return undefined;
}

/** The hash of the session's first token, which stays the same when its token is renewed. */
export function sessionRoot(state: Pick<AccountState, "sessions">, tokenHash: string): string {
  return findSession(state, tokenHash)?.root ?? tokenHash;
}

export function isOpen({ expiresAt, usedAt }: SessionRecord, now: Instant, { idleMs }: SessionLimits): boolean {
  return now < expiresAt && now < plus(usedAt, idleMs);
}

/** Tokens before the last used one end a moment after its first use. Later ones wait for theirs. */
export function liveTokens({ tokens }: SessionRecord, now: Instant): readonly SessionToken[] {
  const last = tokens.reduce((found, { usedAt }, at) => (usedAt === undefined ? found : at), 0);
  const usedAt = tokens[last]?.usedAt;
  return usedAt !== undefined && now >= plus(usedAt, OVERLAP_MS) ? tokens.slice(last) : tokens;
}

/** Whether the member should get another token: the last used one is old, and none was given a moment ago. */
export function isRenewalDue({ tokens }: SessionRecord, now: Instant, limits: SessionLimits): boolean {
  const used = tokens.filter(({ usedAt }) => usedAt !== undefined);
  const current = used[used.length - 1];
  const newest = tokens[tokens.length - 1];
  if (!current || !newest || now < plus(current.issuedAt, limits.renewAfterMs)) return false;
  return now >= plus(newest.issuedAt, renewRetryMs(limits));
}
