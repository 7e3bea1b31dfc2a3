import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { readSnapshot } from "../../../adapters/house/node/snapshot/snapshot.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { Json } from "../../output/view.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { progressLine } from "../../runtime/progress-line.ts";
import { type SandboxControls, type SavedSnapshot, sandboxRequest } from "../../runtime/sandbox-request.ts";
import { fileFailure, readInput, writeOutput } from "../files.ts";
import { openSend } from "../trace/open-send.ts";
import { findSandbox } from "./find-sandbox.ts";
import { askSandbox, readControlReply, type SandboxLine } from "./send-control.ts";

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
    return err(found.ok ? noSandbox(baseUrl) : found.error);
  }
  const line: SandboxLine = { ...way, token: found.value.token };
  return ok({
    title: baseUrl,
    read: (path) => ask(line, path, undefined),
    change: (path, body, key) => ask(line, path, body, key),
    saveSnapshot: (file) => saveSnapshot(line, file),
    loadSnapshot: (file) => loadSnapshot(line, file),
    progress: progressLine(io.stderr, io.clock),
    writeFile: writeOutput,
    close: () => close("now"),
  });
}

async function ask(
  line: SandboxLine,
  path: string,
  body: object | undefined,
  key?: IdempotencyKey,
): ReturnType<SandboxControls["read"]> {
  const reply = await askSandbox(line, sandboxRequest(path, body, line.token, key));
  if (reply.ok) return readControlReply(reply.value.status, reply.value.text);
  // The sandbox answered a moment before, so a request that changes something may have arrived.
  if (!body || reply.error.message.includes("ECONNREFUSED")) return reply;
  const message = `${reply.error.message}; what was asked for may have happened`;
  return err({ kind: "unknown-outcome", message });
}

function noSandbox(baseUrl: string): Failure {
  const message = `${baseUrl} is no sandbox: it has no controls under /sandbox`;
  const hint = "sanam sandbox serve starts a sandbox; --target or SANAM_TARGET names its address";
  return { kind: "not-available", message, details: { hint } };
}

const PATH = "/snapshot";
const TYPE = "application/x-ndjson";

/** Asks for a snapshot, checks it, and writes it beside the file, which it then replaces at once. */
async function saveSnapshot(line: SandboxLine, file: string): Promise<Result<SavedSnapshot, Failure>> {
  const reply = await askSandbox(line, sandboxRequest(PATH, undefined, line.token));
  if (!reply.ok) return reply;
  const { status, text } = reply.value;
  if (status !== 200) {
    const failed = readControlReply(status, text);
    return failed.ok ? err(notWhole()) : failed;
  }
  const snapshot = readSnapshot(text);
  if (!snapshot.ok) return err(notWhole());
  const part = `${file}.part`;
  try {
    await mkdir(dirname(resolve(file)), { recursive: true });
    await writeFile(part, text);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    return err(fileFailure(file, "written", error));
  }
  const { streams, events, seed } = snapshot.value;
  return ok({ bytes: Buffer.byteLength(text), streams: streams.size, events, seed });
}

/** Sends a file that is a whole snapshot. */
async function loadSnapshot(line: SandboxLine, file: string): Promise<Result<Json, Failure>> {
  const read = readInput(file);
  if (!read.ok) return read;
  const text = read.value;
  const snapshot = readSnapshot(text);
  if (!snapshot.ok) return err(usage(`${file}: ${snapshot.error}`));
  const { method, path, headers } = sandboxRequest(PATH, {}, line.token);
  const request = { method, path, headers: { ...headers, "content-type": TYPE }, body: text };
  const reply = await askSandbox(line, request);
  if (reply.ok) return readControlReply(reply.value.status, reply.value.text);
  return err({ kind: "unknown-outcome", message: `${reply.error.message}; the snapshot may be loaded` });
}

function notWhole(): Failure {
  return { kind: "contract", message: "the sandbox's snapshot is not whole" };
}
