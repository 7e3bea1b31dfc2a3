import { timingSafeEqual } from "node:crypto";
import type { Answer } from "../http/http-call.ts";
import { httpErrorReply } from "../problem-reply.ts";

/** The header of the controls' token. A page of another site cannot send it without a preflight, which is refused. */
const SANDBOX_TOKEN_HEADER = "x-sandbox-token";

/** Lets only calls with the token pass. */
export function requireSandboxToken(token: string, answer: Answer): Answer {
  const expected = Buffer.from(token);
  return (call) => {
    const given = Buffer.from(call.headers[SANDBOX_TOKEN_HEADER]?.toString() ?? "");
    const right = given.length === expected.length && timingSafeEqual(given, expected);
    return right ? answer(call) : httpErrorReply("sandbox-token-wrong");
  };
}
