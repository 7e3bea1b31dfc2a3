import { DEFAULT_TARGET, type Target } from "../command-line/globals.ts";
import type { Failure, Trouble } from "./failure.ts";

/** Adds the address that was called: a fault's sentence is written for the site and names none. */
export function withTarget(failure: Failure, target: Target, trouble: Trouble | undefined): Failure {
  if (target.kind === "memory") return failure;
  const found = withTrouble(failure, trouble);
  const { details, ...rest } = found;
  if (details?.["endpoint"] === undefined) return found;
  const hint = details["hint"] ?? HINTS[rest.kind];
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
const HINTS: Readonly<Partial<Record<Failure["kind"], string>>> = {
  unreachable: `is a house running there? npm start serves one at ${DEFAULT_TARGET}; use --target for another address`,
  "not-signed-in": "sanam session login USERNAME signs in again, at the same --target and --profile",
};
