import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { ProcessIo } from "../runtime/process-io.ts";

const VARIABLE = "SANAM_DATABASE_URL, as postgres://user@host:5432/name?schema=sanam";

/** The database that the house uses. Never an argument, which other users of the machine could read: it has a password. */
export function databaseUrl(env: ProcessIo["env"]): Result<string, Failure> {
  const url = env["SANAM_DATABASE_URL"]?.trim();
  return url ? ok(url) : err(usage(`name the database in ${VARIABLE}`));
}

/** The database, for a command that takes a folder in its place. */
export function databaseUrlOrFolder(env: ProcessIo["env"]): Result<string, Failure> {
  const url = databaseUrl(env);
  return url.ok ? url : err(usage(`name the journal: a folder with --data, or a database in ${VARIABLE}`));
}

/** Why a journal could not be used, for scripts: `code` is the kind that the house gives it. */
export function journalFailure({ kind, message }: { readonly kind: string; readonly message: string }): Failure {
  const details = { code: kind };
  if (kind === "database-url") return { kind: "usage", message, details };
  if (kind === "database-unreachable") return { kind: "unreachable", message, details };
  return { kind: "unexpected", message, details };
}
