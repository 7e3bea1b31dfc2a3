import type { NodeSend } from "../../../adapters/node/node-send.ts";
import type { After } from "../../../core/platform/timers.ts";
import { err, type Result } from "../../../core/shared/result.ts";
import type { ControlCall } from "../../flow/control.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import { sentenceOfError } from "../guard/observed-send.ts";
import { controlAnswer } from "./control-answer.ts";

interface Line {
  readonly send: NodeSend["send"];
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly timeoutMs: number;
  readonly after: After;
}

/** The reply to a call of a sandbox's controls; a failure when none came in time. */
export async function askSandbox(
  { send, baseUrl, token, timeoutMs, after }: Line,
  path: string,
  body: ControlCall["body"] | undefined,
): Promise<Result<{ readonly status: number; readonly text: string }, Failure>> {
  const controller = new AbortController();
  const cancel = after(timeoutMs, () => controller.abort());
  try {
    const reply = await send(`${baseUrl}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...(token !== undefined && { "x-sandbox-token": token }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: controller.signal,
    });
    return { ok: true, value: { status: reply.status, text: await reply.text() } };
  } catch (error) {
    const isLate = controller.signal.aborted;
    const why = isLate
      ? `gave no answer within ${timeoutMs / 1000} s`
      : `cannot be reached: ${sentenceOfError(error) ?? nameOf(error)}`;
    return err({ kind: isLate ? "timed-out" : "unreachable", message: `${baseUrl} ${why}` });
  } finally {
    cancel();
  }
}

export async function sendControl(line: Line, { path, body }: ControlCall): Promise<Result<Json, Failure>> {
  const reply = await askSandbox(line, `/sandbox/${path}`, body);
  return reply.ok ? controlAnswer(reply.value.status, reply.value.text) : reply;
}

/** `ECONNREFUSED`, `CERT_HAS_EXPIRED` or the error's name. */
function nameOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") return each.code;
    if (!(each.cause instanceof Error)) return each.name;
  }
  return "Error";
}
