import { pushEndpoints as rows } from "../../../contracts/endpoints/push.ts";
import { ok } from "../../../core/shared/result.ts";
import { type Handlers, memberHandler } from "./handler.ts";

export const pushHandlers = {
  push: memberHandler(rows.push, async ({ service, token }) => ok(await service.push(token))),
  subscribePush: memberHandler(rows.subscribePush, ({ service, token, body }) => service.subscribePush(body, token)),
  unsubscribePush: memberHandler(rows.unsubscribePush, async ({ service, token }) =>
    ok(await service.unsubscribePush(token)),
  ),
} satisfies Handlers<typeof rows>;
