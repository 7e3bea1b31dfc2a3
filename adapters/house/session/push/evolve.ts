import type { Evolvers } from "../../engine/evolvers.ts";
import type { MemberState, SessionRecord } from "../../engine/state.ts";
import type { PushEvent } from "./events.ts";

export const pushEvolvers: Evolvers<PushEvent["type"]> = {
  "push-subscribed": (state, { at, tokenHash, address, key }) =>
    withSession(state, tokenHash, (session) => ({ ...session, push: { ...address, at, key } })),
  "push-unsubscribed": (state, { tokenHash }) =>
    withSession(state, tokenHash, ({ push: _push, ...session }) => session),
};

function withSession(state: MemberState, root: string, change: (session: SessionRecord) => SessionRecord): MemberState {
  const session = state.sessions.get(root);
  return session ? { ...state, sessions: new Map([...state.sessions, [root, change(session)]]) } : state;
}
