import type { NodeSend } from "../../../adapters/node/node-send.ts";
import type { After, Clock } from "../../../core/platform/device.ts";
import { type Instant, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { ControlCall } from "../../flow/control.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/view.ts";
import { unreachableHint } from "../../output/with-target.ts";
import { type SandboxRequest, sandboxRequest } from "../../runtime/sandbox-request.ts";
import { errorCode, sentenceOfError } from "../guard/observed-send.ts";

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
    const message = `${baseUrl} ${why}`;
    if (isLate) return err({ kind: "timed-out", message });
    return err({ kind: "unreachable", message, details: { hint: unreachableHint(baseUrl) } });
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

/** The reply of a sandbox's control for a flow. Its picture of a slip is left out. */
export function controlAnswer(status: number, text: string): Result<Json, Failure> {
  const reply = readControlReply(status, text);
  if (!reply.ok) return reply;
  const { picture: _, ...rest } = Object(reply.value);
  return ok(rest);
}

/** The reply of a sandbox's control, or of a row of staff. */
export function readControlReply(status: number, text: string, who = "the sandbox"): Result<Json, Failure> {
  const body = parsed(text);
  if (status >= 200 && status < 300) {
    if (body !== undefined) return ok(body);
    return err({ kind: "contract", message: `${who} answers with status ${status} and no JSON` });
  }
  const { message, code, field, facts } = Object(body);
  const { why } = Object(facts);
  // The sandbox's sentence is for members, and its reason is for the caller of the control.
  const said = typeof why === "string" && typeof field === "string" ? `${who} refuses ${field}: ${why}` : message;
  return err({
    kind: status >= 500 ? "server" : status === 404 ? "not-available" : "refused",
    message: typeof said === "string" ? said : `${who} answers with status ${status}`,
    details: {
      ...(typeof code === "string" && { code }),
      ...(typeof field === "string" && { field }),
      status,
    },
  });
}

function parsed(text: string): Json | undefined {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
