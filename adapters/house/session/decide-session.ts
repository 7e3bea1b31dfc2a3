import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Decision, DecisionContext, OpenSession, SessionCommand } from "../engine/commands.ts";
import type { MemberEvent, SessionClosed } from "../engine/events.ts";
import type { MemberState, SessionRecord } from "../engine/state.ts";
import { sessionId } from "./device-sessions.ts";
import { isKnownDevice } from "./devices.ts";
import { judgeProof, usedProof } from "./second-factor/judge-proof.ts";
import { MAX_UNUSED_TOKENS, useIntervalMs } from "./session-limits.ts";
import { findSession, isOpen, isRenewalDue, liveTokens } from "./session-tokens.ts";

/** One more session closes the oldest. */
export const MAX_SESSIONS = 20;

type CommandOf<Type extends SessionCommand["type"]> = Extract<SessionCommand, { readonly type: Type }>;
type Sessions = MemberState["sessions"];

export function openSession(state: MemberState, command: OpenSession, context: DecisionContext): Decision {
  const { type: _type, passwordHash: _hash, limits, proof, ...session } = command;
  const refusal = judgeProof(state.secondFactor, proof);
  if (refusal) return err(refusal);
  const { now } = context;
  const oldestFirst = [...state.sessions].sort(([, one], [, other]) => one.openedAt - other.openedAt);
  const surplus = oldestFirst.length - MAX_SESSIONS;
  const ended = oldestFirst.filter(([, record], index) => !isOpen(record, now, limits) || index <= surplus);
  const newDevice = state.devices.size > 0 && !isKnownDevice(state, session.device);
  const expiresAt = plus(now, limits.absoluteMs);
  return ok([
    ...ended.map(([root, record]) => sessionClosed(root, record, now)),
    { ...session, type: "session-opened", at: now, expiresAt, ...(newDevice && { newDevice }) },
    ...usedProof(state.secondFactor, proof, session.tokenHash, context),
  ]);
}

export function closeSession(
  state: MemberState,
  { tokenHash }: CommandOf<"close-session">,
  { now }: DecisionContext,
): Decision {
  const found = findSession(state, tokenHash);
  return ok(found ? [sessionClosed(found.root, found.session, now)] : []);
}

/** The devices of the closed sessions are no longer known, except the one that asks. */
export function closeDevice(
  { sessions, ...state }: MemberState,
  { own, id }: CommandOf<"close-device">,
  { now }: DecisionContext,
): Decision {
  const caller = findSession({ sessions }, own);
  const named = [...sessions].find(([root, session]) => sessionId(root, session) === id);
  if (id !== undefined && !named) return ok([]);
  const closing = [...sessions].filter(([root, { device }]) =>
    named
      ? root === named[0] || (device !== undefined && device === named[1].device)
      : root !== caller?.root && (device === undefined || device !== caller?.session.device),
  );
  const ownDevice = caller?.session.device;
  return ok(
    closing.map(([root, session]) => {
      const { device } = session;
      const closed = sessionClosed(root, session, now);
      const forgets = device !== undefined && device !== ownDevice && state.devices.has(device);
      return forgets ? { ...closed, forgets: device } : closed;
    }),
  );
}

export function closeOtherSessions(sessions: Sessions, keepTokenHash: string, now: Instant): readonly MemberEvent[] {
  const own = findSession({ sessions }, keepTokenHash)?.root;
  return [...sessions].filter(([root]) => root !== own).map(([root, session]) => sessionClosed(root, session, now));
}

/** Writes nothing when the last use is recent enough. */
export function useSession(
  state: MemberState,
  { tokenHash: token, limits }: CommandOf<"use-session">,
  { now }: DecisionContext,
): Decision {
  const found = findSession(state, token);
  if (!found || !isOpen(found.session, now, limits)) return ok([]);
  const isFirst = found.token.usedAt === undefined;
  if (!isFirst && now - found.session.usedAt < useIntervalMs(limits)) return ok([]);
  return ok([{ type: "session-used", at: now, tokenHash: found.root, token }]);
}

/** Writes nothing when it is not yet time: another call was first. */
export function renewSession(
  state: MemberState,
  { tokenHash, next: token, limits }: CommandOf<"renew-session">,
  { now }: DecisionContext,
): Decision {
  const found = findSession(state, tokenHash);
  if (!found || !isOpen(found.session, now, limits) || !isRenewalDue(found.session, now, limits)) return ok([]);
  const live = liveTokens(found.session, now);
  const waiting = live.filter(({ usedAt }) => usedAt === undefined).slice(1 - MAX_UNUSED_TOKENS);
  const staying = live.filter((known) => known.usedAt !== undefined || waiting.includes(known));
  const ended = found.session.tokens.filter((known) => !staying.includes(known)).map(({ hash }) => hash);
  return ok([{ type: "session-renewed", at: now, tokenHash: found.root, token, ended }]);
}

function sessionClosed(tokenHash: string, { tokens }: SessionRecord, at: Instant): SessionClosed {
  const others = tokens.map(({ hash }) => hash).filter((hash) => hash !== tokenHash);
  return { type: "session-closed", at, tokenHash, ...(others.length > 0 && { tokens: others }) };
}
