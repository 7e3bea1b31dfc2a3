import type { IncomingHttpHeaders } from "node:http";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { BodyLimits, HttpCall, Reply, UnreadBody } from "./http/http-call.ts";
import { SERVER_LIMITS } from "./limits.ts";
import { httpErrorReply, wrongFieldReply } from "./problem-reply.ts";

type BodyFault = UnreadBody | "body-type-wrong" | "not-json";

const JSON_TYPE = /^application\/json[ \t]*(;|$)/i;

/** Whether a request has a body of another type than JSON. */
export function hasWrongBodyType(headers: IncomingHttpHeaders): boolean {
  const length = headers["content-length"];
  const type = headers["content-type"];
  if (length === "0") return false;
  if (type === undefined) return length !== undefined || headers["transfer-encoding"] !== undefined;
  return type !== "application/json" && !JSON_TYPE.test(type);
}

/** Reads a JSON body within limits of bytes and time. An empty body is undefined. */
export async function readJson(
  call: HttpCall,
  limits: BodyLimits = SERVER_LIMITS,
  anyType = false,
): Promise<Result<unknown, BodyFault>> {
  if (!anyType && hasWrongBodyType(call.headers)) return err("body-type-wrong");
  const text = await call.readBody(limits);
  if (!text.ok) return text;
  if (text.value.trim() === "") return ok(undefined);
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return err("not-json");
  }
}

/** The reply to a body that was not read. Where the rest of it may still come, the connection closes. */
export function bodyFaultReply(fault: BodyFault): Reply {
  if (fault === "not-json") return wrongFieldReply("body", "not JSON");
  if (fault === "body-incomplete") return wrongFieldReply("body", "incomplete");
  return httpErrorReply(fault, fault === "body-type-wrong" ? {} : { connection: "close" });
}
