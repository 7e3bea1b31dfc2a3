import { DEFAULT_TARGET, type Target } from "../command-line/globals.ts";
import type { Failure } from "./failure.ts";

/** Adds where the call went: a fault's own sentence is the site's, which a person reads at that very address. */
export function withTarget(failure: Failure, target: Target): Failure {
  const { kind, details } = failure;
  if (target.kind === "memory" || details?.["endpoint"] === undefined) return failure;
  const hint = `does a house run there? npm start serves one at ${DEFAULT_TARGET}; --target names another`;
  return {
    ...failure,
    details: { ...details, target: target.baseUrl, ...(kind === "unreachable" && { hint }) },
  };
}
