import type { MemberId } from "../../../../core/session/model.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, mapOk } from "../../../../core/shared/result.ts";
import type { PushAddress, PushState } from "../../../../core/site/push.ts";
import type { Answer } from "../../engine/answer.ts";
import type { ServiceContext } from "../../engine/service-context.ts";
import type { MemberState } from "../../engine/state.ts";
import { findSession } from "../session-tokens.ts";
import { keyName } from "./key-name.ts";

/** Pushes to the device of the session of `token`. Throws where the house sends none (`House.sendsPush`). */
export interface PushService {
  push(token: string): Promise<PushState>;
  /** Refuses `backend-refused` an address to which the house does not send. */
  subscribePush(address: PushAddress, token: string): Answer<PushState>;
  unsubscribePush(token: string): Promise<PushState>;
}

const NOT_THERE = "ส่งแจ้งเตือนไปที่เบราว์เซอร์นี้ไม่ได้";

export function createPushService({ streams, tokens, push, sessionLimits }: ServiceContext, id: MemberId): PushService {
  const sender = () => {
    if (!push) throw new Error("this house sends no pushes");
    return push;
  };
  const stateOf = (state: MemberState, tokenHash: string): PushState => {
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
