import { DEFAULT_TARGET, type Target } from "../command-line/globals.ts";
import type { Failure } from "./failure.ts";
import type { Trouble } from "./trouble.ts";

/** Adds the address that was called: a fault's sentence is written for the site and names none. */
export function withTarget(failure: Failure, target: Target, trouble: Trouble | undefined): Failure {
  if (target.kind === "memory" || failure.details?.["endpoint"] === undefined) return failure;
  const { details, ...rest } = withTrouble(failure, trouble);
  const hint = details?.["hint"] ?? HINTS[rest.kind];
  return { ...rest, details: { ...details, target: target.baseUrl, ...(hint !== undefined && { hint }) } };
}

/** Adds what was strange about the reply. What cannot be a backend of the contract is named so, whatever its status. */
export function withTrouble(failure: Failure, trouble: Trouble | undefined): Failure {
  const { kind, details } = failure;
  if (trouble === undefined || details?.["endpoint"] === undefined) return failure;
  if (trouble.isForeign && (kind === "server" || kind === "contract")) {
    return { ...failure, kind: "contract", message: trouble.sentence };
  }
  return { ...failure, details: { ...details, hint: trouble.sentence } };
}

/** What to do next, where nothing strange came. */
const HINTS: Readonly<Partial<Record<Failure["kind"], string>>> = {
  unreachable: `is a house running there? npm start serves one at ${DEFAULT_TARGET}; use --target for another address`,
  "not-signed-in": "sanam session login USERNAME signs in again, at the same --target and --profile",
};
