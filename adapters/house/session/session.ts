import { plainInvitation, plainUsername } from "../../../core/rules/normal-forms.ts";
import { addressWith } from "../../../core/session/change-address.ts";
import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Decision, IntentRecord, Moment, OfType } from "../engine/model.ts";
import { randomLetters } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import {
  type AccountState,
  type OpenSession,
  type Register,
  type SessionClosed,
  type SessionCommand,
  type SessionEvent,
  type SessionRecord,
  withSession,
} from "./account.ts";
import { isKnownDevice, sessionId, withDevice } from "./devices.ts";
import { createSessionService, type SessionContext, type SessionService } from "./service.ts";
import { MAX_UNUSED_TOKENS, useIntervalMs } from "./session-limits.ts";
import { findSession, isOpen, isRenewalDue, liveTokens } from "./session-tokens.ts";

function decideSession(state: AccountState, command: SessionCommand, context: Moment): Decision<SessionEvent> {
  switch (command.type) {
    case "register":
      return register(command, context);
    case "open-session":
      // The password may have changed since it was verified.
      if (command.passwordHash !== state.passwordHash) return err(refuse("credentials-wrong"));
      return openSession(state, command, context);
    case "close-session":
      return closeSession(state, command, context);
    case "close-device":
      return closeDevice(state, command, context);
    case "use-session":
      return useSession(state, command, context);
    case "renew-session":
      return renewSession(state, command, context);
    case "change-password":
      if (command.from !== state.passwordHash) return err(at("oldPassword", refuse("password-wrong")));
      return ok([
        passwordChanged(state, command, context),
        ...closeOtherSessions(state.sessions, command.keepTokenHash, context.now),
      ]);
    case "change-address":
      return ok([{ type: "address-changed", at: context.now, change: command.change, ...named(command) }]);
    case "choose-language": {
      const { language } = command;
      return ok(language === state.language ? [] : [{ type: "language-chosen", at: context.now, language }]);
    }
  }
}

function named({ intent }: { readonly intent: IntentRecord | undefined }) {
  return intent ? { id: intent.key, intent } : {};
}

function passwordChanged(
  state: AccountState,
  command: OfType<SessionCommand, "change-password">,
  { now }: Moment,
): SessionEvent {
  const keepDevice = findSession(state, command.keepTokenHash)?.session.device;
  return {
    type: "password-changed",
    at: now,
    passwordHash: command.to,
    ...(keepDevice !== undefined && { keepDevice }),
    ...named(command),
  };
}

function register(command: Register, { now, random, takenKeys }: Moment): Decision<SessionEvent> {
  for (const key of takenKeys) {
    const refusal = takenRefusal(key.kind);
    if (refusal) return err(refusal);
  }
  const { registration, id, accountId, passwordHash, invitedBy, intent } = command;
  const { inviterCode: _code, username, name, phone, bank, accountNumber, ...others } = registration;
  return ok([
    {
      type: "registered",
      at: now,
      id,
      username,
      name,
      phone,
      bank,
      accountNumber,
      accountId,
      passwordHash,
      affiliateCode: command.affiliateCode ?? randomLetters(8, random),
      ...(invitedBy && { invitedBy }),
      ...others,
      ...(intent && { intent }),
    },
  ]);
}

function takenRefusal(kind: UniqueKey["kind"]): Refusal | undefined {
  if (kind === "username") return at("username", refuse("username-taken"));
  if (kind === "phone") return at("phone", refuse("phone-taken"));
  if (kind === "registration") return refuse("key-reused");
  if (kind === "bank-account") return at("accountNumber", refuse("bank-account-taken"));
  return undefined;
}

/** One more session closes the oldest. */
export const MAX_SESSIONS = 20;

type SessionMap = AccountState["sessions"];

function openSession(state: AccountState, command: OpenSession, { now }: Moment): Decision<SessionEvent> {
  const { type: _type, passwordHash: _hash, limits, proof: _proof, ...session } = command;
  const oldestFirst = [...state.sessions].sort(([, one], [, other]) => one.openedAt - other.openedAt);
  const surplus = oldestFirst.length - MAX_SESSIONS;
  const ended = oldestFirst.filter(([, record], index) => !isOpen(record, now, limits) || index <= surplus);
  const newDevice = state.devices.size > 0 && !isKnownDevice(state, session.device);
  const expiresAt = plus(now, limits.absoluteMs);
  return ok([
    ...ended.map(([root, record]) => sessionClosed(root, record, now)),
    { ...session, type: "session-opened", at: now, expiresAt, ...(newDevice && { newDevice }) },
  ]);
}

function closeSession(
  state: AccountState,
  { tokenHash }: OfType<SessionCommand, "close-session">,
  { now }: Moment,
): Decision<SessionEvent> {
  const found = findSession(state, tokenHash);
  return ok(found ? [sessionClosed(found.root, found.session, now)] : []);
}

