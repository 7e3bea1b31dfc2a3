import { DEFAULT_TARGET, type Target } from "../command-line/globals.ts";
import type { Failure } from "./failure.ts";

/** Adds the address that was called: a fault's sentence is written for the site and names no address. */
export function withTarget(failure: Failure, target: Target): Failure {
  const { kind, details } = failure;
  if (target.kind === "memory" || details?.["endpoint"] === undefined) return failure;
  const hint = `is a house running there? npm start serves one at ${DEFAULT_TARGET}; use --target for another address`;
  return {
    ...failure,
    details: { ...details, target: target.baseUrl, ...(kind === "unreachable" && { hint }) },
  };
}
