import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { ProcessIo } from "../runtime/process-io.ts";

/** The database that the house uses. Never an argument, which other users of the machine could read: it has a password. */
export function databaseUrl(env: ProcessIo["env"]): Result<string, Failure> {
  const url = env["SANAM_DATABASE_URL"]?.trim();
  return url
    ? ok(url)
    : err(
        usage("SANAM_DATABASE_URL is missing: it names the database, as postgres://user@host:5432/name?schema=sanam"),
      );
}
