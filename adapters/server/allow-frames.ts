import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { gamesEndpoints } from "../../contracts/endpoints/games.ts";

/**
 * The endpoints that a game's own page calls. It runs in a frame without the site's origin, so that it cannot read the
 * member's token. Its origin is "null", and the launch id in the body identifies the player.
 */
export const FRAME_ENDPOINTS: readonly Endpoint[] = [gamesEndpoints.gameTable, gamesEndpoints.playRound];

const ANY_ORIGIN = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
const PREFLIGHT = {
  ...ANY_ORIGIN,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type, idempotency-key",
  "access-control-max-age": "600",
};

/** Answers the preflight request and lets pages of any origin read the reply. Never allows credentials. */
export const allowFrames: MiddlewareHandler = async (context, next) => {
  if (context.req.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
  await next();
  for (const [name, value] of Object.entries(ANY_ORIGIN)) context.header(name, value);
  return undefined;
};
