import { pushEndpoints as rows } from "../../contracts/endpoints/inbox.ts";
import type { PushPort } from "../../core/site/push.ts";
import type { HttpClient } from "./client/client.ts";

/** Pushes to the member's device over HTTP. */
export function createHttpPush(client: HttpClient): PushPort {
  return {
    push: () => client.call(rows.push, {}),
    subscribePush: (body) => client.call(rows.subscribePush, { body }),
    unsubscribePush: () => client.call(rows.unsubscribePush, {}),
  };
}
