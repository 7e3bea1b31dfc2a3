import { addressWith } from "../../../core/session/change-address.ts";
import type { Evolvers } from "../engine/evolvers.ts";
import type { MemberState, SessionRecord } from "../engine/state.ts";
import { withDevice } from "./devices.ts";

export const sessionEvolvers: Evolvers<
  | "registered"
  | "session-opened"
  | "session-used"
  | "session-renewed"
  | "session-closed"
  | "password-changed"
  | "address-changed"
> = {
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
      tokens: session.tokens.map((known) => (known.hash === token ? { ...known, usedAt: known.usedAt ?? at } : known)),
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
};

function withSession(state: MemberState, root: string, change: (session: SessionRecord) => SessionRecord): MemberState {
  const session = state.sessions.get(root);
  return session ? { ...state, sessions: new Map([...state.sessions, [root, change(session)]]) } : state;
}

function onlyDevices(devices: MemberState["devices"], keep: (hash: string) => boolean): MemberState["devices"] {
  return new Map([...devices].filter(([hash]) => keep(hash)));
}
