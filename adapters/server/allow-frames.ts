import type { Endpoint } from "../../contracts/endpoint.ts";
import { gamesEndpoints } from "../../contracts/endpoints/games.ts";
import type { Answer } from "./http/http-call.ts";
import { withHeaders } from "./http/with-headers.ts";

/**
 * The endpoints that a game's own page calls. It runs in a frame without the site's origin, so that it cannot read the
 * member's token. Its origin is "null", and the launch id in the body identifies the player.
 */
const FRAME_ENDPOINTS: readonly Endpoint[] = [gamesEndpoints.gameTable, gamesEndpoints.playRound];

const FRAME_PATHS = new Set(FRAME_ENDPOINTS.map(({ path }) => path));
const ANY_ORIGIN = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
const PREFLIGHT = {
  ...ANY_ORIGIN,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type, idempotency-key",
  "access-control-max-age": "600",
};

/** Answers the preflight request and lets pages of any origin read the reply. Never allows credentials. */
export function allowFrames(answer: Answer): Answer {
  return (call) => {
    if (!FRAME_PATHS.has(call.path)) return answer(call);
    if (call.method === "OPTIONS") return { status: 204, headers: PREFLIGHT, body: undefined };
    return withHeaders(answer(call), ANY_ORIGIN);
  };
}
