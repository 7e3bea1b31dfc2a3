import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { readSnapshot } from "../../../adapters/house/node/snapshot/read-snapshot.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import type { SavedSnapshot } from "../../runtime/sandbox/sandbox-controls.ts";
import { sandboxRequest } from "../../runtime/sandbox/sandbox-request.ts";
import { fileFailure } from "../files/file-failure.ts";
import { readInput } from "../files/read-input.ts";
import { readControlReply } from "./read-control-reply.ts";
import { askSandbox, type SandboxLine } from "./send-control.ts";

const PATH = "/snapshot";
const TYPE = "application/x-ndjson";

/** Asks for a snapshot, checks it, and writes it beside the file, which it then replaces at once. */
export async function saveSnapshot(line: SandboxLine, file: string): Promise<Result<SavedSnapshot, Failure>> {
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
export async function loadSnapshot(line: SandboxLine, file: string): Promise<Result<Json, Failure>> {
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
