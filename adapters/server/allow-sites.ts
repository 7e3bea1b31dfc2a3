import { RENEWED_TOKEN_HEADER } from "../../core/session/renewed-token.ts";
import type { Answer } from "./http/http-call.ts";
import { withHeaders } from "./http/with-headers.ts";

/** The contract's headers, the content type of JSON and the idempotency key. */
const HEADERS =
  "authorization, channel, content-type, idempotency-key, last-event-id, platform, webhostname, webversion";

/** What a page of another origin may read of a reply, beside its body. */
const EXPOSED_HEADERS = `date, retry-after, x-request-id, ${RENEWED_TOKEN_HEADER}`;

/** Allows pages of these origins to call. Never allows credentials: pages send a token, not a cookie. */
export function allowSites(origins: readonly string[], answer: Answer): Answer {
  return (call) => {
    const { origin } = call.headers;
    if (origin === undefined || !origins.includes(origin)) return withHeaders(answer(call), { vary: "origin" });
    if (call.method === "OPTIONS" && call.headers["access-control-request-method"] !== undefined) {
      const headers = {
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "GET, PATCH, POST",
        "access-control-allow-headers": HEADERS,
        "access-control-max-age": "600",
        vary: "origin",
      };
      return { status: 204, headers, body: undefined };
    }
    return withHeaders(answer(call), {
      "access-control-allow-origin": origin,
      "access-control-expose-headers": EXPOSED_HEADERS,
      vary: "origin",
    });
  };
}
