import { isJournalDamaged } from "../../ports/journal-damaged.ts";
import { isJournalNewer } from "../../ports/journal-newer.ts";
import { isJournalUnavailable } from "../../ports/journal-unavailable.ts";
import { newerDerivedMessage } from "../newer-derived-message.ts";
import { errorCode } from "./database-error.ts";
import { type DatabaseAddress, describeAddress } from "./postgres-url.ts";

/** Why a journal on PostgreSQL could not be opened. Nothing changed in the database. */
export interface DatabaseOpenFailure {
  /**
   * - `database-url`: the URL cannot be read
   * - `database-unreachable`: no host answers, or none accepts writes
   * - `database-refused`: user, password, database or a right is wrong
   * - `database-failed`: the database refused a statement, for example because its disk is full
   * - `journal-damaged`: the tables differ from what was written, or are not a journal's
   * - `journal-newer`: a later release wrote them
   */
  readonly kind:
    | "database-url"
    | "database-unreachable"
    | "database-refused"
    | "database-failed"
    | "journal-damaged"
    | "journal-newer";
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
