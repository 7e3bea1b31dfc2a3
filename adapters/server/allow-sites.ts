import type { MiddlewareHandler } from "hono";

/** Those of the contract, and the two that JSON and the intent keys travel with. */
const HEADERS = "authorization, channel, content-type, idempotency-key, platform, webhostname, webversion";

/** Lets the pages of these origins call. Never with credentials: a token is sent by the page, a cookie never is. */
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
    context.header("vary", "origin");
    return undefined;
  };
}
