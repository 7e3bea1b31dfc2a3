import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { type SandboxState, sandboxRequest, sandboxState } from "../../runtime/sandbox/sandbox-request.ts";
import { askSandbox, type SandboxLine } from "./send-control.ts";

/** The state of the sandbox at the address; undefined for a backend that is none. Only reads. */
export async function findSandbox(line: SandboxLine): Promise<Result<SandboxState | undefined, Failure>> {
  const { baseUrl, token } = line;
  const found = await askSandbox(line, sandboxRequest("", undefined, token));
  if (!found.ok) return found;
  const { status, text } = found.value;
  if (status === 403 && text.includes("sandbox-token-wrong")) {
    const remedy = "set SANAM_SANDBOX_TOKEN to what its start printed";
    return err(usage(`${baseUrl} is a sandbox that asks for its token: ${remedy}`));
  }
  return ok(sandboxState(status, text));
}

/** Of `SANAM_SANDBOX_TOKEN`, never of the command line, which other users of the machine can read. */
export function sandboxTokenOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env["SANAM_SANDBOX_TOKEN"]?.trim() || undefined;
}
