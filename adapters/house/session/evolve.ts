import { addressWith } from "../../../core/session/change-address.ts";
import type { Evolvers } from "../engine/evolvers.ts";

export const sessionEvolvers: Evolvers<
  "registered" | "session-opened" | "session-closed" | "password-changed" | "address-changed"
> = {
  registered: (state, event) => ({ ...state, account: event, passwordHash: event.passwordHash }),
  "session-opened": (state, { tokenHash, expiresAt }) => ({
    ...state,
    sessions: new Map([...state.sessions, [tokenHash, expiresAt]]),
  }),
  "session-closed": (state, { tokenHash }) => ({
    ...state,
    sessions: new Map([...state.sessions].filter(([hash]) => hash !== tokenHash)),
  }),
  "password-changed": (state, { passwordHash }) => ({ ...state, passwordHash }),
  "address-changed": (state, { change }) => ({ ...state, address: addressWith(state.address, change) }),
};
