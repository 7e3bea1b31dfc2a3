import { ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import { readControlReply } from "./read-control-reply.ts";

/** The reply of a sandbox's control for a flow. Its picture of a slip is left out. */
export function controlAnswer(status: number, text: string): Result<Json, Failure> {
  const reply = readControlReply(status, text);
  if (!reply.ok) return reply;
  const { picture: _, ...rest } = Object(reply.value);
  return ok(rest);
}
