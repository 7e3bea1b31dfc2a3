import { type JournalUnavailable, journalUnavailable } from "../ports/journal-unavailable.ts";

/** Of rows and states that nobody has begun to build. */
export const NO_SCHEMA = 0;

/** Rows of two schemas must not mix, so one process of another release cannot write into what another one rebuilt. Nothing was written. */
export function requireSchema(schema: number, begun: number): void {
  if (begun !== NO_SCHEMA && schema !== begun) {
    const reason = `another release has begun to compute the journal's rows and states again, with schema ${begun}, so this one cannot write them with ${schema} any more; stop this house`;
    throw journalUnavailable("nothing", new Error(reason));
  }
}

/** The rows of a stream start with its first event. */
export function notRebuilt(stream: string): JournalUnavailable {
  const reason = `the rows and states of ${stream} are not computed again yet; another process does it now, or the next start of a house`;
  return journalUnavailable("nothing", new Error(reason));
}
