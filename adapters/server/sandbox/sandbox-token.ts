import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { httpErrorReply } from "../problem-reply.ts";

/** The header of the controls' token. A page of another site cannot send it without a preflight, which is refused. */
const SANDBOX_TOKEN_HEADER = "x-sandbox-token";

/** Lets only calls with the token pass. */
export function requireSandboxToken(token: string): MiddlewareHandler {
  const expected = Buffer.from(token);
  return async ({ req }, next) => {
    const given = Buffer.from(req.header(SANDBOX_TOKEN_HEADER) ?? "");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return httpErrorReply("sandbox-token-wrong");
    }
    return next();
  };
}
