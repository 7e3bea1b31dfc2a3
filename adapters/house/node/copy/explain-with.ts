import { errorCode } from "../../journals/postgres/database-error.ts";
import type { DatabaseOpenFailure } from "../../journals/postgres/open-failure.ts";
import { isJournalUnavailable } from "../../ports/journal-unavailable.ts";
import type { CopyFailure } from "./read-side.ts";

/** Explains the errors of a database, and leaves those of files to others. */
export function explainWith(
  explain: (error: unknown) => DatabaseOpenFailure,
): (error: unknown) => CopyFailure | undefined {
  return (error) => {
    const isOfFile = error instanceof Error && ("errno" in error || "errcode" in error);
    return isJournalUnavailable(error) || (errorCode(error) !== undefined && !isOfFile) ? explain(error) : undefined;
  };
}
