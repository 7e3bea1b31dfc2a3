import { type BeginOutcome, type JournalUnavailable, journalNewer, journalUnavailable } from "../ports/journal.ts";
import type { Row } from "../ports/rows.ts";

/** A row as a journal stores it: its body is JSON text, so that all journals return the same. */
export interface StoredRow extends Omit<Row, "body"> {
  readonly text: string | undefined;
}

/** Throws for a number that not every journal can store. */
export function storedRow({ body, ...row }: Row): StoredRow {
  for (const number of [row.order, ...(row.sums ?? [])]) {
    if (!Number.isSafeInteger(number)) throw new TypeError(`${number} in a row of ${row.list} is not a safe integer`);
  }
  return { ...row, text: JSON.stringify(body) };
}

export function readRow({ text, ...row }: StoredRow): Row {
  return text === undefined ? row : { ...row, body: JSON.parse(text) as unknown };
}

/** The row that replaces a stored one when it is added to it. */
export function addedRow(stored: StoredRow | undefined, row: StoredRow): StoredRow {
  if (!stored?.sums || !row.sums) return row;
  return { ...row, sums: row.sums.map((sum, i) => sum + (stored.sums?.[i] ?? 0)) };
}

/** Whether a day is in the range of a query. */
export function isInRange(day: string | undefined, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
}

/**
 * What the person who starts an earlier release does about rows and states of a later one.
 * @param name the journal's, as the subject
 * @param options of the command
 */
export function newerDerivedMessage(name: string, options = ""): string {
  return `${name} has rows and states of a later release; start that one, or stop all its houses and run \`sanam house migrate --replace-newer${options}\`, which computes this release's own from the events. Nothing was changed.`;
}

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
