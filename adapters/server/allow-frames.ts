import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { gamesEndpoints } from "../../contracts/endpoints/games.ts";

/**
 * The rows that a game's own page calls. It runs in a frame without the site's origin, so that it can't reach the
 * member's token; its origin is "null", and what it goes by is the launch id in the body.
 */
export const FRAME_ENDPOINTS: readonly Endpoint[] = [gamesEndpoints.gameTable, gamesEndpoints.playRound];

const ANY_ORIGIN = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
const PREFLIGHT = {
  ...ANY_ORIGIN,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type, idempotency-key",
  "access-control-max-age": "600",
};

/** Answers the browser's question whether such a page may call, and lets it read the reply. Never with credentials. */
export const allowFrames: MiddlewareHandler = async (context, next) => {
  if (context.req.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
  await next();
  for (const [name, value] of Object.entries(ANY_ORIGIN)) context.header(name, value);
  return undefined;
};
