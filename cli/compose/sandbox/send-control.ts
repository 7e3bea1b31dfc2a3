import type { NodeSend } from "../../../adapters/node/node-send.ts";
import type { Clock } from "../../../core/platform/clock.ts";
import type { After } from "../../../core/platform/timers.ts";
import { type Instant, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { err, type Result } from "../../../core/shared/result.ts";
import type { ControlCall } from "../../flow/control.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import { type SandboxRequest, sandboxRequest } from "../../runtime/sandbox/sandbox-request.ts";
import { errorCode } from "../guard/error-code.ts";
import { sentenceOfError } from "../guard/observed-send.ts";
import { controlAnswer } from "./control-answer.ts";

/** How a sandbox is reached. */
export interface SandboxLine {
  readonly send: NodeSend["send"];
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly timeoutMs: number;
  readonly after: After;
}

export interface SandboxReply {
  readonly status: number;
  readonly text: string;
}

/** The reply to a request to a sandbox's controls; a failure when none came in time. */
export async function askSandbox(
  { send, baseUrl, timeoutMs, after }: Pick<SandboxLine, "send" | "baseUrl" | "timeoutMs" | "after">,
  { path, ...request }: SandboxRequest,
): Promise<Result<SandboxReply, Failure>> {
  const controller = new AbortController();
  const cancel = after(timeoutMs, () => controller.abort());
  try {
    const reply = await send(`${baseUrl}${path}`, { ...request, signal: controller.signal });
    return { ok: true, value: { status: reply.status, text: await reply.text() } };
  } catch (error) {
    const isLate = controller.signal.aborted;
    const why = isLate
      ? `gave no answer within ${timeoutMs / 1000} s`
      : `cannot be reached: ${sentenceOfError(error) ?? errorCode(error)}`;
    return err({ kind: isLate ? "timed-out" : "unreachable", message: `${baseUrl} ${why}` });
  } finally {
    cancel();
  }
}

export async function sendControl(line: SandboxLine, { path, body }: ControlCall): Promise<Result<Json, Failure>> {
  const reply = await askSandbox(line, sandboxRequest(`/${path}`, body, line.token));
  return reply.ok ? controlAnswer(reply.value.status, reply.value.text) : reply;
}

/** The time of a sandbox, whose clock may have been moved; that of `clock` when it does not say. */
export async function sandboxNow(line: SandboxLine, clock: Clock): Promise<Instant> {
  const reply = await askSandbox(line, sandboxRequest("/clock", undefined, line.token));
  const answer = reply.ok ? controlAnswer(reply.value.status, reply.value.text) : reply;
  const now = answer.ok ? Object(answer.value).now : undefined;
  return (typeof now === "string" ? parseInstant(now) : undefined) ?? clock();
}
