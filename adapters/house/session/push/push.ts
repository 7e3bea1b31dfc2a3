import type { MemberId } from "../../../../core/session/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../../core/shared/result.ts";
import type { PushAddress, PushState } from "../../../../core/site/push.ts";
import type { ServiceContext } from "../../context.ts";
import type { Answer, Decision, Moment, OfType } from "../../engine/model.ts";
import type { Slice } from "../../engine/slice.ts";
import { type AccountState, type PushRecord, type SessionRecord, withSession } from "../account.ts";
import type { SessionLimits } from "../session-limits.ts";
import { findSession, isOpen } from "../session-tokens.ts";

export type PushCommand =
  | {
      readonly type: "subscribe-push";
      readonly tokenHash: string;
      readonly address: PushAddress;
      readonly key: string;
      readonly limits: SessionLimits;
    }
  | { readonly type: "unsubscribe-push"; readonly tokenHash: string }
  /** The push service no longer knows the address. */
  | { readonly type: "forget-push"; readonly endpoint: string };

/** Pushes belong to a session, so they end with it whatever ends it. `tokenHash` is the session's first one. */
export type PushEvent =
  | {
      readonly type: "push-subscribed";
      readonly at: Instant;
      readonly tokenHash: string;
      readonly address: PushAddress;
      /** Names the house's key that the browser subscribed with. */
      readonly key: string;
    }
  | { readonly type: "push-unsubscribed"; readonly at: Instant; readonly tokenHash: string };

/** When one more device asks for pushes, the device that asked first gets none any more. */
export const MAX_PUSH_DEVICES = 10;

type Subscribe = OfType<PushCommand, "subscribe-push">;

/** Writes nothing when nothing would change. */
function decidePush(state: AccountState, command: PushCommand, { now }: Moment): Decision<PushEvent> {
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
  state: AccountState,
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

function pushSessions({
  sessions,
}: AccountState): (readonly [string, SessionRecord & { readonly push: PushRecord }])[] {
  return [...sessions].flatMap(([root, session]) => (session.push ? [[root, { ...session, push: session.push }]] : []));
}

function isSame(push: PushRecord | undefined, { endpoint, p256dh, auth }: Subscribe["address"], key: string): boolean {
  return push?.endpoint === endpoint && push.p256dh === p256dh && push.auth === auth && push.key === key;
}

function unsubscribed(tokenHash: string, at: Instant): PushEvent {
  return { type: "push-unsubscribed", at, tokenHash };
}

const KEY_NAME_LENGTH = 12;

/** A part of a public key, enough to see that the house has another one by now. */
export function keyName(publicKey: string): string {
  return publicKey.slice(-KEY_NAME_LENGTH);
}

/** Pushes to the device of the session of `token`. Throws where the house sends none (`House.sendsPush`). */
export interface PushService {
  push(token: string): Promise<PushState>;
  /** Refuses `backend-refused` an address to which the house does not send. */
  subscribePush(address: PushAddress, token: string): Answer<PushState>;
  unsubscribePush(token: string): Promise<PushState>;
}

const NOT_THERE = "ส่งแจ้งเตือนไปที่เบราว์เซอร์นี้ไม่ได้";

function createPushService({ streams, tokens, push, sessionLimits }: Context, id: MemberId): PushService {
  const sender = () => {
    if (!push) throw new Error("this house sends no pushes");
    return push;
  };
  const stateOf = (state: AccountState, tokenHash: string): PushState => {
    const { publicKey } = sender();
    return { publicKey, on: findSession(state, tokenHash)?.session.push?.key === keyName(publicKey) };
  };
  return {
    push: async (token) => stateOf(await streams.readStored(id), await tokens.hash(token)),
    async subscribePush({ endpoint, p256dh, auth }, token) {
      const address = { endpoint, p256dh, auth };
      if (!sender().accepts(address)) return err(refuse("backend-refused", { message: NOT_THERE }));
      const tokenHash = await tokens.hash(token);
      const key = keyName(sender().publicKey);
      const command = { type: "subscribe-push", tokenHash, address, key, limits: sessionLimits } as const;
      const { state, outcome } = await streams.execute(id, command);
      return mapOk(outcome, () => stateOf(state, tokenHash));
    },
    async unsubscribePush(token) {
      const tokenHash = await tokens.hash(token);
      const { state } = await streams.execute(id, { type: "unsubscribe-push", tokenHash });
      return stateOf(state, tokenHash);
    },
  };
}

type Context = ServiceContext<AccountState, PushCommand>;

interface Pushes {
  readonly needs: AccountState;
  readonly command: PushCommand;
  readonly event: PushEvent;
  readonly context: Context;
  readonly service: PushService;
}

export const pushes: Slice<Pushes> = {
  initial: {},
  decide: { "subscribe-push": decidePush, "unsubscribe-push": decidePush, "forget-push": decidePush },
  evolve: {
    "push-subscribed": (state, { at, tokenHash, address, key }) =>
      withSession(state, tokenHash, (session) => ({ ...session, push: { ...address, at, key } })),
    "push-unsubscribed": (state, { tokenHash }) =>
      withSession(state, tokenHash, ({ push: _push, ...session }) => session),
  },
  shows: { "push-subscribed": [], "push-unsubscribed": [] },
  service: createPushService,
};
