import type { Failure } from "../output/failure.ts";

/** Why a journal could not be used, for scripts: `code` is the kind that the house gives it. */
export function journalFailure({ kind, message }: { readonly kind: string; readonly message: string }): Failure {
  const details = { code: kind };
  if (kind === "database-url") return { kind: "usage", message, details };
  if (kind === "database-unreachable") return { kind: "unreachable", message, details };
  return { kind: "unexpected", message, details };
}
