import { Hono } from "hono";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { inMatchingOrder } from "../../contracts/matching-order.ts";
import { ENDPOINTS } from "../../contracts/table.ts";
import type { House } from "../house/house.ts";
import { type AnswerOptions, answerCall } from "./answer-call.ts";
import type { Handler, Handlers } from "./handlers/serve.ts";
import { sessionHandlers } from "./handlers/session.ts";
import { siteHandlers } from "./handlers/site.ts";
import { walletHandlers } from "./handlers/wallet.ts";
import { troubleReply } from "./problem-reply.ts";

export interface AppOptions extends Partial<AnswerOptions> {
  /** Hears of what nobody foresaw; stderr unless told. Never gets a header or a body, where secrets are. */
  readonly log?: (line: string) => void;
}

const HANDLERS: Handlers<typeof ENDPOINTS> = { ...sessionHandlers, ...walletHandlers, ...siteHandlers };

/** A house behind HTTP: every row of the contract has its route. Callable in process through `app.fetch`. */
export function createApp(house: House, options: AppOptions = {}): Hono {
  const { checkReplies = false, log = logToStderr } = options;
  const app = new Hono();
  const handlers = new Map<Endpoint, Handler>(Object.values(HANDLERS).map((handler) => [handler.row, handler]));
  const rows: readonly Endpoint[] = inMatchingOrder(Object.values(ENDPOINTS));

  for (const row of rows) {
    const handler = handlers.get(row);
    app.on(row.method, routePath(row.path), async ({ req }) => {
      const arrival = { request: req.raw, params: req.param(), query: req.query() };
      try {
        return await answerCall(house, row, handler, arrival, { checkReplies });
      } catch (error) {
        // The row's path, not the request's: that may hold a phone number.
        log(`${row.method} ${row.path}: ${error instanceof Error ? error.stack : String(error)}`);
        return troubleReply("unexpected");
      }
    });
  }
  for (const path of new Set(rows.map((row) => row.path))) {
    const methods = rows.filter((row) => row.path === path).map((row) => row.method);
    app.all(routePath(path), () => troubleReply("method-not-allowed", { allow: methods.join(", ") }));
  }
  app.notFound(() => troubleReply("not-found"));
  app.onError((error) => {
    log(error.stack ?? error.message);
    return troubleReply("unexpected");
  });
  return app;
}

/** `/withdraw/{uuid}` as the router writes it. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function logToStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
