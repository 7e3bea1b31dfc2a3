import { dirname } from "node:path";
import { isJournalDamaged, isJournalNewer, isJournalUnavailable } from "../../ports/journal.ts";
import { newerDerivedMessage } from "../derived-rules.ts";
import { sqliteErrorKind } from "./transactions.ts";

/** What an error of the journal in `file` means to the person who starts a house. Undefined for other errors. */
export function startFailure(file: string, error: unknown): JournalOpenFailure | undefined {
  if (isJournalNewer(error)) return newerDerived(file);
  if (isJournalUnavailable(error))
    return startFailure(file, error.cause) ?? cannotUse(dirname(file), reasonOf(error.cause ?? error));
  const kind = sqliteErrorKind(error);
  if (kind === "unavailable") return cannotUse(dirname(file), roomless(reasonOf(error)));
  return kind === "damaged" || isJournalDamaged(error) ? damaged(file, reasonOf(error)) : undefined;
}

/** SQLite says no more when a file beside the journal finds no room. */
function roomless(reason: string): string {
  return reason === "disk I/O error" ? `${reason}, the disk is full or fails` : reason;
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}

/** Why a journal could not be opened. Nothing changed on disk. */
export interface JournalOpenFailure {
  /**
   * - `data-folder`: its folder cannot be created, read or written
   * - `journal-damaged`: the file differs from what was written, or is not a journal
   * - `journal-newer`: a later release wrote it
   */
  readonly kind: "data-folder" | "journal-damaged" | "journal-newer";
  /** One English sentence for the person who starts the house. */
  readonly message: string;
  /** Only of a damaged journal: the first fault alone. */
  readonly fault?: string;
}

export function cannotUse(path: string, reason: string): JournalOpenFailure {
  return { kind: "data-folder", message: `The data folder ${path} cannot be used: ${reason}.` };
}

/** A file that the house keeps beside its journal. */
export function cannotUseFile(file: string, reason: string): JournalOpenFailure {
  return { kind: "data-folder", message: `The file ${file} cannot be used: ${reason}.` };
}

export function damaged(file: string, reason: string): JournalOpenFailure {
  const fault = reason.replace(/\s+/g, " ");
  return {
    kind: "journal-damaged",
    fault,
    message: `The journal ${file} is damaged: ${fault}. Nothing was changed; run \`sanam house repair --data ${argument(dirname(file))}\`, restore a backup or choose another data folder.`,
  };
}

export function newer(file: string): JournalOpenFailure {
  return {
    kind: "journal-newer",
    message: `The journal ${file} was written by a later release; update this one or choose another data folder.`,
  };
}

/** Of the rows and states alone. */
function newerDerived(file: string): JournalOpenFailure {
  const message = newerDerivedMessage(`The journal ${file}`, ` --data ${argument(dirname(file))}`);
  return { kind: "journal-newer", message };
}

/** A path as an argument in a shell. */
export function argument(path: string): string {
  return /^[\w./:@%+=,-]+$/.test(path) ? path : `'${path.replace(/'/g, `'\\''`)}'`;
}
