import { timingSafeEqual } from "node:crypto";
import type { Answer, HttpCall } from "../http/http-call.ts";
import { httpErrorReply } from "../problem-reply.ts";

/** The header of the controls' token. A page of another site cannot send it without a preflight, which is refused. */
const SANDBOX_TOKEN_HEADER = "x-sandbox-token";

/** What proxies add. Such a call may come from another machine, also where the server listens on this one only. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Lets only calls with the token pass; where there is none, only calls that no proxy has passed on. */
export function guardControls(token: string | undefined, answer: Answer): Answer {
  const mayPass = token === undefined ? comesDirectly : hasToken(token);
  return (call) => (mayPass(call) ? answer(call) : httpErrorReply("sandbox-token-wrong"));
}

function hasToken(token: string): (call: HttpCall) => boolean {
  const expected = Buffer.from(token);
  return ({ headers }) => {
    const given = Buffer.from(headers[SANDBOX_TOKEN_HEADER]?.toString() ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

function comesDirectly({ headers }: HttpCall): boolean {
  return PROXY_HEADERS.every((name) => headers[name] === undefined);
}
