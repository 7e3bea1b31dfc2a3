import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { ok } from "../../../../core/shared/result.ts";
import type { Decision, DecisionContext } from "../../engine/commands.ts";
import type { MemberState, SessionRecord } from "../../engine/state.ts";
import { findSession, isOpen } from "../session-tokens.ts";
import type { PushCommand } from "./commands.ts";
import type { PushEvent, PushRecord } from "./events.ts";

/** One more device that takes pushes ends those of the one that asked first. */
export const MAX_PUSH_DEVICES = 10;

type Subscribe = Extract<PushCommand, { readonly type: "subscribe-push" }>;

/** Writes nothing when nothing would change. */
export function decidePush(state: MemberState, command: PushCommand, { now }: DecisionContext): Decision {
  switch (command.type) {
    case "subscribe-push":
      return ok(subscribe(state, command, now));
    case "unsubscribe-push": {
      const found = findSession(state, command.tokenHash);
      return ok(found?.session.push ? [unsubscribed(found.root, now)] : []);
    }
    case "forget-push":
      return ok(
        pushSessions(state)
          .filter(([, { push }]) => push.endpoint === command.endpoint)
          .map(([root]) => unsubscribed(root, now)),
      );
  }
}

function subscribe(
  state: MemberState,
  { tokenHash, address, key, limits }: Subscribe,
  now: Instant,
): readonly PushEvent[] {
  const found = findSession(state, tokenHash);
  if (!found || !isOpen(found.session, now, limits) || isSame(found.session.push, address, key)) return [];
  const others = pushSessions(state).filter(([root]) => root !== found.root);
  // A browser has one address: an earlier session of it gets no more.
  const replaced = others.filter(([, { push }]) => push.endpoint === address.endpoint);
  const staying = others
    .filter((other) => !replaced.includes(other))
    .sort(([, one], [, two]) => one.push.at - two.push.at);
  const surplus = staying.slice(0, Math.max(0, staying.length + 1 - MAX_PUSH_DEVICES));
  return [
    ...[...replaced, ...surplus].map(([root]) => unsubscribed(root, now)),
    { type: "push-subscribed", at: now, tokenHash: found.root, address, key },
  ];
}

function pushSessions({ sessions }: MemberState): (readonly [string, SessionRecord & { readonly push: PushRecord }])[] {
  return [...sessions].flatMap(([root, session]) => (session.push ? [[root, { ...session, push: session.push }]] : []));
}

function isSame(push: PushRecord | undefined, { endpoint, p256dh, auth }: Subscribe["address"], key: string): boolean {
  return push?.endpoint === endpoint && push.p256dh === p256dh && push.auth === auth && push.key === key;
}

function unsubscribed(tokenHash: string, at: Instant): PushEvent {
  return { type: "push-unsubscribed", at, tokenHash };
}
