import type { Reply } from "./http/http-call.ts";
import { httpErrorReply, wrongFieldReply } from "./problem-reply.ts";
import type { BodyFault } from "./read-json.ts";

/** The reply to a body that was not read. Where the rest of it may still come, the connection closes. */
export function bodyFaultReply(fault: BodyFault): Reply {
  if (fault === "not-json") return wrongFieldReply("body", "not JSON");
  if (fault === "body-incomplete") return wrongFieldReply("body", "incomplete");
  return httpErrorReply(fault, fault === "body-type-wrong" ? {} : { connection: "close" });
}
