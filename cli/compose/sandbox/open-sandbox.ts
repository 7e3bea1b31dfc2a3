import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { progressLine } from "../../runtime/progress-line.ts";
import type { SandboxControls } from "../../runtime/sandbox/sandbox-controls.ts";
import { sandboxRequest } from "../../runtime/sandbox/sandbox-request.ts";
import { writeOutput } from "../files/write-output.ts";
import { openSend } from "../trace/open-send.ts";
import { findSandbox } from "./find-sandbox.ts";
import { readControlReply } from "./read-control-reply.ts";
import { askSandbox, type SandboxLine } from "./send-control.ts";
import { loadSnapshot, saveSnapshot } from "./snapshot-file.ts";

/** Opens the controls of the target. Sends nothing that changes something to what is no sandbox. */
export async function openSandbox(globals: Globals, io: ProcessIo): Promise<Result<SandboxControls, Failure>> {
  const { target, timeoutMs } = globals;
  if (target.kind === "memory") {
    const remedy = "start one with sanam sandbox serve, and name its address with --target";
    return err(usage(`a house in memory has no controls: ${remedy}`));
  }
  const { send, close } = openSend(globals);
  const { baseUrl } = target;
  const way = { send, baseUrl, timeoutMs, after: io.after };
  const found = await findSandbox(way, io.env);
  if (!found.ok || !found.value) {
    await close("now");
    return err(found.ok ? noSandbox(baseUrl) : withRemedy(found.error));
  }
  const line: SandboxLine = { ...way, token: found.value.token };
  return ok({
    title: baseUrl,
    read: (path) => ask(line, path, undefined),
    change: (path, body) => ask(line, path, body),
    saveSnapshot: (file) => saveSnapshot(line, file),
    loadSnapshot: (file) => loadSnapshot(line, file),
    progress: progressLine(io.stderr, io.clock),
    writeFile: writeOutput,
    close: () => close("now"),
  });
}

async function ask(line: SandboxLine, path: string, body: object | undefined): ReturnType<SandboxControls["read"]> {
  const reply = await askSandbox(line, sandboxRequest(path, body, line.token));
  if (reply.ok) return readControlReply(reply.value.status, reply.value.text);
  // The sandbox answered a moment before, so a request that changes something may have arrived.
  if (!body || reply.error.message.includes("ECONNREFUSED")) return reply;
  const message = `${reply.error.message}; what was asked for may have happened`;
  return err({ kind: "unknown-outcome", message });
}

const REMEDY = "sanam sandbox serve starts a sandbox; --target or SANAM_TARGET names its address";

function noSandbox(baseUrl: string): Failure {
  const message = `${baseUrl} is no sandbox: it has no controls under /sandbox`;
  return { kind: "not-available", message, details: { hint: REMEDY } };
}

function withRemedy(failure: Failure): Failure {
  return failure.kind === "unreachable" ? { ...failure, details: { ...failure.details, hint: REMEDY } } : failure;
}
