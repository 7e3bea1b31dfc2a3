import { addressWith } from "../../../core/session/change-address.ts";
import type { Evolvers } from "../engine/evolvers.ts";
import { withDevice } from "./devices.ts";

export const sessionEvolvers: Evolvers<
  "registered" | "session-opened" | "session-closed" | "password-changed" | "address-changed"
> = {
  registered: (state, event) => ({ ...state, account: event, passwordHash: event.passwordHash }),
  "session-opened": (state, event) => {
    const { type: _type, at: openedAt, tokenHash, ...session } = event;
    return {
      ...state,
      sessions: new Map([...state.sessions, [tokenHash, { ...session, openedAt }]]),
      devices: withDevice(state.devices, event),
    };
  },
  "session-closed": (state, { tokenHash }) => ({
    ...state,
    sessions: new Map([...state.sessions].filter(([hash]) => hash !== tokenHash)),
  }),
  "password-changed": (state, { passwordHash }) => ({ ...state, passwordHash }),
  "address-changed": (state, { change }) => ({ ...state, address: addressWith(state.address, change) }),
};