/** The devices of the closed sessions are no longer known, except the one that asks. */
function closeDevice(
  { sessions, ...state }: AccountState,
  { own, id }: OfType<SessionCommand, "close-device">,
  { now }: Moment,
): Decision<SessionEvent> {
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

/** Closes all sessions but the one with this token. */
export function closeOtherSessions(sessions: SessionMap, keepTokenHash: string, now: Instant): readonly SessionEvent[] {
  const own = findSession({ sessions }, keepTokenHash)?.root;
  return [...sessions].filter(([root]) => root !== own).map(([root, session]) => sessionClosed(root, session, now));
}

/** Writes nothing when the last use is recent enough. */
function useSession(
  state: AccountState,
  { tokenHash: token, limits }: OfType<SessionCommand, "use-session">,
  { now }: Moment,
): Decision<SessionEvent> {
  const found = findSession(state, token);
  if (!found || !isOpen(found.session, now, limits)) return ok([]);
  const isFirst = found.token.usedAt === undefined;
  if (!isFirst && now - found.session.usedAt < useIntervalMs(limits)) return ok([]);
  return ok([{ type: "session-used", at: now, tokenHash: found.root, token }]);
}

/** Writes nothing when it is not yet time: another call was first. */
function renewSession(
  state: AccountState,
  { tokenHash, next: token, limits }: OfType<SessionCommand, "renew-session">,
  { now }: Moment,
): Decision<SessionEvent> {
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

function onlyDevices(devices: AccountState["devices"], keep: (hash: string) => boolean): AccountState["devices"] {
  return new Map([...devices].filter(([hash]) => keep(hash)));
}

interface Sessions {
  readonly state: AccountState;
  readonly needs: LedgerState;
  readonly command: SessionCommand;
  readonly event: SessionEvent;
  readonly context: SessionContext;
  readonly service: SessionService;
}

export const sessions: Slice<Sessions> = {
  initial: {
    account: undefined,
    passwordHash: "",
    sessions: new Map(),
    devices: new Map(),
    grantedLevel: undefined,
    address: undefined,
    language: undefined,
  },
  decide: {
    register: decideSession,
    "open-session": decideSession,
    "close-session": decideSession,
    "close-device": decideSession,
    "use-session": decideSession,
    "renew-session": decideSession,
    "change-password": decideSession,
    "change-address": decideSession,
    "choose-language": decideSession,
  },
  evolve: {
    registered: (state, event) => ({ ...state, account: event, passwordHash: event.passwordHash }),
    "session-opened": (state, event) => {
      const { type: _type, at, tokenHash, newDevice: _new, ...session } = event;
      const tokens = [{ hash: tokenHash, issuedAt: at, usedAt: at }];
      return {
        ...state,
        sessions: new Map([...state.sessions, [tokenHash, { ...session, openedAt: at, usedAt: at, tokens }]]),
        devices: withDevice(state.devices, event),
      };
    },
    "session-used": (state, { at, tokenHash, token }) =>
      withSession(state, tokenHash, (session) => ({
        ...session,
        usedAt: at,
        tokens: session.tokens.map((known) =>
          known.hash === token ? { ...known, usedAt: known.usedAt ?? at } : known,
        ),
      })),
    "session-renewed": (state, { at, tokenHash, token: hash, ended }) =>
      withSession(state, tokenHash, (session) => ({
        ...session,
        tokens: [
          ...session.tokens.filter((known) => !ended.includes(known.hash)),
          { hash, issuedAt: at, usedAt: undefined },
        ],
      })),
    "session-closed": (state, { tokenHash, forgets }) => ({
      ...state,
      sessions: new Map([...state.sessions].filter(([hash]) => hash !== tokenHash)),
      devices: forgets === undefined ? state.devices : onlyDevices(state.devices, (hash) => hash !== forgets),
    }),
    "password-changed": (state, { passwordHash, keepDevice }) => ({
      ...state,
      passwordHash,
      devices: onlyDevices(state.devices, (hash) => hash === keepDevice),
    }),
    "address-changed": (state, { change }) => ({ ...state, address: addressWith(state.address, change) }),
    "language-chosen": (state, { language }) => ({ ...state, language }),
  },
  shows: {
    registered: [],
    // It may have told the inbox of a new device.
    "session-opened": ["inbox"],
    "session-used": [],
    "session-renewed": [],
    "session-closed": [],
    "password-changed": [],
    "address-changed": [],
    "language-chosen": [],
  },
  keys: {
    changes: {
      registered: ({ intent, username, phone, accountNumber, affiliateCode }) => ({
        takeKeys: [
          ...(intent ? [{ kind: "registration", value: intent.key } as const] : []),
          { kind: "username", value: plainUsername(username) },
          { kind: "phone", value: phone },
          { kind: "bank-account", value: accountNumber },
          { kind: "affiliate-code", value: plainInvitation(affiliateCode) },
        ],
      }),
      "session-opened": ({ tokenHash }) => ({ takeKeys: [tokenKey(tokenHash)] }),
      "session-renewed": ({ token, ended }) => ({ takeKeys: [tokenKey(token)], releaseKeys: ended.map(tokenKey) }),
      "session-closed": ({ tokenHash, tokens = [] }) => ({ releaseKeys: [tokenHash, ...tokens].map(tokenKey) }),
    },
  },
  service: createSessionService,
};

function tokenKey(value: string): UniqueKey {
  return { kind: "token", value };
}
