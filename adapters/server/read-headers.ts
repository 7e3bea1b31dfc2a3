import type { IncomingHttpHeaders } from "node:http";
import { type IdempotencyKey, idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Reply } from "./http/http-call.ts";
import { wrongFieldReply } from "./problem-reply.ts";

/** The token that a call shows, be it right or wrong. */
export function bearerOf({ authorization = "" }: IncomingHttpHeaders): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
}

/** Of the reply to a call without a token that opens something. */
export const CHALLENGE = { "www-authenticate": "Bearer" };

/** The key is optional. Without one, every request is an intent of its own. */
export function readKey(headers: IncomingHttpHeaders): Result<IdempotencyKey | undefined, Reply> {
  const key = headers["idempotency-key"]?.toString();
  if (key === undefined) return ok(undefined);
  try {
    return ok(idempotencyKey(key));
  } catch (error) {
    return err(wrongFieldReply("Idempotency-Key", error instanceof Error ? error.message : "not a key"));
  }
}
