import { isJournalDamaged, isJournalNewer, isJournalUnavailable } from "../../ports/journal.ts";
import { newerDerivedMessage } from "../derived-rules.ts";
import { type DatabaseAddress, describeAddress } from "./postgres-url.ts";

/**
 * What an error of the database says about the statement that failed:
 * - `lost`: the connection ended, so the statement may have been committed
 * - `unreachable`: no connection was made, so nothing was sent
 * - `again`: the statement was rolled back, and the same one may succeed now
 * - `later`: the statement was refused, and may succeed soon or on another host
 * - `full`: the statement was rolled back, because the server's disk or memory is full or fails
 * - `refused`: user, password, database or rights are wrong
 * - `other`: the statement was rolled back, and would fail again
 */
export type ErrorKind = "lost" | "unreachable" | "again" | "later" | "full" | "refused" | "other";

/** Errors of the driver and of sockets. Those of a connection that was never made are told apart by `connectionFailed`. */
const CLOSED =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EADDR\w+)$/;
/** Serialization failure, deadlock, statement that waited too long for a lock. */
const AGAIN = new Set(["40001", "40P01", "55P03"]);
/**
 * Connection exceptions, shutdowns and unknown completion. A server that shuts down may end a statement after its commit.
 */
const LOST = /^(08...|57P01|57P02|57P05|40003)$/;
/** Read-only transaction (a standby), server that starts, too many connections, statement cancelled. */
const LATER = new Set(["25006", "57P03", "53300", "57014"]);
const FULL = /^(53...|58...)$/;
const REFUSED = new Set(["28P01", "28000", "3D000", "42501"]);

export function errorKind(error: unknown): ErrorKind {
  const code = errorCode(error);
  if (code === undefined) return "other";
  if (REFUSED.has(code)) return "refused";
  if (code === CONNECTION_FAILED) return "unreachable";
  if (CLOSED.test(code) || LOST.test(code)) return "lost";
  if (AGAIN.has(code)) return "again";
  if (LATER.has(code)) return "later";
  if (FULL.test(code)) return "full";
  return "other";
}

/** SQLSTATE, or the code of the driver or a socket. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** The constraint that a statement broke. */
export function brokenConstraint(error: unknown): string | undefined {
  if (errorCode(error) !== "23505" || !(error instanceof Error) || !("constraint_name" in error)) return undefined;
  return String(error.constraint_name);
}

const CONNECTION_FAILED = "SANAM_CONNECTION_FAILED";

/** No connection was made. The message says why, for each host. */
export function connectionFailed(message: string, cause: unknown): Error {
  return codedError(CONNECTION_FAILED, message, cause);
}

export function codedError(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** Why a journal on PostgreSQL could not be opened. Nothing changed in the database. */
export interface DatabaseOpenFailure {
  /**
   * - `database-url`: the URL cannot be read
   * - `database-unreachable`: no host answers, or none accepts writes
   * - `database-refused`: user, password, database or a right is wrong
   * - `database-failed`: the database refused a statement, for example because its disk is full
   * - `journal-damaged`: the tables differ from what was written, or are not a journal's
   * - `journal-newer`: a later release wrote them
   * - `no-journal`: there is none, where one must be
   * - `journal-exists`: there is one, where none may be
   */
  readonly kind:
    | "database-url"
    | "database-unreachable"
    | "database-refused"
    | "database-failed"
    | "journal-damaged"
    | "journal-newer"
    | "no-journal"
    | "journal-exists";
  /** One English sentence for the person who starts the house, never with a password. */
  readonly message: string;
}

export function unreadableUrl(reason: string): DatabaseOpenFailure {
  return { kind: "database-url", message: `The database's URL cannot be used: ${reason}.` };
}

export function newerTables(address: DatabaseAddress): DatabaseOpenFailure {
  const message = `The journal in ${placeOf(address)} was written by a later release; update this one or choose another schema.`;
  return { kind: "journal-newer", message };
}

/** @param left what is there of a house all the same; empty for a schema that no house has used */
export function noJournal(address: DatabaseAddress, left: string): DatabaseOpenFailure {
  const place = placeOf(address);
  const message =
    left === ""
      ? `There is no journal in ${place}: \`sanam house create\` makes that of a new house, once.`
      : `There are ${left} in ${place}: restore a backup or choose another schema. A house never starts over a lost journal.`;
  return { kind: "no-journal", message };
}

export function journalExists(address: DatabaseAddress): DatabaseOpenFailure {
  return { kind: "journal-exists", message: `There is a journal in ${placeOf(address)} already. Nothing was changed.` };
}

function newerDerived(address: DatabaseAddress): DatabaseOpenFailure {
  return { kind: "journal-newer", message: newerDerivedMessage(`The journal in ${placeOf(address)}`) };
}

export function damagedTables(address: DatabaseAddress, reason: string): DatabaseOpenFailure {
  const message = `The journal in ${placeOf(address)} is damaged: ${reason}. Nothing was changed; restore a backup or choose another schema.`;
  return { kind: "journal-damaged", message };
}

/** @param remedy what computes rows and states again from the events, which are sound */
export function damagedDerived(address: DatabaseAddress, reason: string, remedy: string): DatabaseOpenFailure {
  const message = `The journal in ${placeOf(address)} is damaged: ${reason}. Nothing was changed; ${remedy}.`;
  return { kind: "journal-damaged", message };
}

export function openFailure(address: DatabaseAddress, thrown: unknown): DatabaseOpenFailure {
  const error = isJournalUnavailable(thrown) ? thrown.cause : thrown;
  const { user, schema } = address;
  const at = describeAddress(address);
  const reason = reasonOf(error);
  if (isJournalNewer(error)) return newerDerived(address);
  if (isJournalDamaged(error)) return damagedTables(address, reason);
  const code = errorCode(error);
  if (code === undefined || code.startsWith("SANAM_")) {
    return { kind: "database-unreachable", message: `The database ${at} cannot be used: ${reason}.` };
  }
  const refused = (message: string) => ({ kind: "database-refused", message }) as const;
  if (code === "28P01") {
    return refused(`The database ${at} refused the user ${user}: the password is missing or wrong.`);
  }
  if (code === "28000") return refused(`The database ${at} refused the user ${user}: ${reason}.`);
  if (code === "3D000") return refused(`The database ${at} does not exist; create it for the user ${user}.`);
  if (code === "42501") {
    return refused(
      `The user ${user} lacks a right in the database ${at}: ${reason}; let the owner of the schema ${schema} run \`sanam house migrate\`, then grant the rights that adapters/operating.md lists.`,
    );
  }
  return { kind: "database-failed", message: `The database ${at} refused a statement (${code}): ${reason}.` };
}

function placeOf(address: DatabaseAddress): string {
  return `the schema ${address.schema} of ${describeAddress(address)}`;
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, " ").replace(/\.$/, "");
}
