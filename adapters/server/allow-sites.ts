import type { MiddlewareHandler } from "hono";
import { RENEWED_TOKEN_HEADER } from "../../core/session/renewed-token.ts";

/** The contract's headers, the content type of JSON and the idempotency key. */
const HEADERS =
  "authorization, channel, content-type, idempotency-key, last-event-id, platform, webhostname, webversion";

/** What a page of another origin may read of a reply, beside its body. */
const EXPOSED_HEADERS = `date, retry-after, x-request-id, ${RENEWED_TOKEN_HEADER}`;

/** Allows pages of these origins to call. Never allows credentials: pages send a token, not a cookie. */
export function allowSites(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header("origin");
    if (origin === undefined || !origins.includes(origin)) {
      await next();
      context.header("vary", "origin");
      return undefined;
    }
    if (context.req.method === "OPTIONS" && context.req.header("access-control-request-method") !== undefined) {
      const allowed = {
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "GET, PATCH, POST",
        "access-control-allow-headers": HEADERS,
        "access-control-max-age": "600",
        vary: "origin",
      };
      return new Response(null, { status: 204, headers: allowed });
    }
    await next();
    context.header("access-control-allow-origin", origin);
    context.header("access-control-expose-headers", EXPOSED_HEADERS);
    context.header("vary", "origin");
    return undefined;
  };
}
