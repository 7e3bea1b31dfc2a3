import { isLoopback } from "../../../adapters/server/edge/allowed-hosts.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { asksForToken, type SandboxState, sandboxRequest, sandboxState } from "../../runtime/sandbox-request.ts";
import { askSandbox, type SandboxLine, type SandboxReply } from "./send-control.ts";

/** A sandbox, and what its controls ask for. */
export interface FoundSandbox {
  readonly state: SandboxState;
  readonly token: string | undefined;
}

/**
 * The sandbox at the address; undefined for a backend that is none. Only reads. A token goes to a target only after it has
 * said that it is a sandbox that asks for one, and only where it may have it.
 */
export async function findSandbox(
  line: Omit<SandboxLine, "token">,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result<FoundSandbox | undefined, Failure>> {
  const { baseUrl } = line;
  const first = await askSandbox(line, sandboxRequest("", undefined, undefined));
  if (!first.ok) return first;
  if (!asksForToken(first.value.status, first.value.text)) return ok(foundIn(first.value, undefined));
  const token = sandboxTokenOf(env);
  if (token !== undefined && !mayHaveToken(baseUrl, env)) {
    const remedy = `set SANAM_SANDBOX_URL=${new URL(baseUrl).origin} as well`;
    return err(
      usage(`${baseUrl} asks for a sandbox's token, and it is another machine: to send the token there, ${remedy}`),
    );
  }
  const second = token === undefined ? first : await askSandbox(line, sandboxRequest("", undefined, token));
  if (!second.ok) return second;
  if (asksForToken(second.value.status, second.value.text)) {
    const remedy = "set SANAM_SANDBOX_TOKEN to what its start printed";
    return err(usage(`${baseUrl} is a sandbox that asks for its token: ${remedy}`));
  }
  return ok(foundIn(second.value, token));
}

function foundIn({ status, text }: SandboxReply, token: string | undefined): FoundSandbox | undefined {
  const state = sandboxState(status, text);
  return state && { state, token };
}

/** Of `SANAM_SANDBOX_TOKEN`, never of the command line, which other users of the machine can read. */
export function sandboxTokenOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env["SANAM_SANDBOX_TOKEN"]?.trim() || undefined;
}

/** Whether a target may have the sandbox's token once it asks: this machine, or the address that `SANAM_SANDBOX_URL` names. */
export function mayHaveToken(baseUrl: string, env: Readonly<Record<string, string | undefined>>): boolean {
  const { hostname, origin } = new URL(baseUrl);
  if (isLoopback(hostname.replace(/^\[|\]$/g, ""))) return true;
  const named = env["SANAM_SANDBOX_URL"]?.trim();
  return named !== undefined && URL.canParse(named) && new URL(named).origin === origin;
}
