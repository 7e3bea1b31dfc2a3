import type { BeginOutcome } from "../ports/journal.ts";
import { journalNewer } from "../ports/journal-newer.ts";
import { type JournalUnavailable, journalUnavailable } from "../ports/journal-unavailable.ts";

/** Of rows and states that nobody has begun to build. */
export const NO_SCHEMA = 0;

/** Rows of two schemas must not mix, so one process of another release cannot write into what another one rebuilt. Nothing was written. */
export function requireSchema(schema: number, begun: number): void {
  if (begun !== NO_SCHEMA && schema !== begun) {
    const reason = `another release has begun to compute the journal's rows and states again, with schema ${begun}, so this one cannot write them with ${schema} any more; stop this house`;
    throw journalUnavailable("nothing", schema < begun ? journalNewer(reason) : new Error(reason));
  }
}

export const BEGUN: BeginOutcome = { outcome: "begun" };

/** Whether rows and states of the schema that is begun or complete stay. Undefined when they are to be replaced. */
export function beginOutcome(begun: number, schema: number, replaces = schema): BeginOutcome | undefined {
  if (begun === schema) return BEGUN;
  return begun > replaces ? { outcome: "newer", schema: begun } : undefined;
}

/** The rows of a stream start with its first event. */
export function notRebuilt(stream: string): JournalUnavailable {
  const reason = `the rows and states of ${stream} are not computed again yet; another process does it now, or the next start of a house`;
  return journalUnavailable("nothing", new Error(reason));
}
