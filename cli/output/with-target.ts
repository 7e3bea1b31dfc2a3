import { DEFAULT_TARGET, type Target } from "../command-line/globals.ts";
import type { Failure, Trouble } from "./failure.ts";

/** Adds the address that was called: a fault's sentence is written for the site and names none. */
export function withTarget(failure: Failure, target: Target, trouble: Trouble | undefined): Failure {
  if (target.kind === "memory") return failure;
  const found = withTrouble(failure, trouble);
  const { details, ...rest } = found;
  if (details?.["endpoint"] === undefined) return found;
  const hint = details["hint"] ?? hintFor(rest.kind, target.baseUrl);
  return { ...rest, details: { ...details, target: target.baseUrl, ...(hint !== undefined && { hint }) } };
}

/** Adds what is unusual about the reply, and says when the target cannot be a backend of the contract. */
export function withTrouble(failure: Failure, trouble: Trouble | undefined): Failure {
  if (trouble === undefined) return failure;
  const { kind, details } = failure;
  const { isForeign, sentence, retryAfter } = trouble;
  // A refusal of the contract says it itself.
  const asked = retryAfter !== undefined && { retryAfter, ...details };
  if (details?.["endpoint"] === undefined) return asked ? { ...failure, details: asked } : failure;
  if (isForeign && (kind === "server" || kind === "contract"))
    return { ...failure, kind: "contract", message: sentence };
  return { ...failure, details: { ...details, hint: sentence, ...asked } };
}

/** What to do next, where nothing strange came. */
function hintFor(kind: Failure["kind"], baseUrl: string): string | undefined {
  if (kind === "unreachable") return unreachableHint(baseUrl);
  return kind === "not-signed-in"
    ? "sanam session login USERNAME signs in again, at the same --target and --profile"
    : undefined;
}

/** What to do where nobody listens. On this machine, a sandbox can be served there. */
export function unreachableHint(baseUrl: string): string {
  const another = "--target or SANAM_TARGET names another address";
  const local = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::(\d+))?$/.exec(baseUrl);
  if (!local) return `sanam doctor --target ${baseUrl} says more; ${another}`;
  const port = baseUrl === DEFAULT_TARGET ? "" : ` --port ${local[1] ?? 80}`;
  return `sanam sandbox serve${port} starts a sandbox there; ${another}`;
}
